/// SplitMix64: the same numbers on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  /// Letters, digits and "-_.".
  mutating func token(_ length: ClosedRange<Int>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    return String((0..<number(length)).map { _ in pick(alphabet) })
  }
}
