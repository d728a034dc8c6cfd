extension PlatformTiming {
  /// What platforms take of which no latency was measured: fitted to one refresh race on WebKitGTK 2.50.6, whose server was not
  /// exact to the millisecond. The windows of races are wider with it than those of a machine that is at rest, and their edges
  /// softer.
  public static let assumed = PlatformTiming(
    // get_all_cookies: p50 0.13 ms.
    webRead: .quantiles([(0, 0.10), (0.5, 0.13), (1, 0.25)]),
    // add_cookie of a persistent cookie: p50 0.40 ms, p95 0.63 ms.
    webWrite: .quantiles([(0, 0.25), (0.5, 0.40), (0.95, 0.63), (1, 0.80)]),
    // From the refresh race: how long after the page's refresh the mirror had copied it. With 20 ms one way and the
    // page 50 ms ahead 7 of 15 sessions were lost (so the copy took over 10 ms in 7 of 15), with 2 ms and 20 ms ahead
    // 1 of 15 (over 16 ms), with 2 ms and 5 ms ahead 15 of 15 (over 1 ms), with 20 ms and 100 ms ahead none.
    observerDelay: .quantiles([(0, 1), (0.53, 10), (0.93, 16), (1, 20)]),
    // document.cookie after a completed add: stale for at most 0.5 ms.
    pageCopyDelay: .uniform(milliseconds: 0, 0.5),
    // Cold start: get_all complete after 54-102 ms.
    networkProcessStart: .uniform(milliseconds: 54, 102),
    // No measurement of this leg alone: taken as the write's latency, which crosses the same processes.
    pageLoad: .quantiles([(0, 0.25), (0.5, 0.40), (0.95, 0.63), (1, 0.80)]),
    // From the same race, native ahead: 20 ms one way and 50 ms ahead 3 of 15 lost (over 10 ms in 3 of 15), 2 ms and
    // 20 ms ahead 0 of 15 (never over 16 ms), 2 ms and 5 ms ahead 15 of 15 (over 1 ms).
    nativeCompletion: .quantiles([(0, 1), (0.8, 10), (1, 16)]),
    // No measurement: taken as the read's latency, one message each way.
    bridge: .quantiles([(0, 0.05), (0.5, 0.07), (1, 0.13)])
  )
}

extension DeadNetworkProcess {
  /// Acknowledged writes lost of 20 on WebKitGTK 2.50.6: all at 0 ms, 16 at 5, 9 at 10, 3 at 20, none at 50; "changed after the
  /// relaunch: never fires again".
  public static let assumed = DeadNetworkProcess(
    noticeDelay: .quantiles([(0, 0.5), (0.2, 5), (0.55, 10), (0.85, 20), (1, 50)]), observerGoesDeaf: true)
}

extension Profile {
  /// WebKitGTK 2.50 as `twinjar lab measure` has it: the same multi-process design as Apple's WebKit, but not iOS. Its native
  /// store is Foundation's on Linux, whose writes take time.
  public static let webKitGTK = Profile(
    name: "webkitgtk-2.50",
    summary: "WebKitGTK 2.50.6 as measured: flush at once, a dead network process reads empty and loses writes",
    timing: .webKitGTK,
    faults: {
      var faults = FaultOptions()
      // "session cookies: always lost" when the network process is killed.
      faults.sessionCookiesDieWithProcess = true
      faults.deadNetworkProcess = .webKitGTK
      // 300 of 300 sets.
      faults.observerPrecedesCompletion = true
      // A Cookie header that the app puts on a load never reached the server.
      faults.loadHeaderIsDropped = true
      // Foundation's order in a process of the lab.
      faults.nativeStoreListsLatestFirst = true
      return faults
    }()
  )
}
