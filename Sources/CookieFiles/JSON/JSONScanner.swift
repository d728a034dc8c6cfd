import Choices

/// Reads JSON piece by piece from a file of any size. Only the strings that are asked for are held.
///
/// It reads on past what is odd and no danger (half surrogate pairs, repeated keys, control characters), and stops for good at
/// the first byte that cannot be JSON: every value that is open ends there, and nothing more comes.
struct JSONScanner: ~Copyable {
  enum Kind { case object, array, string, number, word }

  /// Where and why it stopped.
  struct Break {
    var offset: Int
    var found: String
    var expected: String
  }

  static let mostDepth = 200
  private static let capacity = 1 << 18

  private let source: CaptureBytes
  private let buffer: UnsafeMutablePointer<UInt8>
  private var place = 0
  private var filled = 0
  /// Where the buffer begins in the file.
  private var base = 0
  private var depth = 0
  private var scratch: [UInt8] = []
  private(set) var stopped: Break?
  /// The system's word that the file cannot be read on.
  private(set) var failure: InputError?
  /// Halves of surrogate pairs so far, each read as U+FFFD.
  private(set) var loneSurrogates = 0
  /// Strings so far that were longer than they may be, of which the start was taken.
  private(set) var cutStrings = 0

  init(_ source: CaptureBytes) {
    self.source = source
    buffer = .allocate(capacity: Self.capacity)
    // A byte order mark.
    if more(), filled >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { place = 3 }
  }

  deinit { buffer.deallocate() }

  /// The place of the next byte in the file.
  var offset: Int { base + place }

  // MARK: - Bytes

  /// Whether a byte is there, which is read if it has to be.
  @inline(__always) private mutating func more() -> Bool { place < filled || refill() }

  private mutating func refill() -> Bool {
    guard stopped == nil else { return false }
    base += filled
    (place, filled) = (0, 0)
    do throws(InputError) {
      filled = try source.read(at: base, into: UnsafeMutableRawBufferPointer(start: buffer, count: Self.capacity))
    } catch {
      failure = error
    }
    return filled > 0
  }

  private mutating func stop(_ found: String? = nil, _ expected: String) {
    guard stopped == nil else { return }
    let isEnd = !more()
    stopped = Break(offset: offset, found: isEnd ? "the end" : found ?? "another byte", expected: expected)
    filled = place
  }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while more() {
      let byte = buffer[place]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      place += 1
    }
    return nil
  }

  // MARK: - Values

  /// What comes next; nil if nothing can.
  mutating func kind() -> Kind? {
    switch next() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return .word
    case let byte? where Self.isOfNumber(byte): return .number
    default:
      stop("no JSON", "a value")
      return nil
    }
  }

  /// Calls `body` with each key of an object; it may read the value. What is no object is left out.
  mutating func members(_ body: (inout JSONScanner, String) -> Void) {
    contents(of: .object) { scanner in
      guard scanner.next() == UInt8(ascii: "\"") else { return scanner.stop("no JSON", "a key") }
      guard let key = scanner.string(most: 1 << 12) else { return }
      guard scanner.next() == UInt8(ascii: ":") else { return scanner.stop("no JSON", "a colon") }
      scanner.place += 1
      scanner.element { body(&$0, key) }
    }
  }

  /// Calls `body` for each element of an array; it may read the value. What is no array is left out.
  mutating func elements(_ body: (inout JSONScanner) -> Void) {
    contents(of: .array) { $0.element(body) }
  }

  /// Whoever does not read a value leaves it out.
  private mutating func element(_ body: (inout JSONScanner) -> Void) {
    guard kind() != nil else { return }
    let start = offset
    body(&self)
    if offset == start { skip() }
  }

  private mutating func contents(of kind: Kind, _ body: (inout JSONScanner) -> Void) {
    guard let there = self.kind() else { return }
    guard there == kind else { return skip() }
    guard depth < Self.mostDepth else { return stop("values nested deeper than \(Self.mostDepth)", "fewer") }
    depth += 1
    defer { depth -= 1 }
    let close = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    place += 1
    guard next() != close else {
      place += 1
      return
    }
    while stopped == nil {
      body(&self)
      guard let byte = next(), byte == close || byte == UInt8(ascii: ",") else {
        return stop("no JSON", "a comma, or the end of the \(kind)")
      }
      place += 1
      if byte == close { return }
    }
  }

  /// Leaves out the next value, whatever it is.
  mutating func skip() {
    switch kind() {
    case .object: members { scanner, _ in scanner.skip() }
    case .array: elements { $0.skip() }
    case .string: eachPiece(decoding: false) { _ in }
    case .number: _ = number()
    case .word: word()
    case nil: break
    }
  }

  /// Whether the next value is `true`, if it is a word.
  mutating func flag() -> Bool {
    guard kind() == .word else { return false }
    let isTrue = buffer[place] == UInt8(ascii: "t")
    word()
    return isTrue
  }

  private mutating func word() {
    let words: [StaticString] = ["true", "false", "null"]
    let first = buffer[place]
    guard let word = words.first(where: { $0.utf8Start[0] == first }) else { return }
    for index in 0..<word.utf8CodeUnitCount {
      guard more(), buffer[place] == word.utf8Start[index] else { return stop("no JSON", "\(word)") }
      place += 1
    }
  }

  /// A number as it is written; what has more than 64 digits is none that anybody means, and "". Nil if it is no number.
  mutating func number() -> String? {
    guard kind() == .number else { return nil }
    scratch.removeAll(keepingCapacity: true)
    var count = 0
    while more(), Self.isOfNumber(buffer[place]) {
      if count < 64 { scratch.append(buffer[place]) }
      count += 1
      place += 1
    }
    guard count <= 64 else { return "" }
    let text = String(decoding: scratch, as: UTF8.self)
    guard Double(text) != nil else {
      stop("no number", "a number")
      return nil
    }
    return text
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: - Strings

  /// A string; nil, and nothing is read, if what comes next is none.
  ///
  /// - Parameter most: bytes that are taken at most.
  mutating func string(most: Int = 1 << 20) -> String? {
    guard kind() == .string else { return nil }
    scratch.removeAll(keepingCapacity: true)
    let end = Self.plainRun(buffer + place + 1, filled - place - 1)
    // Most strings are whole and plain.
    if end <= most, place + 1 + end < filled, buffer[place + 1 + end] == UInt8(ascii: "\"") {
      let text = String(decoding: UnsafeBufferPointer(start: buffer + place + 1, count: end), as: UTF8.self)
      place += end + 2
      return text
    }
    var bytes = scratch
    scratch = []
    var isCut = false
    eachPiece(decoding: true) { piece in
      let room = most - bytes.count
      if piece.count > room { isCut = true }
      bytes.append(contentsOf: piece.prefix(room))
    }
    if isCut { cutStrings += 1 }
    let text = String(decoding: bytes, as: UTF8.self)
    scratch = bytes
    return stopped == nil ? text : nil
  }

  /// Calls `body` with the pieces of a string, in order, without its escapes if it is to be decoded.
  mutating func eachPiece(decoding: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard kind() == .string else { return }
    place += 1
    while more() {
      let count = Self.plainRun(buffer + place, filled - place)
      if count > 0, decoding { body(UnsafeBufferPointer(start: buffer + place, count: count)) }
      place += count
      guard place < filled else { continue }
      let isEnd = buffer[place] == UInt8(ascii: "\"")
      place += 1
      if isEnd { return }
      if decoding { escape(body) } else if more() { place += 1 }
    }
    stop("no JSON", "the end of the string")
  }

  /// How many bytes come before a quotation mark or a backslash, eight at a time.
  @inline(__always)
  private static func plainRun(_ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    let quotes = ones &* UInt64(UInt8(ascii: "\""))
    let slashes = ones &* UInt64(UInt8(ascii: "\\"))
    var index = 0
    while index &+ 8 <= count {
      let word = UInt64(littleEndian: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
      let (quote, slash) = (word ^ quotes, word ^ slashes)
      // The lowest of these bits is that of the first of them.
      let hits = ((quote &- ones) & ~quote | (slash &- ones) & ~slash) & tops
      if hits != 0 { return index &+ hits.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count, start[index] != UInt8(ascii: "\""), start[index] != UInt8(ascii: "\\") { index &+= 1 }
    return index
  }

  private mutating func escape(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard more() else { return }
    let byte = buffer[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): write("\n", body)
    case UInt8(ascii: "t"): write("\t", body)
    case UInt8(ascii: "r"): write("\r", body)
    case UInt8(ascii: "b"): write("\u{8}", body)
    case UInt8(ascii: "f"): write("\u{C}", body)
    case UInt8(ascii: "u"): unicodeEscape(body)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): write(Unicode.Scalar(byte), body)
    default:
      place -= 1
      stop("no escape", "an escape of JSON behind the backslash")
    }
  }

  private func write(_ scalar: Unicode.Scalar, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let units = Unicode.UTF8.encode(scalar).map { Array($0) } ?? []
    units.withUnsafeBufferPointer(body)
  }

  private mutating func unicodeEscape(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard var unit = hexadecimal() else { return stop("no escape", "four hexadecimal digits") }
    // Behind a first half comes the second one; another first half may come instead.
    while (0xD800..<0xDC00).contains(unit) {
      guard more(), buffer[place] == UInt8(ascii: "\\") else { return lone(body) }
      place += 1
      guard more() else { return }
      guard buffer[place] == UInt8(ascii: "u") else {
        lone(body)
        return escape(body)
      }
      place += 1
      guard let second = hexadecimal() else { return stop("no escape", "four hexadecimal digits") }
      if (0xDC00..<0xE000).contains(second) {
        return write(Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))!, body)
      }
      lone(body)
      unit = second
    }
    guard let scalar = Unicode.Scalar(unit) else { return lone(body) }
    write(scalar, body)
  }

  private mutating func lone(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    loneSurrogates += 1
    write("\u{FFFD}", body)
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard more() else { return nil }
      switch buffer[place] {
      case let byte where byte &- 0x30 < 10: value = value << 4 | UInt32(byte - 0x30)
      case let byte where (byte | 0x20) &- 0x61 < 6: value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: return nil
      }
      place += 1
    }
    return value
  }

  /// What comes behind the document's value: nothing, if it is whole.
  mutating func end() {
    if next() != nil { stop("more behind the end", "nothing") }
  }
}
