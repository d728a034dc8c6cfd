/// Bystanders that a scenario can take together, by name.
public enum Crowd {
  /// What an app of some size has: forty cookies beside the session's two.
  ///
  /// The numbers are assumptions; no survey of apps' cookie stores is known to us.
  public static let everyday: [Bystander] = [
    Bystander("lb", of: .server) {
      $0.occasion = .eachAnswer
      $0.areHTTPOnly = true
    },
    Bystander("consent", of: .server) {
      $0.haveTwins = true
      $0.arePersistent = true
    },
    Bystander("locale", of: .server) { $0.arePersistent = true },
    Bystander("csrf", of: .server) {
      $0.occasion = .beginning
      $0.mustMatch = true
    },
    Bystander("sdk", of: .sdk) {
      $0.count = 10
      $0.arePersistent = true
    },
    Bystander("analytics", of: .script) {
      $0.count = 3
      $0.arePersistent = true
    },
    Bystander("ad", of: .frame) {
      $0.count = 22
      $0.arePersistent = true
      $0.areHTTPOnly = true
    },
  ]

  public static var names: [String] { named.map(\.name) }

  static let named: [(name: String, bystanders: [Bystander])] = [("none", []), ("everyday", everyday)]

  /// The name of a built-in scenario ends so if its world is the everyday crowd's.
  static let suffix = "-crowded"
}
