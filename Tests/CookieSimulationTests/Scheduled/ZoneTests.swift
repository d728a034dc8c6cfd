import Choices
import Testing

@testable import CookieSimulation

/// What a zone says of a few instants is what all their possible times say.
@Suite struct ZoneTests {
  /// `later` is between `least` and `most` after `earlier`.
  struct Bounds: Sendable {
    var later: Int
    var earlier: Int
    var least: Int64
    var most: Int64
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bounds: [Bounds]
    /// How much later than the first the last is, at least and at most.
    var least: Int64
    var most: Int64
  }

  static let cases = [
    Case(testDescription: "one delay", bounds: [Bounds(later: 1, earlier: 0, least: 2, most: 5)], least: 2, most: 5),
    Case(
      testDescription: "delays add up",
      bounds: [Bounds(later: 1, earlier: 0, least: 2, most: 5), Bounds(later: 2, earlier: 1, least: 1, most: 3)],
      least: 3, most: 8),
    Case(
      testDescription: "a later instant bounds an earlier one",
      bounds: [
        Bounds(later: 1, earlier: 0, least: 0, most: 9), Bounds(later: 2, earlier: 0, least: 4, most: 6),
        Bounds(later: 2, earlier: 1, least: 3, most: 9),
      ], least: 4, most: 6),
  ]

  @Test(arguments: cases) func differences(example: Case) {
    var zone = Zone()
    for _ in 0...example.bounds.reduce(0, { max($0, $1.later) }) { _ = zone.append() }
    for bounds in example.bounds {
      zone.limit(bounds.later, after: bounds.earlier, to: bounds.most)
      zone.limit(bounds.earlier, after: bounds.later, to: -bounds.least)
    }
    let last = zone.count - 1
    #expect(zone.least(last, after: 0) == example.least)
    #expect(zone.most(last, after: 0) == example.most)
  }

  /// Random constraints over small whole times, against every assignment of them.
  @Test func isWhatAllAssignmentsSay() {
    var random = SplitMix64(seed: 7)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    var compared = 0
    for _ in 0..<300 {
      let largest: Int64 = 6
      var limits: [(later: Int, earlier: Int, distance: Int64)] = []
      // All lie within `largest` after the first.
      for instant in 1..<4 {
        limits.append((instant, 0, largest))
        limits.append((0, instant, 0))
      }
      for _ in 0..<below(5) {
        let pair = (below(4), below(4))
        if pair.0 != pair.1 { limits.append((pair.0, pair.1, Int64(below(9)) - 2)) }
      }
      let times = Self.assignments(largest).filter { times in
        limits.allSatisfy { times[$0.later] - times[$0.earlier] <= $0.distance }
      }
      guard !times.isEmpty else { continue }
      var zone = Zone()
      for _ in 0..<4 { _ = zone.append() }
      for limit in limits { zone.limit(limit.later, after: limit.earlier, to: limit.distance) }
      // One is forgotten; what it implied for the others stays.
      zone.remove(3)
      for later in 0..<3 {
        for earlier in 0..<3 where later != earlier {
          #expect(zone.most(later, after: earlier) == times.map { $0[later] - $0[earlier] }.max())
          compared += 1
        }
      }
    }
    #expect(compared > 500)
  }

  private static func assignments(_ largest: Int64) -> [[Int64]] {
    var all: [[Int64]] = []
    for first in 0...largest {
      for second in 0...largest {
        for third in 0...largest { all.append([0, first, second, third]) }
      }
    }
    return all
  }
}
