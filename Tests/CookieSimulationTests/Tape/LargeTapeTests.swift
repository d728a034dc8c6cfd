import Choices
import CookieSimulation
import Foundation
import Testing

/// Files of any size that are no tapes are refused soon, in words of a few lines.
@Suite struct LargeTapeTests {
  private static let bytes = 1 << 20

  struct Noise: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: @Sendable () -> String
  }

  @Test(
    arguments: [
      Noise(testDescription: "octets that are no text") { String(decoding: octets(), as: UTF8.self) },
      Noise(testDescription: "zeros") { String(repeating: "\0", count: bytes) },
      Noise(testDescription: "blanks") { String(repeating: " ", count: bytes) },
      Noise(testDescription: "one character of many marks") { "e" + String(repeating: "\u{301}", count: bytes / 2) },
      Noise(testDescription: "a tape of commas") { TapeText.version + String(repeating: ",", count: bytes) },
      Noise(testDescription: "a tape of one long field") {
        TapeText.version + ",strategy=" + String(repeating: "x", count: bytes)
      },
      Noise(testDescription: "a tape with a long key") {
        TapeText.version + "," + String(repeating: "x", count: bytes)
      },
      Noise(testDescription: "a tape with a long check") {
        "\(TapeText.version),strategy=a,scenario=b,world=0,seed=0,trace=0,check=" + String(repeating: "x", count: bytes)
      },
      Noise(testDescription: "a tape of many choices, with a wrong check") {
        "\(TapeText.version),strategy=a,scenario=b,world=0,choices=" + String(repeating: "-_-_", count: bytes / 4)
          + ",trace=0,check=0"
      },
    ])
  func refused(noise: Noise) throws {
    let text = noise.text()
    let begun = Self.processorSeconds
    let error = try #require(throws: InputError.self) { try TapeText(parsing: text, source: "t") }
    #expect(error.description.utf8.count < 8_000)
    // Some hundredths of a second without optimisation, whatever else the machine does.
    #expect(Self.processorSeconds - begun < 5)
  }

  /// What this thread has had.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The same ones each time.
  private static func octets() -> [UInt8] {
    var state: UInt32 = 1
    return (0..<bytes).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }
}
