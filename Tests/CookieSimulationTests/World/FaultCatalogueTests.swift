import CookieSimulation
import Testing

@Suite struct FaultCatalogueTests {
  @Test func idsAreThoseOfTheCatalogue() {
    let ranges = [1...13, 20...28, 30...46, 50...58]
    let expected = ranges.flatMap { $0 }.map { $0 < 10 ? "F0\($0)" : "F\($0)" }
    #expect(FaultCatalogue.all.map(\.id) == expected)
  }

  @Test("every cause that names an entry names one that the model has") func causesAreModelled() throws {
    for cause in Cause.allCases where cause.id.hasPrefix("F") {
      let entry = try #require(FaultCatalogue.entry(cause.id))
      if case .missing(let reason) = entry.model { Issue.record("\(cause.id) is a cause but not modelled: \(reason)") }
    }
  }

  @Test(
    "which faults a profile switches on",
    arguments: [
      ("ideal", [String]()),
      ("webkitgtk-2.50", ["F10", "F23", "F32"]),
      ("chromium-156", ["F20", "F22", "F23"]),
      ("ios-17", ["F02", "F06", "F10", "F20", "F22", "F23", "F24", "F32", "F51"]),
    ])
  func profiles(name: String, faults: [String]) throws {
    let profile = try #require(Profile.named(name))
    #expect(FaultCatalogue.all.filter { $0.isOn(in: profile) }.map(\.id) == faults)
  }
}
