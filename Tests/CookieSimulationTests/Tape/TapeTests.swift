import Choices
import Testing

@testable import CookieSimulation

@Suite struct SplitMix64Tests {
  /// Vectors of the reference implementation (Sebastiano Vigna, splitmix64.c).
  @Test func referenceVectors() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test func seedsOfRunsArePinned() {
    let seeds = (0..<3).map { hexadecimal(SplitMix64.seed(campaign: 1, run: $0)) }
    #expect(seeds == ["dce423fc82c0d5b8", "afe5d660580bbfa9", "f804c104823effb9"])
  }
}

@Suite struct TapeTests {
  @Test(arguments: [2, 3, 7, 10, 1_000])
  func choicesAreEven(count: Int) {
    let tape = Tape(seed: 9)
    var seen = [Int](repeating: 0, count: count)
    let draws = 200 * count
    for _ in 0..<draws { seen[tape.choose(below: count)] += 1 }
    // Chi-squared with count - 1 degrees of freedom: mean count - 1, standard deviation sqrt(2 (count - 1)).
    let statistic = seen.map { pow2(Double($0) - 200) / 200 }.reduce(0, +)
    #expect(statistic < Double(count - 1) + 4 * (2 * Double(count - 1)).squareRoot())
  }

  private func pow2(_ value: Double) -> Double { value * value }

  @Test("one that is begun anew is as another's of that seed", arguments: [false, true])
  func restarted(records: Bool) {
    func play(_ tape: Tape) -> [Int] {
      (0..<50).map { tape.choose(below: $0 + 2) + (tape.chance(Probability(0.5) ?? .never) ? 1_000 : 0) }
    }
    let used = Tape(seed: 3, records: records)
    _ = play(used)
    used.restart(seed: 7)
    let fresh = Tape(seed: 7, records: records)
    #expect(used.seed == 7 && used.strikes == 0 && used.recording.isEmpty)
    #expect(play(used) == play(fresh))
    #expect(used.strikes == fresh.strikes && used.recording == fresh.recording)
  }

  @Test func oneWayIsNoChoice() {
    let tape = Tape(seed: 1, records: true)
    #expect(tape.choose(below: 1) == 0)
    #expect(tape.choose(below: 0) == 0)
    #expect(tape.chance(.never) == false)
    #expect(tape.chance(.always) == true)
    #expect(tape.duration(.fixed(milliseconds: 3)).least == 3_000_000)
    #expect(tape.recording.isEmpty)
  }

  @Test func probabilitiesHold() throws {
    let tape = Tape(seed: 4)
    let quarter = try #require(Probability(0.25))
    let strikes = (0..<40_000).count { _ in tape.chance(quarter) }
    #expect((9_600...10_400).contains(strikes))
  }

  @Test("a probability outside 0...1 is none", arguments: [-0.1, 1.1, .nan, .infinity, -.infinity])
  func improbable(value: Double) { #expect(Probability(value) == nil) }

  @Test func recordingReplays() throws {
    let half = try #require(Probability(0.5))
    func draw(_ tape: Tape) -> [Int64] {
      var drawn: [Int64] = []
      for _ in 0..<50 {
        drawn.append(Int64(tape.choose(below: 6)))
        drawn.append(tape.chance(half) ? 1 : 0)
        drawn.append(tape.duration(.uniform(milliseconds: 1, 9)).least)
      }
      return drawn
    }
    let seeded = Tape(seed: 77, records: true)
    let drawn = draw(seeded)
    let replayed = Tape(replaying: seeded.recording)
    #expect(draw(replayed) == drawn)
    #expect(replayed.mismatch == nil)
    #expect(replayed.unread == 0)
  }

  @Test func replayNoticesAnotherArity() {
    let tape = Tape(replaying: [Tape.Choice(arity: 3, value: 2), Tape.Choice(arity: 4, value: 1)])
    #expect(tape.choose(below: 3) == 2)
    #expect(tape.choose(below: 5) == 0)
    #expect(tape.mismatch == .arity(position: 1, recorded: 4, asked: 5))
  }

  @Test func replayNoticesTheEnd() {
    let tape = Tape(replaying: [Tape.Choice(arity: 3, value: 2)])
    #expect(tape.choose(below: 3) == 2)
    #expect(tape.choose(below: 3) == 0)
    #expect(tape.mismatch == .exhausted(position: 1))
  }
}

@Suite struct DurationDistributionTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var distribution: DurationDistribution
    /// The choice, in 65,536ths, and the duration in microseconds.
    var expected: [(choice: UInt32, microseconds: Int64)]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "uniform", distribution: .uniform(milliseconds: 10, 20),
      expected: [(0, 10_000), (32_768, 15_000), (65_535, 19_999)]),
    Case(
      name: "quantiles", distribution: .quantiles([(0, 0), (0.5, 1), (1, 101)]),
      expected: [(0, 0), (16_384, 500), (32_768, 1_000), (49_152, 51_000)]),
    Case(
      name: "ten years", distribution: .uniform(milliseconds: 0, 315_576_000_000),
      expected: [(32_768, 157_788_000_000_000), (1, 4_815_307_617)]),
  ])
  func table(_ test: Case) {
    for (choice, microseconds) in test.expected {
      let tape = Tape(replaying: [Tape.Choice(arity: 65_536, value: choice)])
      #expect(tape.duration(test.distribution).least / 1_000 == microseconds)
    }
  }
}
