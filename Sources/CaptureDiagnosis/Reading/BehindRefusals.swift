import CookieDiagnosis
import CookieFiles

/// Which answers show nothing of the token that went along: a login page is asked for what belongs to it with the token that was just
/// refused, and pictures, styles and scripts are served to everybody.
struct BehindRefusals {
  /// The numbers of exchanges with a token that its client had been refused less than a minute before, and whose answer does not show that
  /// it is taken again.
  private(set) var all: Set<Int> = []
  /// The numbers of those that ask whoever has a token to log in where somebody was served with one.
  private(set) var refusesWhereServed: Set<Int> = []
  /// The numbers of those with a token that show a picture, a style or a script.
  private(set) var isOfNobody: Set<Int> = []

  /// The numbers of those whose token had been refused before, to whomever and however long ago, and is not shown to be taken again.
  private(set) var isAfterRefusal: Set<Int> = []

  /// As long as a login page may be asked for what belongs to it, in microseconds.
  private static let minute: Int64 = 60_000_000

  private struct Refused: Hashable {
    var client: TraceActor
    var token: String
  }

  /// - Parameters:
  ///   - exchanges: in the order of their beginning.
  ///   - endpoints: what each was for.
  init(_ exchanges: [CapturedExchange], _ endpoints: [Endpoint], _ refusals: Refusals, roles: Roles) {
    var (refusedAt, served): ([Refused: Int64], Set<String>) = ([:], [])
    // Tokens that were refused, and with the address of it: where that takes one again, it was not over.
    var (over, overTokens): (Set<String>, Set<String>) = ([], [])
    for (index, exchange) in exchanges.enumerated() where endpoints[index] == .call || endpoints[index] == .page {
      let sent = CookiePair.all(of: exchange).first { $0.name == roles.access && !$0.value.isEmpty }
      guard let token = sent?.value else { continue }
      let address = refusals.addresses[index]
      let (status, refused) = (exchange.status ?? 0, Refused(client: roles.client(of: exchange).actor, token: token))
      if Hop.asksForLogIn(status) || refusals.all.contains(index) {
        let isWhereServed = refusals.allowed.contains(address)
        if isWhereServed { refusesWhereServed.insert(index) }
        // Where nobody was ever served, what is refused may be more than a session.
        if isWhereServed || refusals.all.contains(index) {
          refusedAt[refused] = exchange.startedAt
          over.insert("\(token) \(address)")
          overTokens.insert(token)
        }
        continue
      }
      let isAsset = PageAsset.isOne(exchange, path: CapturedHost.path(of: exchange.url).lowercased())
      if isAsset { isOfNobody.insert(index) }
      if over.remove("\(token) \(address)") != nil { overTokens.remove(token) }
      if overTokens.contains(token) { isAfterRefusal.insert(index) }
      guard let time = refusedAt[refused], exchange.startedAt &- time < Self.minute else {
        if (200..<300).contains(status) { served.insert(address) }
        continue
      }
      // A page that is shown is no part of a login page; an address that had served the token shows that it is taken again.
      let isUnknown = endpoints[index] == .call && !served.contains(address)
      if isAsset || Self.mostlyNothing.contains(status) || isUnknown { all.insert(index) }
    }
  }

  /// What servers say to everybody, most of the time: to what counts visits, and for what is not there.
  private static let mostlyNothing: Set<Int> = [202, 204, 404, 410]
}
