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
