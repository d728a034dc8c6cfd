/// The octets that make a whole field be ignored (section 5.6 step 1), in a table.
///
/// A comparison for each octet would cost libFuzzer, which notes all of them, more than everything else does.
/// Unchecked: nothing writes to the memory once it is filled. It is never given back, since there is one for all.
struct ReferenceControls: @unchecked Sendable {
  static let all = ReferenceControls()

  private let table: UnsafePointer<UInt8>

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for octet in 0...255 { table[octet] = (octet < 0x20 && octet != 0x09) || octet == 0x7F ? 1 : 0 }
    self.table = UnsafePointer(table)
  }

  /// True if one of them is in a field.
  @inline(__always)
  func areAny(in field: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for octet in field { found |= table[Int(octet)] }
    return found != 0
  }
}
