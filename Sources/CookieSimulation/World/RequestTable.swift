/// The exchanges of one run, by number.
///
/// A class with memory of its own, as ``EventQueue``: an array would ask with each change of one of its requests whether it is
/// the only owner of its memory.
final class RequestTable {
  @exclusivity(unchecked) private var start: UnsafeMutablePointer<Request>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit {
    removeAll()
    start.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(place: Int) -> Request {
    _read { yield start[checked(place)] }
    _modify { yield &start[checked(place)] }
  }

  func append(_ request: Request) {
    if count == capacity { grow() }
    (start + count).initialize(to: request)
    count += 1
  }

  func removeAll() {
    start.deinitialize(count: count)
    count = 0
  }

  @inline(__always)
  private func checked(_ place: Int) -> Int {
    precondition(place >= 0 && place < count, "a request's number is its place")
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
