// Octets as text and back, without loss. A cookie's name and value are octets (5.6), while Swift's String holds
// Unicode scalars. Bytes that are not UTF-8 become scalars U+10FF80...U+10FFFF, one for each byte 0x80...0xFF; a
// field that really contains one of those 128 private-use scalars is escaped byte by byte as well, which keeps the
// mapping reversible. Their UTF-8 form is F4 8F BE xx or F4 8F BF xx, so text without the byte F4 needs no work.

extension Cookie {
  /// The octets that `text` (a name, value or path) stands for.
  public static func octets(of text: String) -> [UInt8] {
    var octets: [UInt8] = []
    octets.reserveCapacity(text.utf8.count)
    text.appendOctets(to: &octets)
    return octets
  }

  /// The text that stands for `octets`; ``octets(of:)`` gives them back.
  public static func text(octets: some Collection<UInt8>) -> String {
    let result = octets.withContiguousStorageIfAvailable { String(octets: $0[...]) }
    return result ?? Array(octets).withUnsafeBufferPointer { String(octets: $0[...]) }
  }
}

extension String {
  /// Text that stands for `bytes`, whatever they are.
  init(octets bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(octets: UnsafeBufferPointer(rebasing: bytes))
  }

  /// Text that stands for `bytes`, whatever they are.
  @inline(__always)
  init(octets bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.allASCII else {
      self = String.escaping(bytes)
      return
    }
    self.init(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
  }

  /// The slow path: keeps well-formed UTF-8, escapes every other byte.
  @inline(never)
  private static func escaping(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        text.append(byte)
        index += 1
      } else if let (scalar, length) = UTF8Sequence.decode(bytes, at: index), scalar.value < 0x10FF80 {
        text.append(contentsOf: bytes[index..<(index + length)])
        index += length
      } else {
        // U+10FF00 plus the byte, as UTF-8.
        text.append(0xF4)
        text.append(0x8F)
        text.append(0xBC | byte &>> 6)
        text.append(0x80 | byte & 0x3F)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the octets that this text stands for.
  @inline(__always)
  func appendOctets(to output: inout [UInt8]) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { Self.appendOctets($0, to: &output) }
    if isDone == nil { appendOctetsOfCopy(to: &output) }
  }

  /// Only strings that Objective-C lends have no contiguous storage.
  @inline(never)
  private func appendOctetsOfCopy(to output: inout [UInt8]) {
    var text = self
    text.withUTF8 { Self.appendOctets($0, to: &output) }
  }

  @inline(__always)
  private static func appendOctets(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    if bytes.allASCII || !bytes.contains(0xF4) {
      output.append(contentsOf: bytes)
    } else {
      appendUnescaped(bytes, to: &output)
    }
  }

  @inline(never)
  private static func appendUnescaped(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xF4, index + 3 < bytes.count, bytes[index + 1] == 0x8F, bytes[index + 2] & 0xFE == 0xBE {
        // F4 8F BE 80...BF is 0x80...0xBF, F4 8F BF 80...BF is 0xC0...0xFF.
        output.append(bytes[index + 3] | (bytes[index + 2] & 1) << 6)
        index += 4
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
  }

  /// True if both texts are the same UTF-8, which `==` does not promise: it also equates canonical equivalents.
  @inline(__always)
  package func hasSameOctets(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let result = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { left.hasSameBytes(as: $0) }
    }
    // Only strings that Objective-C lends have no contiguous storage.
    return (result ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  func hashOctets(into hasher: inout Hasher) {
    hasher.combine(utf8.count)
    for byte in utf8 { hasher.combine(byte) }
  }
}

extension String? {
  @inline(__always)
  func hasSameOctets(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameOctets(as: right)
    default: false
    }
  }
}
