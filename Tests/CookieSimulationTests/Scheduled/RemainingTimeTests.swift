import Testing

@testable import CookieSimulation

/// How long the rest of a script can last: what it waits, as often as it still does, and what its steps take beyond that.
@Suite struct RemainingTimeTests {
  private static let second: Int64 = 1_000_000_000

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var place: Int
    var loops: [(start: Int, turnsLeft: Int)] = []
    var seconds: Int64
  }

  /// 0 launch, 1 wait 1-10 s, 2 loop 1...3 { 3 callNative, 4 wait 20 s, 5 loop 2...2 { 6 wait 5 s, 7 again }, 8 again },
  /// 9 browse for 60 s every 1-2 s. Each call takes a second at most.
  private static let program = ScriptInstruction.compile([
    .launch, .wait(.uniform(milliseconds: 1_000, 10_000)),
    .repeat(
      times: 1...3,
      steps: [
        .callNative(awaited: true), .wait(.fixed(milliseconds: 20_000)),
        .repeat(times: 2...2, steps: [.wait(.fixed(milliseconds: 5_000))]),
      ]),
    .browse(duration: .fixed(milliseconds: 60_000), every: .uniform(milliseconds: 1_000, 2_000)),
  ])

  static let cases = [
    Case(testDescription: "the whole script", place: 0, seconds: 10 + 3 * (1 + 20 + 10) + 62),
    Case(testDescription: "in the last turn", place: 3, loops: [(3, 0)], seconds: 31 + 62),
    Case(testDescription: "in the first of three turns", place: 4, loops: [(3, 2)], seconds: 30 + 2 * 31 + 62),
    Case(
      testDescription: "in the loop in the loop", place: 6, loops: [(3, 1), (6, 1)], seconds: 5 + 5 + 31 + 62),
    Case(testDescription: "at the end", place: 9, seconds: 62),
    Case(testDescription: "over", place: 10, seconds: 0),
  ]

  @Test(arguments: cases) func isWhatIsLeft(example: Case) {
    var lengths = StepLengths()
    lengths.lengthen(3, to: Self.second)
    let remaining = RemainingTime(Self.program, lengths)
    #expect(
      remaining.from(example.place, in: example.loops, of: Self.program) == example.seconds * Self.second)
  }

  @Test func lengthsOnlyGrow() {
    var lengths = StepLengths()
    lengths.lengthen(2, to: 7)
    lengths.lengthen(2, to: 5)
    var others = StepLengths()
    others.lengthen(0, to: 3)
    lengths.formUnion(others)
    #expect((0..<4).map { lengths.doubled[$0] } == [6, 0, 14, 0])
    #expect(lengths.withoutEnd[2] == StepLengths.longest)
  }

  /// An order that milliseconds do not change once something has been waited for.
  @Test func messagesAreForgottenWithTheNextWait() {
    let start = CalmTime()
    let (slow, fast) = (start.moved(by: 900_000_000), start.moved(by: 1_000_000))
    #expect(fast < slow)
    #expect(slow < start.moved(by: Self.second))
    #expect(slow.moved(by: 2 * Self.second) == fast.moved(by: 2 * Self.second))
  }
}
