import CookieProperties
import LibFuzzer

/// Folded headers; a line end in the input stands between two fields that are folded.
struct FoldedHeaderTarget: FuzzTarget {
  static let name = "folded-header"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    if let property = ByteChecks.folded(input) { fatalError(property.summary) }
  }
}
