/// How often something came about of how many times that it could have.
package struct Tries: Hashable, Sendable {
  package var count = 0
  /// Those of the total of which nobody can say.
  package var unclear = 0
  package var total = 0

  package init(count: Int = 0, unclear: Int = 0, total: Int = 0) {
    (self.count, self.unclear, self.total) = (count, unclear, total)
  }

  mutating func add(_ came: Bool?) {
    total += 1
    if came == nil { unclear += 1 }
    if came == true { count += 1 }
  }

  mutating func add(_ other: Tries) {
    count += other.count
    unclear += other.unclear
    total += other.total
  }
}

/// What lies between the largest value that something was at least and the smallest that it was below.
package struct Bounds: Hashable, Sendable {
  package var least: Double?
  package var below: Double?
  /// How many observations there are for each side.
  package var accepted = 0
  package var refused = 0

  mutating func isAtLeast(_ value: Double) {
    accepted += 1
    least = max(least ?? value, value)
  }

  mutating func isBelow(_ value: Double) {
    refused += 1
    below = min(below ?? value, value)
  }

  mutating func add(_ other: Bounds) {
    accepted += other.accepted
    refused += other.refused
    if let value = other.least { least = max(least ?? value, value) }
    if let value = other.below { below = min(below ?? value, value) }
  }
}
