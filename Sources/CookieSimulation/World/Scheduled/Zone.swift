/// Which times a few instants can have relative to each other: a difference bound matrix, closed under shortest paths.
///
/// D. L. Dill, "Timing assumptions and verification of finite-state concurrent systems" (1989); J. Bengtsson, W. Yi,
/// "Timed automata: semantics, algorithms and tools" (2004), section 4. Instants are known by their slots.
struct Zone {
  /// No bound. Nothing in a run lies further apart (``RunExecutor/horizon``).
  static let unbounded: Int64 = 1 << 61

  private(set) var count = 0
  /// `bounds[i * stride + j]`: how much later than j the instant i can be, at most, in nanoseconds.
  private var bounds: [Int64] = []
  private var stride = 0

  mutating func removeAll() { count = 0 }

  /// How much later than `earlier` the instant `later` can be, at most.
  func most(_ later: Int, after earlier: Int) -> Int64 { bounds[later * stride + earlier] }

  /// How much later than `earlier` the instant `later` is, at least.
  func least(_ later: Int, after earlier: Int) -> Int64 { -bounds[earlier * stride + later] }

  static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    if left >= unbounded || right >= unbounded { return unbounded }
    return min(unbounded, max(-unbounded, left + right))
  }

  /// Demands that `later` is at most `distance` after `earlier`. There must be times for which that is true.
  mutating func limit(_ later: Int, after earlier: Int, to distance: Int64) {
    guard distance < most(later, after: earlier) else { return }
    let (count, stride) = (count, stride)
    bounds.withUnsafeMutableBufferPointer { bounds in
      for from in 0..<count {
        let toLater = Self.sum(bounds[from * stride + later], distance)
        guard toLater < Self.unbounded else { continue }
        for to in 0..<count {
          let through = Self.sum(toLater, bounds[earlier * stride + to])
          if through < bounds[from * stride + to] { bounds[from * stride + to] = through }
        }
      }
    }
  }

  /// Adds an instant without bounds, and returns its slot, the last one.
  mutating func append() -> Int {
    if count == stride { grow() }
    let slot = count
    count += 1
    for other in 0..<count {
      bounds[slot * stride + other] = Self.unbounded
      bounds[other * stride + slot] = Self.unbounded
    }
    bounds[slot * stride + slot] = 0
    return slot
  }

  /// Bounds a new instant, which nothing bounds yet, by an older one: it comes at least `distance` after it.
  mutating func begin(_ new: Int, atLeast distance: Int64, after old: Int) {
    for other in 0..<count where other != new {
      let through = Self.sum(bounds[other * stride + old], -distance)
      if through < bounds[other * stride + new] { bounds[other * stride + new] = through }
    }
  }

  /// Bounds a new instant by an older one: it comes at most `distance` after it.
  mutating func begin(_ new: Int, atMost distance: Int64, after old: Int) {
    for other in 0..<count where other != new {
      let through = Self.sum(distance, bounds[old * stride + other])
      if through < bounds[new * stride + other] { bounds[new * stride + other] = through }
    }
  }

  /// Forgets an instant; what it implied for the others stays. The last slot takes its place.
  mutating func remove(_ slot: Int) {
    let last = count - 1
    if slot != last {
      for other in 0..<count {
        bounds[slot * stride + other] = bounds[last * stride + other]
        bounds[other * stride + slot] = bounds[other * stride + last]
      }
      bounds[slot * stride + slot] = 0
    }
    count = last
  }

  private mutating func grow() {
    let larger = max(8, stride * 2)
    var moved = [Int64](repeating: Self.unbounded, count: larger * larger)
    for row in 0..<count {
      for column in 0..<count { moved[row * larger + column] = bounds[row * stride + column] }
    }
    (bounds, stride) = (moved, larger)
  }
}
