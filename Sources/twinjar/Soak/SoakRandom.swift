/// SplitMix64: the same fields for the same seed on every machine.
struct SoakRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 to `bound` - 1. The bias of the remainder does not matter here.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
