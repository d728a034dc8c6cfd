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
}
