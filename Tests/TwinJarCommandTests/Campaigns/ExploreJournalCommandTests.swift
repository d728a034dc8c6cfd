import Choices
import Foundation
import Testing

@testable import TwinJarCommand

/// `explore --output` and `--shard`, through the command: kills, parts, and what is refused.
@Suite("explore --output", .serialized) struct ExploreJournalCommandTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private static let search = [
    "explore", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--strategy", "native-refresh",
    "--preemptions", "1", "--timed-runs", "20", "--no-shrink", "--schedules", "1500", "--budget", "1h", "--format",
    "json",
  ]

  private func run(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments, in: directory.url)
  }

  @Test("killed at random moments, and cut in the midst of a line") func kills() async throws {
    let expected = try await run(Self.search)
    #expect([1, 3].contains(expected.status), "\(expected.error)")
    let kept = Self.search + ["--output", "out"]
    let words = kept.map { "'\($0)'" }.joined(separator: " ")
    var generator = SplitMix64(seed: 20)
    for kill in 0..<4 {
      let seconds = 0.2 + Double(generator.choose(below: 500)) / 1_000 * (1 + Double(kill))
      _ = try await directory.shell("timeout -s KILL \(seconds) \"$0\" \(words)")
    }
    let rest = try await run(kept)
    #expect(rest.status == expected.status, "\(rest.error)")
    #expect(rest.output == expected.output)
    let text = try directory.text(of: "out/journal.ndjson")
    try directory.write(String(text.dropLast(200)), as: "out/journal.ndjson")
    #expect(try await run(kept + ["--jobs", "1"]).output == expected.output)
    let other = try await run(kept + ["--faults", "0"])
    #expect(other.status == 65)
    #expect(
      other.error.contains("out/journal.ndjson: faults: found 1, expected 0, as in this command"), "\(other.error)")
  }

  @Test("parts are byte for byte the whole, in each format") func parts() async throws {
    for index in 1...3 {
      let part = try await run(Self.search + ["--output", "parts", "--shard", "\(index)/3"])
      #expect(part.status == 0, "\(part.error)")
      #expect(part.output.isEmpty)
      #expect(part.error.contains(" merge parts\n"), "\(part.error)")
    }
    for format in ["json", "table", "markdown", "csv", "junit"] {
      let whole = try await run(Self.search.dropLast() + [format])
      let merged = try await run(["merge", "parts", "--format", format])
      #expect(merged.status == whole.status, "\(merged.error)")
      #expect(merged.output == whole.output)
      #expect(merged.error.contains("native-refresh in concurrent-refresh: of "), "\(merged.error)")
    }
    _ = try await run(Self.search + ["--output", "whole"])
    let alone = try await run(["merge", "whole", "--format", "json"])
    #expect(alone.output == (try await run(Self.search)).output, "\(alone.error)")
    _ = try await run(Self.search + ["--timed-runs", "21", "--output", "other", "--shard", "3/3"])
    let mixed = try await run([
      "merge", "parts/journal-1-of-3.ndjson", "parts/journal-2-of-3.ndjson", "other/journal-3-of-3.ndjson",
    ])
    #expect(mixed.status == 65)
    #expect(mixed.error.contains("timedRuns: found 21, expected 20"), "\(mixed.error)")
    let missing = try await run(["merge", "parts/journal-1-of-3.ndjson", "parts/journal-3-of-3.ndjson"])
    #expect(missing.status == 66)
    #expect(missing.error.contains("found 2 of 3 parts, expected also 2/3"), "\(missing.error)")
  }

  @Test("parts that had different times are the same whole, whichever is named first") func times() async throws {
    let search = Self.search.dropLast(4) + ["--format", "json"]
    for (index, budget) in [(1, "50m"), (2, "1h")] {
      let part = try await run(search + ["--budget", budget, "--output", "parts", "--shard", "\(index)/2"])
      #expect(part.status == 0, "\(part.error)")
    }
    let paths = [1, 2].map { "parts/journal-\($0)-of-2.ndjson" }
    let merged = try await run(["merge"] + paths + ["--format", "json"])
    let other = try await run(["merge"] + paths.reversed() + ["--format", "json"])
    #expect([1, 3].contains(merged.status), "\(merged.error)")
    #expect(merged.output == other.output && merged.error == other.error && merged.status == other.status)
    #expect(merged.output == (try await run(Self.search)).output)
  }

  @Test("scenarios in another order are another search, also where two files have scenarios of one name")
  func orderOfScenarios() async throws {
    try directory.write(TestDirectory.scenario, as: "one.json5")
    try directory.write(TestDirectory.scenario.replacing("[21, 81]", with: "[20, 80]"), as: "two.json5")
    let search = [
      "explore", "--strategy", "push-only", "--faults", "0", "--preemptions", "1", "--schedules", "60",
      "--timed-runs", "0", "--no-shrink", "--format", "json",
    ]
    let (ahead, behind) = (
      ["--scenario", "one.json5", "--scenario", "two.json5"], ["--scenario", "two.json5", "--scenario", "one.json5"]
    )
    let first = try await run(search + ahead + ["--output", "out"])
    #expect([0, 1, 3].contains(first.status), "\(first.error)")
    let again = try await run(search + ahead + ["--output", "out"])
    #expect(again.output == first.output && again.status == first.status, "\(again.error)")
    let other = try await run(search + behind + ["--output", "out"])
    #expect(other.status == 65)
    #expect(other.error.contains("another order, expected the same order, as in this command"), "\(other.error)")
    for (index, order) in [(1, ahead), (2, behind)] {
      _ = try await run(search + order + ["--output", "parts", "--shard", "\(index)/2"])
    }
    let merged = try await run(["merge", "parts"])
    #expect(merged.status == 65)
    #expect(merged.error.contains("another order"), "\(merged.error)")
  }

  @Test("a report is not written through a link to what is no report") func reportThroughLink() async throws {
    let compare = [
      "compare", "--scenario", "concurrent-refresh", "--strategy", "push-only", "--runs", "20", "--output", "out",
    ]
    _ = try await run(compare)
    let journal = try directory.text(of: "out/journal.ndjson")
    _ = try await directory.shell(
      "ln -s out/journal.ndjson page.html; ln out/journal.ndjson hard; ln -s hard other.html")
    for page in ["page.html", "other.html"] {
      let result = try await run(compare + ["--report", page])
      #expect(result.status == 64)
      #expect(result.error.contains("--report: found \"\(page)\""), "\(result.error)")
    }
    #expect(try directory.text(of: "out/journal.ndjson") == journal)
  }

  @Test("what is no journal keeps nothing, and no command goes on from it") func noJournal() async throws {
    _ = try await directory.shell("mkdir -p out/journal.ndjson")
    let result = try await run(Self.search + ["--output", "out"])
    #expect(result.status == 66)
    #expect(result.error.hasPrefix("Error: out/journal.ndjson: found a file that cannot be written: Is a directory"))
    #expect(!result.error.contains("What it has is kept"), "\(result.error)")
  }

  @Test("a strategy made of private types has the same states in every process") func processes() async throws {
    let search = [
      "explore", "--scenario", "two-stores-one-loss", "--strategy", "model-gate", "--preemptions", "any",
      "--timed-runs",
      "10", "--schedules", "300", "--no-shrink", "--budget", "1h", "--format", "json",
    ]
    let first = try await run(search)
    #expect([1, 3].contains(first.status), "\(first.error)")
    #expect(try await run(search + ["--jobs", "2"]).output == first.output)
    for index in 1...2 { _ = try await run(search + ["--output", "gate", "--shard", "\(index)/2"]) }
    #expect(try await run(["merge", "gate", "--format", "json"]).output == first.output)
  }

  @Test("a full disk is an error that says so, and the same command goes on when there is room") func fullDisk()
    async throws
  {
    let expected = try await run(Self.search)
    let words = (Self.search + ["--output", "out"]).map { "'\($0)'" }.joined(separator: " ")
    // Blocks of 512 bytes in sh: room for the first lines, not for the search.
    let full = try await directory.shell("ulimit -f 16; exec \"$0\" \(words)")
    #expect(full.status == 66, "\(full.error)")
    #expect(full.error.contains("out/journal.ndjson: found a file that cannot be written: File too large"))
    #expect(full.error.contains("the same command goes on from there"), "\(full.error)")
    #expect(full.output.isEmpty)
    let rest = try await run(Self.search + ["--output", "out"])
    #expect(rest.status == expected.status, "\(rest.error)")
    #expect(rest.output == expected.output)
  }

  /// More states than a mebibyte holds, after some 500 of these schedules.
  private static let large = [
    "explore", "--scenario", "cold-launch", "--strategy", "twinjar", "--preemptions", "1", "--timed-runs", "20",
    "--no-shrink", "--schedules", "600", "--budget", "1h",
  ]

  @Test("merge keeps within --memory as the undivided search does") func memory() async throws {
    let part = try await run(Self.large + ["--output", "part", "--shard", "1/1"])
    #expect(part.status == 0, "\(part.error)")
    let whole = try await run(Self.large + ["--memory", "1MiB"])
    let merged = try await run(["merge", "part", "--memory", "1MiB"])
    #expect(whole.status == 3 && merged.status == 3, "\(merged.error)")
    #expect(whole.output.contains("NOT FINISHED within the memory (--memory)"))
    #expect(merged.output == whole.output)
  }

  @Test("only exhaustive searches are kept") func sampled() async throws {
    let result = try await run(["explore", "--search", "random", "--output", "out"])
    #expect(result.status == 64)
    #expect(result.error.contains("--output: found --search random, expected --search exhaustive"))
  }
}
