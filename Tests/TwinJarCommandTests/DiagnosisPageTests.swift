import Foundation
import Testing

/// What `diagnose` says is as sure as it is, on the page as well.
@Suite struct DiagnosisPageTests {
  /// The records of a recording of a split session, of its first part, in which all is well, and of none with a token.
  @Test(
    "The title of a diagnosis says what was found, and no more",
    arguments: [
      (64, "Why the two sides of an app have no session in common: one of 2 causes"),
      (13, "Nothing was lost, as far as this shows"),
      (2, "What became of an app\u{2019}s session cannot be told"),
    ])
  func titles(records: Int, title: String) async throws {
    let directory = try TestDirectory()
    let file = ReadmeTests.repository.appending(path: "Tests/CaptureDiagnosisTests/Captures/read-empty.ndjson")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix(records + 1)
    try directory.write(
      lines.joined(separator: "\n").replacing("\"records\":64", with: "\"records\":\(records)") + "\n", as: "a.ndjson")
    let result = try await BuiltCommand.run(["diagnose", "a.ndjson", "--report", "a.html"], in: directory.url)
    #expect(try directory.text(of: "a.html").contains("\"title\":\"\(title)\""), "\(result.output)\(result.error)")
  }

  @Test("A finding whose cause cannot be told says so in its headline, its marks, beside it and in the page's summary")
  func untoldCause() async throws {
    let file = ReadmeTests.repository.appending(path: "Tests/CaptureDiagnosisTests/Captures/read-empty.ndjson")
    let directory = try TestDirectory()
    try directory.write(try String(contentsOf: file, encoding: .utf8), as: "a.ndjson")
    let result = try await BuiltCommand.run(["diagnose", "a.ndjson", "--report", "a.html"], in: directory.url)
    #expect(result.output.contains("Session 0 is split: perhaps F20, "))
    let html = try directory.text(of: "a.html")
    let json = try #require(
      html.components(separatedBy: "id=\"results\">").last?.components(separatedBy: "</script>").first)
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let finding = try #require((read["findings"] as? [[String: Any]])?.first)
    #expect((finding["summary"] as? String)?.hasPrefix("cannot be told apart: F20 F58") == true)
    let story = try #require((finding["stories"] as? [[String: Any]])?.first)
    #expect((story["verdict"] as? String)?.hasPrefix("Session 0 is split: perhaps F20, ") == true)
    #expect(story["cause"] as? String == "F20?")
    #expect((story["doubt"] as? String)?.hasPrefix("cannot be told: which of F20 ") == true)
    let marks = (story["steps"] as? [[String: Any]] ?? []).compactMap { $0["cause"] as? String }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.hasSuffix("?") })
  }

  @Test("A cause that the rules would name and the material rules out is in no headline, and marked in each step")
  func ruledOutCause() async throws {
    let directory = try TestDirectory()
    func run(_ line: String) async throws -> String {
      try await BuiltCommand.run(line.split(separator: " ").map(String.init), in: directory.url).output
    }
    let campaign = "--scenario two-devices --strategy push-only --runs 20 --seed 1"
    let tape = try #require(try await run("compare \(campaign)").firstMatch(of: /twinjar\.tape\/1,[^\s']+/)?.output)
    try directory.write(try await run("replay \(tape) --export recorder"), as: "a.ndjson")
    let json = try await run("diagnose a.ndjson --format json")
    let causes = #""causes":[{"id":"F67","label":"two devices have one session, and both renewed it"}]"#
    #expect(json.contains(#"\#(causes),"isCertain":true,"concluded":"F01""#))
    let text = try await run("diagnose a.ndjson --report a.html")
    #expect(
      text.contains("Session 0 is lost: F67, two devices have one session, and both renewed it\n  F01?  "), "\(text)")
    #expect(
      text.contains(
        "what is seen alone would say F01, the other side had not been told; what else is known leaves F67 alone"
      ))
    let page = try directory.text(of: "a.html")
    #expect(page.contains(#""verdict":"Session 0 is lost: F67, two devices have one session, and both renewed it""#))
    #expect(page.contains(#""cause":"F01?""#) && !page.contains(#""cause":"F01""#))
  }
}
