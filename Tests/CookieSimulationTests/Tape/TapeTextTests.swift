import Choices
import CookieSimulation
import Testing

@Suite struct TapeTextTests {
  private let scenario = testScenario([.launch])

  private func text(_ content: TapeText.Content) -> String {
    TapeText(strategy: "push-only", scenario: scenario, content: content, trace: 0xABC).text
  }

  @Test(arguments: [
    TapeText.Content.seed(0), .seed(.max), .choices([]),
    .choices([Tape.Choice(arity: 2, value: 1), Tape.Choice(arity: 65_536, value: 65_535)]),
    .choices([Tape.Choice(arity: .max, value: .max - 1)]),
  ])
  func roundTrip(content: TapeText.Content) throws {
    let parsed = try TapeText(parsing: text(content) + "\n", source: "t")
    #expect(parsed.content == content)
    #expect(parsed.strategy == "push-only")
    #expect(parsed.scenario == "test")
    #expect(parsed.world == scenario.digest)
    #expect(parsed.trace == 0xABC)
  }

  struct Bad: CustomTestStringConvertible {
    var name: String
    var change: @Sendable (String) -> String
    var place: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Bad(name: "empty", change: { _ in "  \n" }, place: ""),
    Bad(name: "something else", change: { _ in "hello" }, place: ""),
    Bad(name: "another version", change: { $0.replacing("tape/1", with: "tape/9") }, place: ""),
    Bad(name: "cut in the checksum", change: { String($0.dropLast(3)) }, place: "check"),
    Bad(name: "cut in the middle", change: { String($0.prefix(60)) }, place: ""),
    Bad(name: "edited seed", change: { $0.replacing("seed=00", with: "seed=01") }, place: "check"),
    Bad(name: "edited strategy", change: { $0.replacing("push-only", with: "push-twice") }, place: "check"),
    Bad(name: "a field renamed", change: { $0.replacing(",world=", with: ",word=") }, place: ""),
  ])
  func refused(_ bad: Bad) {
    let error = #expect(throws: InputError.self) {
      try TapeText(parsing: bad.change(text(.seed(0x42))), source: "t")
    }
    #expect(error?.kind == .data)
    #expect(error?.place == bad.place)
  }

  @Test(
    "choices that no tape can have, with a right checksum",
    arguments: [
      [UInt8](), [0x02], [0x01, 0x00], [0x02, 0x02], [0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x00],
    ])
  func packedChoices(bytes: [UInt8]) {
    // Only the empty list is a tape.
    let content = text(.choices([]))
    let packed = Base64URLForTests.encode(bytes)
    let body = content.replacing("choices=,", with: "choices=\(packed),").split(separator: ",").dropLast()
      .joined(separator: ",")
    let line = "\(body),check=\(Base64URLForTests.checksum(body))"
    if bytes.isEmpty {
      #expect(throws: Never.self) { try TapeText(parsing: line, source: "t") }
    } else {
      #expect(throws: InputError.self) { try TapeText(parsing: line, source: "t") }
    }
  }
}

/// Written out a second time, so that a test can make lines that the product never writes.
private enum Base64URLForTests {
  static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        text.append(alphabet[bits >> (count - 6) & 63])
        count -= 6
      }
    }
    if count > 0 { text.append(alphabet[bits << (6 - count) & 63]) }
    return text
  }

  /// FNV-1a of the length, as eight little-endian bytes, and the text.
  static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let length = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }
    for byte in length + Array(text.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hexadecimal(hash)
  }
}
