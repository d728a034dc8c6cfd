/// What section 5.6 says of single octets, in tables.
///
/// A comparison or two for each octet would cost libFuzzer, which notes all of them, more than everything else does.
/// Unchecked: nothing writes to the memory once it is filled. It is never given back, since there is one for all.
struct ReferenceOctets: @unchecked Sendable {
  static let all = ReferenceOctets()

  private let controls: UnsafePointer<Bool>
  private let blanks: UnsafePointer<Bool>
  private let lowers: UnsafePointer<UInt8>

  private init() {
    controls = Self.table { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
    blanks = Self.table { $0 == 0x20 || $0 == 0x09 }
    lowers = Self.table { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
  }

  private static func table<Value>(_ value: (UInt8) -> Value) -> UnsafePointer<Value> {
    let table = UnsafeMutablePointer<Value>.allocate(capacity: 256)
    for octet in UInt8.min...UInt8.max { (table + Int(octet)).initialize(to: value(octet)) }
    return UnsafePointer(table)
  }

  /// True if one of the octets that make a whole field be ignored (step 1) is in a field.
  @inline(__always)
  func hasControls(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    for octet in field where controls[Int(octet)] { return true }
    return false
  }

  /// True for the white space that is trimmed off names and values (steps 4 and 5).
  @inline(__always)
  func isBlank(_ octet: UInt8) -> Bool { blanks[Int(octet)] }

  /// True for the letters of `word`, which is in lower case, in any case.
  @inline(__always)
  func spell(_ octets: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard octets.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<octets.count where lowers[Int(octets[index])] != word.utf8Start[index] { return false }
    return true
  }
}
