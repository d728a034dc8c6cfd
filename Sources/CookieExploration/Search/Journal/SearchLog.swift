import CookieSimulation

/// The results of a batch of branches, in the order of the search.
struct SearchBatch {
  var results: [BranchResult]
  /// What all runs so far have shown beyond what keys assume.
  var needs: KeyAssumptions
}

/// What a search has from an earlier process, and where it keeps what it finishes.
///
/// A search takes the results of its branches over in a fixed order, so that they lead to the same tree wherever they come
/// from: it goes on by taking them over again, without a run.
protocol SearchLog: AnyObject {
  /// The next batch that was kept; nil if there is none.
  func next() -> SearchBatch?
  func keep(_ batch: SearchBatch)
  /// What was kept is not what the search asks for.
  func isForeign()
  /// True if the search is to end: there is nothing to go on with, or what is finished cannot be kept.
  var endsSearch: Bool { get }
  /// Results that were taken over, and the choices that lead to each from the start.
  func saw(_ ways: [ChoiceTree.Way], _ results: [BranchResult])
  /// All before counts no more: keys assumed too little.
  func beginsAgain()
}

extension SearchLog {
  func saw(_ ways: [ChoiceTree.Way], _ results: [BranchResult]) {}
  func beginsAgain() {}
}
