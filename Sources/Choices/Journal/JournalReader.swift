import Foundation
import SystemSupport

/// The lines of a journal whose checksums fit, from its first. A last line that was torn is left out.
package struct JournalReader {
  package struct Entry {
    /// The line's JSON, without its checksum.
    package var object: [UInt8]
    /// Counted from 1, which is the header.
    package var number: Int
  }

  package let path: String
  package let schema: String
  /// The checksum of the latest line.
  package private(set) var check: UInt64 = 0
  /// Where the latest line ends, in bytes: what follows the last one was torn by a kill or a full disk.
  package private(set) var end = 0
  private var file: JournalFile
  private var number = 1

  private struct Version: Decodable { var schema: String }

  /// Work writes one every second at most.
  private static let mostLines = 1_000_000

  /// - Parameter schema: of the journals that are wanted.
  package init(_ descriptor: Int32, path: String, schema: String) {
    self.path = path
    self.schema = schema
    file = JournalFile(descriptor, path: path)
  }

  /// The first line.
  ///
  /// - Returns: nil for a file in which nothing has begun: an empty one, or one with a torn first line.
  /// - Throws: if it is no journal, or one of another kind.
  package mutating func header<Header: Decodable>(_ type: Header.Type) throws(InputError) -> Header? {
    guard let line = try file.next() else { return nil }
    let isLast = try !file.hasMore()
    let start = JournalLine.start
    guard line.bytes.starts(with: start) || (isLast && !line.hasEnd && start.starts(with: line.bytes)) else {
      throw InputError(
        .data, source: path, found: "a file that is no journal",
        expected: "a journal of twinjar, or no file of this name")
    }
    guard line.hasEnd, let (object, check) = JournalLine.content(of: line.bytes, after: 0) else {
      // Another version's first line may have another form, but it is not torn.
      if isLast, !line.hasEnd {
        try checkIsOwn(line.bytes)
        return nil
      }
      throw damage(1, "a line that does not fit its checksum", schema)
    }
    let version = try decode(Version.self, object, 1).schema
    guard version == schema else { throw damage(1, "version \"\(version)\"", "\"\(schema)\"") }
    (self.check, end) = (check, line.end)
    return try decode(type, object, 1)
  }

  /// What is begun anew is written over: somebody else's document of one line is not.
  private func checkIsOwn(_ torn: [UInt8]) throws(InputError) {
    let own = JournalLine.start + Array("\(schema)\"".utf8)
    guard !torn.starts(with: own), !own.starts(with: torn) else { return }
    throw InputError(
      .data, source: path, found: "a file that is no journal of this kind",
      expected: "a \(schema), or no file of this name")
  }

  /// The next line; nil at the end, or before a last line that was torn.
  ///
  /// - Throws: if a line before the last is damaged.
  package mutating func next() throws(InputError) -> Entry? {
    guard let line = try file.next() else { return nil }
    number += 1
    guard number <= Self.mostLines else {
      throw damage(number, "more than \(Self.mostLines) lines", "a campaign's journal")
    }
    guard line.hasEnd, let (object, check) = JournalLine.content(of: line.bytes, after: check) else {
      // The last one was torn; what was in it is done again.
      if try !file.hasMore() { return nil }
      throw damage(number, "a line that does not fit its checksum", "one as it was written, below the line above")
    }
    (self.check, end) = (check, line.end)
    return Entry(object: object, number: number)
  }

  package func decode<Content: Decodable>(
    _ type: Content.Type, _ object: [UInt8], _ line: Int
  ) throws(InputError) -> Content {
    do { return try JSONDecoder().decode(type, from: Data(object)) } catch {
      throw damage(line, "what no campaign writes", "a line of a \(schema)")
    }
  }

  package func decode<Content: Decodable>(_ type: Content.Type, _ entry: Entry) throws(InputError) -> Content {
    try decode(type, entry.object, entry.number)
  }

  package func damage(_ line: Int, _ found: String, _ expected: String) -> InputError {
    InputError(.data, source: path, place: "line \(line)", found: found, expected: expected)
  }
}

extension JournalReader {
  /// The kind of a journal, by its first line; nil if nothing has begun in it, or it is none.
  package static func schema(of path: String) -> String? {
    // A pipe that nobody writes to is not waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The schema is the first key, and no longer than this.
    let text = String(decoding: (try? handle.read(upToCount: 128)) ?? Data(), as: UTF8.self)
    let start = String(decoding: JournalLine.start, as: UTF8.self)
    guard text.hasPrefix(start) else { return nil }
    return text.dropFirst(start.count).split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
  }
}
