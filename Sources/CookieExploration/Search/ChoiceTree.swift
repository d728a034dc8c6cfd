import CookieSimulation

/// The choice points that a search has met, each known by how it was reached. Those with one way to go on are no choices,
/// and stand here for their keys.
///
/// A schedule is not stored: the way from the root to a point is the schedule, and executing it again leads there.
struct ChoiceTree {
  struct Point {
    var parent: Int32
    /// What was chosen at the parent.
    var value: UInt32
    var arity: UInt32
    var purpose: ChoicePurpose
    /// The strategy's memory was read here: nothing that its code was told before counts any more.
    var followsMemoryRead = false
    var faults: UInt16
    var preemptions: UInt16

    var cost: ScheduleCost { ScheduleCost(faults: Int(faults), preemptions: Int(preemptions)) }

    /// What a run costs that chooses `value` here.
    func cost(ofChoosing value: Int) -> ScheduleCost {
      var cost = cost
      guard value > 0 else { return cost }
      switch purpose {
      case .order, .job, .random: cost.preemptions += 1
      case .fault: cost.faults += 1
      case .script, .delay, .clock: break
      }
      return cost
    }
  }

  /// A way to go on from a point that no run has taken yet; a negative point is the root.
  struct Branch {
    var point: Int32
    var value: UInt32
    /// From where it is played, unless from the start.
    var origin: Origin?
  }

  /// A moment that can be returned to, and the point whose choice comes next there.
  struct Origin {
    var moment: any RunMoment
    var point: Int32
  }

  static let root: Int32 = -1
  /// With the room that an array has for more.
  static let bytesOfBranch = MemoryLayout<Branch>.stride * 3 / 2
  /// What the points take.
  var bytes: Int { points.count * MemoryLayout<Point>.stride * 3 / 2 }
  private(set) var points: [Point] = []

  mutating func append(_ point: Point) -> Int32 {
    points.append(point)
    return Int32(points.count - 1)
  }

  /// The choices that lead to a branch from the start.
  func path(to branch: Branch) -> [Tape.Choice] {
    way(to: Branch(point: branch.point, value: branch.value)).choices
  }

  /// The choices that lead to a point, its own left out.
  func path(toPoint index: Int32) -> [Tape.Choice] {
    let point = points[Int(index)]
    return point.parent < 0 ? [] : path(to: Branch(point: point.parent, value: point.value))
  }

  /// The choices that lead to a branch from its origin, and at which of them the strategy's memory has to be read again.
  func way(to branch: Branch) -> Way {
    guard branch.point >= 0 else { return Way() }
    var way = Way()
    if points[Int(branch.point)].arity > 1 {
      way.choices.append(Tape.Choice(arity: points[Int(branch.point)].arity, value: branch.value))
    }
    var index = branch.point
    var readsBefore: Int?
    while index >= 0 {
      let point = points[Int(index)]
      if readsBefore == nil, point.followsMemoryRead { readsBefore = way.choices.count }
      if index == branch.origin?.point { break }
      if point.parent >= 0, points[Int(point.parent)].arity > 1 {
        way.choices.append(Tape.Choice(arity: points[Int(point.parent)].arity, value: point.value))
      }
      index = point.parent
    }
    way.choices.reverse()
    way.lastMemoryRead = readsBefore.map { way.choices.count - $0 } ?? 0
    return way
  }

  struct Way {
    var choices: [Tape.Choice] = []
    /// The number of the choice before which the memory was last read on this way; 0 if it never was.
    var lastMemoryRead = 0
  }

  func cost(of branch: Branch) -> ScheduleCost {
    branch.point < 0 ? ScheduleCost() : points[Int(branch.point)].cost(ofChoosing: Int(branch.value))
  }
}
