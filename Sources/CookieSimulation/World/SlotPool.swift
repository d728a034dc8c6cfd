/// Values in slots that are reused. Which slot comes next follows from those that are taken, whatever was there before: a
/// slot's number is part of what tells two states of a run apart.
///
/// Slots are numbers that `insert` gave, each handed back once by the event or the waiting code that holds it: no tape, file or
/// strategy can name one. A slot that is free is a mistake of the world's own, which would play on with another's value.
struct SlotPool<Element> {
  private var slots: [Element?] = []
  /// The least one last.
  private var free: [Int32] = []

  mutating func insert(_ element: consuming Element) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = consume element
      return slot
    }
    slots.append(consume element)
    return Int32(slots.count - 1)
  }

  /// The slot must be taken.
  subscript(slot: Int32) -> Element {
    guard let element = slots[Int(slot)] else { preconditionFailure("slot \(slot) is free") }
    return element
  }

  /// The slot must be taken.
  mutating func update<Result>(_ slot: Int32, _ change: (inout Element) -> Result) -> Result {
    var element = self[slot]
    defer { slots[Int(slot)] = element }
    return change(&element)
  }

  /// The slot must be taken.
  mutating func remove(_ slot: Int32) -> Element {
    let taken = slots.withUnsafeMutableBufferPointer { slots in
      // Moved out: a copy would count all references of the element up and down again.
      let element = slots.moveElement(from: Int(slot))
      slots.initializeElement(at: Int(slot), to: nil)
      return element
    }
    guard let taken else { preconditionFailure("slot \(slot) is free") }
    var place = free.count
    while place > 0, free[place - 1] < slot { place -= 1 }
    if place == free.count { free.append(slot) } else { free.insert(slot, at: place) }
    return taken
  }
}
