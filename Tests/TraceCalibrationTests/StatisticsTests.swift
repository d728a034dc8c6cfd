import Choices
import Testing

@testable import TraceCalibration

@Suite("what a sample says of what it was drawn from") struct StatisticsTests {
  /// Counts, and the interval's ends as tables of Clopper and Pearson's have them.
  private static let counts: [(Int, Int, Double, Double)] = [
    (0, 10, 0, 0.3085), (1, 10, 0.0025, 0.4450), (5, 10, 0.1871, 0.8129), (10, 10, 0.6915, 1), (0, 1, 0, 0.975),
    (50, 100, 0.3983, 0.6017), (3, 1_000, 0.0006, 0.0087),
  ]

  @Test("exact intervals of counts", arguments: counts)
  func binomial(count: Int, total: Int, lower: Double, upper: Double) {
    let interval = ExactBinomial.interval(count, of: total)
    #expect(abs(interval.lowerBound - lower) < 6e-5)
    #expect(abs(interval.upperBound - upper) < 6e-5)
  }

  @Test("no trial says nothing") func nothing() { #expect(ExactBinomial.interval(0, of: 0) == 0...1) }

  @Test("a million trials take no time and have an interval as narrow as the normal one") func million() {
    let interval = ExactBinomial.interval(100_000, of: 1_000_000)
    #expect(abs(interval.upperBound - interval.lowerBound - 2 * 1.96 * 0.0003) < 5e-6)
  }

  @Test("the median of ten lies between the second and the ninth, 97.9 %") func medianOfTen() {
    let sample = OrderStatistics((1...10).map(Double.init))
    let (lower, upper) = sample.interval(0.5)
    #expect(lower == 2)
    #expect(upper == 9)
    #expect(sample.quantile(0.5) == 5.5)
  }

  @Test("five samples do not bound a median, nor do fifty the 5 % quantile from below") func tooFew() {
    let five = OrderStatistics([1, 2, 3, 4, 5]).interval(0.5)
    #expect(five.lower == nil)
    #expect(five.upper == nil)
    let fifty = OrderStatistics((1...50).map(Double.init)).interval(0.05)
    #expect(fifty.lower == nil)
    #expect(fifty.upper == 7)
  }

  @Test("intervals of quantiles hold the truth in 95 % of drawn samples", arguments: [0.05, 0.25, 0.5, 0.95])
  func orderCoverage(share: Double) {
    var random = SplitMix64(seed: 3)
    var held = 0
    for _ in 0..<2_000 {
      let sample = OrderStatistics((0..<200).map { _ in Double(random.choose(below: 1 << 40)) })
      let (lower, upper) = sample.interval(share)
      let truth = share * Double(1 << 40)
      if lower ?? 0 <= truth, truth <= upper ?? .infinity { held += 1 }
    }
    #expect((1_880...1_960).contains(held))
  }

  @Test("intervals of mean and spread hold the truth in some 95 % of drawn samples") func moments() {
    var random = SplitMix64(seed: 4)
    var (means, spreads) = (0, 0)
    for _ in 0..<2_000 {
      // Two even ways, as round trips are.
      let sample = (0..<60).map { _ in Double(random.choose(below: 10_000) + random.choose(below: 10_000)) }
      let moments = Moments(sample)
      if moments.meanInterval?.contains(9_999) ?? false { means += 1 }
      if moments.spreadInterval?.contains(4_082.48) ?? false { spreads += 1 }
    }
    #expect((1_870...1_930).contains(means))
    #expect((1_850...1_940).contains(spreads))
  }

  /// A way, by its ends or its quantiles, and how far from the truth its quantiles may be found, in milliseconds.
  private static let ways: [(DurationDistribution, Double)] = [
    (.uniform(milliseconds: 20, 80), 4), (.fixed(milliseconds: 30), 0.01),
    (.quantiles([(0, 10), (0.5, 20), (0.95, 60), (1, 200)]), 8),
  ]

  @Test("one way is found from the sums of two", arguments: ways)
  func oneWay(way: DurationDistribution, margin: Double) throws {
    var random = SplitMix64(seed: 5)
    func draw() -> Double { Double(way.nanoseconds(at: random.choose(below: 65_536))) / 1e6 }
    let trips = OrderStatistics((0..<4_000).map { _ in draw() + draw() })
    let found = try #require(OneWay.quantiles(of: trips))
    for (share, milliseconds) in zip(OneWay.shares, found) where share > 0 && share < 1 {
      let truth = Double(way.nanoseconds(at: Int(share * 65_536))) / 1e6
      #expect(abs(milliseconds - truth) <= margin, "at \(share): \(milliseconds), \(truth)")
    }
    // Half of the round trips would be too narrow.
    #expect(found == found.sorted())
  }

  @Test("one slow way of few is not cut off") func slowWay() throws {
    let found = try #require(OneWay.quantiles(of: OrderStatistics([80, 80, 80, 80, 80, 80, 120])))
    let most = try #require(found.last)
    #expect((70...80).contains(most), "\(most)")
  }

  @Test(
    "numbers as JSON5 has them",
    arguments: [
      (0.0, "0"), (12, "12"), (0.25, "0.25"), (1_234.567, "1235"), (0.000123456, "0.0001235"), (99.999, "100"),
    ])
  func words(number: Double, text: String) { #expect(NumberWord.short(number) == text) }
}
