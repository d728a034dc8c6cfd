/// What a query's value says that asks for a logout: "/?action=logout", "/index.php?route=account/logout".
package enum LogOutWord {
  package static let all: Set<String> = [
    "logout", "log-out", "log_out", "logoff", "log-off", "signout", "sign-out", "sign_out", "signoff", "sign-off",
  ]

  /// The word that a value is, or ends with behind a slash or a dot; nil if it is none.
  package static func word(of value: some StringProtocol) -> String? {
    let last = value.lowercased().replacing("%2f", with: "/").split { $0 == "/" || $0 == "." }.last.map(String.init)
    return last.flatMap { all.contains($0) ? $0 : nil }
  }

  /// True for what stands behind a name of a logout that asks for one: "/?logout=1".
  package static func asksForOne(_ name: some StringProtocol, _ value: some StringProtocol) -> Bool {
    all.contains(name.lowercased()) && (value.isEmpty || ["1", "true"].contains(value.lowercased()))
  }
}
