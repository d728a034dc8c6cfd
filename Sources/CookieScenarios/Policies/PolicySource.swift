/// Where the numbers of a policy are from, and what its source does not state.
public struct PolicySource: Hashable, Sendable {
  /// The day on which all sources were looked up last.
  public static let lookedUp = "2026-11-22"

  /// The page that was read.
  public var link: String
  /// What the page does not state, as a list for a sentence; empty if it states all. Where it is silent, the policy has
  /// one of the catalogue's presets.
  public var unverified: String

  init(_ link: String, unverified: String = "") {
    self.link = link
    self.unverified = unverified
  }
}

extension ServerPolicy {
  /// Where this policy's numbers are from; nil for one that stands for no product or document.
  ///
  /// It goes by the name and is no part of the policy's value: a tape belongs to rules, not to where they were read.
  public var source: PolicySource? { Self.sources[name] }

  private static let sources: [String: PolicySource] = [
    "rfc9700-strict": rfc9700Source, "auth0": auth0Source, "okta": oktaSource, "supabase": supabaseSource,
    "cognito": cognitoSource, "keycloak": keycloakSource, "entra": entraSource, "firebase": firebaseSource,
    "connect2id": connect2idSource, "curity": curitySource, "ory-hydra": oryHydraSource,
  ]
}
