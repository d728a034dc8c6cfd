/// Values of plain memory by their places.
///
/// A class with memory of its own: an array would ask with each change whether it is the only owner of its memory.
final class PlainTable<Element: BitwiseCopyable> {
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  subscript(place: Int) -> Element {
    _read { yield start[checked(place)] }
    _modify { yield &start[checked(place)] }
  }

  func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count += 1
  }

  /// Begins anew with `count` times the same.
  func reset(to element: Element, count: Int) {
    self.count = 0
    for _ in 0..<count { append(element) }
  }

  @inline(__always)
  private func checked(_ place: Int) -> Int {
    precondition(place >= 0 && place < count, "nothing is at this place")
    return place
  }

  private func grow() {
    let (old, oldCapacity) = (start, capacity)
    capacity *= 2
    start = .allocate(capacity: capacity)
    start.moveInitialize(from: old, count: oldCapacity)
    old.deallocate()
  }
}
