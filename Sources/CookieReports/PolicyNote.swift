import CookieScenarios
import CookieSimulation

/// What a table has to say of the server's rules that it was made with.
public enum PolicyNote {
  /// One line that says what the source of a policy does not state, with a line feed; nothing if all of it is verified.
  public static func line(_ policy: ServerPolicy) -> String {
    guard let source = policy.source, !source.unverified.isEmpty else { return "" }
    return "Not verified of \(policy.name): \(source.unverified).\n"
  }

  /// A policy's line in a list: its summary, where that is from, and what is not verified.
  public static func summary(_ policy: ServerPolicy) -> String {
    guard let source = policy.source else { return "\(policy.summary) [no product]" }
    let unverified = source.unverified.isEmpty ? "" : "; not verified: \(source.unverified)"
    return "\(policy.summary) [\(source.link), \(PolicySource.lookedUp)\(unverified)]"
  }
}
