/// The text of tokens: a letter for the kind and the token's number in the run, e.g. `r12`.
///
/// Texts are made once and kept for all runs of a simulator: they are the most frequent strings of a run.
package struct TokenTexts {
  package init() {}

  private var access: [String] = []
  private var refresh: [String] = []

  package mutating func text(_ token: Int32, isRefresh: Bool) -> String {
    let index = Int(token)
    while access.count <= index {
      access.append("a\(access.count)")
      refresh.append("r\(refresh.count)")
    }
    return isRefresh ? refresh[index] : access[index]
  }

  /// The number of a token from its text, or nil if it is none of ours: a letter and up to eight digits without
  /// leading zeros.
  package static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
    number(UnsafeBufferPointer(rebasing: text))
  }

  package static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int32? {
    guard text.count >= 2, text.count <= 9 else { return nil }
    guard text[0] == UInt8(ascii: "a") || text[0] == UInt8(ascii: "r") else { return nil }
    if text.count > 2, text[1] == UInt8(ascii: "0") { return nil }
    var number: Int32 = 0
    for place in 1..<text.count {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int32(digit)
    }
    return number
  }
}
