import Cookies

/// In what an oracle departs from the draft, what it means, and which step decides.
public struct DifferenceKind: Hashable, Sendable {
  public var effect: DifferenceEffect
  /// The step of RFC 6265bis that decides, such as "5.7.13": its substeps are one.
  public var rule: String
  /// The attribute or the part of a cookie that it is about; empty if it is about the whole.
  public var subject: String

  public init(_ effect: DifferenceEffect, rule: String, subject: String = "") {
    self.effect = effect
    self.rule = rule
    self.subject = subject
  }

  /// A cookie that is stored although the draft ignores its field.
  init(storing ignored: IgnoredReason) {
    let step = ignored.step
    let substeps = step.step.drop { $0 != "." }
    self.init(.storesRefused, rule: String(step.description.dropLast(substeps.count)), subject: ignored.subject)
  }

  /// A lifetime beyond the longest that there is, whichever attribute asks for it.
  static let unlimited = DifferenceKind(.livesLonger, rule: "5.5", subject: "limit")

  /// True if nothing that it is about explains it, so that the input's traits tell classes apart.
  var needsTraits: Bool {
    switch effect {
    // The signal and the part of the pair do not say which input does it.
    case .crash, .textDiffers: true
    case .order: false
    default: subject.isEmpty
    }
  }
}

/// What differs, seen from the user's side.
public enum DifferenceEffect: String, Hashable, Sendable, CaseIterable {
  case crash, hang, garbage, error
  case storesRefused = "stores-refused"
  case refuses
  case omits
  case sendsBeyond = "sends-beyond"
  case sendsExpired = "sends-expired"
  case deletionIgnored = "deletion-ignored"
  case keepsOld = "keeps-old"
  case injected
  case textDiffers = "text-differs"
  case order
  case scopeWidened = "scope-widened"
  case scopeNarrowed = "scope-narrowed"
  case protectionLost = "protection-lost"
  case protectionGained = "protection-gained"
  case livesLonger = "lives-longer"
  case livesShorter = "lives-shorter"
  case persistence

  /// A few words for a table.
  public var summary: String {
    switch self {
    case .crash: "ends its process"
    case .hang: "gives no answer in time"
    case .garbage: "gives an answer that is none"
    case .error: "fails"
    case .storesRefused: "stores what the draft refuses"
    case .refuses: "refuses what the draft stores"
    case .omits: "does not send what the draft sends"
    case .sendsBeyond: "sends it where the draft does not"
    case .sendsExpired: "sends it after its expiry"
    case .deletionIgnored: "ignores a deletion"
    case .keepsOld: "keeps a cookie that was replaced"
    case .injected: "makes a cookie that no field sets"
    case .textDiffers: "name or value differ"
    case .order: "sends them in another order"
    case .scopeWidened: "gives it a wider scope"
    case .scopeNarrowed: "gives it a narrower scope"
    case .protectionLost: "loses its protection"
    case .protectionGained: "protects what is not protected"
    case .livesLonger: "keeps it longer"
    case .livesShorter: "keeps it shorter"
    case .persistence: "takes a session cookie for persistent, or the reverse"
    }
  }

  /// True if what differs can be turned against a user.
  public var isSecurityRelevant: Bool {
    switch self {
    case .crash, .hang, .storesRefused, .sendsBeyond, .sendsExpired, .deletionIgnored, .keepsOld, .injected,
      .scopeWidened, .protectionLost, .livesLonger:
      true
    case .garbage, .error, .refuses, .omits, .textDiffers, .order, .scopeNarrowed, .protectionGained, .livesShorter,
      .persistence:
      false
    }
  }
}

/// A class of differences: findings of one class are one finding.
///
/// A class is what the difference means, the step of the draft that decides, and one explanation: the attribute that it
/// is about or, where it is about none, the foremost trait of the smallest input. What follows from another difference,
/// as a request does from what was stored and a missing cookie from the one in its place, counts with that one.
public struct DifferenceClass: Hashable, Sendable, Comparable {
  public var oracle: String
  public var kind: DifferenceKind
  /// What the smallest input has that matters, such as "comma"; empty where the kind says it all.
  public var traits: String

  /// The class in one word, for file names and SARIF rules.
  public var id: String {
    let trait = traits == kind.subject ? "" : traits
    let parts = [oracle, kind.effect.rawValue, kind.rule, kind.subject, trait].filter { !$0.isEmpty }
    return parts.joined(separator: "/").map { $0 == " " ? "-" : String($0) }.joined()
  }

  /// What it is about and what the input has, such as "signal 4; control"; empty if it is about the whole.
  public var explanation: String {
    [kind.subject, traits == kind.subject ? "" : traits].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  public static func < (left: Self, right: Self) -> Bool {
    let rank = { (value: Self) in value.kind.effect.isSecurityRelevant ? 0 : 1 }
    return (left.oracle, rank(left), left.id) < (right.oracle, rank(right), right.id)
  }
}
