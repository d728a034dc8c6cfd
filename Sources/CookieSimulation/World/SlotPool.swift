/// Values in slots that are reused. A new value gets the least slot that is free, whatever was there before: a slot's number
/// is part of what tells two states of a run apart.
///
/// Slots are numbers that `insert` gave, each handed back once by the event or the waiting code that holds it: no tape, file or
/// strategy can name one. A slot that is free is a mistake of the world's own, which would play on with another's value.
///
/// A class with memory of its own: values are moved in and out, where an array of optionals would copy each several times and
/// ask whether it is the only owner of its memory.
final class SlotPool<Element> {
  /// Initialised where ``isTaken`` says so.
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private var isTaken: UnsafeMutablePointer<Bool>
  @exclusivity(unchecked) private var capacity: Int
  /// None below this is free.
  @exclusivity(unchecked) private var leastFree = 0
  /// None from here on has been taken.
  @exclusivity(unchecked) private var end = 0

  init(capacity: Int = 8) {
    self.capacity = capacity
    slots = .allocate(capacity: capacity)
    isTaken = .allocate(capacity: capacity)
    isTaken.initialize(repeating: false, count: capacity)
  }

  deinit {
    removeAll()
    slots.deallocate()
    isTaken.deallocate()
  }

  func insert(_ element: consuming Element) -> Int32 {
    var slot = leastFree
    while slot < end, isTaken[slot] { slot += 1 }
    if slot == capacity { grow() }
    (slots + slot).initialize(to: consume element)
    isTaken[slot] = true
    leastFree = slot + 1
    end = max(end, slot + 1)
    return Int32(slot)
  }

  /// The slot must be taken.
  subscript(slot: Int32) -> Element { slots[taken(slot)] }

  /// The slot must be taken.
  func update<Result>(_ slot: Int32, _ change: (inout Element) -> Result) -> Result { change(&slots[taken(slot)]) }

  /// The slot must be taken.
  func remove(_ slot: Int32) -> Element {
    let place = taken(slot)
    isTaken[place] = false
    leastFree = min(leastFree, place)
    return (slots + place).move()
  }

  func removeAll() {
    for slot in 0..<end where isTaken[slot] {
      (slots + slot).deinitialize(count: 1)
      isTaken[slot] = false
    }
    leastFree = 0
    end = 0
  }

  private func taken(_ slot: Int32) -> Int {
    let slot = Int(slot)
    precondition(slot >= 0 && slot < end && isTaken[slot], "slot \(slot) is free")
    return slot
  }

  private func grow() {
    let (oldSlots, oldFlags, oldCapacity) = (slots, isTaken, capacity)
    capacity *= 2
    slots = .allocate(capacity: capacity)
    isTaken = .allocate(capacity: capacity)
    // All are taken when it grows.
    slots.moveInitialize(from: oldSlots, count: oldCapacity)
    isTaken.initialize(repeating: true, count: oldCapacity)
    (isTaken + oldCapacity).initialize(repeating: false, count: capacity - oldCapacity)
    oldSlots.deallocate()
    oldFlags.deallocate()
  }
}
