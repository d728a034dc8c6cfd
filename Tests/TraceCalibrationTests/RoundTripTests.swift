import CookieDiagnosis
import Testing

@testable import TraceCalibration

@Suite("round trips that say something of a network") struct RoundTripTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var samples: [Double]
    /// How many are left, and what is said of the others.
    var kept: Int
    var words = ""
  }

  private static let usual = [80.0, 90, 100, 100, 110, 120, 130, 150]

  @Test(
    "what takes more than ten times as long as three quarters is left out, and said",
    arguments: [
      Row(testDescription: "none", samples: [], kept: 0), Row(testDescription: "one", samples: [1_800_000], kept: 1),
      Row(testDescription: "usual ones", samples: usual, kept: 8),
      Row(testDescription: "a slow one", samples: usual + [1_200], kept: 9),
      Row(
        testDescription: "an event stream", samples: usual + [1_800_000], kept: 8,
        words: "; 1 of more than 1300 ms left out, up to 1800000 ms: kept open, or the clock was set"),
      Row(
        testDescription: "two of eight", samples: usual.dropLast(2) + [30_000, 31_000], kept: 6,
        words: "; 2 of more than 1200 ms left out, up to 31000 ms: kept open, or the clock was set"),
      Row(testDescription: "half of them", samples: usual + usual.map { $0 + 30_000 }, kept: 16),
      Row(testDescription: "no time at all", samples: [0, 0, 0, 0, 5], kept: 5),
      Row(
        testDescription: "before it was sent", samples: [100, -3_600_000], kept: 1,
        words: "; 1 left out that is answered before it was sent"),
    ]) func left(_ row: Row)
  {
    var trips = RoundTrips()
    for sample in row.samples { trips.add(sample) }
    #expect(trips.usual.samples.count == row.kept)
    #expect(trips.usual.leftOut == row.words)
  }

  private static func calls(_ count: Int32, longest: Double? = nil) -> [[TraceRecord]] {
    (1...count).map { number in
      Written.exchange(
        number, at: 10 * Double(number), takes: number == 7 ? longest ?? 0.1 : 0.08 + 0.001 * Double(number % 40),
        .call, by: .page)
    }
  }

  @Test("one answer of half an hour changes no latency by more than a few samples do") func stream() throws {
    let (without, with) = (
      Written.calibration([Written.logIn] + Self.calls(200)),
      Written.calibration([Written.logIn] + Self.calls(200, longest: 1_800))
    )
    func ways(_ calibration: Calibration) throws -> [Double] {
      guard case .quantiles(let pairs)? = calibration.estimate(Calibration.latency)?.value else { return [] }
      return pairs.map { $0[1] }
    }
    let (before, after) = (try ways(without), try ways(with))
    #expect(before.count == 7 && zip(before, after).allSatisfy { abs($0 - $1) < 1 }, "\(before) \(after)")
    let mean = try #require(with.estimate(Calibration.latencyMean)?.value)
    guard case .number(let milliseconds) = mean else { return }
    #expect((40...60).contains(milliseconds))
    #expect(with.estimate(Calibration.latency)?.remark.contains("; 1 of more than ") ?? false)
  }

  @Test("a clock that was set back is remarked on with its record") func steps() throws {
    var recorded = Written.trace([Written.logIn] + Self.calls(20))
    #expect(ClockSteps.remarks(of: recorded) == [])
    for place in 25..<recorded.trace.records.count { recorded.trace.records[place].time -= 3_600_000_000_000 }
    #expect(
      ClockSteps.remarks(of: recorded) == [
        "record 26: the clock goes back by 3600 s; times across that are not those of the app"
      ])
    var observations = Observations()
    observations.add(recorded)
    let latency = try #require(Calibration(observations).estimate(Calibration.latency))
    #expect(latency.remark.hasSuffix("; 1 left out that is answered before it was sent"))
    // A thread's records may be a little out of order.
    var close = Written.trace([Written.logIn] + Self.calls(20))
    close.trace.records[25].time = close.trace.records[24].time - 500_000_000
    #expect(ClockSteps.remarks(of: close) == [])
  }
}
