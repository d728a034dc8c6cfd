import CookieSimulation

extension SplitMix64 {
  /// A number from 0 to `bound` - 1. The bias of the remainder does not matter here.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
