import Choices
import Testing

@testable import CookieExploration

@Suite("Shrinking a sequence")
struct SequenceShrinkerTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var start: [Int]
    var fails: @Sendable ([Int]) -> Bool
    var expected: [Int]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "one culprit among many", start: Array(1...100), fails: { $0.contains(42) }, expected: [42]),
    Case(
      name: "two culprits far apart", start: Array(1...64), fails: { $0.contains(3) && $0.contains(60) },
      expected: [3, 60]),
    Case(name: "a length", start: Array(repeating: 7, count: 50), fails: { $0.count >= 5 }, expected: [0, 0, 0, 0, 0]),
    Case(
      name: "a value becomes the smallest that fails", start: [9, 90, 9], fails: { $0.contains { $0 > 20 } },
      expected: [22]),
    Case(
      name: "an order", start: [5, 1, 4, 2, 8], fails: { zip($0, $0.dropFirst()).contains { $0 > $1 } },
      expected: [1, 0]),
    Case(name: "the empty sequence fails", start: [1, 2, 3], fails: { _ in true }, expected: []),
    Case(
      name: "what does not fail is returned unchanged", start: [1, 2, 3], fails: { _ in false }, expected: [1, 2, 3]),
  ]

  @Test("is locally minimal", arguments: cases)
  func minimal(_ example: Case) {
    let shrinker = SequenceShrinker<Int>(simplerForms: { $0 > 0 ? [0, $0 / 2] : [] }, fails: example.fails)
    #expect(shrinker.shrink(example.start) == example.expected)
  }

  @Test("tries no more candidates than its budget")
  func budget() {
    var tried = 0
    let shrinker = SequenceShrinker<Int>(budget: 10) {
      tried += 1
      return $0.contains(999)
    }
    #expect(shrinker.shrink(Array(0...999)).contains(999))
    #expect(tried == 10)
  }
}
