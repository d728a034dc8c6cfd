import CookieExploration

/// How long requests were held back, for a program: microseconds that 50, 95 and 99 of 100 of them were at most, to a 32nd.
struct DelayQuantiles: Encodable {
  var p50: Int
  var p95: Int
  var p99: Int

  /// Nil if none was.
  init?(_ delays: DelayHistogram) {
    guard let p50 = delays.quantile(0.5), let p95 = delays.quantile(0.95), let p99 = delays.quantile(0.99) else {
      return nil
    }
    (self.p50, self.p95, self.p99) = (p50, p95, p99)
  }
}
