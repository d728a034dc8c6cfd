import Choices
import Foundation
import Testing

@testable import TwinJarCommand

/// `fuzz --output`, `--seeds`, `--shard` and `merge`: whatever ends a campaign, and however it is divided, the same bytes.
@Suite("fuzz --output", .serialized) struct FuzzJournalTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  /// An oracle that ends at a combination it does not like, and sends the first pair of the first field anywhere.
  private static let oracle = #"""
    while IFS= read -r line; do
      id=${line#*\"id\":}; id=${id%%,*}
      case $line in *%3B*Secure*) kill -4 $$;; esac
      got=null
      case $line in *request_url*)
        pair=${line#*\"set_cookie\":[\"}; pair=${pair%%\"*}; pair=${pair%%;*}
        case $pair in *\\*) pair=x;; esac
        got="\"$pair\"";;
      esac
      printf '{"id":%s,"got":%s}\n' "$id" "$got"
    done
    """#

  static let campaigns: [[String]] = [
    [
      "fuzz", "set-cookie", "--runs", "12000", "--seeds", "3", "--seed", "4", "--oracle", "sh oracle.sh", "--format",
      "json",
    ],
    [
      "fuzz", "strategy", "native-refresh", "--scenario", "concurrent-refresh", "--scenario", "cold-launch", "--runs",
      "1200", "--seeds", "3",
    ],
  ]

  private func run(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments, in: directory.url)
  }

  private func prepare() throws { try directory.write(Self.oracle, as: "oracle.sh") }

  @Test("parts are byte for byte the whole, and a finished one runs nothing again", arguments: campaigns)
  func parts(_ campaign: [String]) async throws {
    try prepare()
    let whole = try await run(campaign)
    #expect(whole.status == 0, "\(whole.error)")
    for count in [1, 3, 8] {
      for index in 1...count {
        let part = try await run(campaign + ["--output", "parts-\(count)", "--shard", "\(index)/\(count)"])
        #expect(part.status == 0, "\(part.error)")
        #expect(part.output.isEmpty)
        #expect(part.error.contains(" merge parts-\(count)\n"), "\(part.error)")
      }
      let format = campaign.contains("json") ? ["--format", "json"] : []
      let merged = try await run(["merge", "parts-\(count)"] + format)
      #expect(merged.status == 0, "\(merged.error)")
      #expect(merged.output == whole.output)
    }
  }

  @Test("killed at random moments", arguments: campaigns) func kills(_ campaign: [String]) async throws {
    try prepare()
    let expected = try await run(campaign)
    var generator = SplitMix64(seed: 20)
    for kill in 0..<3 {
      let seconds = 0.3 + Double(generator.choose(below: 700)) / 1_000 * (1 + Double(kill))
      let words = (campaign + ["--output", "out"]).map { "'\($0)'" }.joined(separator: " ")
      _ = try await directory.shell("timeout -s KILL \(seconds) \"$0\" \(words)")
    }
    let rest = try await run(campaign + ["--output", "out"])
    #expect(rest.status == 0, "\(rest.error)")
    #expect(rest.output == expected.output)
    // Cut in the midst of its last line, as by a kill: what is torn is done again.
    let text = try directory.text(of: "out/journal.ndjson")
    try directory.write(String(text.dropLast(200)), as: "out/journal.ndjson")
    #expect(try await run(campaign + ["--output", "out"]).output == expected.output)
  }

  @Test("a full disk is an error that says so, and the same command goes on when there is room", arguments: campaigns)
  func fullDisk(_ campaign: [String]) async throws {
    try prepare()
    let expected = try await run(campaign)
    let words = (campaign + ["--output", "out"]).map { "'\($0)'" }.joined(separator: " ")
    let full = try await directory.shell("ulimit -f 2; exec \"$0\" \(words)")
    #expect(full.status == 66, "\(full.error)")
    #expect(full.error.contains("out/journal.ndjson: found a file that cannot be written: File too large"))
    #expect(full.output.isEmpty)
    #expect(try await run(campaign + ["--output", "out"]).output == expected.output)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String { says }
    var campaign: Int
    var change: [String]
    var says: String
  }

  static let refusals: [Refusal] = [
    Refusal(campaign: 0, change: ["--seed", "9"], says: "seed: found 4, expected 9, as in this command"),
    Refusal(campaign: 0, change: ["--seeds", "2"], says: "seeds: found 3, expected 2"),
    Refusal(campaign: 0, change: ["--runs", "41"], says: "runs: found 12000, expected 41"),
    Refusal(campaign: 0, change: ["--oracle", "none"], says: "oracles: found "),
    Refusal(campaign: 1, change: ["--seed", "2"], says: "seed: found 1, expected 2"),
    Refusal(campaign: 1, change: ["--scenario", "fault-free"], says: "scenario fault-free: found nothing, expected"),
  ]

  @Test("another campaign's journal is refused by name", arguments: refusals) func refused(_ refusal: Refusal)
    async throws
  {
    try prepare()
    var campaign = Self.campaigns[refusal.campaign]
    #expect(try await run(campaign + ["--output", "out", "--shard", "3/3"]).status == 0)
    let before = try directory.text(of: "out/journal-3-of-3.ndjson")
    if refusal.change[0] == "--oracle", let place = campaign.firstIndex(of: "--oracle") {
      campaign.removeSubrange(place...(place + 1))
    }
    let other = try await run(campaign + refusal.change + ["--output", "out", "--shard", "3/3"])
    #expect(other.status == 65)
    #expect(other.error.contains("out/journal-3-of-3.ndjson: \(refusal.says)"), "\(other.error)")
    #expect(try directory.text(of: "out/journal-3-of-3.ndjson") == before)
  }

  @Test("parts that do not fit are refused by name") func foreignParts() async throws {
    let campaign = Self.campaigns[1]
    for (place, options) in [
      ("a", ["--shard", "1/2"]), ("b", ["--shard", "2/2"]), ("seed", ["--shard", "2/2", "--seed", "3"]),
      ("three", ["--shard", "2/3"]),
    ] { #expect(try await run(campaign + ["--output", place] + options).status == 0) }
    #expect(
      try await run(["compare", "--scenario", "cold-launch", "--runs", "50", "--output", "other", "--shard", "2/2"])
        .status
        == 0)
    for (places, status, says) in [
      (["a"], Int32(66), "merge: shard: found 1 of 2 parts, expected also 2/2"),
      (["a", "b", "a"], 65, "found 1/2, which is in a/journal-1-of-2.ndjson as well"),
      (["a", "three"], 65, "expected one of 2, as in a/journal-1-of-2.ndjson"),
      (["a", "seed"], 65, "seed/journal-2-of-2.ndjson: seed: found 3, expected 1"),
      (["a", "other"], 65, "found version \"twinjar.journal/1\", expected \"twinjar.journal.fuzz-strategy/1\""),
      (["a", "b", "--fail-if", "lost > 1%"], 64, "--fail-if: found journals of fuzz strategy"),
      (["a", "b", "--memory", "1GiB"], 64, "--memory: found journals of fuzz strategy, expected those of explore"),
      (["a", "b", "--format", "csv"], 64, "--format: found csv with journals of fuzz strategy"),
    ] {
      let result = try await run(["merge"] + places)
      #expect(result.status == status, "\(places)")
      #expect(result.error.contains(says), "\(result.error)")
      #expect(result.output.isEmpty)
    }
  }

  @Test(
    "what is kept has runs and no time",
    arguments: [
      (["--output", "out"], "--output: found no --runs"), (["--seeds", "2"], "--seeds: found no --runs"),
      (["--output", "out", "--time", "2s", "--runs", "5"], "--output: found --time"),
      (["--seeds", "0"], "--seeds: found 0, expected 1 to 1,000,000"),
      (["--shard", "1/2"], "--shard: found no --output"),
      (
        ["--seeds", "3", "--seed", "18446744073709551614", "--runs", "5"],
        "--seeds: found 3 from 18446744073709551614 on, expected seeds up to 18446744073709551615: at most 2 of them"
      ),
    ]) func options(_ row: ([String], String)) async throws
  {
    for command in [["fuzz", "set-cookie", "--oracle", "none"], ["fuzz", "strategy", "push-only"]] {
      let result = try await run(command + row.0)
      #expect(result.status == 64)
      #expect(result.error.contains(row.1), "\(result.error)")
    }
  }

  // MARK: - With a corpus

  private static let saving = [
    "fuzz", "set-cookie", "--runs", "4000", "--seeds", "3", "--seed", "4", "--oracle", "sh oracle.sh", "--corpus",
  ]

  private func cases(in corpus: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path + "/\(corpus)/findings").sorted()
  }

  @Test("parts save nothing, and what is merged saves what the whole saves, with the same locations")
  func savingParts() async throws {
    try prepare()
    for corpus in ["whole", "parts", "whole/corpus", "parts/corpus"] {
      try FileManager.default.createDirectory(
        atPath: directory.url.path + "/\(corpus)", withIntermediateDirectories: true)
    }
    let format = ["--format", "sarif"]
    let whole = try await directory.shell(
      "cd whole; cp ../oracle.sh .; exec \"$0\" \((Self.saving).map { "'\($0)'" }.joined(separator: " ")) corpus --save --format sarif"
    )
    #expect(whole.status == 0, "\(whole.error)")
    for index in 1...3 {
      let part = try await directory.shell(
        "cd parts; cp ../oracle.sh .; exec \"$0\" \((Self.saving).map { "'\($0)'" }.joined(separator: " ")) corpus --output out --shard \(index)/3"
      )
      #expect(part.status == 0, "\(part.error)")
    }
    let merged = try await directory.shell("cd parts; exec \"$0\" merge out --save \(format.joined(separator: " "))")
    #expect(merged.status == 0, "\(merged.error)")
    #expect(merged.output == whole.output)
    #expect(whole.output.contains("corpus/findings/"))
    #expect(try cases(in: "parts/corpus") == cases(in: "whole/corpus"))
    // Elsewhere the path of the corpus is another's.
    let elsewhere = try await directory.shell("mkdir other; cd other; exec \"$0\" merge ../parts/out --save")
    #expect(elsewhere.status == 66)
    #expect(elsewhere.error.contains("corpus: found nothing"), "\(elsewhere.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path + "/other").isEmpty)
  }

  @Test("a part that began with another corpus is refused, whichever is named first") func otherCorpus() async throws {
    try prepare()
    try FileManager.default.createDirectory(atPath: directory.url.path + "/corpus", withIntermediateDirectories: true)
    _ = try await run(Self.saving + ["corpus", "--output", "out", "--shard", "1/2"])
    _ = try await run([
      "fuzz", "set-cookie", "--runs", "4000", "--seed", "9", "--oracle", "sh oracle.sh", "--corpus", "corpus", "--save",
    ])
    _ = try await run(Self.saving + ["corpus", "--output", "out", "--shard", "2/2"])
    for order in [["1", "2"], ["2", "1"]] {
      let merged = try await run(["merge"] + order.map { "out/journal-\($0)-of-2.ndjson" })
      #expect(merged.status == 65)
      #expect(merged.output.isEmpty)
      #expect(merged.error.contains("out/journal-\(order[1])-of-2.ndjson: corpus: found "), "\(merged.error)")
    }
  }

  @Test("what could not be saved, or was not to be, is saved by the next process") func savedLater() async throws {
    try prepare()
    try FileManager.default.createDirectory(atPath: directory.url.path + "/corpus", withIntermediateDirectories: true)
    let campaign = Self.saving + ["corpus", "--output", "out", "--format", "sarif"]
    let unsaved = try await run(campaign)
    #expect(unsaved.status == 0, "\(unsaved.error)")
    #expect(!unsaved.output.contains("corpus/findings/"))
    #expect(!unsaved.error.contains("corpus has changed"))
    let saved = try await run(campaign + ["--save"])
    #expect(saved.status == 0, "\(saved.error)")
    let named = Set(saved.output.matches(of: /corpus\/findings\/[^"]*/).map { String($0.output.dropFirst(16)) })
    #expect(!named.isEmpty)
    #expect(try Set(cases(in: "corpus")) == named)
    // One that another removed: there is no such file to name, until it is there again.
    try FileManager.default.removeItem(atPath: directory.url.path + "/corpus/findings")
    let again = try await run(campaign + ["--save"])
    #expect(again.output == saved.output)
    #expect(!again.error.contains("corpus has changed"))
    #expect(
      try await run(campaign).error.contains(
        "corpus has changed since the campaign began, which goes on with what it began with."))
  }

  @Test(
    "what cannot be saved is refused",
    arguments: [
      (saving + ["corpus", "--save", "--output", "out", "--shard", "1/2"], "--save: found --shard"),
      (["merge", "none", "--save"], "--save: found parts without --corpus"),
      (["merge", "compared", "--save"], "--save: found journals of compare"),
    ]) func refusedSaving(_ row: ([String], String)) async throws
  {
    try prepare()
    try FileManager.default.createDirectory(atPath: directory.url.path + "/corpus", withIntermediateDirectories: true)
    _ = try await run(["fuzz", "set-cookie", "--runs", "100", "--oracle", "none", "--output", "none"])
    _ = try await run(["compare", "--runs", "1", "--output", "compared"])
    let result = try await run(row.0)
    #expect(result.status == 64)
    #expect(result.error.contains(row.1), "\(result.error)")
  }
}
