/// What tools that take secrets out of captures put in their place: the same for every value.
enum Placeholder {
  /// The value of a pair "name=value" if it is one; nil of any other.
  static func found(in pair: String) -> String? {
    guard let mark = pair.firstIndex(of: "=") else { return nil }
    let value = String(pair[mark...].dropFirst())
    let small = value.lowercased()
    let isSaid = words.contains(where: small.contains)
    let filler = value.first ?? " "
    let isFilled = value.utf8.count > 2 && fillers.contains(filler) && value.allSatisfy { $0 == filler }
    return isSaid || isFilled ? "\"\(value.prefix(longest))\"" : nil
  }

  private static let words = ["redacted", "[removed]", "[masked]", "[filtered]", "[hidden]"]
  private static let fillers: Set<Character> = ["*", "x", "X", ".", "\u{2022}", "#"]
  /// In characters: what is told of it is to stay readable.
  private static let longest = 30
}
