import Choices
import CookieScenarios
import Foundation
import TokenServer

/// The token server of one trial, with the scenario's latencies, and what it saw.
final class TrialServer: @unchecked Sendable {
  let server: TokenServer
  private let log: Log

  /// Below its lock: connections have threads of their own.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var random: SplitMix64
    private var exchanges: [TokenExchange] = []

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    func draw(_ distribution: DurationDistribution) -> Duration {
      lock.withLock {
        .nanoseconds(distribution.nanoseconds(at: random.choose(below: DurationDistribution.resolution)))
      }
    }

    func add(_ exchange: TokenExchange) { lock.withLock { exchanges.append(exchange) } }
    var all: [TokenExchange] { lock.withLock { exchanges } }
  }

  init(_ scenario: Scenario, seed: UInt64) throws {
    let log = Log(seed: seed)
    self.log = log
    let latency = scenario.network.latency
    server = try TokenServer(
      policy: scenario.policy, delay: { log.draw(latency) }, observe: { log.add($0) })
  }

  var exchanges: [TokenExchange] { log.all }

  /// When a side's access token expires, by the latest answer that told it since a moment of the monotonic clock; nil if none
  /// did.
  func accessExpiry(of side: String, since moment: Int64) -> Double? {
    log.all.last { $0.side == side && $0.status == 200 && $0.accessExpiresAt != nil && $0.answeredAt >= moment }?
      .accessExpiresAt
  }

  /// When the page's first refresh since a moment was there, both of the monotonic clock; nil if none was answered yet.
  func pageRefresh(since moment: Int64) -> Int64? {
    log.all.filter { $0.side == "page" && $0.path == "/session/refresh" && $0.receivedAt >= moment }.map(\.receivedAt)
      .min()
  }

  /// Around which moments the machine must not be late.
  var criticalSpans: [ClosedRange<Int64>] {
    let margin: Int64 = 50_000_000
    return log.all.filter(\.isRefresh).map { ($0.receivedAt - margin)...(max($0.receivedAt, $0.answeredAt) + margin) }
  }

  /// The worst of the delays of refreshes, in milliseconds.
  var worstDelay: Double { Double(log.all.filter(\.isRefresh).map(\.overshoot).max() ?? 0) / 1e6 }

  /// What it saw of tokens, in the words of a trace.
  var events: [AppEvent] {
    // Chromium asks for it by itself.
    log.all.filter { $0.path != "/favicon.ico" }.flatMap { exchange -> [AppEvent] in
      let endpoint = Self.endpoint(of: exchange.path)
      let name = exchange.isRefresh ? "refresh" : "access"
      var events = [
        AppEvent(
          nanoseconds: exchange.servedAt, kind: "requestReceived", actor: "server", endpoint: endpoint,
          name: exchange.presented == nil ? nil : name, value: exchange.presented.map { Redaction.shown($0, of: name) }),
        AppEvent(
          nanoseconds: exchange.answeredAt, kind: exchange.isLost ? "replyLost" : "responseSent", actor: "server",
          endpoint: endpoint, number: exchange.status),
      ]
      if let issued = exchange.issued {
        events.insert(
          AppEvent(
            nanoseconds: exchange.servedAt, kind: "tokenIssued", actor: "server", name: "refresh",
            value: "r\(issued.refresh)"), at: 1)
      }
      return events
    }
  }

  private static func endpoint(of path: String) -> String {
    switch path {
    case "/login": "logIn"
    case "/session/refresh", "/session/renew": "refresh"
    case "/page": "page"
    default: "call"
    }
  }
}
