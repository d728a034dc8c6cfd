/// What section 5.6 says of single octets, in tables.
///
/// A comparison or two for each octet would cost libFuzzer, which notes all of them, more than everything else does.
/// Unchecked: nothing writes to the memory once it is filled. It is never given back, since there is one for all.
struct ReferenceOctets: @unchecked Sendable {
  static let all = ReferenceOctets()

  private let controls: UnsafePointer<UInt8>
  private let lowers: UnsafePointer<UInt8>

  private init() {
    controls = Self.table { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F ? 1 : 0 }
    lowers = Self.table { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
  }

  private static func table(_ value: (UInt8) -> UInt8) -> UnsafePointer<UInt8> {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for octet in UInt8.min...UInt8.max { table[Int(octet)] = value(octet) }
    return UnsafePointer(table)
  }

  /// True if one of the octets that make a whole field be ignored (step 1) is in a field.
  @inline(__always)
  func hasControls(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for octet in field { found |= controls[Int(octet)] }
    return found != 0
  }

  /// True for the letters of `word`, which is in lower case, in any case.
  @inline(__always)
  func spell(_ octets: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard octets.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<octets.count where lowers[Int(octets[index])] != word.utf8Start[index] { return false }
    return true
  }
}
