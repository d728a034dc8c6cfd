import CookieExploration
import Testing

@Suite("Exact tests") struct BinomialTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var (count, trials, rate, p): (Int, Int, Double, Double)
    init(_ count: Int, of trials: Int, rate: Double, p: Double) {
      (self.count, self.trials, self.rate, self.p) = (count, trials, rate, p)
    }
    var testDescription: String { "\(count) of \(trials) at \(rate)" }
  }

  /// Expected values were computed with fractions, by the definition: the sum over all counts that are no more likely.
  @Test(
    "the binomial p is exact and two-sided",
    arguments: [
      Case(0, of: 0, rate: 0.3, p: 1),
      Case(5, of: 10, rate: 0.5, p: 1),
      Case(0, of: 10, rate: 0.5, p: 0.001953125),
      Case(8, of: 10, rate: 0.5, p: 0.109375),
      Case(30, of: 30, rate: 0.938, p: 0.2588907593),
      Case(1, of: 30, rate: 0.00005, p: 0.0014989130),
      Case(12, of: 30, rate: 0.3, p: 0.2359165467),
      Case(30, of: 30, rate: 1, p: 1),
    ])
  func p(_ test: Case) {
    let p = BinomialTest(count: test.count, of: test.trials, rate: test.rate).p
    #expect(abs(p - test.p) < 1e-8, "\(p)")
  }

  @Test("Holm's adjusted values rise with the values, and a single one stays")
  func holm() {
    #expect(Holm.adjusted([]) == [])
    #expect(Holm.adjusted([0.04]) == [0.04])
    let adjusted = Holm.adjusted([0.01, 0.04, 0.03, 0.005])
    for (found, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) { #expect(abs(found - expected) < 1e-12) }
    #expect(Holm.adjusted([0.9, 0.8]) == [1, 1])
  }
}
