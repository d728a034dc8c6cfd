import Choices

extension CampaignShard {
  /// The rounds that are this part's, of a campaign of so many runs: neighbours, and as many as any other's or one less.
  func rounds(ofRuns runs: Int) -> Range<Int> { places(among: Campaign.rounds(ofRuns: runs)) }

  /// How many runs of each cell are this part's.
  public func runs(among runs: Int) -> Int { Campaign.runs(of: rounds(ofRuns: runs), among: runs).count }
}
