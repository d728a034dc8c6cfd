import CookieFiles

/// Logouts that an address names in its query: "/?action=logout".
enum LogOutQuery {
  /// What says what is to be done.
  private static let keys: Set<String> = [
    "action", "do", "op", "mode", "cmd", "command", "task", "_task", "_action", "logintype", "handler",
  ]
  /// What says which page it is: "route=account/logout".
  private static let routes: Set<String> = ["route", "r", "page", "controller", "path"]

  static func asksForOne(_ address: String) -> Bool {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
    let query = address[address.utf8.index(after: mark)...].before("#")
    return query.split(separator: "&").contains { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.lowercased() }
      let value = parts.count == 1 ? "" : parts[1]
      if value.isEmpty || ["1", "true"].contains(value) {
        return LogOutWord.asksForOne(parts[0], value) || parts[0] == "mylogout"
      }
      if routes.contains(parts[0]) { return LogOutWord.word(of: value) != nil }
      // "task=user.logout"
      let word = value.split(separator: ".").last.map(String.init) ?? ""
      return keys.contains(parts[0]) && LogOutWord.all.contains(word)
    }
  }
}
