extension CellTally {
  typealias Counter = WritableKeyPath<CellTally, Int> & Sendable

  /// Everything that adds up, with its name in a journal. Virtual time is not among it: it is saturated.
  static let counters: [(name: String, path: Counter)] = [
    ("runs", \.runs),
    ("runsWithLoss", \.runsWithLoss),
    ("runsWithSplit", \.runsWithSplit),
    ("runsWithResurrection", \.runsWithResurrection),
    ("sessions", \.sessions),
    ("lostSessions", \.lostSessions),
    ("splitSessions", \.splitSessions),
    ("resurrectedSessions", \.resurrectedSessions),
    ("races", \.races),
    ("refreshes", \.refreshes),
    ("runsWithHarm", \.runsWithHarm),
    ("runsWithLossOrNoVerdict", \.runsWithLossOrNoVerdict),
    ("runsWithLeak", \.runsWithLeak),
    ("runsWithFalseSuccess", \.runsWithFalseSuccess),
    ("falseSuccesses", \.falseSuccesses),
    ("leaks", \.leaks),
    ("runsWithNeedlessLogIn", \.runsWithNeedlessLogIn),
    ("runsWithWriteBack", \.runsWithWriteBack),
    ("runsWithFalseFailure", \.runsWithFalseFailure),
    ("runsWithForbidden", \.runsWithForbidden),
    ("needlessLogins", \.needlessLogins),
    ("writtenBackSessions", \.writtenBackSessions),
    ("falseFailures", \.falseFailures),
    ("forbiddenRequests", \.forbiddenRequests),
    ("carriedBystanders", \.carriedBystanders),
    ("deletedBystanders", \.deletedBystanders),
    ("bridgeCalls", \.bridgeCalls),
    ("delayMicroseconds", \.delayMicroseconds),
    ("undeterminedRuns", \.undeterminedRuns),
    ("runsThatFollowCalendar", \.runsThatFollowCalendar),
    ("steps", \.steps),
  ]

  /// Counts the failed runs of one scenario's strategies against each other, and forgets which they were.
  static func settle(_ tallies: inout [CellTally]) {
    var failed = tallies.map(\.failedRuns)
    RunSet.settle(&failed)
    for place in tallies.indices {
      tallies[place].failedRuns = failed[place]
      tallies[place].runsWithLogIn.settle()
      tallies[place].runsWithoutVerdict.settle()
    }
  }

  /// The same where some of the strategies that its failed runs were compared with are no longer there.
  func leavingOut(_ places: Set<Int>) -> CellTally {
    var tally = self
    tally.failedRuns.leaveOut(places)
    return tally
  }
}
