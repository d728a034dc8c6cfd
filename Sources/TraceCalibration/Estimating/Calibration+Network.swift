extension Calibration {
  /// Names of what is estimated of the network.
  package static let latency = "network.latencyMilliseconds"
  package static let latencyMean = "mean of network.latencyMilliseconds"
  package static let jitter = "jitter of network.latencyMilliseconds"
  package static let nativeRequest = "timing.nativeRequestMilliseconds"

  /// The name of a round trip's quantile, in milliseconds.
  package static func roundTrip(_ share: Double) -> String { "round trip at \(share)" }

  /// Quantiles that get an interval.
  package static let shares = [0.05, 0.25, 0.5, 0.75, 0.95]

  /// A page's requests are noted when they leave, native code's when the app asks for them: so many of the page's are better
  /// than any number of the others.
  private static let enough = 5

  mutating func addNetwork(_ seen: Observations) {
    let usesPage = seen.pageRoundTrips.count >= min(Self.enough, seen.nativeRoundTrips.count)
    let usual = (usesPage ? seen.pageRoundTrips : seen.nativeRoundTrips).usual
    let samples = usual.samples
    let whose = usesPage ? "requests of the page" : "requests of native code"
    let sorted = OrderStatistics(samples)
    guard let ways = OneWay.quantiles(of: sorted) else {
      miss(Self.latency, "no request with an answer")
      return miss(Self.nativeRequest, "no request with an answer")
    }
    for share in Self.shares {
      let interval = sorted.interval(share)
      add(
        Estimate(
          Self.roundTrip(share), sorted.quantile(share).map { .number($0) }, lower: interval.lower,
          upper: interval.upper, count: samples.count, .orderStatistics, remark: "ms, \(whose)"))
    }
    let pairs = zip(OneWay.shares, ways).map { [$0, ($1 * 1_000).rounded() / 1_000] }
    add(
      Estimate(
        Self.latency, .quantiles(pairs), count: samples.count, .seen,
        remark:
          "one way of two that add up to the round trips of \(whose); the server's own time is in it\(usual.leftOut)"))
    addMoments(samples)
    addNativeRequest(seen, usesPage: usesPage)
  }

  private mutating func addMoments(_ samples: [Double]) {
    let moments = Moments(samples)
    let mean = moments.meanInterval
    add(
      Estimate(
        Self.latencyMean, .number(moments.mean / 2), lower: mean.map { $0.lowerBound / 2 },
        upper: mean.map { $0.upperBound / 2 }, count: samples.count, .largeSample, remark: "ms one way"))
    guard moments.count > 1 else { return }
    // Of two ways alike and independent of each other the variances add up.
    let (spread, root) = (moments.spreadInterval, 2.0.squareRoot())
    add(
      Estimate(
        Self.jitter, .number(moments.spread / root), lower: spread.map { $0.lowerBound / root },
        upper: spread.map { $0.upperBound / root }, count: samples.count, .largeSample,
        remark: "ms one way, standard deviation"))
  }

  /// What native requests take longer than the page's, by their medians.
  private mutating func addNativeRequest(_ seen: Observations, usesPage: Bool) {
    guard seen.sources.allSatisfy({ $0 == .recorder }) else {
      return miss(Self.nativeRequest, "only a recorder notes a request when the app asks for it")
    }
    let page = OrderStatistics(seen.pageRoundTrips.usual.samples)
    let native = OrderStatistics(seen.nativeRoundTrips.usual.samples)
    guard usesPage, let ofPage = page.quantile(0.5), let ofNative = native.quantile(0.5) else {
      return miss(Self.nativeRequest, "not both of page and native code with enough answers")
    }
    // Each at 97.5 %, so that both hold in 95 % of all cases.
    let tail = ExactBinomial.tail / 2
    let (first, second) = (page.interval(0.5, tail: tail), native.interval(0.5, tail: tail))
    func difference(_ larger: Double?, _ smaller: Double?) -> Double? {
      larger.flatMap { larger in smaller.map { max(0, larger - $0) } }
    }
    let (lower, upper) = (difference(second.lower, first.upper), difference(second.upper, first.lower))
    let isClear = lower ?? 0 > 0
    add(
      Estimate(
        Self.nativeRequest, isClear ? .number(max(0, ofNative - ofPage)) : nil, lower: lower, upper: upper,
        count: native.count, .twoIntervals,
        remark: "how much longer native requests take than the page's"
          + (isClear ? "" : "; that it is anything does not show")))
  }
}
