/// A text of a trace, as a small number: records stay plain memory, and equal texts are equal numbers.
///
/// The simulator's tokens ("r12") are numbers by themselves and need no table. Any other text stands in the trace's
/// ``TraceTexts``.
public struct TraceText: Hashable, Sendable {
  @usableFromInline package let id: Int32

  @inlinable
  package init(id: Int32) { self.id = id }

  @inlinable public static var empty: TraceText { TraceText(id: 0) }
  @inlinable public static var access: TraceText { TraceText(id: 1) }
  @inlinable public static var refresh: TraceText { TraceText(id: 2) }

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
public struct TraceTexts: Equatable, Sendable {
  private static let base = ["", SessionCookie.access, SessionCookie.refresh]
  private var texts = base
  private var short = ShortTextNumbers()
  /// The same for texts of 16 bytes or more.
  private var long: [String: Int32] = [:]

  package init() {}

  /// By octets: how they are found again says nothing of them.
  public static func == (left: TraceTexts, right: TraceTexts) -> Bool {
    left.texts.elementsEqual(right.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  package mutating func removeAll() {
    if texts.count > Self.base.count { texts.removeSubrange(Self.base.count...) }
    short.removeAll()
    if !long.isEmpty { long.removeAll(keepingCapacity: true) }
  }

  /// The number of a text; the same text has the same number.
  package mutating func intern(_ text: String) -> TraceText {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> TraceText? in
      // What nearly all records name; a name is told from a token by its second letter.
      if let number = TokenTexts.number(bytes) { return .token(number, isRefresh: bytes[0] == UInt8(ascii: "r")) }
      guard let key = ShortTextNumbers.Key(bytes) else { return nil }
      if key == Self.access { return .access }
      if key == Self.refresh { return .refresh }
      if bytes.isEmpty { return .empty }
      return number(of: key, text)
    }
    if let found { return found ?? number(ofLong: text) }
    // Only strings that Objective-C lends have no contiguous storage.
    var copy = text
    copy.makeContiguousUTF8()
    return intern(copy)
  }

  private static let access = key(of: SessionCookie.access)
  private static let refresh = key(of: SessionCookie.refresh)

  private static func key(of text: String) -> ShortTextNumbers.Key? {
    text.utf8.withContiguousStorageIfAvailable { ShortTextNumbers.Key($0) } ?? nil
  }

  private mutating func number(of key: ShortTextNumbers.Key, _ text: String) -> TraceText {
    let next = Int32(truncatingIfNeeded: texts.count)
    let (number, isNew) = short.number(of: key, next: next)
    if isNew { texts.append(text) }
    return TraceText(id: number)
  }

  private mutating func number(ofLong text: String) -> TraceText {
    if let number = long[text] { return TraceText(id: number) }
    let next = Int32(truncatingIfNeeded: texts.count)
    long[text] = next
    texts.append(text)
    return TraceText(id: next)
  }

  package subscript(_ text: TraceText) -> String {
    if let token = text.tokenText { return token }
    let index = Int(text.id)
    return texts.indices.contains(index) ? texts[index] : ""
  }
}
