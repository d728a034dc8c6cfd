import CookieProperties

/// One class of what a campaign found, with the smallest input that shows it.
public struct FuzzFinding: Hashable, Sendable {
  /// What was found.
  public enum Class: Hashable, Sendable, Comparable {
    /// Our own parser, jar or splitter violates a property.
    case property(FuzzProperty)
    /// An oracle differs from the draft.
    case difference(DifferenceClass)

    /// One word, for file names and SARIF rules.
    public var id: String {
      switch self {
      case .property(let property): "twinjar/\(property.rawValue)"
      case .difference(let difference): difference.id
      }
    }

    /// True if our own code is at fault.
    public var isOwn: Bool {
      if case .property = self { return true }
      return false
    }

    public static func < (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.property(let left), .property(let right)): left.rawValue < right.rawValue
      case (.property, .difference): true
      case (.difference, .property): false
      case (.difference(let left), .difference(let right)): left < right
      }
    }
  }

  public var of: Class
  /// The smallest input that shows it.
  public var question: OracleQuestion
  /// What the draft demands.
  public var expected: OracleAnswer
  /// What the oracle gave; nil for a violated property.
  public var outcome: OracleProcess.Outcome?
  /// The run that showed it first.
  public var run: Int
  /// Of the campaign that found it.
  public var seed: UInt64 = 1
  /// How many of the runs that were asked showed it.
  public var count = 1
}
