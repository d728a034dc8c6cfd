import Choices
import CookieDiagnosis
import CookieSimulation

/// What the parts of a divided search found, by the choices that lead there: the undivided search takes from it what it would
/// have found itself, and runs the rest.
///
/// A part cuts a run where it met a state itself. So a result serves only where the undivided search would cut as well, or
/// not at all.
final class PartResults {
  /// Two independent digests of the choices from the start.
  struct WayKey: Hashable {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xD1B5_4A32_D192_ED03

    init(_ choices: [Tape.Choice]) {
      for choice in choices {
        let word = UInt64(choice.arity) << 32 | UInt64(choice.value)
        high = SplitMix64.mixed(high ^ word)
        low = SplitMix64.mixed(low &+ word &* 0xFF51_AFD7_ED55_8CCD)
      }
    }
  }

  private var results: [KeyAssumptions: [WayKey: BranchResult]] = [:]
  /// Branches whose result was here.
  private(set) var taken = 0
  /// Branches that had to be run.
  var ran = 0
  /// Branches that had to be run before the search began again.
  private(set) var ranBefore = 0
  /// Branches that the parts ran, all together.
  private(set) var offered = 0
  /// States that the parts met, all together, and how many different ones these are.
  private(set) var states = 0
  private(set) var differentStates: Set<StateKey> = []

  /// The search begins again under other assumptions: what it had taken over is none of its schedules.
  func beginAgain() {
    ranBefore += ran
    (taken, ran) = (0, 0)
  }

  func add(_ part: [WayKey: BranchResult], under assumptions: KeyAssumptions, states keys: some Collection<StateKey>) {
    offered += part.count
    states += keys.count
    differentStates.formUnion(keys)
    results[assumptions, default: [:]].merge(part) { first, _ in first }
  }

  func result(
    ofWay choices: [Tape.Choice], _ assumptions: KeyAssumptions, isKnown: (StateKey) -> Bool
  ) -> BranchResult? {
    guard let there = results[assumptions]?[WayKey(choices)], !there.keysFallShort else { return nil }
    if let place = there.newPoints.firstIndex(where: { $0.key.map(isKnown) ?? false }) {
      // How many numbers it had drawn by then is not known.
      guard there.randomDraws == 0 else { return nil }
      taken += 1
      return there.cut(at: place)
    }
    if let meets = there.meets, !isKnown(meets), !there.newPoints.contains(where: { $0.key == meets }) { return nil }
    taken += 1
    return there
  }
}

extension BranchResult {
  /// The same, seen by a search to which the point at `place` is known.
  fileprivate func cut(at place: Int) -> BranchResult {
    var cut = BranchResult()
    cut.newPoints = Array(newPoints[..<place])
    cut.meets = newPoints[place].key
    cut.summary.end = .cut
    cut.isMismatched = isMismatched
    return cut
  }
}
