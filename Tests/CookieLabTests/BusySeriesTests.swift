import Testing

@testable import CookieLab

/// A measurement is taken on a machine at rest, or says that it was not.
@Suite("Measuring beside other work") struct BusySeriesTests {
  struct Use: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var later: ProcessorUse
    var share: Double
  }

  @Test(
    "what others have had of the processors is what neither the lab nor nobody had",
    arguments: [
      Use(testDescription: "at rest", later: ProcessorUse(total: 1_200, idle: 900, own: 10), share: 0),
      Use(testDescription: "the lab alone", later: ProcessorUse(total: 1_200, idle: 850, own: 60), share: 0),
      Use(testDescription: "others alone", later: ProcessorUse(total: 1_200, idle: 800, own: 10), share: 0.5),
      Use(testDescription: "both", later: ProcessorUse(total: 1_200, idle: 800, own: 60), share: 0.25),
      Use(testDescription: "more than there was", later: ProcessorUse(total: 1_200, idle: 890, own: 60), share: 0),
      Use(testDescription: "no time", later: ProcessorUse(total: 1_000, idle: 700, own: 10), share: 0),
    ])
  func share(_ test: Use) {
    let earlier = ProcessorUse(total: 1_000, idle: 700, own: 10)
    #expect(test.later.othersShare(since: earlier) == test.share)
  }

  @Test("the kernel tells it") func now() throws {
    let use = try #require(ProcessorUse.now)
    #expect(use.total > use.idle)
    #expect(use.own > 0)
  }

  @Test("a busy series is taken again, twenty of them in all, and counted behind that") func repeats() {
    let series = BusySeries()
    #expect(series.count(othersShare: 0.1))
    for _ in 0..<20 { #expect(!series.count(othersShare: 0.11)) }
    #expect((series.series, series.busy) == (1, 0))
    #expect(series.count(othersShare: 0.11))
    #expect(series.count(othersShare: 0))
    #expect((series.series, series.busy) == (3, 1))
  }

  @Test("how many were busy stands in the file, and above every table", arguments: [(0, 8), (3, 8)])
  func caveat(busy: Int, of all: Int) {
    let series = BusySeries()
    for _ in 0..<20 { _ = series.count(othersShare: 1) }
    for number in 0..<all { _ = series.count(othersShare: number < busy ? 1 : 0) }
    let profile = MeasuredProfile(
      engine: "webkitgtk", engineVersion: "2", cores: 2, load: 1, isComplete: true, [:], [:], busy: series)
    let words = "measured beside other work in 3 of 8 series"
    #expect(
      profile.counts.map { "\($0.name): \($0.count) of \($0.of)" } == [
        "series of samples taken beside other work: \(busy) of 8"
      ])
    #expect(profile.caveat == (busy == 0 ? nil : words))
    #expect(MeasurementReport(profile).text.contains(words) == (busy > 0))
  }
}
