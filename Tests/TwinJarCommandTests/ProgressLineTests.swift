import CookieReports
import Testing

@testable import TwinJarCommand

/// What a person sees of long work is true when nothing follows for a long time, and fits the terminal.
@Suite struct ProgressLineTests {
  private final class Drawn {
    var lines: [String] = []
  }

  private func line(_ drawn: Drawn, _ title: String = "", columns: Int = 80, isShown: Bool = true) -> ProgressLine {
    ProgressLine(title, isShown: isShown, columns: { columns }, write: { drawn.lines.append($0) })
  }

  @Test(
    "a terminal that takes no control sequences gets none", arguments: [("dumb", false), ("xterm", true), ("", true)])
  func dumb(terminal: String, isShown: Bool) {
    #expect(ProgressLine.canRedraw(["TERM": terminal]) == isShown)
    #expect(ProgressLine.canRedraw([:]))
  }

  @Test("each step of few is drawn, however quickly it follows") func rareSteps() {
    let drawn = Drawn()
    let show = line(drawn).count(of: 8, "trials")
    for done in 0...8 { show(done) }
    #expect(drawn.lines.count == 9)
    #expect(drawn.lines[3].contains("3/8 trials"))
    #expect(drawn.lines[8].contains("[##############################] 8/8 trials"))
  }

  @Test("of many steps some are drawn, and the last") func manySteps() {
    let drawn = Drawn()
    let show = line(drawn).count(of: 1_000_000, "runs")
    for done in 0...2_000 { show(done) }
    show(1_000_000)
    #expect(drawn.lines.count < 100)
    #expect(drawn.lines.last?.contains("1000000/1000000 runs") == true)
  }

  @Test("no line is as wide as the terminal", arguments: [0, 1, 10, 40, 80]) func width(columns: Int) {
    let drawn = Drawn()
    line(drawn, "twinjar in week-of-use", columns: columns).show(0.5, String(repeating: "x", count: 200))
    let shown = drawn.lines.joined().replacing("\r", with: "").replacing("\u{1B}[K", with: "")
    #expect(shown.count == max(0, columns - 1))
  }

  @Test("a wide character has two columns", arguments: [1, 2, 9, 10, 40]) func wide(columns: Int) {
    let drawn = Drawn()
    line(drawn, "日本語", columns: columns).show(0.5, String(repeating: "語", count: 50))
    let shown = drawn.lines.joined().replacing("\r", with: "").replacing("\u{1B}[K", with: "")
    #expect([columns - 1, columns - 2].contains(shown.columns) && shown.columns >= 0, "\(shown)")
    line(drawn, columns: 40).show(0.5, "日本語 5/10")
    #expect(drawn.lines.last == "\r[############.............] 日本語 5/10\u{1B}[K")
  }

  @Test("in a narrow window the words stay and the bar shrinks") func narrow() {
    let drawn = Drawn()
    line(drawn, columns: 40).show(1, "1000000/1000000 runs, 123 runs/s")
    #expect(drawn.lines.last == "\r1000000/1000000 runs, 123 runs/s\u{1B}[K")
    line(drawn, columns: 40).show(0.5, "5/10 runs")
    #expect(drawn.lines.last == "\r[#############..............] 5/10 runs\u{1B}[K")
  }

  struct Narrow: Sendable {
    var columns: Int
    var share: Double? = 0.2
    var title = ""
    var details = "40/200 runs, 20 runs/s"
    var line: String
  }

  @Test(
    "what is left out is whole: the title, then what is said last; a share stands for a number that would be cut",
    arguments: [
      Narrow(columns: 45, title: "simulator", line: "[#.......] simulator: 40/200 runs, 20 runs/s"),
      Narrow(columns: 34, title: "simulator", line: "simulator: 40/200 runs, 20 runs/s"),
      Narrow(columns: 33, title: "simulator", line: "[#......] 40/200 runs, 20 runs/s"),
      Narrow(columns: 23, title: "simulator", line: "40/200 runs, 20 runs/s"),
      Narrow(columns: 22, line: "[#......] 40/200 runs"), Narrow(columns: 12, line: "40/200 runs"),
      Narrow(columns: 11, line: "40/200 ru…"), Narrow(columns: 8, line: "40/200…"), Narrow(columns: 7, line: "20%"),
      Narrow(columns: 5, line: "20%"), Narrow(columns: 4, line: "20%"), Narrow(columns: 3, line: "…"),
      Narrow(columns: 2, line: "…"), Narrow(columns: 1, line: ""), Narrow(columns: 0, line: ""),
      Narrow(columns: 5, share: 1, details: "200/200 runs", line: "100%"),
      Narrow(columns: 4, share: 1, details: "200/200 runs", line: "…"),
      Narrow(columns: 14, share: nil, details: "1234 schedules, 20 of them cut", line: "1234 schedul…"),
      Narrow(columns: 5, share: nil, details: "1234 schedules, 20 of them cut", line: "…"),
    ])
  func leavesOut(_ test: Narrow) {
    let drawn = Drawn()
    line(drawn, test.title, columns: test.columns).show(test.share, test.details)
    #expect(drawn.lines == ["\r\(test.line)\u{1B}[K"])
  }

  @Test(
    "a share that is none, or of nothing, is drawn all the same",
    arguments: [
      (Double.nan, "0/0 runs"), (.infinity, "0/0 runs"), (2, "[##########] 0/0 runs"), (-1, "[..........] 0/0 runs"),
      (.leastNonzeroMagnitude, "[..........] 0/0 runs"),
    ])
  func share(_ share: Double, shown: String) async throws {
    let drawn = Drawn()
    let line = self.line(drawn, columns: 22)
    // Before a second is over it says nothing of the time that is left.
    try await Task.sleep(for: .seconds(1.1))
    line.show(share, "0/0 runs")
    #expect(drawn.lines == ["\r\(shown)\u{1B}[K"])
  }

  @Test("nothing is drawn where nobody sees it") func hidden() {
    let drawn = Drawn()
    let hidden = line(drawn, isShown: false)
    hidden.show(0.5, "half")
    hidden.clear()
    #expect(drawn.lines == [])
  }

  @Test("the name that code hosts keep findings under stays") func tool() { #expect(FuzzReport.tool == "twinjar fuzz") }
}
