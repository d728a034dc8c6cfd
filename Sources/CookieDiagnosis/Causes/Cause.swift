/// What a chain of events that ended a session began with, by the id of the fault catalogue.
///
/// A cause is declared beside the rule that names it; ``allCases`` gathers them from the rules.
public struct Cause: Sendable {
  /// The catalogue's id, e.g. "F20"; what the catalogue does not number has a word instead.
  public let id: String
  /// A few words for a table.
  public let label: String

  init(_ id: String, _ label: String) {
    self.id = id
    self.label = label
  }

  /// Stands in a step until the chain's cause is known.
  static let ofChain = Cause("", "")

  /// What no trace of an app shows: an administrator, a new password, a limit of idle time. No rule names it, and no simulated server
  /// does it: it stands beside what a recording shows of a refusal without a reason.
  public static let endedElsewhere = Cause("ended-elsewhere", "the server ended the session for a reason of its own")

  /// No rule applies: the trace shows something that nobody has described yet.
  public static let unexplained = Cause("unexplained", "no rule applies")
}

extension Cause: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Cause: Comparable {
  /// By id: the catalogue's order, then the words.
  public static func < (left: Self, right: Self) -> Bool { left.id.utf8.lexicographicallyPrecedes(right.id.utf8) }
}

extension Cause: CaseIterable {
  /// Whatever a rule can name, by id: the catalogue's faults, then the rest, ``unexplained`` last.
  public static var allCases: [Cause] { CauseRules.catalogue.isAsBuilt ? builtIn : cases(of: CauseRules.all) }

  private static let builtIn = cases(of: CauseRules.all)

  private static func cases(of rules: [any CauseRule.Type]) -> [Cause] {
    let named = Set(rules.flatMap { $0.causes }).sorted()
    return named.filter { $0.id.hasPrefix("F") } + named.filter { !$0.id.hasPrefix("F") } + [.unexplained]
  }

  public static func named(_ id: String) -> Cause? { allCases.first { $0.id == id } }
}
