import Foundation

/// How an oracle does on a corpus.
public struct OracleGrade: Sendable {
  /// What became of one case.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case passed, failed, skipped, crashed, unanswered
  }

  public var oracle: String
  /// One mark a case, in the corpus's order.
  public var marks: [Mark]
  public var outcomes: [OracleProcess.Outcome]

  public func count(_ mark: Mark) -> Int { marks.count { $0 == mark } }

  /// TwinJar's own grade, in process.
  public static func own(on cases: [CorpusCase], oracle: Oracle) -> OracleGrade {
    let outcomes = cases.map { asked -> OracleProcess.Outcome in
      do throws(OracleProblem) { return .answer(try oracle.answer(to: asked.question)) } catch {
        return .answer(.failed(error.message))
      }
    }
    return OracleGrade(oracle: "twinjar", cases, outcomes)
  }

  /// An oracle's grade; no true one if the limit came before the last answer.
  public static func of(_ oracle: OracleProcess, on cases: [CorpusCase], until limit: AskingLimit = .none)
    -> OracleGrade
  {
    let outcomes = oracle.ask(cases.map(\.question), until: limit)
    oracle.stop()
    return OracleGrade(oracle: oracle.name, cases, outcomes)
  }

  private init(oracle: String, _ cases: [CorpusCase], _ outcomes: [OracleProcess.Outcome]) {
    self.oracle = oracle
    self.outcomes = outcomes
    marks = zip(cases, outcomes).map { Self.mark($1, expected: $0.expected) }
  }

  private static func mark(_ outcome: OracleProcess.Outcome, expected: OracleAnswer) -> Mark {
    switch outcome {
    case .answer(.skipped): .skipped
    case .answer(let answer): answer.agrees(with: expected) ? .passed : .failed
    case .crashed: .crashed
    case .hung, .garbage, .unavailable: .unanswered
    }
  }
}

extension OracleAnswer {
  /// True if this is the expected answer, as far as the oracle reports what is expected.
  func agrees(with expected: OracleAnswer) -> Bool {
    switch (self, expected) {
    case (.record(let got?), .record(let expected?)): got.agrees(with: expected)
    default: self == expected
    }
  }
}

extension StoredRecord {
  fileprivate func agrees(with expected: StoredRecord) -> Bool {
    name == expected.name && value == expected.value && domain == expected.domain && path == expected.path
      && secure == expected.secure && httpOnly == expected.httpOnly
      && Self.agree(hostOnly, expected.hostOnly) && Self.agree(sameSite, expected.sameSite)
      && Self.agree(persistent, expected.persistent) && expiryAgrees(with: expected)
  }

  /// What is not reported is not graded.
  private static func agree<Value: Equatable>(_ got: Value?, _ expected: Value?) -> Bool {
    got == nil || expected == nil || got == expected
  }

  private func expiryAgrees(with other: StoredRecord) -> Bool {
    switch (expires, other.expires) {
    case (nil, _), (_, nil): true
    case (.at(let left)?, .at(let right)?): abs(left - right) <= 1
    case (.at(let seconds)?, .farFuture?), (.farFuture?, .at(let seconds)?): seconds > 4_000_000_000
    case (let left?, let right?): left == right
    }
  }
}
