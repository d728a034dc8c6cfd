import Testing

@testable import SystemSupport

/// A process that starts its own program again. What is started here is another one, which does nothing: were it started,
/// nobody would be harmed.
@Suite("Standing in") struct StandInTests {
  @Test("a program that is no command of ours, as that of the tests, starts nobody in its place") func refuses() throws
  {
    var launch = ChildLaunch(["true"])
    launch.standsIn = true
    let failure = try #require(throws: SystemFailure.self) { _ = try ChildProcess(launch) }
    #expect(failure.description == "cannot start it: this program is no command line of twinjar's")
    #expect(failure.reason == "this program is no command line of twinjar's")
    #expect(!failure.isShortage)
  }

  @Test("what is started beside it is not told to stand in") func others() throws {
    var launch = ChildLaunch(["sh", "-c", "echo \"<$\(StandIn.variable)>\""])
    launch.input = .nothing
    let child = try ChildProcess(launch)
    guard case .line(let line) = child.next(within: 10) else {
      Issue.record("no line")
      return
    }
    #expect(line == "<>")
  }
}
