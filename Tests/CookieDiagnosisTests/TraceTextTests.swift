import Testing

@testable import CookieDiagnosis

@Suite("texts of a trace") struct TraceTextTests {
  /// Short and long ones, of one beginning, of one end, with a zero byte, and the names that nearly all records have.
  static let texts =
    [
      "", "access", "refresh", "accesss", "a0", "r12", "a012", "b1", "é", "e\u{301}", "x\0", "x", "123456789012345",
      "1234567890123456",
    ]
    + (0..<200).flatMap { ["sdk-\($0)", "a name that is longer \($0)"] }

  @Test("each has a number of its own, in the order of their coming, run after run") func numbers() {
    var texts = TraceTexts()
    var first: [TraceText] = []
    for round in 0..<3 {
      texts.removeAll()
      // A run between that names others, and more of them.
      if round == 1 {
        for number in 0..<700 { _ = texts.intern("other-\(number)") }
        texts.removeAll()
      }
      let numbers = Self.texts.map { texts.intern($0) }
      #expect(Set(numbers).count == Self.texts.count)
      #expect(zip(numbers, Self.texts).allSatisfy { texts[$0] == $1 })
      #expect(Self.texts.map { texts.intern($0) } == numbers)
      if round == 0 { first = numbers }
      #expect(numbers == first)
    }
    #expect(texts.intern("access") == .access && texts.intern("refresh") == .refresh && texts.intern("").isEmpty)
    #expect(texts.intern("r12").tokenNumber == 12 && texts.intern("a012").tokenNumber == nil)
  }

  @Test("what an earlier run has named means nothing in the next one") func forgotten() {
    var texts = TraceTexts()
    let earlier = texts.intern("sdk-1")
    texts.removeAll()
    #expect(texts[earlier].isEmpty)
    #expect(texts.intern("sdk-2") == earlier && texts.intern("sdk-1") != earlier)
  }
}
