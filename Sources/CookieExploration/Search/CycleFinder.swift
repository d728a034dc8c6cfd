import CookieSimulation

/// Finds schedules without an end: ways from a state back to itself.
///
/// Cutting a run at a known state hides them, since the known state may be one that the run itself came from. The
/// points of the tree and the crossings between its branches are the graph of all states; what is left after taking
/// away, again and again, whatever leads nowhere (Kahn, "Topological sorting of large networks", CACM 1962) goes round
/// for ever.
struct CycleFinder {
  private struct Crossing {
    var from: ChoiceTree.Branch
    var to: Int32
  }

  private var crossings: [Crossing] = []

  /// What they take, with the room that an array has for more.
  var bytes: Int { crossings.count * MemoryLayout<Crossing>.stride * 3 / 2 }

  mutating func add(from: ChoiceTree.Branch, to: Int32) {
    crossings.append(Crossing(from: ChoiceTree.Branch(point: from.point, value: from.value), to: to))
  }

  /// A way into a cycle and often enough around it to use up any budget of events, or nil if there is no cycle.
  ///
  /// - Parameter countingPreemptions: true if preemptions are bounded; then no cycle has one.
  func cycle(in tree: ChoiceTree, countingPreemptions: Bool) -> [Tape.Choice]? {
    let edges = self.edges(in: tree, countingPreemptions: countingPreemptions)
    var leaving = [Int32](repeating: 0, count: tree.points.count)
    var entering = [[Int32]](repeating: [], count: tree.points.count)
    for (index, edge) in edges.enumerated() {
      leaving[Int(edge.from.point)] += 1
      entering[Int(edge.to)].append(Int32(index))
    }
    var dead = leaving.indices.filter { leaving[$0] == 0 }
    while let point = dead.popLast() {
      for index in entering[point] {
        let origin = Int(edges[Int(index)].from.point)
        leaving[origin] -= 1
        if leaving[origin] == 0 { dead.append(origin) }
      }
    }
    guard let start = leaving.indices.first(where: { leaving[$0] > 0 }) else { return nil }
    return walk(from: start, along: edges, where: { leaving[$0] > 0 }, in: tree)
  }

  private func edges(in tree: ChoiceTree, countingPreemptions: Bool) -> [Crossing] {
    var edges = crossings
    for (index, point) in tree.points.enumerated() where point.parent >= 0 {
      edges.append(Crossing(from: ChoiceTree.Branch(point: point.parent, value: point.value), to: Int32(index)))
    }
    return edges.filter { edge in
      guard edge.from.point >= 0 else { return false }
      let from = tree.points[Int(edge.from.point)]
      let cost = from.cost(ofChoosing: Int(edge.from.value))
      return cost.faults == from.cost.faults && (!countingPreemptions || cost == from.cost)
    }
  }

  private static let rounds = 20_000

  /// Every living point leads to a living one, so any walk among them ends in a cycle.
  private func walk(
    from start: Int, along edges: [Crossing], where isAlive: (Int) -> Bool, in tree: ChoiceTree
  ) -> [Tape.Choice] {
    var next: [Int32: Crossing] = [:]
    for edge in edges where isAlive(Int(edge.from.point)) && isAlive(Int(edge.to)) && next[edge.from.point] == nil {
      next[edge.from.point] = edge
    }
    var choices = tree.path(toPoint: Int32(start))
    var point = Int32(start)
    for _ in 0..<Self.rounds {
      guard let edge = next[point] else { break }
      let arity = tree.points[Int(point)].arity
      if arity > 1 { choices.append(Tape.Choice(arity: arity, value: edge.from.value)) }
      point = edge.to
    }
    return choices
  }
}
