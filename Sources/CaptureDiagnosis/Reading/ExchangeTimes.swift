import CookieDiagnosis
import CookieFiles

/// When the answers of a capture were there, where its dates leave that open: browsers write whole milliseconds, and some exporters no
/// duration at all.
struct ExchangeTimes {
  /// What each exchange was for, by its number.
  private(set) var endpoints: [Endpoint] = []
  private var ends: [Int64] = []
  /// Exchanges whose answer came, and whose duration the capture does not say.
  private(set) var withoutDuration: [Int] = []
  private var answers = 0
  /// All dates are of whole seconds.
  private let isCoarse: Bool

  /// Browsers write whole milliseconds, of the beginning and of each part of the duration: an answer may have come so many
  /// microseconds later.
  private static let uncertainty: Int64 = 3_000
  /// What an answer of unknown duration may have taken at most, in microseconds: as long as clients wait.
  private static let longest: Int64 = 60_000_000
  /// What it is taken to have taken where nothing says more, unless the capture's other answers do.
  private static let usual: Int64 = 100_000

  /// - Parameters:
  ///   - exchanges: in the order of their beginning.
  ///   - isCoarse: see ``WholeSeconds/areAll(_:)``.
  init(_ exchanges: [CapturedExchange], roles: Roles, isCoarse: Bool) {
    self.isCoarse = isCoarse
    endpoints = exchanges.map(roles.endpoint)
    endpoints = Self.withoutStrangers(endpoints, exchanges, roles)
    endpoints = SecondGrants.asLogIns(endpoints, exchanges, roles: roles)
    // A browser rounds a short one to 0; an exporter that writes nothing else does not know.
    let countsNone = exchanges.contains { $0.status != nil && $0.duration ?? 0 > 0 }
    let known = exchanges.compactMap { $0.status == nil ? nil : Self.duration(of: $0, countsNone: countsNone) }.sorted()
    let typical = known.isEmpty ? Self.usual : known[known.count / 2]
    let isRefresh = { [endpoints] (index: Int) in endpoints[index] == .refresh }
    let tokens = exchanges.indices.map { isRefresh($0) ? Self.token(in: exchanges[$0], roles) : nil }
    var places: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() { if let token { places[token, default: []].append(index) } }
    for (index, exchange) in exchanges.enumerated() {
      if exchange.status != nil { answers += 1 }
      let duration = Self.duration(of: exchange, countsNone: countsNone)
      if exchange.status != nil, duration == nil { withoutDuration.append(index) }
      var end = exchange.startedAt &+ (duration ?? (exchange.status == nil ? 0 : typical))
      if let token = tokens[index] {
        let latest = exchange.startedAt &+ (duration.map { $0 &+ Self.uncertainty } ?? Self.longest)
        end = Self.outlasting(exchanges, index, places[token] ?? [], end, latest, duration == nil)
      }
      ends.append(end)
    }
  }

  func endpoint(of exchange: Int) -> Endpoint { endpoints[exchange] }

  /// In microseconds since 1970; the beginning, where nobody says when it failed.
  func end(of exchange: Int) -> Int64 { ends[exchange] }

  /// Which of two answers came first, or of two requests that began in one second, is a guess.
  var guess: RecordedTrace.OrderGuess { isCoarse ? .wholeSeconds : !withoutDuration.isEmpty ? .noDurations : .none }

  /// That the order of what overlapped is a guess; nil if it is none.
  var remark: String? {
    guard !withoutDuration.isEmpty else {
      return isCoarse ? "all dates are of whole seconds: the order of what began in one second is a guess" : nil
    }
    return
      "\(withoutDuration.count) of \(answers) answers have no duration: which of two requests that overlapped was answered first is a guess"
  }

  /// - Parameter countsNone: 0 is a duration.
  private static func duration(of exchange: CapturedExchange, countsNone: Bool) -> Int64? {
    guard let duration = exchange.duration, duration > 0 || exchange.status == nil || countsNone else { return nil }
    return max(0, duration)
  }

  /// Ends a refresh after the beginning of the next one with the same token, if the dates leave it open which came first: its answer
  /// was not there yet, or a new token would have been sent.
  ///
  /// - Parameter others: the places of all refreshes with that token, in their order.
  private static func outlasting(
    _ exchanges: [CapturedExchange], _ place: Int, _ others: [Int], _ end: Int64, _ latest: Int64, _ isUnknown: Bool
  ) -> Int64 {
    let start = exchanges[place].startedAt
    let isWhole = start.isMultiple(of: 1_000)
    // They stand in the order of their beginning: the last that counts ends it.
    var next = count(of: others, in: exchanges, before: latest)
    while next > 0 {
      next -= 1
      let other = exchanges[others[next]].startedAt
      guard other >= start else { break }
      guard others[next] != place, isUnknown || isWhole && other.isMultiple(of: 1_000) else { continue }
      return max(end, other &+ 1)
    }
    return end
  }

  /// How many of them began before a time.
  private static func count(of places: [Int], in exchanges: [CapturedExchange], before time: Int64) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if exchanges[places[middle]].startedAt < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func token(in exchange: CapturedExchange, _ roles: Roles) -> String? {
    CookiePair.all(of: exchange).first { $0.name == roles.refresh }?.value
  }

  /// A host that no token of the session ever went to, or came from, and that has refused nobody, does not get its cookies: that its
  /// requests have none says nothing.
  private static func withoutStrangers(
    _ endpoints: [Endpoint], _ exchanges: [CapturedExchange], _ roles: Roles
  ) -> [Endpoint] {
    var own: Set<String> = []
    let hosts = exchanges.map { CapturedHost.host(of: $0.url) }
    for (index, exchange) in exchanges.enumerated()
    where roles.isOfSession(exchange) || [401, 403].contains(exchange.status) {
      own.insert(hosts[index])
    }
    return endpoints.indices.map { index in
      endpoints[index] == .call && !own.contains(hosts[index]) ? .landing : endpoints[index]
    }
  }
}
