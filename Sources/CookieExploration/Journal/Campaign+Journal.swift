import Choices

extension Campaign {
  /// Goes on from what a journal has, and keeps in it what is finished.
  ///
  /// - Parameters:
  ///   - journal: of this campaign, or a part of it.
  ///   - control: lets another thread stop it.
  ///   - progress: called on the calling thread, some ten times a second, with the number of finished runs.
  /// - Throws: if the journal cannot be written. What it has by then stays.
  public func run(
    jobs: Int, journal: CampaignJournal, control: CampaignControl = CampaignControl(),
    progress: (Int) -> Void = { _ in }
  ) throws(InputError) -> [CellTally] {
    let ownControl = CampaignControl(within: nil, of: control)
    var pace = JournalPace()
    var failure: InputError?
    let tallies = run(jobs: jobs, from: journal.state, control: ownControl) { board, isOver in
      progress(board.finishedRuns)
      guard failure == nil, isOver || pace.isDue else { return }
      do throws(InputError) {
        for batch in board.takeWholeRounds() { try journal.keep(batch) }
      } catch {
        failure = error
        ownControl.stop()
      }
      pace.wrote()
    }
    if let failure { throw failure }
    return tallies
  }
}

/// When to write: so seldom that a journal stays small, and so often that little is lost.
private struct JournalPace {
  private static let shortest: Int64 = 200_000_000
  private static let longest: Int64 = 60_000_000_000
  /// No more than a hundredth of the time is lost.
  private static let share: Int64 = 100
  private let start = MachineClock.nanoseconds
  private var latest = MachineClock.nanoseconds

  var isDue: Bool {
    let now = MachineClock.nanoseconds
    return now - latest >= min(max(Self.shortest, (now - start) / Self.share), Self.longest)
  }

  mutating func wrote() { latest = MachineClock.nanoseconds }
}
