/// What a query's value says that asks for a logout: "/?action=logout", "/index.php?route=account/logout".
package enum LogOutWord {
  package static let all: Set<String> = [
    "logout", "log-out", "log_out", "logoff", "log-off", "signout", "sign-out", "sign_out", "signoff", "sign-off",
  ]

  /// The word that a value is, or ends with behind a slash; nil if it is none.
  package static func word(of value: some StringProtocol) -> String? {
    let last = value.lowercased().replacing("%2f", with: "/").split(separator: "/").last.map(String.init)
    return last.flatMap { all.contains($0) ? $0 : nil }
  }
}
