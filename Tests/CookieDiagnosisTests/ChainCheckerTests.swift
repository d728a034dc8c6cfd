import Testing

@testable import CookieDiagnosis

/// The check of chains notices chains that are wrong.
@Suite struct ChainCheckerTests {
  private func chain(of test: FalseCauseTests.Case) -> (chain: CauseChain, checker: ChainChecker) {
    var finder = CauseFinder()
    finder.begin(test.trace)
    var trace = Trace()
    trace.records = test.trace
    return (finder.chain(of: test.verdict), ChainChecker(trace))
  }

  @Test("every cause that a rule can name says what it claims, once") func complete() {
    let claimed = ChainClaim.all.map(\.cause)
    #expect(Set(claimed).union([.unexplained]) == Set(Cause.allCases))
    #expect(claimed.count == Set(claimed).count)
  }

  @Test("the cause that was named for what had not happened is refused", arguments: FalseCauseTests.cases)
  func refusesTheWrongCause(_ test: FalseCauseTests.Case) {
    var (chain, checker) = chain(of: test)
    #expect(checker.fault(of: chain) == nil)
    chain.verdict.cause = test.not
    #expect(checker.fault(of: chain)?.words.hasPrefix("not shown: ") == true)
  }

  /// What is done to a chain, and the words that must follow.
  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var words: String
    var damage: @Sendable (inout CauseChain, [TraceRecord]) -> Void
  }

  static let damages = [
    Damage(testDescription: "no steps", words: "a chain without steps") { chain, _ in chain.steps = [] },
    Damage(testDescription: "the verdict is missing", words: "a chain without its verdict") { chain, _ in
      chain.steps.removeLast()
    },
    Damage(testDescription: "two steps changed places", words: "steps out of order") { chain, _ in
      chain.steps.swapAt(0, 1)
    },
    Damage(testDescription: "a step behind the trace's end", words: "a step that is no record of the trace") {
      chain, records in chain.steps.append(.init(records.count))
    },
    Damage(testDescription: "a step of the backup", words: "a step that has nothing to do with the others") {
      chain, records in
      let alien = records.firstIndex { $0.store == .backup } ?? 0
      chain.steps.insert(.init(alien), at: chain.steps.firstIndex { $0.record > alien } ?? 0)
    },
    Damage(testDescription: "no rule applied", words: "no rule applies") { chain, _ in
      chain.verdict.cause = .unexplained
    },
    Damage(
      testDescription: "the second use is left out",
      words: "not shown: two requests with one refresh token, neither of which can know of the other"
    ) {
      chain, records in
      let uses = chain.steps.filter { records[$0.record].kind == .requestSent }
      chain.steps.removeAll { $0.record == uses.last?.record }
    },
  ]

  @Test(arguments: damages) func noticesDamage(_ test: Damage) {
    let backup = FalseCauseTests.record(.storeFlushed, by: .networkProcess, store: .backup)
    let whole = FalseCauseTests.Case(
      testDescription: "", expected: .doubleRefresh, not: .twoJars,
      trace: FalseCauseTests.login(native: true, web: true) + [
        FalseCauseTests.sent(1, by: .page, 1), backup, FalseCauseTests.sent(2, by: .native, 1),
        FalseCauseTests.accepted(1, 1), FalseCauseTests.issued(1, 3), FalseCauseTests.rotated(1, 1),
        FalseCauseTests.refused(2, 1, .reused), FalseCauseTests.revoked(1),
        FalseCauseTests.answered(1, by: .page, 200), FalseCauseTests.answered(2, by: .native, 401),
        FalseCauseTests.again(.native),
      ])
    var (chain, checker) = chain(of: whole)
    #expect(chain.verdict.cause == .doubleRefresh)
    #expect(checker.fault(of: chain) == nil)
    test.damage(&chain, whole.trace)
    #expect(checker.fault(of: chain)?.words == test.words)
  }
}
