import Testing

/// A web store at its limit of 180 cookies a domain gives up what was used least (F60): which of the session, its mark and its
/// greeting goes first depends on how many cookies script has put there, and when.
@Suite struct TwinJarFullStoreTests {
  @Test("no eviction is a logout, and each logout is one", arguments: Story.all) func keeps(_ story: Story) throws {
    for count in 170...184 { try story.world(of: count).expectNoHarm(seeds: 0..<2) }
  }

  struct Story: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var server = ""
    var writes = 3
    var script: String

    func world(of count: Int) -> TwinJarWorld {
      TwinJarWorld(
        "\(testDescription), \(count)",
        world: """
          eventBudget: 100000, server: {\(server)}, faults: {observerCoalescingMilliseconds: 50},
          bystanders: [{name: "an", by: "script", count: \(count), arePersistent: true, writes: \(writes)}]
          """,
        script: script)
    }

    /// And two refreshes.
    private static let pageLogin = """
      "launch", "openPage", {do: "logIn", on: "page"}, "openPage", {do: "wait", minutes: 16}, "fetchOnPage", "callNative",
      {do: "wait", minutes: 16}, "fetchOnPage", "callNative"
      """

    static let all = [
      Story(
        testDescription: "a native login, two refreshes",
        script: """
          "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "fetchOnPage", "callNative", {do: "wait", minutes: 16},
          "openPage", "callNative", {do: "wait", seconds: 20}, "callNative", "kill", "launch", "openPage", "callNative"
          """),
      Story(
        testDescription: "and a logout in the page",
        script: """
          "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "fetchOnPage", "callNative", {do: "wait", minutes: 16},
          "openPage", "callNative", {do: "wait", seconds: 20}, {do: "logOut", on: "page"}, {do: "wait", seconds: 20},
          "callNative", "kill", "launch", "openPage", "callNative"
          """),
      Story(
        testDescription: "a login in the page, which is older than the greeting at once",
        writes: 1,
        script: pageLogin),
      Story(
        testDescription: "of cookies with a Domain, whose store has no greeting yet",
        server: "cookiesCoverSite: true", writes: 1,
        script: pageLogin),
      Story(
        testDescription: "on a page whose store is filled by others meanwhile",
        server: "cookiesCoverSite: true", writes: 3,
        script: """
          "launch", "openPage", {do: "logIn", on: "page"}, {do: "wait", seconds: 20}, {do: "wait", minutes: 16}, "openPage",
          "fetchOnPage", "callNative", {do: "wait", minutes: 16}, "callNative"
          """),
    ]
  }

  @Test("its own writes to a full store end no session", arguments: Refill.all) func keeps(_ refill: Refill) throws {
    let world = TwinJarWorld(
      refill.testDescription,
      world: """
        network: {latencyMilliseconds: 20}, eventBudget: 100000, \(refill.world),
        bystanders: [{
          name: "an", by: "script", arePersistent: true, pauseMilliseconds: 3000,
          count: 178, writes: 2,
        }]
        """,
      script: refill.script)
    try world.expectNoHarm()
  }

  struct Refill: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var world: String
    var script: String

    static let all = [
      Refill(
        testDescription: "a kill while the store is filled again",
        world: "timing: {webWriteMilliseconds: 100}",
        script: """
          "launch", "logIn", "openPage", {do: "wait", milliseconds: [5900, 6500]}, "kill", "launch", "openPage", "callNative",
          {do: "wait", minutes: 16}, "callNative"
          """),
      Refill(
        testDescription: "a completion that is lost meanwhile",
        world: "faults: {completionsLost: 0.1}",
        script: """
          "launch", "logIn", "openPage", {do: "wait", seconds: 20}, "callNative", {do: "wait", minutes: 16}, "fetchOnPage"
          """),
    ]
  }

  @Test("a mark that was evicted alone is written again", arguments: [false, true]) func mark(coversSite: Bool) throws {
    let world = TwinJarWorld(
      "two evictions, and a logout in the page",
      world: """
        eventBudget: 100000, server: {cookiesCoverSite: \(coversSite)},
        bystanders: [
          {name: "an", by: "script", count: 176, pauseMilliseconds: 3000, writes: 1, arePersistent: true},
          {name: "one", by: "script", pauseMilliseconds: 930000, writes: 1, arePersistent: true},
          {name: "two", by: "script", pauseMilliseconds: 1200000, writes: 1, arePersistent: true},
        ]
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "fetchOnPage", {do: "wait", minutes: 2}, "fetchOnPage",
        {do: "wait", minutes: 7}, {do: "logOut", on: "page"}, {do: "wait", seconds: 5}, "callNative", "openPage"
        """)
    try world.expectNoHarm(seeds: 0..<20)
  }

  /// What a refill that was cut short leaves behind its greeting is older than that: another look writes all of it again.
  @Test("a refill that was cut short ends no session with the next eviction", arguments: CutRefill.all)
  func order(_ refill: CutRefill) throws {
    let world = TwinJarWorld(
      refill.testDescription,
      world: """
        network: {latencyMilliseconds: 20}, eventBudget: 100000, \(refill.timing),
        faults: {observerCoalescingMilliseconds: 50\(refill.fault)},
        bystanders: [
          {name: "an", by: "script", count: 176, arePersistent: true, pauseMilliseconds: \(refill.pause), writes: \(refill.writes)},
          {name: "one", by: "script", arePersistent: true, pauseMilliseconds: 970000, writes: 1},
          {name: "two", by: "script", arePersistent: true, pauseMilliseconds: \(refill.last), writes: 1},
        ]
        """,
      script: refill.script)
    try world.expectNoHarm(seeds: 0..<60)
  }

  struct CutRefill: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var timing = "timing: {}"
    var fault = ""
    var pause = 3000
    var writes = 1
    var last = 1_100_000
    var script: String

    static let all = [
      CutRefill(
        testDescription: "by completions that are lost",
        fault: ", completionsLost: 0.1",
        script: """
          "launch", "logIn", "openPage", {do: "wait", minutes: 17}, "fetchOnPage", {do: "wait", minutes: 16}, "fetchOnPage",
          "callNative"
          """),
      CutRefill(
        testDescription: "by a kill",
        timing: "timing: {webWriteMilliseconds: 100}",
        pause: 500_000, writes: 2, last: 1_010_000,
        script: """
          "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callNative", {do: "wait", milliseconds: [9900, 10600]},
          "kill", "launch", "openPage", {do: "wait", seconds: 60}, "callNative", {do: "wait", minutes: 16}, "fetchOnPage",
          "callNative"
          """),
    ]
  }
}
