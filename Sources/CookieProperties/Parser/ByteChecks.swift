import Cookies

/// Properties of single functions, for fuzzers that bring their own bytes.
public enum ByteChecks {
  /// The fast reading of a cookie-date is the plain one.
  public static func date(_ input: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    CookieDate.parse(input) == ReferenceDate.parse(input) ? nil : .agreesWithReference
  }

  /// A folded header loses nothing: its parts join to it, and two plain halves come apart where they were joined.
  public static func folded(_ input: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    guard FoldedSplit.joins(input) else { return .foldedJoins }
    guard let middle = input.firstIndex(of: 0x0A) else { return nil }
    let first = UnsafeBufferPointer(rebasing: input[..<middle])
    let second = UnsafeBufferPointer(rebasing: input[(middle + 1)...])
    guard FoldedSplit.isPlain(first), FoldedSplit.isPlain(second) else { return nil }
    return FoldedSplit.keeps(first, second, OctetBuffer(capacity: input.count + 2)) ? nil : .foldedKeepsFields
  }
}
