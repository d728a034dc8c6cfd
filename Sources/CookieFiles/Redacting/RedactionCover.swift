import Cookies

/// Decides what is written in the place of each text, so that no piece of 8 bytes of a secret is.
///
/// Secrets can be larger than the memory, what is written is not. So it goes in rounds: what would be written is gathered, its
/// pieces are looked for in the secrets, and those that are found are covered in the next round, until none is. That a
/// copy is clean is thereby looked up and not only meant.
struct RedactionCover {
  /// A piece of this many bytes is looked for.
  static let window = 8
  static let mostRounds = 16

  private var forbidden: Set<UInt64> = []
  private var numbers: [String: Int] = [:]
  private var labels: [String: Int] = [:]
  private var hosts: [String: Int] = [:]
  private var aliases: [String: Int] = [:]
  private var cookieNames: [String: Int] = [:]
  /// Paths that have a piece of a secret, as far as they are counted.
  private var coveredPaths: Set<String> = []
  private static let mostCounted = 1_000
  /// The host that was written last: a path without one is behind it, wherever it stands.
  private(set) var lastHost = ""
  private var filler = UInt8(ascii: "x")
  private var round = 0
  /// In the last round no text stays: that is always clean.
  private var dropsAll = false
  /// Pieces of what would be written in this round.
  private(set) var windows = WindowSet()

  private static let fillers = Array("xvzqjwkyXVZQJWKYabcdefghABCDEFGH".utf8)

  init() { for filler in Self.fillers { windows.insert(UInt64(filler) &* 0x0101_0101_0101_0101) } }

  /// Begins the next round.
  ///
  /// - Returns: false if nothing was found: what was gathered can be written.
  mutating func goOn(_ found: Set<UInt64>, round: Int) -> Bool {
    // Nothing is written that is known to be a piece of a secret.
    guard !found.isSubset(of: forbidden), !dropsAll else { return false }
    forbidden.formUnion(found)
    (lastHost, self.round, coveredPaths) = ("", round + 1, [])
    windows = RedactionCover().windows
    filler = Self.fillers.first { !forbidden.contains(UInt64($0) &* 0x0101_0101_0101_0101) } ?? filler
    dropsAll = round + 2 >= Self.mostRounds
    return true
  }

  private static func eachWindow(_ bytes: [UInt8], _ body: (Int, UInt64) -> Void) {
    var hash: UInt64 = 0
    for (place, byte) in bytes.enumerated() {
      hash = hash << 8 | UInt64(byte)
      if place >= window - 1 { body(place - window + 1, hash) }
    }
  }

  private mutating func note(_ text: [UInt8]) {
    Self.eachWindow(text) { windows.insert($1) }
  }

  private func isForbidden(_ text: [UInt8]) -> Bool {
    var isFound = false
    Self.eachWindow(text) { if forbidden.contains($1) { isFound = true } }
    return isFound
  }

  // MARK: - Texts

  /// What stands for a secret: its number, filled up to as many bytes; more than those of a secret of one byte or two. Equal
  /// secrets get equal names, in the order in which they come, and others get others: that a value was sent again, or
  /// changed, can still be told.
  mutating func name(_ secret: String) -> String {
    guard !secret.isEmpty, !dropsAll else { return "" }
    let number = numbers[secret] ?? numbers.count + 1
    numbers[secret] = number
    if round < Self.mostRounds / 2, let token = RedactedWebToken.first(number, for: secret, where: { !isForbidden($0) })
    {
      note(Array(token.utf8))
      return token
    }
    let label = Array("r\(number)".utf8)
    let count = Cookie.octets(of: secret).count
    var name = label + [UInt8](repeating: filler, count: max(0, count - label.count))
    if isForbidden(name) { name = isForbidden(label) ? [] : label }
    note(name)
    return String(decoding: name, as: UTF8.self)
  }

  /// A text that stays, with every piece of a secret in it covered.
  mutating func kept(_ text: String) -> String { covered(text, otherwise: "") }

  /// A text that stays but for what looks like a token in it.
  mutating func tokens(_ text: String) -> String { kept(TokenText.rewritten(text) { name($0) }) }

  /// Words for people, but for what looks like a token in them.
  mutating func words(_ text: String) -> String { kept(TokenText.rewritten(words: text) { name($0) }) }

  /// A path with its query. The marks stay: without them it would be part of the host, or a name part of a value.
  ///
  /// - Parameter origin: what is written in front of it.
  mutating func path(_ text: String, behind origin: String) -> String {
    let before = origin.utf8.suffix(Self.window - 1)
    let result = covered(
      text, behind: before, sparing: Set("/?&=".utf8), otherwise: text.hasPrefix("/") ? "/" : "")
    guard result != text, !dropsAll else { return result }
    if coveredPaths.count < Self.mostCounted { coveredPaths.insert(String(text.prefix(1_024).prefix { $0 != "?" })) }
    // What an address is for is in no body of eight bytes.
    guard let marked = RoleWord.marked(result, of: text), !isForbidden(before + Array(marked.utf8)) else {
      return result
    }
    note(before + Array(marked.utf8))
    return marked
  }

  /// The name of a cookie. One that has a piece of a secret gets another one, the same everywhere: it can be told from others, and whether
  /// it is called as sessions are.
  mutating func cookieName(_ text: String) -> String {
    let plain = TokenText.rewritten(text) { name($0) }
    let result = kept(plain)
    guard result != plain, !dropsAll else { return result }
    let number = cookieNames[text] ?? cookieNames.count + 1
    cookieNames[text] = number
    let alias = Array("c\(number)\(RoleWord.ofCookie(text).map { "~" + $0 } ?? "")".utf8)
    guard !isForbidden(alias) else { return result }
    note(alias)
    return String(decoding: alias, as: UTF8.self)
  }

  /// What of a copy is not as it was, though a diagnosis goes by it.
  var remarks: [String] {
    var lines: [String] = []
    if !coveredPaths.isEmpty {
      let count = coveredPaths.count < Self.mostCounted ? "\(coveredPaths.count)" : "\(Self.mostCounted) or more"
      lines.append(
        "\(count) paths have 8 bytes that stand in a body, a query or a value as well, and are covered, but for whether they are called as a login, "
          + "a refresh, a logout or GraphQL")
    }
    if !cookieNames.isEmpty { lines.append("\(cookieNames.count) names of cookies likewise") }
    return lines
  }

  /// - Parameters:
  ///   - before: what is written in front of it.
  ///   - last: what stands where covering makes a piece of a secret again.
  private mutating func covered(
    _ text: String, behind before: some Collection<UInt8> = [], sparing spared: Set<UInt8> = [], otherwise last: String
  ) -> String {
    guard !dropsAll else { return last }
    let octets = before + Cookie.octets(of: text)
    var result = octets
    Self.eachWindow(octets) { place, window in
      guard forbidden.contains(window) else { return }
      for index in max(place, before.count)..<place + Self.window where !spared.contains(result[index]) {
        result[index] = filler
      }
    }
    guard !isForbidden(result) else { return last }
    note(result)
    return Cookie.text(octets: result[before.count...])
  }

  /// A number with its digits. One that has a piece of a secret is rounded: it has less than eight then, or is none.
  mutating func number(_ text: String) -> String? {
    let octets = Array(text.utf8)
    guard isForbidden(octets) || dropsAll else {
      note(octets)
      return text
    }
    let rounded = Double(text).flatMap { Int64(exactly: $0.rounded()) }.map { String($0) }
    return rounded.flatMap { $0.utf8.count < Self.window ? $0 : nil }
  }

  /// The name of a host. Labels that have a piece of a secret are renamed, the same everywhere: which host is another's
  /// subdomain, and where a cookie goes, can still be told.
  mutating func host(_ text: String) -> String {
    lastHost = written(host: text)
    return lastHost
  }

  private mutating func written(host text: String) -> String {
    guard text.utf8.count >= Self.window || !labels.isEmpty else { return text }
    let name = renamed(text)
    // A path comes behind it.
    let octets = Array(name.utf8) + Array("/".utf8)
    if !dropsAll, hosts[text] == nil, !isForbidden(octets) {
      note(octets)
      return name
    }
    if !dropsAll, hosts[text] == nil, rename(name) {
      let name = renamed(text)
      note(Array(name.utf8) + Array("/".utf8))
      return name
    }
    return stranger(text, in: \.hosts)
  }

  private func renamed(_ host: String) -> String {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.map { part in labels[part.lowercased()].map { "n\($0)" } ?? String(part) }.joined(separator: ".")
  }

  /// Renames the labels that forbidden pieces touch; neither the last nor short ones, which tell where a site ends.
  private mutating func rename(_ host: String) -> Bool {
    let octets = Array(host.utf8)
    var touched = Set<Int>()
    Self.eachWindow(octets + Array("/".utf8)) { place, window in
      if forbidden.contains(window) { touched.formUnion(place..<place + Self.window) }
    }
    let parts = octets.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let old = labels.count
    for part in parts.dropLast() where part.count >= 4 {
      guard part.indices.contains(where: { touched.contains($0) }) else { continue }
      let label = String(decoding: part, as: UTF8.self).lowercased()
      if labels[label] == nil { labels[label] = labels.count + 1 }
    }
    return labels.count > old
  }

  /// What stands for a text that says who somebody is, such as a client's address.
  mutating func alias(_ text: String) -> String {
    text.isEmpty ? "" : stranger(text, in: \.aliases)
  }

  /// The names of hosts, and of others, are numbered together, so that no two are the same.
  private mutating func stranger(_ text: String, in known: WritableKeyPath<Self, [String: Int]>) -> String {
    let number = self[keyPath: known][text] ?? hosts.count + aliases.count + 1
    self[keyPath: known][text] = number
    return "h\(number)"
  }
}
