import Choices
import Foundation
import Testing

/// Journals of work that is no comparison: what is of other work, and how long a line may be.
@Suite("Journals of work") struct WorkJournalTests {
  private typealias Header = WorkHeader<String>

  private static func header(_ facts: KeyValuePairs<String, String>) -> Header {
    Header(facts: facts.map { .init($0.key, $0.value) }, details: "", shard: .whole)
  }

  @Test(
    "what differs is told by name",
    arguments: [
      (["a": "1", "b": "2"], ["a": "1", "b": "2"], nil),
      (["a": "1", "b": "2"], ["a": "1", "b": "3"], "b: found 2, expected 3"),
      (["a": "1"], ["a": "1", "b": "3"], "b: found nothing, expected 3"),
      (["a": "1", "b": "2"], ["a": "1"], "b: found 2, expected nothing"),
      (["a": "1", "b": "2"], ["b": "2", "a": "1"], "a: found another order, expected the same order"),
      (["a": "1", "a": "2"], ["a": "1", "a": "2"], nil),
      (["a": "1", "a": "2"], ["a": "2", "a": "1"], "a: found another order, expected the same order"),
      (["a": "1", "a": "2"], ["a": "1", "a": "3"], "a: found 2, expected 3"),
      (["a": "1", "a": "2"], ["a": "1"], "a: found 2 of them, expected 1"),
      (["a": "1"], ["a": "1", "a": "2"], "a: found 1 of them, expected 2"),
    ] as [(KeyValuePairs<String, String>, KeyValuePairs<String, String>, String?)])
  func difference(own: KeyValuePairs<String, String>, other: KeyValuePairs<String, String>, says: String?) {
    let difference = Self.header(own).difference(from: Self.header(other), withShard: true)
    #expect(difference.map { "\($0.place): found \($0.found), expected \($0.expected)" } == says)
  }

  @Test("what is kept at once may be more than a line holds") func longLines() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    // Small ones let the next line grow; each of the large ones is nearly one by itself.
    let entries = (0..<40).map { String(repeating: "\($0 % 10)", count: $0 < 20 ? 10 : 3 << 20) }
    let journal = try WorkJournal<String, String>(in: directory, for: Self.header(["a": "1"]), schema: "s/1") { _, _ in
    }
    for entry in entries { try journal.keep(entry) }
    try journal.flush()
    let text = try Data(contentsOf: URL(filePath: journal.path))
    let longest = text.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
    #expect(longest < 5 << 20)
    var read: [String] = []
    try WorkJournal<String, String>.read(journal.path, schema: "s/1", begin: { _ in }) { entry, _ in read.append(entry)
    }
    #expect(read == entries)
  }

  /// Runs in a directory that is gone afterwards.
  private static func inDirectory(_ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try body(directory)
  }

  @Test(
    "a part that there cannot be is refused before any is counted",
    arguments: [(1, 0), (1, -1), (1, Int.max), (1, 100_000_000), (0, 1), (3, 2)])
  func impossible(index: Int, count: Int) throws {
    try Self.inDirectory { directory in
      var header = Self.header(["a": "1"])
      header.shard = CampaignShard(index: index, count: count)
      let path = try WorkJournal<String, String>(in: directory, for: header, schema: "s/1") { _, _ in }.path
      let error = #expect(throws: InputError.self) {
        try WorkJournal<String, String>.readParts(
          [path], schema: "s/1", like: header, take: { _, _, _ in }, finish: { _, _ in })
      }
      #expect(error?.kind == .data)
      #expect(error?.found == "part \(index)/\(count)")
    }
  }

  @Test(
    "a torn first line begins anew, and another's document of one line stays",
    arguments: [
      ("", nil), ("{\"sch", nil), ("{\"schema\":\"s/", nil), ("{\"schema\":\"s/1\",\"facts\":[", nil),
      ("{\"schema\":\"s/10\",\"facts\":[", "a file that is no journal of this kind"),
      ("{\"schema\":\"twinjar.compare/1\",\"results\":[1]}", "a file that is no journal of this kind"),
      ("[1, 2]", "a file that is no journal"),
    ] as [(String, String?)])
  func torn(text: String, says: String?) throws {
    try Self.inDirectory { directory in
      let path = "\(directory)/\(JournalLog.fileName(of: .whole))"
      try Data(text.utf8).write(to: URL(filePath: path))
      do throws(InputError) {
        _ = try WorkJournal<String, String>(in: directory, for: Self.header(["a": "1"]), schema: "s/1") { _, _ in }
        #expect(says == nil)
      } catch {
        #expect(error.found == says)
        #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == text)
      }
    }
  }

  @Test("what was moved is told from what is gone") func moved() throws {
    try Self.inDirectory { directory in
      for (place, says) in [("moved", "is where it is now"), ("gone", "is lost")] {
        let own = "\(directory)/\(place)"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        let journal = try WorkJournal<String, String>(in: own, for: Self.header(["a": "1"]), schema: "s/1") { _, _ in }
        if place == "gone" {
          try FileManager.default.removeItem(atPath: own)
        } else {
          try FileManager.default.moveItem(atPath: own, toPath: "\(own)-there")
        }
        let error = #expect(throws: InputError.self) {
          try journal.keep("x")
          try journal.flush()
        }
        #expect(error?.advice.contains(says) == true, "\(error?.advice ?? "")")
      }
    }
  }
}
