import CookieFiles

/// Captures whose dates are whole seconds, as loggers in apps write them: what an answer brought can be sent only behind it, though the
/// dates say that both began at once.
enum WholeSeconds {
  /// True if the dates do not say of all which came first.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func areAll(_ exchanges: [CapturedExchange]) -> Bool {
    exchanges.allSatisfy { $0.startedAt.isMultiple(of: second) }
      && zip(exchanges, exchanges.dropFirst()).contains { $0.startedAt == $1.startedAt }
  }

  /// The exchanges of a capture, those that send what an answer of the same second has brought a moment behind that one's end.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func spread(_ exchanges: [CapturedExchange], roles: Roles) -> [CapturedExchange] {
    guard let access = roles.access, areAll(exchanges) else { return exchanges }
    let names = Set([access, roles.refresh].compactMap(\.self))
    var broughtAt: [String: Int64] = [:]
    return exchanges.map { exchange in
      var moved = exchange
      let ends = CookiePair.all(of: exchange).compactMap { names.contains($0.name) ? broughtAt[$0.value] : nil }
      if let end = ends.max() {
        // A capture may have any duration.
        let (behind, isTooFar) = end.subtractingReportingOverflow(exchange.startedAt)
        if !isTooFar, 0..<(second - moment) ~= behind { moved.startedAt = end &+ moment }
      }
      let end = moved.startedAt &+ (moved.duration ?? 0)
      for cookie in SetCookieField.all(of: exchange) where names.contains(cookie.name) && !cookie.value.isEmpty {
        broughtAt[cookie.value] = broughtAt[cookie.value] ?? end
      }
      return moved
    }
  }

  /// In microseconds.
  private static let second: Int64 = 1_000_000
  private static let moment: Int64 = 1_000
}
