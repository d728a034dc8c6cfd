/// The public suffix list (publicsuffix.org), with its ICANN and its private section.
///
/// ```swift
/// PublicSuffixList.embedded.isPublicSuffix("co.uk")  // true
/// PublicSuffixList.embedded.registrableDomain(of: "www.example.co.uk")  // "example.co.uk"
/// ```
public struct PublicSuffixList: Sendable {
  private enum Storage: Sendable {
    case embedded
    case loaded([UInt8])
  }

  private let storage: Storage

  /// Where the rules come from.
  public let source: String

  /// The rules built into this package.
  public static let embedded = PublicSuffixList(storage: .embedded, source: EmbeddedPublicSuffixes.version)

  private init(storage: Storage, source: String) {
    self.storage = storage
    self.source = source
  }

  /// Reads the list's own file format: one rule a line, comments behind `//`.
  ///
  /// - Throws: the number of the first line that is not a rule.
  public init(parsing file: [UInt8], source: String = "file") throws(PublicSuffixListError) {
    var builder = SuffixTrieBuilder()
    let lines = file.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    for (index, line) in lines.enumerated() {
      // A rule ends at the first blank.
      let rule = String(decoding: line.drop { $0.isBlank }.prefix { !$0.isBlank }, as: UTF8.self)
      if rule.isEmpty || rule.hasPrefix("//") { continue }
      guard builder.add(rule: rule[...]) else { throw .badRule(line: index + 1, found: String(rule.prefix(80))) }
    }
    guard builder.ruleCount > 0 else { throw .noRules }
    guard let text = builder.encoded() else { throw .tooLarge }
    self.init(storage: .loaded(text), source: source)
  }

  /// True if `domain`, which is canonical, is a public suffix. The empty domain and an IPv6 address are none.
  public func isPublicSuffix(_ domain: String) -> Bool {
    guard let first = domain.utf8.first, first != UInt8(ascii: "[") else { return false }
    return suffixLength(of: domain) == domain.utf8.count
  }

  /// The public suffix and the label before it; nil if `domain` is itself a public suffix.
  public func registrableDomain(of domain: String) -> String? {
    let length = suffixLength(of: domain)
    let bytes = domain.utf8
    guard length < bytes.count,
      let dot = bytes.index(bytes.endIndex, offsetBy: -length - 1, limitedBy: bytes.startIndex)
    else { return nil }
    let start = bytes[..<dot].lastIndex(of: .dot).map { bytes.index(after: $0) } ?? bytes.startIndex
    return start == dot ? nil : String(domain[start...])
  }

  @inline(__always)
  private func suffixLength(of domain: String) -> Int {
    var domain = domain
    return domain.withUTF8 { bytes in
      // The root's dot at the end takes no part in the search but is part of the suffix.
      let rooted = bytes.last == .dot ? 1 : 0
      let name = UnsafeBufferPointer(rebasing: bytes.dropLast(rooted))
      let length =
        switch storage {
        case .embedded: SuffixTrie(text: EmbeddedPublicSuffixes.encoded.utf8Start).suffixLength(of: name)
        case .loaded(let text): text.withUnsafeBufferPointer { Self.suffixLength(of: name, in: $0) }
        }
      return length + rooted
    }
  }

  private static func suffixLength(
    of name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let start = text.baseAddress else { return 0 }
    return SuffixTrie(text: start).suffixLength(of: name)
  }
}

/// Why a file is no public suffix list.
public enum PublicSuffixListError: Error, Hashable, Sendable, CustomStringConvertible {
  case badRule(line: Int, found: String)
  case noRules
  case tooLarge

  /// The line, what was expected and what was found.
  public var description: String {
    switch self {
    case .badRule(let line, let found):
      "line \(line): expected a rule such as 'co.uk', '*.ck' or '!www.ck', found '\(Printable.text(found))'"
    case .noRules: "expected one rule a line, found none"
    case .tooLarge: "expected rules that take at most 256 KB encoded, found more"
    }
  }
}
