import CookieExploration
import Testing

@Suite struct PairedTestTests {
  private func runs(_ indices: [Int]) -> RunSet {
    var set = RunSet()
    for index in indices { set.insert(index) }
    return set
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var onlyFirst: Int
    var onlySecond: Int
    var both = 7
    var p: Double
    var testDescription: String { "\(onlyFirst):\(onlySecond)" }
  }

  /// From the sum of binomial coefficients in whole numbers.
  @Test(arguments: [
    Case(onlyFirst: 0, onlySecond: 0, p: 1), Case(onlyFirst: 1, onlySecond: 0, p: 1),
    Case(onlyFirst: 5, onlySecond: 5, p: 1), Case(onlyFirst: 0, onlySecond: 5, p: 0.0625),
    Case(onlyFirst: 6, onlySecond: 0, p: 0.03125), Case(onlyFirst: 2, onlySecond: 10, p: 0.03857422),
    Case(onlyFirst: 100, onlySecond: 140, p: 0.0116640923),
  ])
  func exactValues(_ test: Case) {
    let shared = Array(10_000..<(10_000 + test.both))
    let first = runs(Array(0..<test.onlyFirst) + shared)
    let second = runs(Array(1_000..<(1_000 + test.onlySecond)) + shared)
    let paired = PairedTest(first, second)
    #expect(paired.onlyFirst == test.onlyFirst)
    #expect(paired.onlySecond == test.onlySecond)
    #expect(abs(paired.p - test.p) < 1e-6)
  }

  @Test("a million runs that differ are no overflow") func many() {
    let paired = PairedTest(runs(Array(0..<500_000)), runs(Array(600_000..<1_100_000)))
    #expect(paired.p == 1)
    #expect(PairedTest(runs(Array(0..<400_000)), runs([])).p < 1e-300)
  }

  @Test("Holm: each p-value meets its own bound, and the first that fails ends it") func holm() {
    #expect(PairedTest.significant([]) == [])
    #expect(PairedTest.significant([0.04]) == [true])
    #expect(PairedTest.significant([0.04, 0.04]) == [false, false])
    #expect(PairedTest.significant([0.04, 0.02]) == [true, true])
    #expect(PairedTest.significant([0.001, 0.03, 0.04]) == [true, false, false])
  }

  @Test func setsAddUpInAnyOrder() {
    var (left, right) = (runs([1, 64]), runs([1_000]))
    let (first, second) = (left, right)
    left.formUnion(second)
    right.formUnion(first)
    #expect(left == right)
    #expect(left.count == 3)
  }
}
