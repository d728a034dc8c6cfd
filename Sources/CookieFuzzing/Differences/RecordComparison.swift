import CookieProperties
import Cookies

/// Compares what a field left in two stores, part by part.
struct RecordComparison {
  private let last: Reference.StoredField?
  private let now: Int64

  init(_ reference: Reference) {
    last = reference.fields.last
    now = FuzzSequence.epoch
  }

  func differences(_ ours: StoredRecord?, _ theirs: StoredRecord?) -> Set<DifferenceKind> {
    switch (ours, theirs) {
    case (nil, nil): []
    case (_?, nil): [DifferenceKind(.refuses, rule: "5.7.24")]
    // What is stored of a field that we ignore is its cookie only if it has that text.
    case (nil, let theirs?) where last?.isCookie(theirs) == false:
      [Self.text]
    case (nil, _?): [unwanted]
    // Another name is another cookie, with attributes of its own.
    case (let ours?, let theirs?) where ours.name != theirs.name: [Self.text]
    // Where the value is read otherwise, so is what stands behind it; what that does to security is said all the same.
    case (let ours?, let theirs?) where ours.value != theirs.value:
      Set([Self.text] + parts(ours, theirs).compactMap { $0 }.filter(\.effect.isSecurityRelevant))
    case (let ours?, let theirs?): Set(parts(ours, theirs).compactMap { $0 })
    }
  }

  private static let text = DifferenceKind(.textDiffers, rule: "5.6 step 3")

  /// They have a cookie where we have none.
  private var unwanted: DifferenceKind {
    switch last?.result {
    case .ignored(let reason) where reason != .alreadyExpired: DifferenceKind(storing: reason)
    default:
      DifferenceKind(
        .deletionIgnored, rule: last?.lifetime == "Max-Age" ? "5.6.2.7" : "5.6.1", subject: last?.lifetime ?? "")
    }
  }

  private func parts(_ ours: StoredRecord, _ theirs: StoredRecord) -> [DifferenceKind?] {
    [
      domain(ours, theirs), path(ours, theirs), lifetime(ours, theirs),
      flag(ours.secure, theirs.secure, rule: "5.7.12", subject: "Secure"),
      flag(ours.httpOnly, theirs.httpOnly, rule: "5.7.14", subject: "HttpOnly"),
      sameSite(ours.sameSite, theirs.sameSite),
    ]
  }

  private func domain(_ ours: StoredRecord, _ theirs: StoredRecord) -> DifferenceKind? {
    if ours.domain != theirs.domain {
      let isWider = ours.domain.reversed().starts(with: theirs.domain.reversed())
      return DifferenceKind(isWider ? .scopeWidened : .scopeNarrowed, rule: "5.7.10", subject: "Domain")
    }
    guard let mine = ours.hostOnly, let other = theirs.hostOnly, mine != other else { return nil }
    return DifferenceKind(mine ? .scopeWidened : .scopeNarrowed, rule: "5.7.10", subject: "host-only")
  }

  private func path(_ ours: StoredRecord, _ theirs: StoredRecord) -> DifferenceKind? {
    guard ours.path != theirs.path else { return nil }
    let isWider = ours.path.starts(with: theirs.path)
    let namesPath = last.map { InputText.names($0.octets, attribute: "path") } ?? false
    return DifferenceKind(
      isWider ? .scopeWidened : .scopeNarrowed, rule: namesPath ? "5.6.4" : "5.1.4",
      subject: namesPath ? "Path" : "default-path")
  }

  private func flag(_ ours: Bool?, _ theirs: Bool?, rule: String, subject: String) -> DifferenceKind? {
    guard let ours, let theirs, ours != theirs else { return nil }
    return DifferenceKind(ours ? .protectionLost : .protectionGained, rule: rule, subject: subject)
  }

  private func sameSite(_ ours: String?, _ theirs: String?) -> DifferenceKind? {
    guard let ours, let theirs, ours != theirs else { return nil }
    let strength = ["None": 0, "Default": 1, "Lax": 1, "Strict": 2]
    let isWeaker = (strength[theirs] ?? 1) < (strength[ours] ?? 1) || (theirs == "Default" && ours == "Lax")
    return DifferenceKind(
      isWeaker ? .protectionLost : .protectionGained, rule: "5.6.7",
      subject: ours == "Default" ? "default-SameSite" : "SameSite")
  }

  /// The longest lifetime that there is, in seconds (5.5).
  static let longestLifetime: Int64 = 34_560_000

  private func lifetime(_ ours: StoredRecord, _ theirs: StoredRecord) -> DifferenceKind? {
    let subject = last?.lifetime ?? ""
    let rule = subject == "Max-Age" ? "5.6.2" : subject == "Expires" ? "5.6.1" : "5.7.6"
    switch (ours.expires, theirs.expires) {
    case (.at(let mine)?, .at(let other)?) where abs(mine - other) > 1:
      let isCapped = mine - now >= Self.longestLifetime && other > mine
      if isCapped { return .unlimited }
      return DifferenceKind(other > mine ? .livesLonger : .livesShorter, rule: rule, subject: subject)
    case (.at?, .farFuture?): return .unlimited
    case (.at?, .never?): return DifferenceKind(.livesShorter, rule: rule, subject: subject)
    case (.never?, .at?), (.never?, .farFuture?):
      return DifferenceKind(.livesLonger, rule: "5.7.6", subject: subject)
    default:
      guard let mine = ours.persistent, let other = theirs.persistent, mine != other else { return nil }
      return DifferenceKind(.persistence, rule: "5.7.6", subject: "persistent-flag")
    }
  }
}

/// Small questions about the text of a field.
enum InputText {
  /// True if the field has an attribute of that name, given in lower case.
  static func names(_ field: [UInt8], attribute: String) -> Bool {
    field.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).dropFirst().contains { part in
      let name = part.prefix { $0 != UInt8(ascii: "=") }.filter { $0 != 0x20 && $0 != 0x09 }
      return String(decoding: name, as: UTF8.self).lowercased() == attribute
    }
  }

  /// True if a comma, and perhaps blanks, stand in front of `part` somewhere in `text`.
  static func follows(_ part: [UInt8], aCommaIn text: [UInt8]) -> Bool {
    guard !part.isEmpty else { return false }
    return text.indices.contains { comma in
      guard text[comma] == UInt8(ascii: ",") else { return false }
      return text[(comma + 1)...].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: part)
    }
  }

  /// True if `part` stands somewhere in `text`.
  static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard !part.isEmpty, part.count <= text.count else { return part.isEmpty }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}

extension IgnoredReason {
  /// The attribute that the refusal is about.
  var subject: String {
    switch self {
    case .controlCharacter: "control character"
    case .nameAndValueTooLong: "length"
    case .emptyNameAndValue, .nameless: "empty"
    case .nonASCIIDomain, .publicSuffixDomain, .domainMismatch: "Domain"
    case .secureFromInsecureOrigin, .overlaysSecureCookie: "Secure"
    case .httpOnlyFromNonHTTP, .overwritesHTTPOnly: "HttpOnly"
    case .crossSiteFromNonHTTP, .crossSite, .sameSiteNoneWithoutSecure: "SameSite"
    case .securePrefixWithoutSecure, .hostPrefixWithoutSecure, .hostPrefixWithDomain, .hostPrefixWithoutRootPath,
      .namelessWithPrefix, .httpPrefixWithoutAttributes:
      "prefix"
    case .alreadyExpired: "expiry"
    case .partitionedWithoutSecure: "Partitioned"
    }
  }
}
