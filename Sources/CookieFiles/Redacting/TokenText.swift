import Cookies

/// Which pieces of a text look like tokens: what no route of a server, no cookie and no parameter is called.
///
/// It is a judgement by looks. What stands between marks is taken apart into runs of one kind (digits, a word with or without
/// a capital); words have long runs, random letters and digits short ones. A token of less than 8 bytes, or one of small
/// letters only, looks like a word.
enum TokenText {
  /// The text with `name(token)` in the place of each token.
  static func rewritten(_ text: String, _ name: (String) -> String) -> String {
    let octets = Cookie.octets(of: text)
    guard octets.count >= fewest else { return text }
    var result: [UInt8] = []
    var place = 0
    while place < octets.count {
      let end = octets[place...].firstIndex { !isOfAtom($0) } ?? octets.count
      let atom = octets[place..<end]
      if let token = token(in: atom) {
        result += atom[..<token.lowerBound]
        result += Cookie.octets(of: name(Cookie.text(octets: Array(atom[token]))))
        result += atom[token.upperBound...]
      } else {
        result += atom
      }
      if end < octets.count { result.append(octets[end]) }
      place = end + 1
    }
    return Cookie.text(octets: result)
  }

  /// Calls `body` with each token in the text.
  static func each(in text: String, _ body: (String) -> Void) {
    _ = rewritten(text) { token in
      body(token)
      return token
    }
  }

  static func has(_ text: String) -> Bool {
    var isFound = false
    each(in: text) { _ in isFound = true }
    return isFound
  }

  /// As ``rewritten(_:_:)``, of text that a program wrote for people: a word of it may be a URL, or a value with its name.
  static func rewritten(words text: String, _ name: (String) -> String) -> String {
    text[...].pieces(" ").map { word in
      let isWhole = word.utf8.contains { "?=@&".utf8.contains($0) }
      return isWhole ? name(String(word)) : rewritten(String(word), name)
    }.joined(separator: " ")
  }

  static func each(inWords text: String, _ body: (String) -> Void) {
    _ = rewritten(words: text) { token in
      body(token)
      return token
    }
  }

  // MARK: - Atoms

  private static let fewest = 8
  private static let joints: Set<UInt8> = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+")]

  /// What a token in Base64, in hexadecimal or with hyphens is made of.
  private static func isOfAtom(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || joints.contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 }
  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || byte | 0x20 &- 0x61 < 6 }

  /// The token in an atom, without the words that stand in front of it and behind it; nil if there is none.
  private static func token(in atom: ArraySlice<UInt8>) -> Range<Int>? {
    guard atom.count >= fewest else { return nil }
    let pieces = atom.split { joints.contains($0) }
    guard pieces.contains(where: isToken) || areToken(pieces) else { return nil }
    guard let first = pieces.first(where: { !isWord($0) }), let last = pieces.last(where: { !isWord($0) }) else {
      return atom.indices
    }
    return first.startIndex + roleLength(first)..<last.endIndex
  }

  /// A guess of what a cookie is for goes by these: they stay in front of what is random ("SESS5d41402abc4b2a76").
  private static let roles = ["session", "sess", "sid", "token", "auth", "jwt", "access", "refresh"]

  private static func roleLength(_ piece: ArraySlice<UInt8>) -> Int {
    let text = String(decoding: piece, as: UTF8.self).lowercased()
    return roles.first { text.hasPrefix($0) && isToken(piece.dropFirst($0.utf8.count)) }?.utf8.count ?? 0
  }

  private static func isToken(_ piece: ArraySlice<UInt8>) -> Bool {
    guard piece.count >= fewest else { return false }
    let digits = piece.count { isDigit($0) }
    // A date with its time has 14 digits; so have numbers of cards and accounts, which are none of a reader's business.
    if digits == piece.count { return digits >= 12 }
    if piece.count >= 16, digits > 0, piece.allSatisfy(isHexadecimal) { return true }
    let mean = Double(piece.count) / Double(runs(piece))
    switch piece.count {
    case ..<12: return digits > 0 && mean < 2
    case ..<16: return digits > 0 && mean < 2.5
    case ..<20: return mean < 3
    case ..<32: return mean < 3 || digits > 0 && mean < 6
    // No word is so long.
    default: return mean < 3 || digits > 0 && mean < 6 || runs(piece) == 1
    }
  }

  /// Pieces that are a token together: a UUID, a number of a card, the groups of a key.
  private static func areToken(_ pieces: [ArraySlice<UInt8>]) -> Bool {
    let joined = Array(pieces.joined())
    let digits = joined.count { isDigit($0) }
    guard joined.count >= 12, digits > 0 else { return false }
    if joined.count >= 16, joined.allSatisfy(isHexadecimal) { return true }
    guard digits < joined.count, !pieces.contains(where: { isWord($0) && !$0.allSatisfy(isCapital) }) else {
      return false
    }
    return Double(joined.count) / Double(pieces.reduce(0) { $0 + runs($1) }) < 2.2
  }

  /// Letters only, with a capital in front or with none but capitals.
  private static func isWord(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.allSatisfy(isLetter) && (piece.allSatisfy(isCapital) || !piece.dropFirst().contains(where: isCapital))
  }

  /// How many runs of digits, and of letters up to the next capital behind a small one, it has.
  private static func runs(_ piece: ArraySlice<UInt8>) -> Int {
    guard let first = piece.first else { return 1 }
    var (count, last) = (1, first)
    for byte in piece.dropFirst() {
      if isDigit(byte) != isDigit(last) || isCapital(byte) && !isCapital(last) && !isDigit(last) { count += 1 }
      last = byte
    }
    return count
  }
}
