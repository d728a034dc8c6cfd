import CookieFiles

/// Logouts that an address names in its query: "/?action=logout".
enum LogOutQuery {
  /// What says what is to be done.
  private static let keys: Set<String> = ["action", "do", "op", "mode", "cmd", "command", "task"]
  /// What says which page it is: "route=account/logout".
  private static let routes: Set<String> = ["route", "r", "page", "controller", "path"]

  static func asksForOne(_ address: String) -> Bool {
    guard let mark = address.firstIndex(of: "?") else { return false }
    let query = address[address.index(after: mark)...].prefix { $0 != "#" }
    return query.split(separator: "&").contains { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.lowercased() }
      if parts.count == 1 || parts[1].isEmpty || ["1", "true"].contains(parts[1]) {
        return LogOutWord.all.contains(parts[0])
      }
      if routes.contains(parts[0]) { return LogOutWord.word(of: parts[1]) != nil }
      return keys.contains(parts[0]) && LogOutWord.all.contains(parts[1])
    }
  }
}
