import Choices
import CookieScenarios
import Testing

/// A scenario's `bystanders`.
@Suite struct BystanderReaderTests {
  private func parse(_ bystanders: String) throws -> [Bystander] {
    let text = """
      {schema: "twinjar.scenario/1", name: "mine", profile: "ideal", policy: "entra", script: ["launch"],
      bystanders: \(bystanders)}
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "mine").bystanders
  }

  @Test func everyKeyIsRead() throws {
    let read = try parse(
      """
      [{name: "lb", by: "server", on: "each-answer", areHTTPOnly: true},
       {name: "csrf", by: "server", on: "beginning", mustMatch: true},
       {name: "ga", by: "script", count: 3, haveTwins: true, arePersistent: true, pauseMilliseconds: [1, 2], writes: 7}]
      """)
    #expect(
      read == [
        Bystander("lb", of: .server) {
          $0.occasion = .eachAnswer
          $0.areHTTPOnly = true
        },
        Bystander("csrf", of: .server) {
          $0.occasion = .beginning
          $0.mustMatch = true
        },
        Bystander("ga", of: .script) {
          $0.count = 3
          $0.haveTwins = true
          $0.arePersistent = true
          $0.pause = .uniform(milliseconds: 1, 2)
          $0.writes = 7
        },
      ])
  }

  @Test(arguments: [("\"none\"", 0), ("[]", 0), ("\"everyday\"", 40)])
  func crowds(_ text: String, cookies: Int) throws {
    #expect(try parse(text).reduce(0) { $0 + $1.count * ($1.haveTwins ? 2 : 1) } == cookies)
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var says: [String]
    init(_ text: String, _ says: String...) { (testDescription, self.says) = (text, says) }
  }

  @Test(arguments: [
    Bad("\"everybody\"", "bystanders", "\"everybody\"", "everyday"),
    Bad("7", "bystanders", "a list"),
    Bad("[7]", "bystanders[0]", "an object"),
    Bad("[{by: \"server\"}]", "bystanders[0].name", "a string"),
    Bad(
      "[{name: \"ga\", by: \"script\", pauseMilliseconds: 0.000001}]", "bystanders[0].pauseMilliseconds",
      "at most 1 ns", "1 ms or more"),
    Bad(
      "[{name: \"ga\", by: \"script\", count: 4000, writes: 1000}]", "bystanders[0].writes",
      "1000 times 4000 cookies", "at most 100000 writes"),
    Bad("[{name: \"lb\"}]", "bystanders[0].by", "a string"),
    Bad("[{name: \"lb\", by: \"servr\"}]", "bystanders[0].by", "server"),
    Bad("[{name: \"L B\", by: \"server\"}]", "bystanders[0].name", "lower-case"),
    Bad("[{name: \"access\", by: \"sdk\"}]", "bystanders[0].name", "another name than the session's"),
    Bad("[{name: \"a\", by: \"sdk\"}, {name: \"a\", by: \"frame\"}]", "bystanders[1].name", "again"),
    Bad("[{name: \"a\", by: \"sdk\", count: 3}, {name: \"a-1\", by: \"sdk\"}]", "bystanders[1].name", "again"),
    Bad("[{name: \"a-3\", by: \"sdk\"}, {name: \"a\", by: \"frame\", count: 3}]", "bystanders[1].name", "again"),
    Bad("[{name: \"a\", by: \"sdk\", count: 0}]", "bystanders[0].count", "1 to 4000"),
    Bad("[{name: \"a\", by: \"sdk\", count: 4000}, {name: \"b\", by: \"sdk\"}]", "bystanders", "4001 cookies"),
    Bad("[{name: \"a\", by: \"sdk\", mustMatch: true}]", "bystanders[0].mustMatch", "server"),
    Bad("[{name: \"a\", by: \"server\", mustMatch: true, count: 2}]", "bystanders[0].mustMatch", "one cookie"),
    Bad("[{name: \"a\", by: \"script\", areHTTPOnly: true}]", "bystanders[0].areHTTPOnly", "script"),
    Bad("[{name: \"a\", by: \"frame\", haveTwins: true}]", "bystanders[0].haveTwins", "frame"),
    Bad(
      "[{name: \"a\", by: \"script\", pauseMilliseconds: 0}]", "bystanders[0].pauseMilliseconds", "1 ms or more"),
    Bad("[{name: \"a\", by: \"script\", writs: 1}]", "bystanders[0].writs", "writes"),
  ])
  func isRefused(_ bad: Bad) {
    let error = #expect(throws: InputError.self) { try parse(bad.testDescription) }
    for word in bad.says { #expect(error?.description.contains(word) == true, "\(error?.description ?? "")") }
  }
}
