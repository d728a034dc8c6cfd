import CookieDiagnosis
import CookieScenarios
import Testing

@Suite struct FaultCatalogueTests {
  @Test("it has what the sourced catalogue has, each id once, faults before downloads, in their order") func ids() {
    let ranges = [1...13, 20...28, 30...46, 50...58]
    let sourced = ranges.flatMap { $0 }.map { $0 < 10 ? "F0\($0)" : "F\($0)" } + (1...17).map { "D\($0)" }
    let ids = FaultCatalogue.all.map(\.id)
    #expect(sourced.filter { !ids.contains($0) } == [])
    #expect(Set(ids).count == ids.count)
    let order = ids.map { (id: String) in (id.hasPrefix("F") ? 0 : 1_000) + (Int(id.dropFirst()) ?? -1) }
    #expect(order == order.sorted() && order.allSatisfy { $0 > 0 })
  }

  @Test("every cause that names an entry names one that the model has") func causesAreModelled() throws {
    for cause in Cause.allCases where cause.id.hasPrefix("F") {
      let entry = try #require(FaultCatalogue.entry(cause.id))
      if case .missing(let reason) = entry.model { Issue.record("\(cause.id) is a cause but not modelled: \(reason)") }
    }
  }

  @Test("what is not modelled, and nothing else") func missing() {
    let missing = FaultCatalogue.all.filter { if case .missing = $0.model { true } else { false } }
    #expect(missing.map(\.id) == ["D6"])
  }

  @Test(
    "which faults a profile switches on",
    arguments: [
      ("ideal", [String]()),
      ("webkitgtk-2.50", ["F10", "F23", "F32"]),
      ("chromium-156", ["F20", "F22", "F23"]),
      ("ios-17", ["F02", "F06", "F10", "F20", "F22", "F23", "F24", "F32", "F51"]),
      (
        "ios-11",
        ["F02", "F03", "F04", "F05", "F06", "F09", "F10", "F20", "F22", "F23", "F24", "F32", "F51"]
      ),
      ("ios-18", ["F02", "F06", "F10", "F20", "F22", "F23", "F24", "F32", "F43", "F44", "F51"]),
      ("android-two-processes", ["F23", "F58"]),
    ])
  func profiles(name: String, faults: [String]) throws {
    let profile = try #require(Profile.named(name))
    #expect(FaultCatalogue.all.filter { $0.isOn(in: profile) }.map(\.id) == faults)
  }
}
