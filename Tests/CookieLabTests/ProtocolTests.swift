import Testing

@testable import CookieLab

@Suite("Lines between the lab and the app") struct ProtocolTests {
  @Test("a command is one line, and comes back as it went")
  func command() throws {
    var command = AppCommand(id: 7, .refresh)
    (command.nativeAfter, command.pageAfter, command.looksFirst) = (0, 5_000_000, true)
    #expect(
      command.line() == #"{"action":"refresh","id":7,"looksFirst":true,"nativeAfter":0,"pageAfter":5000000}"# + "\n")
  }

  struct Line: Sendable, CustomTestStringConvertible {
    var text: String
    var line: AppLine?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Line(text: #"{"ready":"2.50.6"}"#, line: AppLine(ready: "2.50.6")),
    Line(
      text: #"{"failure":{"isMissing":true,"message":"no library"}}"#,
      line: AppLine(failure: .init(message: "no library", isMissing: true))),
    Line(
      text: #"{"answer":{"id":3,"native":"needsLogin"}}"#,
      line: AppLine(answer: AppAnswer(id: 3, native: .needsLogin))),
    Line(
      text:
        #"{"event":{"actor":"native","kind":"cookieWritten","name":"refresh","nanoseconds":5,"store":"web","value":"r3"}}"#,
      line: AppLine(
        event: AppEvent(
          nanoseconds: 5, kind: "cookieWritten", actor: "native", store: "web", name: "refresh", value: "r3"))),
    // What a library prints is no line of the app's.
    Line(text: "Gtk-WARNING: cannot open display", line: nil),
    Line(text: "", line: nil),
    Line(text: #"{"answer":{"id":3,"native":"perhaps"}}"#, line: nil),
    Line(text: #"{"answer":{"native":"done"}}"#, line: nil),
  ])
  func lines(_ test: Line) {
    #expect(AppLine.read(test.text) == test.line)
    if let line = test.line { #expect(line.line() == test.text + "\n") }
  }

  @Test(
    "values are shown if the lab's own server numbers them, and hidden else",
    arguments: [
      ("a0", "a0"), ("r123456789", "r123456789"), ("", ""), ("r", "(hidden)"), ("r1234567890", "(hidden)"),
      ("r1x", "(hidden)"), ("eyJhbGciOi", "(hidden)"), ("R1", "(hidden)"), ("r-1", "(hidden)"),
      ("r\u{661}", "(hidden)"),
    ])
  func redaction(value: String, shown: String) {
    let name = value.hasPrefix("a") ? "access" : "refresh"
    #expect(Redaction.shown(value, of: name) == shown)
    // The same letter and digits are somebody's secret in another cookie.
    for other in ["plain", "", name == "access" ? "refresh" : "access"] {
      #expect(Redaction.shown(value, of: other) == (value.isEmpty ? "" : "(hidden)"))
    }
    #expect(Redaction.shown("a1", of: nil) == "(hidden)")
  }

  struct Status: Sendable, CustomTestStringConvertible {
    var text: String
    var name: String?
    var parent: Int32 = 0
    var isOver = false
    var hasOutlivedChild = false
    var ticks = 0.0
    var testDescription: String { text }
  }

  @Test(
    "a process's own line, with the numbers of the children that it has waited for",
    arguments: [
      Status(text: "12 (WebKitNetworkPr) S 7 7 7 0", name: "WebKitNetworkPr", parent: 7),
      Status(text: "12 (WebKitNetworkPr) Z 7 7 7 0", name: "WebKitNetworkPr", parent: 7, isOver: true),
      Status(text: "12 (a) b) (c) R 1 0", name: "a) b) (c", parent: 1),
      Status(text: "12 (sh) S 1 2 3 0 -1 0 89 0 0 0 1 2 0 0 20 0", name: "sh", parent: 1, ticks: 3),
      Status(
        text: "12 (sh) S 1 2 3 0 -1 0 89 61 0 0 1 2 40 500 20 0", name: "sh", parent: 1, hasOutlivedChild: true,
        ticks: 543),
      Status(text: "12 WebKit S 7"), Status(text: ")("), Status(text: ""), Status(text: "12 (x) S"),
      Status(text: "12 (x) S many"),
    ])
  func processes(_ test: Status) {
    let status = ProcessStatus(test.text)
    #expect(status?.name == test.name)
    guard let status else { return }
    #expect((status.parent, status.isOver) == (test.parent, test.isOver))
    #expect((status.hasOutlivedChild, status.ticks) == (test.hasOutlivedChild, test.ticks))
  }
}
