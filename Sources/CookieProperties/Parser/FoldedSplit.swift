import Cookies

/// The properties of ``FoldedSetCookie``.
enum FoldedSplit {
  /// True if the fields of the split join to the input again: nothing is lost, nothing comes twice.
  static func joins(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    let split = FoldedSetCookie(splitting: field)
    var end = -2
    for part in split.fields {
      guard part.start == end + 2, part.end >= part.start else { return false }
      if end >= 0, field[end] != UInt8(ascii: ",") || field[end + 1] != UInt8(ascii: " ") { return false }
      end = part.end
    }
    return end == field.count
  }

  /// True for a field whose fold is decidable: a name of letters, "=", and no comma and no quote anywhere.
  static func isPlain(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard field.count < 256, let equals = field.firstIndex(of: UInt8(ascii: "=")), equals > 0 else { return false }
    for index in 0..<equals where (field[index] | 0x20) &- 0x61 >= 26 { return false }
    // A name that spells an attribute could be one that a comma broke off.
    return equals < 4 && !field.has(UInt8(ascii: ",")) && !field.has(UInt8(ascii: "\""))
  }

  /// True if two plain fields come apart as they were joined. A Path or unknown attribute at the end of the first may
  /// have a comma of its own; the split has to be right all the same.
  static func keeps(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>, _ buffer: OctetBuffer
  ) -> Bool {
    buffer.removeAll()
    buffer.append(first)
    buffer.append(", ")
    buffer.append(second)
    let fields = FoldedSetCookie(splitting: buffer.octets).fields
    return fields.count == 2 && fields[0].start == 0 && fields[0].end == first.count
      && fields[1].start == first.count + 2 && fields[1].end == buffer.count
  }
}
