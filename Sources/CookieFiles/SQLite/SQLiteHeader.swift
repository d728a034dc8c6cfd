/// What the first page of a database says of the file (sqlite.org/fileformat2.html).
struct SQLiteHeader {
  let pageSize: Int
  /// How many pages the database has; nil if a library that does not keep count has written to it since.
  let pageCount: Int?
  /// Whether changes go to a log first, which is a file of its own.
  let isLogged: Bool

  /// Nil if there is no whole header, or if it is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 100 else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 65_536 : size
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return nil }
    let count = number(28)
    pageCount = count > 0 && number(24) == number(92) ? count : nil
    isLogged = bytes[18] == 2 || bytes[19] == 2
  }

  /// A file that ends too early, as one that can be read.
  struct Cut {
    var bytes: [UInt8]
    /// What is missing.
    var words: String
  }

  /// SQLite fills up a page of which the end is missing with zeros, and makes empty rows of them: nothing of such a page can be
  /// trusted, so it is left out. Pages that are not there it names when it comes to them, if the header does not count them.
  static func cut(_ bytes: [UInt8]) -> Cut? {
    guard let header = SQLiteHeader(bytes) else { return nil }
    let whole = bytes.count / header.pageSize
    let isBroken = bytes.count % header.pageSize != 0
    guard isBroken || header.pageCount ?? 0 > whole else { return nil }
    let of = header.pageCount.map { " of \($0)" } ?? ""
    var kept = Array(bytes[..<(whole * header.pageSize)])
    if header.pageCount != nil, whole > 0 {
      for (place, shift) in zip(28..<32, [24, 16, 8, 0]) { kept[place] = UInt8(truncatingIfNeeded: whole >> shift) }
    }
    return Cut(
      bytes: kept,
      words: "the file is cut: its \(bytes.count) bytes have \(whole)\(of) whole pages of \(header.pageSize) bytes")
  }

  /// Whether a log beside the database has something to add to it.
  static func isLog(_ bytes: [UInt8]?) -> Bool {
    guard let bytes else { return false }
    return bytes.count > 32 && bytes[..<3] == [0x37, 0x7F, 0x06]
  }

  /// What is missing of a log that ends in the middle of a frame; nil if it is whole. SQLite passes over such a frame without a word.
  static func logCut(_ bytes: [UInt8]) -> String? {
    guard isLog(bytes) else { return nil }
    let size = bytes[8..<12].reduce(0) { $0 << 8 | Int($1) }
    let frame = 24 + (size == 1 ? 65_536 : size)
    let rest = (bytes.count - 32) % frame
    guard size == 1 || size >= 512, rest != 0 else { return nil }
    return
      "the -wal beside it is cut: \(rest) of \(frame) bytes of its last frame are there, and what that changes is missing"
  }

  /// Whether a journal beside the database has something to take back.
  static func isJournal(_ bytes: [UInt8]?) -> Bool {
    bytes?.starts(with: [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]) ?? false
  }
}
