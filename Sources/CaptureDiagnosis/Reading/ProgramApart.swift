import CookieDiagnosis
import CookieFiles

/// A program beside the one that has the session: its calls at the session's site are refused, it never had a cookie of the session
/// to send, or has it no more, and it is called otherwise. An extension of the app is one, whose cookie store is its own; so is foreign code.
public struct ProgramApart: Sendable, Hashable {
  /// By its agent, as "Widget".
  public var name: String
  /// How often it was refused.
  public var refusals: Int

  /// More often than a call that was too early.
  private static let often = 2
  /// A hostile capture has a program of its own in each request.
  private static let most = 64

  private struct Traffic {
    var (refusals, isServed, hasSession) = (0, false, false)
    /// Refusals of what had none, since the last that was served or had one.
    var bareRefusals = 0
    var hasLostIt: Bool { hasSession && bareRefusals > often }

    /// - Parameter isOfApp: it is called after a program that has the session, as an app's extensions are: one refusal tells as much.
    func isApart(isOfApp: Bool) -> Bool { refusals >= (isOfApp ? 1 : often) && !isServed && !hasSession }
  }

  /// The first, or nil.
  static func found(in exchanges: [CapturedExchange], at endpoints: [Endpoint], roles: Roles) -> ProgramApart? {
    var programs: [(name: String, traffic: Traffic)] = []
    for (exchange, endpoint) in zip(exchanges, endpoints) where endpoint.takesToken {
      guard roles.client(of: exchange).actor == .native, let name = program(of: exchange) else { continue }
      let place = programs.firstIndex { $0.name == name } ?? programs.endIndex
      if place == programs.endIndex {
        guard programs.count < most else { return nil }
        programs.append((name, Traffic()))
      }
      let isServed = exchange.status.map { (200..<300).contains($0) } ?? false
      let hasSession = roles.isOfSession(exchange) || HeaderTokens.isOne(exchange)
      if exchange.status == 401 {
        programs[place].traffic.refusals += 1
        programs[place].traffic.bareRefusals += hasSession ? 0 : 1
      }
      if isServed || hasSession { programs[place].traffic.bareRefusals = 0 }
      if isServed { programs[place].traffic.isServed = true }
      if hasSession { programs[place].traffic.hasSession = true }
    }
    let owners = programs.filter(\.traffic.hasSession).map(\.name)
    guard !owners.isEmpty else { return nil }
    let apart = programs.first { program in
      program.traffic.isApart(isOfApp: owners.contains { $0 != program.name && program.name.hasPrefix($0) })
        || program.traffic.hasLostIt && owners.contains { $0 != program.name }
    }
    return apart.map {
      ProgramApart(name: $0.name, refusals: $0.traffic.hasLostIt ? $0.traffic.bareRefusals : $0.traffic.refusals)
    }
  }

  /// The name of the first product (RFC 9110, section 10.1.5).
  private static func program(of exchange: CapturedExchange) -> String? {
    let name = exchange.agent?.prefix { $0 != "/" && $0 != " " } ?? ""
    // The page's own network process.
    return name.isEmpty || name.hasPrefix("com.apple.WebKit") ? nil : String(name.prefix(64))
  }
}
