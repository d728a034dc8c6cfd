/// What must hold for any input, whatever it is.
public enum FuzzProperty: String, Hashable, Sendable, CaseIterable {
  /// Every range lies within the field.
  case rangesWithinField = "ranges-within-field"
  /// The fast parser reads what the plain one reads.
  case agreesWithReference = "agrees-with-reference"
  /// What was parsed, written and parsed again means the same.
  case roundTrip = "round-trip"
  /// A stored cookie, written as a field and read again, has no wider scope and no weaker protection.
  case neverWidens = "never-widens"
  /// The fields that a folded header splits into join to it again.
  case foldedJoins = "folded-joins"
  /// Two plain fields that were joined come apart as they were.
  case foldedKeepsFields = "folded-keeps-fields"
  /// What a response stores is within its rights: domain, path, Secure, HttpOnly, SameSite.
  case storedWithinRights = "stored-within-rights"
  /// A stored cookie says what the field says: name, value, path, lifetime, flags.
  case storedAsParsed = "stored-as-parsed"
  /// One cookie an identity, limits kept, index and contents agree.
  case jarInvariants = "jar-invariants"
  /// A request carries what it may, longest path first, then oldest.
  case requestOrder = "request-order"
  /// A request carries all that it may.
  case sendsAll = "sends-all"
  /// No cookie goes where it must not: Secure, HttpOnly, domain, path.
  case sentWithinRights = "sent-within-rights"

  /// One sentence.
  public var summary: String {
    switch self {
    case .rangesWithinField: "every part of a parsed field lies within the field"
    case .agreesWithReference: "the parser reads what a plain reading of section 5.6 gives"
    case .roundTrip: "parsing, writing and parsing again changes nothing"
    case .neverWidens: "reading a stored cookie's own text never widens its scope"
    case .foldedJoins: "the parts of a folded header join to the header"
    case .foldedKeepsFields: "plain fields survive being folded"
    case .storedWithinRights: "a response stores what it may"
    case .storedAsParsed: "a stored cookie says what its field says"
    case .jarInvariants: "identities, limits and index of the jar hold"
    case .requestOrder: "the Cookie field has the draft's order"
    case .sendsAll: "a request carries no less than it may"
    case .sentWithinRights: "a request carries what it may"
    }
  }
}

/// A property that did not hold.
public struct PropertyViolation: Hashable, Sendable {
  public var property: FuzzProperty
  /// The step of the sequence that showed it.
  public var step: Int
}
