import Choices
import Cookies
import Foundation
import SystemSupport

/// A database that somebody gave us, opened as a copy: SQLite may finish changes that were under way, which would change
/// the evidence.
final class SQLiteDatabase {
  private let library: SQLiteLibrary
  private let directory: PrivateDirectory
  private let path: String
  private var handle: OpaquePointer?
  /// That the file, or its log, ends too early; what stands in front of the cut is read.
  private(set) var damage: String?

  /// Virtual machine steps, in thousands, that a query may take: a hostile database has views and indexes of its own.
  private static let mostThousandSteps: Int32 = 200_000
  /// Bytes that a text may have.
  private static let mostTextBytes: Int32 = 16 << 20

  init(_ input: CookieFileInput) throws(InputError) {
    path = input.path
    library = try SQLiteLibrary.load(for: input.path)
    // What a log or a journal will make of the file only SQLite knows.
    let isSettled = !SQLiteHeader.isLog(input.log) && !SQLiteHeader.isJournal(input.journal)
    let cut = isSettled ? SQLiteHeader.cut(input.bytes) : nil
    damage = cut?.words ?? input.log.flatMap(SQLiteHeader.logCut)
    if let cut, cut.bytes.isEmpty {
      throw InputError(.data, source: input.path, found: cut.words, expected: "the whole of a database")
    }
    do {
      directory = try PrivateDirectory()
      let copy = directory.path + "/copy.sqlite"
      try Data(cut?.bytes ?? input.bytes).write(to: URL(fileURLWithPath: copy))
      if let log = input.log { try Data(log).write(to: URL(fileURLWithPath: copy + "-wal")) }
      if let journal = input.journal { try Data(journal).write(to: URL(fileURLWithPath: copy + "-journal")) }
      // 2: for reading and writing, which a log needs.
      guard library.open(copy, &handle, 2, nil) == 0 else { throw failure() }
    } catch let error as InputError {
      _ = library.close(handle)
      throw error
    } catch {
      throw InputError(.shortage, source: input.path, found: "no room for a copy to read: \(error)", expected: "")
    }
    _ = library.limit(handle, 0, Self.mostTextBytes)
    library.progress(handle, 1000, { hasTakenTooLong($0) }, ticks)
    _ = try? rows("PRAGMA trusted_schema = OFF") { _ in }
    _ = try? rows("PRAGMA cell_size_check = ON") { _ in }
  }

  /// A new one, without anything in it.
  init(emptyFor path: String) throws(InputError) {
    self.path = path
    library = try SQLiteLibrary.load(for: path)
    do { directory = try PrivateDirectory() } catch {
      throw InputError(.shortage, source: path, found: "no room for a copy: \(error)", expected: "")
    }
    // 6: for reading and writing, and to be made.
    guard library.open(directory.path + "/copy.sqlite", &handle, 6, nil) == 0 else {
      let error = failure()
      _ = library.close(handle)
      throw error
    }
  }

  /// All that is in the file, once nothing is under way.
  func bytes() throws(InputError) -> [UInt8] {
    do { return Array(try Data(contentsOf: URL(fileURLWithPath: directory.path + "/copy.sqlite"))) } catch {
      throw InputError(.shortage, source: path, found: "a copy that cannot be read: \(error)", expected: "")
    }
  }

  /// Runs a statement that has no rows.
  func run(_ statement: String) throws(InputError) { try rows(statement) { _ in } }

  /// The columns of a table in their order, with their types.
  func columnList(of table: String) throws(InputError) -> [(name: String, type: String)] {
    var columns: [(name: String, type: String)] = []
    try rows("PRAGMA table_info(\(table))") { columns.append(($0.text(1), $0.text(2))) }
    return columns
  }

  private let ticks: UnsafeMutableRawPointer = {
    let pointer = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    pointer.storeBytes(of: SQLiteDatabase.mostThousandSteps, as: Int32.self)
    return pointer
  }()

  deinit {
    _ = library.close(handle)
    ticks.deallocate()
  }

  private func failure() -> InputError {
    let words = library.message(handle).map { String(cString: $0) } ?? "an error"
    return InputError(.data, source: path, found: "a database that cannot be read: \(words)", expected: "cookies")
  }

  /// Calls `body` with each row of a query.
  ///
  /// - Throws: what SQLite says; rows before that were there.
  func rows(_ query: String, _ body: (SQLiteRow) -> Void) throws(InputError) {
    var statement: OpaquePointer?
    guard library.prepare(handle, query, -1, &statement, nil) == 0 else { throw failure() }
    defer { _ = library.finalize(statement) }
    while true {
      switch library.step(statement) {
      case 100: body(SQLiteRow(library: library, statement: statement))
      case 101: return
      default: throw failure()
      }
    }
  }

  /// The names of a table's columns; nil if there is no such table. A view is none.
  func columns(of table: String) throws(InputError) -> Set<String>? {
    var isThere = false
    try rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(table)'") { _ in isThere = true }
    guard isThere else { return nil }
    var names: Set<String> = []
    try rows("PRAGMA table_info(\(table))") { names.insert($0.text(1)) }
    return names
  }

  func number(_ query: String) throws(InputError) -> Int64 {
    var number: Int64 = 0
    try rows(query) { number = $0.integer(0) }
    return number
  }
}

/// Stops a query that takes too long.
private func hasTakenTooLong(_ context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 1 }
  let left = context.load(as: Int32.self) - 1
  context.storeBytes(of: left, as: Int32.self)
  return left > 0 ? 0 : 1
}

/// A row, for as long as the query stands at it.
struct SQLiteRow {
  fileprivate let library: SQLiteLibrary
  fileprivate let statement: OpaquePointer?

  func integer(_ column: Int32) -> Int64 { library.columnInteger(statement, column) }
  func flag(_ column: Int32) -> Bool { integer(column) != 0 }
  func isNull(_ column: Int32) -> Bool { library.columnType(statement, column) == 5 }

  /// Whether it has a number, which other programs may have left out.
  func isNumber(_ column: Int32) -> Bool { [1, 2].contains(library.columnType(statement, column)) }

  func isBlob(_ column: Int32) -> Bool { library.columnType(statement, column) == 4 }

  func text(_ column: Int32) -> String { Cookie.text(octets: octets(column)) }

  func octets(_ column: Int32) -> [UInt8] {
    // The pointer first: asking for it may change the length.
    guard let start = library.columnBlob(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(library.columnBytes(statement, column))))
  }

  func byteCount(_ column: Int32) -> Int {
    _ = library.columnBlob(statement, column)
    return Int(library.columnBytes(statement, column))
  }
}
