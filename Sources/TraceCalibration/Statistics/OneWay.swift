/// The distribution of one way, of which two that are independent of each other and alike add up to a round trip.
///
/// Half of a round trip is not it: there a slow way is evened out by the other, so that the halves lie closer together. It is
/// taken apart by expectation maximisation over even parts of the range (Richardson-Lucy, for a distribution that is folded with
/// itself): each part gets the share of the seen round trips that, by what is known so far, it had part in.
enum OneWay {
  /// Quantiles that a scenario is given.
  static let shares = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]
  private static let parts = 96
  /// More of them would follow the accidents of a sample.
  private static let steps = 60

  /// Durations at ``shares``, rising and never below 0; nil without a sample.
  static func quantiles(of roundTrips: OrderStatistics) -> [Double]? {
    guard let least = roundTrips.sorted.first, let most = roundTrips.sorted.last else { return nil }
    // Two of the shortest are the shortest trip; the longest trip has at least one of them.
    let shortest = least / 2
    let width = (most - 2 * shortest) / Double(parts)
    guard width > 0 else { return shares.map { _ in shortest } }
    let seen = spread(roundTrips.sorted, from: 2 * shortest, width)
    var way = [Double](repeating: 1 / Double(parts), count: parts)
    for _ in 0..<steps { way = better(way, seen) }
    // The outermost of 2 n ways stands for what is rarer than one in 2 n.
    let outermost = 1 - 0.25 / Double(roundTrips.count)
    return shares.map { shortest + width * place(of: min($0, outermost), in: way) }
  }

  /// The share of trips by the sum of two parts' numbers, each divided between the two that are nearest.
  private static func spread(_ trips: [Double], from least: Double, _ width: Double) -> [Double] {
    var seen = [Double](repeating: 0, count: 2 * parts)
    for trip in trips {
      // Two middles of parts lie one width beyond their beginnings.
      let place = max(0, (trip - least) / width - 1)
      let lower = min(Int(place), 2 * parts - 2)
      let rest = min(1, place - Double(lower))
      seen[lower] += (1 - rest) / Double(trips.count)
      seen[lower + 1] += rest / Double(trips.count)
    }
    return seen
  }

  private static func better(_ way: [Double], _ seen: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: 2 * parts)
    for one in way.indices { for other in way.indices { sums[one + other] += way[one] * way[other] } }
    let ratios = zip(seen, sums).map { $1 > 1e-12 ? $0 / $1 : 0 }
    let next = way.indices.map { one in
      way[one] * way.indices.reduce(0.0) { $0 + way[$1] * ratios[one + $1] }
    }
    let total = next.reduce(0, +)
    return total > 0 ? next.map { $0 / total } : way
  }

  /// How many parts of the range are below a share, in fractions.
  private static func place(of share: Double, in way: [Double]) -> Double {
    var below = 0.0
    for (part, weight) in way.enumerated() {
      if weight > 0, below + weight >= share { return Double(part) + max(0, share - below) / weight }
      below += weight
    }
    return Double(way.count)
  }
}
