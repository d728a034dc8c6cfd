import Choices
import CookieSimulation

/// An even sample of cuts of unknown number (Vitter, "Random sampling with a reservoir", TOMS 1985), the same for the same
/// search.
struct CutSample {
  private(set) var members: [(branch: ChoiceTree.Branch, earlier: Int32)] = []
  private var offered = 0
  private var random = SplitMix64(seed: 0)

  mutating func offer(_ cut: (branch: ChoiceTree.Branch, earlier: Int32), keeping count: Int) {
    offered += 1
    let cut = (ChoiceTree.Branch(point: cut.branch.point, value: cut.branch.value), cut.earlier)
    guard members.count >= count else { return members.append(cut) }
    let place = Int(random.next() % UInt64(offered))
    if place < count { members[place] = cut }
  }
}
