/// Logouts that an address names in its query: "/?action=logout".
enum LogOutQuery {
  private static let names: Set<String> = [
    "logout", "log-out", "log_out", "logoff", "log-off", "signout", "sign-out", "sign_out", "signoff", "sign-off",
  ]
  /// What says what is to be done.
  private static let keys: Set<String> = ["action", "do", "op", "mode", "cmd", "command", "task"]

  static func asksForOne(_ address: String) -> Bool {
    guard let mark = address.firstIndex(of: "?") else { return false }
    let query = address[address.index(after: mark)...].prefix { $0 != "#" }
    return query.split(separator: "&").contains { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.lowercased() }
      if parts.count == 1 || parts[1].isEmpty || ["1", "true"].contains(parts[1]) { return names.contains(parts[0]) }
      return keys.contains(parts[0]) && names.contains(parts[1])
    }
  }
}
