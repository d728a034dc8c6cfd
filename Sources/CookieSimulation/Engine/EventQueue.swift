/// Pending events in the order in which virtual time reaches them: a binary heap by (time, sequence).
///
/// The sequence breaks ties in the order of scheduling, so two events of the same instant are never swapped by the
/// heap's shape. Payloads stay in slots that are reused; sifting moves 16 bytes.
struct EventQueue<Payload> {
  private struct Entry {
    var time: Int64
    var sequence: UInt32
    var slot: Int32

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : sequence < other.sequence
    }
  }

  private var heap: [Entry] = []
  private var slots: [Payload] = []
  private var freeSlots: [Int32] = []

  var isEmpty: Bool { heap.isEmpty }
  var count: Int { heap.count }

  /// Time and sequence of the next event.
  var next: (time: Int64, sequence: UInt32)? {
    heap.first.map { ($0.time, $0.sequence) }
  }

  mutating func removeAll() {
    heap.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    freeSlots.removeAll(keepingCapacity: true)
  }

  mutating func schedule(_ payload: Payload, at time: Int64, sequence: UInt32) {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      slots[Int(free)] = payload
    } else {
      slot = Int32(slots.count)
      slots.append(payload)
    }
    siftUp(Entry(time: time, sequence: sequence, slot: slot))
  }

  /// Removes the next event. The queue must not be empty.
  mutating func removeNext() -> (time: Int64, payload: Payload) {
    let top = heap[0]
    let last = heap.removeLast()
    if !heap.isEmpty { siftDown(last) }
    freeSlots.append(top.slot)
    return (top.time, slots[Int(top.slot)])
  }

  private mutating func siftUp(_ entry: Entry) {
    heap.append(entry)
    heap.withUnsafeMutableBufferPointer { entries in
      var hole = entries.count - 1
      while hole > 0 {
        let parent = (hole - 1) >> 1
        guard entry.precedes(entries[parent]) else { break }
        entries[hole] = entries[parent]
        hole = parent
      }
      entries[hole] = entry
    }
  }

  private mutating func siftDown(_ entry: Entry) {
    heap.withUnsafeMutableBufferPointer { entries in
      var hole = 0
      while true {
        var child = 2 * hole + 1
        guard child < entries.count else { break }
        if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
        guard entries[child].precedes(entry) else { break }
        entries[hole] = entries[child]
        hole = child
      }
      entries[hole] = entry
    }
  }
}
