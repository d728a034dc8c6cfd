import ArgumentParser
import CookieExploration
import Foundation
import Testing

@testable import TwinJarCommand

/// `compare --shard` and `merge`: parts, and what they come to.
@Suite("merge") struct MergeCommandTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private static let campaign = [
    "compare", "--scenario", "concurrent-refresh", "--scenario", "mine.json5", "--strategy", "push-only", "--strategy",
    "two-way-observer", "--runs", "420",
  ]

  private func run(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments, in: directory.url)
  }

  @Test("the parts of a campaign are byte for byte the whole one", arguments: [1, 3, 8]) func equals(count: Int)
    async throws
  {
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    for index in 1...count {
      let part = try await run(Self.campaign + ["--output", "parts", "--shard", "\(index)/\(count)"])
      #expect(part.status == 0, "\(part.error)")
      #expect(part.output.isEmpty)
      #expect(part.error.contains(" merge parts\n"), "\(part.error)")
    }
    for options in [
      [], ["--format", "json"], ["--format", "markdown"], ["--by", "cause"], ["--fail-if", "lost > 1%"],
    ] {
      let whole = try await run(Self.campaign + options)
      let merged = try await run(["merge", "parts"] + options)
      #expect(merged.status == whole.status, "\(merged.error)")
      #expect(merged.output == whole.output)
      #expect(merged.error == whole.error)
    }
  }

  @Test("a pipe that nobody writes to is no journal, and is not waited for") func pipe() async throws {
    try directory.makePipe("journal.ndjson")
    let result = try await run(["merge", "."])
    #expect(result.status == 65 || result.status == 66, "\(result.error)")
    #expect(result.error.contains("journal.ndjson: "), "\(result.error)")
  }

  @Test("what does not fit is refused by name") func refused() async throws {
    try directory.write(TestDirectory.scenario, as: "mine.json5")
    for (place, options) in [
      ("a", ["--shard", "1/2"]), ("b", ["--shard", "2/2"]), ("seed", ["--shard", "2/2", "--seed", "3"]),
    ] {
      #expect(try await run(Self.campaign + ["--output", place] + options).status == 0)
    }
    try directory.write("{}\n", as: "journal-of-mine.ndjson")
    for (places, status, says) in [
      (["a"], Int32(66), "merge: shard: found 1 of 2 parts, expected also 2/2"),
      (["a", "b", "a"], 65, "found 1/2, which is in a/journal-1-of-2.ndjson as well"),
      (["a", "seed"], 65, "seed/journal-2-of-2.ndjson: seed: found 3, expected 1, as in a/journal-1-of-2.ndjson"),
      (["a", "nowhere"], 66, "nowhere: found no such directory"), (["."], 65, "found a file that is no journal"),
    ] {
      let result = try await run(["merge"] + places)
      #expect(result.status == status, "\(places)")
      #expect(result.error.contains(says), "\(result.error)")
      #expect(result.output.isEmpty)
    }
    for (option, says) in [
      (["--memory", "1GiB"], "--memory: found journals of compare, expected those of explore, which has this option"),
      (["--memory", "1"], "expected an amount of memory such as 512MiB or 2GiB"),
    ] {
      let result = try await run(["merge", "a", "b"] + option)
      #expect(result.status == 64)
      #expect(result.error.contains(says), "\(result.error)")
    }
    #expect(try await run(["merge", "a", "b"]).status == 0)
    #expect(try await run(["merge", "a/journal-1-of-2.ndjson", "b"]).status == 0)
  }

  @Test("a part needs a place") func noOutput() async throws {
    let result = try await run(["compare", "--shard", "1/2"])
    #expect(result.status == 64)
    #expect(result.error.contains("--shard: found no --output"), "\(result.error)")
  }
}

/// Where a part's number comes from.
@Suite("--shard") struct ShardOptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var environment: [String: String] = [:]
    /// The part's number and how many there are, or what the message says.
    var shard = ""
    var says = ""
    var testDescription: String { "\(text) \(environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })" }
  }

  private static func slurm(
    _ id: String, _ first: String, _ count: String, _ step: String? = nil, to last: String? = nil
  ) -> [String: String] {
    var variables = [
      "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_MIN": first, "SLURM_ARRAY_TASK_COUNT": count,
    ]
    variables["SLURM_ARRAY_TASK_STEP"] = step
    variables["SLURM_ARRAY_TASK_MAX"] = last
    return variables
  }

  static let cases = [
    Case(text: "1/1", shard: "1/1"), Case(text: "3/8", shard: "3/8"), Case(text: "10000/10000", shard: "10000/10000"),
    Case(text: "slurm", environment: slurm("1", "1", "8"), shard: "1/8"),
    Case(text: "slurm", environment: slurm("7", "0", "8"), shard: "8/8"),
    // sbatch --array=10-40:10
    Case(text: "slurm", environment: slurm("30", "10", "4", "10"), shard: "3/4"),
    Case(text: "slurm/8", environment: slurm("3", "3", "1"), shard: "3/8"),
    Case(text: "slurm/8", environment: slurm("4", "3", "2", "1"), shard: "4/8"),
    Case(text: "slurm/1", environment: slurm("1", "1", "1"), shard: "1/1"),
    Case(text: "kubernetes/8", environment: ["JOB_COMPLETION_INDEX": "0"], shard: "1/8"),
    Case(text: "kubernetes/8", environment: ["JOB_COMPLETION_INDEX": "7"], shard: "8/8"),
    Case(text: "gitlab", environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], shard: "2/3"),
    Case(text: "0/8", says: "expected a part such as 3/8"), Case(text: "9/8", says: "expected a part such as 3/8"),
    Case(text: "", says: "expected a part"), Case(text: "/", says: "expected a part"),
    Case(text: "1", says: "expected a part"),
    Case(text: "1/2/3", says: "expected a part"), Case(text: "+1/2", says: "expected a part"),
    Case(text: "1/10001", says: "of at most 10000"), Case(text: "1/99999999999999999999", says: "expected a part"),
    Case(text: "slurm", says: "found no SLURM_ARRAY_TASK_COUNT in the environment"),
    Case(text: "slurm/8", environment: slurm("0", "0", "8"), says: "found SLURM_ARRAY_TASK_ID=0 of 8 parts from 1"),
    Case(text: "slurm/8", environment: slurm("9", "9", "1"), says: "found SLURM_ARRAY_TASK_ID=9 of 8 parts from 1"),
    Case(text: "slurm/x", environment: slurm("1", "1", "8"), says: "found SLURM_ARRAY_TASK_ID=1 of no number of parts"),
    Case(text: "gitlab/8", environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], says: "expected gitlab"),
    Case(
      text: "slurm", environment: slurm("15", "10", "4", "10"), says: "found SLURM_ARRAY_TASK_ID=15 of 4 parts from 10"),
    // sbatch --array=3, --array=1, --array=3,4 and --array=30-40:10 once more, of a campaign of more parts
    Case(text: "slurm", environment: slurm("3", "3", "1"), says: "found an array of 1 from 3 on, expected all"),
    Case(text: "slurm", environment: slurm("1", "1", "1"), says: "found an array of 1 from 1 on, expected all"),
    Case(text: "slurm", environment: slurm("4", "3", "2", "1"), says: "found an array of 2 from 3 on"),
    // sbatch --array=1,2,5 and --array=5,10
    Case(text: "slurm", environment: slurm("2", "1", "3", "1", to: "5"), says: "found an array of 3 from 1 on"),
    Case(text: "slurm", environment: slurm("5", "5", "2", "1", to: "10"), says: "found an array of 2 from 5 on"),
    Case(text: "slurm", environment: slurm("30", "10", "4", "10", to: "40"), shard: "3/4"),
    Case(text: "slurm", environment: slurm("30", "30", "2", "10"), says: "found an array of 2 from 30 on"),
    Case(text: "slurm", environment: slurm("9", "1", "8"), says: "found SLURM_ARRAY_TASK_ID=9 of 8 parts from 1"),
    Case(
      text: "slurm", environment: slurm("x", "1", "8"), says: "found SLURM_ARRAY_TASK_ID=x, expected a whole number"),
    Case(
      text: "kubernetes", environment: ["JOB_COMPLETION_INDEX": "0"], says: "expected kubernetes/8, with the number"),
    Case(
      text: "kubernetes/8", environment: ["JOB_COMPLETION_INDEX": "8"], says: "found JOB_COMPLETION_INDEX=8 of 8 parts"),
    Case(
      text: "gitlab", environment: ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], says: "found CI_NODE_INDEX=0 of 3"),
  ]

  @Test(arguments: cases) func reads(_ example: Case) {
    do {
      let shard = try ShardOption.parse(example.text, environment: example.environment)
      #expect(shard.text == example.shard)
    } catch {
      #expect(example.shard.isEmpty, "\(error)")
      #expect("\(error)".contains(example.says), "\(error)")
    }
  }
}
