import Choices
import CookieDiagnosis
import Testing

@testable import CookieExploration

/// A campaign keeps no runs, and knows what it knew of them.
@Suite("Sets of runs") struct RunSetTests {
  private static func set(_ runs: some Sequence<Int>) -> RunSet {
    var set = RunSet()
    for run in runs { set.insert(run) }
    return set
  }

  @Test("the same whatever comes first") func order() {
    let runs = [70, 3, 200, 64, 63, 100_007]
    #expect(Self.set(runs) == Self.set(runs.reversed()))
    #expect(Self.set(runs).first == 3)
    #expect(Self.set(runs).count == 6)
    #expect(Self.set(runs).count(without: Self.set([3, 200, 5])) == 4)
    var union = Self.set([70, 3])
    union.formUnion(Self.set([200, 64, 63, 100_007, 3]))
    #expect(union == Self.set(runs))
  }

  @Test("settled round by round, every pair of sets differs as it did by its runs") func settling() {
    var generator = SplitMix64(seed: 20)
    for _ in 0..<50 {
      var whole = [RunSet](repeating: RunSet(), count: 4)
      var settled = whole
      for round in 0..<20 {
        var part = [RunSet](repeating: RunSet(), count: 4)
        for set in 0..<4 {
          for run in (round * 50)..<(round * 50 + 50) where generator.choose(below: 4) <= set {
            part[set].insert(run)
            whole[set].insert(run)
          }
        }
        RunSet.settle(&part)
        for set in 0..<4 { settled[set].formUnion(part[set]) }
      }
      #expect(settled.map(\.count) == whole.map(\.count))
      #expect(settled.map(\.first) == whole.map(\.first))
      for (one, other) in zip(settled, whole) {
        #expect(settled.map { one.count(without: $0) } == whole.map { other.count(without: $0) })
      }
      // A hundred times as many runs take no more.
      #expect(MemoryLayout.size(ofValue: settled[0]) + 8 * settled[0].settled.without.count < 200)
    }
  }

  @Test("one of them is left out") func leavingOut() {
    var sets = [Self.set(0..<10), Self.set(5..<20), Self.set(8..<9)]
    RunSet.settle(&sets)
    var kept = [sets[0], sets[2]]
    for place in kept.indices { kept[place].leaveOut([1]) }
    #expect(kept[0].count(without: kept[1]) == 9)
    #expect(kept[1].count(without: kept[0]) == 0)
  }

  @Test("every counter of a tally is in the table that adds them up and writes them down") func counters() {
    let numbers = Mirror(reflecting: CellTally()).children.filter { $0.value is Int }.compactMap(\.label)
    #expect(Set(numbers) == Set(CellTally.counters.map(\.name) + ["virtualMilliseconds"]))
    for (index, (name, counter)) in CellTally.counters.enumerated() {
      var tally = CellTally()
      tally[keyPath: counter] = index + 1
      let named = Mirror(reflecting: tally).children.first { $0.label == name }
      #expect(named?.value as? Int == index + 1, "\(name)")
    }
  }
}
