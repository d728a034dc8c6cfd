/// A text of a trace, as a small number: records stay plain memory, and equal texts are equal numbers.
///
/// The simulator's tokens ("r12") are numbers by themselves and need no table. Any other text stands in the trace's
/// ``TraceTexts``.
public struct TraceText: Hashable, Sendable {
  package let id: Int32

  public static let empty = TraceText(id: 0)
  public static let access = TraceText(id: 1)
  public static let refresh = TraceText(id: 2)

  /// Set in the ids of simulated tokens: the next bit is 1 for a refresh token, the rest is the token's number.
  private static let tokenFlag: Int32 = 1 << 30

  package static func token(_ number: Int32, isRefresh: Bool) -> TraceText {
    TraceText(id: tokenFlag | number << 1 | (isRefresh ? 1 : 0))
  }

  /// True for a token that the simulator made up, whose text is no secret.
  public var isSimulatedToken: Bool { tokenNumber != nil }

  /// The number of a simulated token, or nil.
  package var tokenNumber: Int32? { id & Self.tokenFlag == 0 ? nil : (id & ~Self.tokenFlag) >> 1 }

  /// The text of a simulated token, or nil.
  package var tokenText: String? { tokenNumber.map { "\(id & 1 == 1 ? "r" : "a")\($0)" } }

  public var isEmpty: Bool { self == .empty }
}

/// The texts of a trace that are not tokens.
public struct TraceTexts: Sendable {
  private static let base = ["", SessionCookie.access, SessionCookie.refresh]
  private var texts = base
  /// Where each text is, once there are so many that to look for one takes longer than to ask.
  private var places: [String: Int] = [:]
  private static let mostSearched = 16

  package init() {}

  package mutating func removeAll() {
    if texts.count > Self.base.count { texts.removeSubrange(Self.base.count...) }
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
  }

  /// The number of a text; the same text has the same number.
  package mutating func intern(_ text: String) -> TraceText {
    // What nearly all records name; a name is told from a token by its second letter.
    if let token = Self.token(text) { return token }
    if text == SessionCookie.access { return .access }
    if text == SessionCookie.refresh { return .refresh }
    if let index = place(of: text) { return TraceText(id: Int32(truncatingIfNeeded: index)) }
    texts.append(text)
    if !places.isEmpty { places[text] = texts.count - 1 }
    return TraceText(id: Int32(truncatingIfNeeded: texts.count - 1))
  }

  private mutating func place(of text: String) -> Int? {
    guard texts.count > Self.mostSearched else { return texts.firstIndex(of: text) }
    if places.isEmpty { for (index, text) in texts.enumerated() { places[text] = index } }
    return places[text]
  }

  package subscript(_ text: TraceText) -> String {
    if let token = text.tokenText { return token }
    let index = Int(text.id)
    return texts.indices.contains(index) ? texts[index] : ""
  }

  /// Reads "a12" or "r12": a letter and up to eight digits, written as the simulator writes them.
  private static func token(_ text: String) -> TraceText? {
    let token = text.utf8.withContiguousStorageIfAvailable { bytes -> TraceText? in
      guard let number = TokenTexts.number(bytes) else { return nil }
      return .token(number, isRefresh: bytes[0] == UInt8(ascii: "r"))
    }
    if let token { return token }
    // Only strings that Objective-C lends have no contiguous storage.
    var copy = text
    copy.makeContiguousUTF8()
    return Self.token(copy)
  }
}
