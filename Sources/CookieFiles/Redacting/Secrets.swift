import Cookies

/// The secrets of a file: what stands in for each, and whether other text has a piece of one.
///
/// Equal secrets get equal names, in the order in which they come, and others get others: that a value was sent again, or changed,
/// can still be told.
struct Secrets {
  /// A piece of this many bytes is looked for.
  static let window = 8

  private var numbers: [[UInt8]: Int] = [:]
  private var windows: Set<UInt64> = []
  /// What names and masks are filled up with: no secret has a run of it.
  private(set) var filler = UInt8(ascii: "x")

  /// Takes note of a secret. All have to be known before the first is named.
  mutating func add(_ secret: [UInt8]) {
    guard !secret.isEmpty else { return }
    if numbers[secret] == nil { numbers[secret] = numbers.count + 1 }
    note(secret)
  }

  mutating func add(_ secret: String) { add(Cookie.octets(of: secret)) }

  /// Takes note of what looks like a token in a cookie's name, and of the secrets in its path.
  mutating func add(name: String, path: String) {
    TokenText.each(in: name) { add($0) }
    _ = URLText.path(path) { piece in
      if case .secret(let text) = piece { add(text) }
      return ""
    }
  }

  /// Takes note of text that is left out, such as a body: pieces of it are looked for as well.
  mutating func note(_ text: [UInt8]) { Self.eachWindow(text) { windows.insert($1) } }

  /// Picks what to fill up with; once, when all are known.
  mutating func settle() {
    let candidates = Array("xvzqjwkyXVZQJWKY".utf8)
    filler = candidates.first { !windows.contains(UInt64($0) &* 0x0101_0101_0101_0101) } ?? filler
  }

  private static func eachWindow(_ bytes: [UInt8], _ body: (Int, UInt64) -> Void) {
    var hash: UInt64 = 0
    for (place, byte) in bytes.enumerated() {
      hash = hash << 8 | UInt64(byte)
      if place >= window - 1 { body(place - window + 1, hash) }
    }
  }

  /// The number of the secret, filled up to as many bytes; more than those of a secret of one byte or two.
  func name(_ secret: [UInt8]) -> [UInt8] {
    guard !secret.isEmpty else { return [] }
    guard let number = numbers[secret] else { return [UInt8](repeating: filler, count: secret.count) }
    let label = Array("r\(number)".utf8)
    let name = label + [UInt8](repeating: filler, count: max(0, secret.count - label.count))
    guard hasPiece(name) else { return name }
    return hasPiece(label) ? [UInt8](repeating: filler, count: secret.count) : label
  }

  func name(_ secret: String) -> String { Cookie.text(octets: name(Cookie.octets(of: secret))) }

  func hasPiece(_ text: [UInt8]) -> Bool {
    var found = false
    Self.eachWindow(text) { if windows.contains($1) { found = true } }
    return found
  }

  /// Text that stays, with every piece of a secret in it covered.
  func masked(_ text: [UInt8]) -> [UInt8] {
    var result = text
    Self.eachWindow(text) { place, window in
      guard windows.contains(window) else { return }
      for index in place..<place + Self.window { result[index] = filler }
    }
    return result
  }

  func masked(_ text: String) -> String { Cookie.text(octets: masked(Cookie.octets(of: text))) }

  /// A cookie's name, in which what looks like a token is a secret.
  func named(_ name: String) -> String { masked(TokenText.rewritten(name) { self.name($0) }) }

  /// A cookie's path.
  func path(_ text: String) -> String {
    let path = URLText.path(text) { piece in
      if case .secret(let text) = piece { name(text) } else { "" }
    }
    return masked(path)
  }
}
