/// Pending events in the order in which virtual time reaches them: a binary heap by (time, sequence).
///
/// The sequence breaks ties in the order of scheduling, so two events of the same instant are never swapped by the
/// heap's shape. Payloads stay in slots that are reused; sifting moves 16 bytes.
///
/// A class with memory of its own: one run has one queue, and an array would ask with each event whether it is the only owner
/// of its memory.
final class EventQueue<Payload> {
  private struct Entry {
    var time: Int64
    var sequence: UInt32
    var slot: Int32

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : sequence < other.sequence
    }
  }

  /// The heap's entries, and behind them those whose slots are free: so each slot stands in one of them.
  @exclusivity(unchecked) private var heap: UnsafeMutablePointer<Entry>
  /// Initialised where the heap's entries point to.
  @exclusivity(unchecked) private var payloads: UnsafeMutablePointer<Payload>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0

  init(capacity: Int = 32) {
    self.capacity = capacity
    heap = .allocate(capacity: capacity)
    payloads = .allocate(capacity: capacity)
    freeSlots(from: 0)
  }

  deinit {
    removeAll()
    heap.deallocate()
    payloads.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// Time and sequence of the next event.
  var next: (time: Int64, sequence: UInt32)? { count == 0 ? nil : (heap.pointee.time, heap.pointee.sequence) }

  func removeAll() {
    for index in 0..<count { (payloads + Int(heap[index].slot)).deinitialize(count: 1) }
    count = 0
  }

  func schedule(_ payload: consuming Payload, at time: Int64, sequence: UInt32) {
    if count == capacity { grow() }
    let entry = Entry(time: time, sequence: sequence, slot: heap[count].slot)
    (payloads + Int(entry.slot)).initialize(to: payload)
    count += 1
    siftUp(entry)
  }

  /// Removes the next event. The queue must not be empty.
  func removeNext() -> (time: Int64, payload: Payload) {
    precondition(count > 0, "no event is left")
    let top = heap.pointee
    count -= 1
    let last = heap[count]
    heap[count].slot = top.slot
    if count > 0 { siftDown(last) }
    return (top.time, (payloads + Int(top.slot)).move())
  }

  private func freeSlots(from first: Int) {
    for slot in first..<capacity {
      (heap + slot).initialize(to: Entry(time: 0, sequence: 0, slot: Int32(truncatingIfNeeded: slot)))
    }
  }

  private func grow() {
    let (oldHeap, oldPayloads, oldCapacity) = (heap, payloads, capacity)
    capacity *= 2
    heap = .allocate(capacity: capacity)
    payloads = .allocate(capacity: capacity)
    // All are taken when it grows.
    heap.moveInitialize(from: oldHeap, count: oldCapacity)
    payloads.moveInitialize(from: oldPayloads, count: oldCapacity)
    freeSlots(from: oldCapacity)
    oldHeap.deallocate()
    oldPayloads.deallocate()
  }

  /// The last place is free for the entry.
  private func siftUp(_ entry: Entry) {
    var hole = count - 1
    while hole > 0 {
      let parent = (hole - 1) >> 1
      guard entry.precedes(heap[parent]) else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = entry
  }

  /// The first place is free for the entry.
  private func siftDown(_ entry: Entry) {
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(entry) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = entry
  }
}
