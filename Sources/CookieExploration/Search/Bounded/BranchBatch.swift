import CookieDiagnosis
import CookieSimulation

/// What came of one branch.
struct BranchResult {
  var newPoints: [PathGuide.NewPoint] = []
  var meets: StateKey?
  var summary = RunSummary()
  /// Of its first session that did not end well.
  var cause: Cause?
  var finalState: UInt64?
  var isMismatched = false
  var randomDraws = 0
  var keysFallShort = false

  /// The same choices may lead elsewhere the next time.
  var isUndetermined: Bool { isMismatched || summary.end == .escaped || summary.end == .mismatched }
  /// The user wants no more of it: it ended in its midst, and says nothing.
  var wasStopped: Bool { summary.end == .cut && meets == nil }
}

/// The point at which each state was first met. An object, so that the workers of a batch do not copy it.
final class KnownStates {
  var points: [StateKey: Int32] = [:]
}

/// What the workers of a batch share. Unchecked: each item is written by one worker, each system used by one, and
/// the rest is only read.
struct BranchBatch: @unchecked Sendable {
  let results: UnsafeMutableBufferPointer<BranchResult>
  let systems: [any GuidedSystem]
  let known: KnownStates
  let branches: [ChoiceTree.Branch]
  let ways: [ChoiceTree.Way]
  let faults: [Int]
  let keys: PathGuide.KeyKind?
  let notesFinalStates: Bool
  /// The number of the batch's first schedule in the search.
  let firstNumber: Int
  let repetitionInterval: Int

  func execute(_ item: Int, worker: Int) {
    let system = systems[worker]
    var result = play(item, in: system)
    // A digest of a trace costs something; few schedules need one.
    if (firstNumber + item) % repetitionInterval == 0, !result.wasStopped {
      let digest = system.traceDigest
      let again = play(item, in: system)
      let isSame = system.traceDigest == digest && again.summary.end == result.summary.end
      result.isMismatched = result.isMismatched || !(isSame || again.wasStopped)
    }
    results[item] = result
  }

  private func play(_ item: Int, in system: any GuidedSystem) -> BranchResult {
    let guide = PathGuide(way: ways[item], faults: faults[item], keys: keys, moment: system.moment) {
      known.points[$0] != nil
    }
    var result = BranchResult()
    result.summary =
      branches[item].origin.map { system.run(guidedBy: guide, from: $0.moment) } ?? system.run(guidedBy: guide)
    result.cause = result.summary.firstCause
    if notesFinalStates { result.finalState = system.finalState }
    result.newPoints = guide.newPoints
    result.meets = guide.meets
    result.isMismatched = guide.isMismatched
    result.randomDraws = system.randomDraws
    result.keysFallShort = system.keysFallShort
    return result
  }
}
