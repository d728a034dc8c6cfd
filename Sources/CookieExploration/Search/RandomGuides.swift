import Choices
import CookieSimulation

/// Chooses at random, for spaces too large to walk. It may find a violation, and never says that there is none.
///
/// Its first choices may be given, as numbers of any size that stand for themselves modulo the number of ways.
final class RandomGuide: ScheduleGuide {
  private var random: SplitMix64
  private let hints: [UInt32]
  private var position = 0
  private let bounds: ExplorationBounds
  private var cost = ScheduleCost()

  /// One of this many opportunities is taken, where a bound makes them few.
  static let rarity = 8

  init(seed: UInt64, bounds: ExplorationBounds, hints: [UInt32] = []) {
    random = SplitMix64(seed: seed)
    self.bounds = bounds
    self.hints = hints
  }

  func choose(at point: borrowing ChoicePoint) -> Int? {
    if position < hints.count {
      defer { position += 1 }
      return hinted(Int(hints[position]) % point.count, point.purpose)
    }
    switch point.purpose {
    case .fault: return strikes() ? 1 : 0
    case .order, .job, .random: return order(of: point.count)
    case .script, .delay, .clock: return below(point.count)
    }
  }

  /// The hint, or the calm way where it would break a bound.
  private func hinted(_ value: Int, _ purpose: ChoicePurpose) -> Int {
    guard value > 0 else { return 0 }
    switch purpose {
    case .fault:
      guard cost.faults < bounds.faults else { return 0 }
      cost.faults += 1
    case .order, .job, .random:
      guard bounds.preemptions.map({ cost.preemptions < $0 }) ?? true else { return 0 }
      cost.preemptions += 1
    case .script, .delay, .clock: break
    }
    return value
  }

  private func strikes() -> Bool {
    guard cost.faults < bounds.faults, below(Self.rarity) == 0 else { return false }
    cost.faults += 1
    return true
  }

  private func order(of count: Int) -> Int {
    guard let limit = bounds.preemptions else { return below(count) }
    guard cost.preemptions < limit, below(Self.rarity) == 0 else { return 0 }
    cost.preemptions += 1
    return 1 + below(count - 1)
  }

  private func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}

/// Probabilistic concurrency testing: random priorities, changed at a few random steps.
///
/// S. Burckhardt, P. Kothari, M. Musuvathi, S. Nagarakatte: "A Randomized Scheduler with Probabilistic Guarantees of
/// Finding Bugs", ASPLOS 2010. What they call a thread is a lane here (native code, page, network process, server,
/// user, system), and the events of one lane keep their order of age. With n lanes and k steps a violation that needs d
/// orderings between lanes is found by a run with a probability of at least 1 / (n k^(d-1)); one that needs two events
/// of a lane swapped is not promised.
final class PriorityGuide: ScheduleGuide {
  private var random: SplitMix64
  private let bounds: ExplorationBounds
  /// A lane's priority; the depth's values below `depth` are for lanes that were put back.
  private var priorities: [Int]
  /// The steps at which the running lane is put back, ascending; depth - 1 of them.
  private var changes: [Int]
  private var step = 0
  private var faults = 0

  /// - Parameters:
  ///   - depth: how many orderings a violation needs, at least 1.
  ///   - steps: how many orders a run has, about.
  init(seed: UInt64, depth: Int, steps: Int, bounds: ExplorationBounds) {
    random = SplitMix64(seed: seed)
    self.bounds = bounds
    priorities = Lane.allCases.indices.map { $0 + depth }
    changes = []
    priorities.shuffle(using: &random)
    for _ in 1..<max(1, depth) { changes.append(Int(random.next() % UInt64(max(1, steps)))) }
    changes.sort()
  }

  func choose(at point: borrowing ChoicePoint) -> Int? {
    switch point.purpose {
    case .order: return order(at: point)
    case .fault:
      guard faults < bounds.faults, random.next() % UInt64(RandomGuide.rarity) == 0 else { return 0 }
      faults += 1
      return 1
    case .job, .script, .delay, .random, .clock: return Int(random.next() % UInt64(point.count))
    }
  }

  private func order(at point: borrowing ChoicePoint) -> Int {
    step += 1
    if let change = changes.first, step > change {
      let running = Int(point.lane(of: best(at: point)).rawValue)
      priorities[running] = changes.count
      changes.removeFirst()
    }
    return best(at: point)
  }

  /// The oldest of the lane with the highest priority.
  private func best(at point: borrowing ChoicePoint) -> Int {
    var best = 0
    for possibility in 1..<point.count where priority(at: point, possibility) > priority(at: point, best) {
      best = possibility
    }
    return best
  }

  private func priority(at point: borrowing ChoicePoint, _ possibility: Int) -> Int {
    priorities[Int(point.lane(of: possibility).rawValue)]
  }
}
