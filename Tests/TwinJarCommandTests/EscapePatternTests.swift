import Foundation
import Testing

/// The page "On a Mac" has a command that finds what a run of the hooks does not contain.
@Suite("What leaves a run on a Mac is found by the page's grep") struct EscapePatternTests {
  static let escapes = [
    "let now = Date()", "let now = Date.now", "let now = Date.init()", "let now: Date = .now", "wait(until: .now + 5)",
    "let age = -date.timeIntervalSinceNow", "Date.timeIntervalSinceReferenceDate", "let id = UUID()", "UUID.init()",
    "NSUUID().uuidString", "try await Task.sleep(for: .seconds(1))", "await Task.yield()",
    "try await clock.sleep(for: .seconds(1))", "let start = ContinuousClock.now", "SuspendingClock().now",
    "try await Task.sleep(until: t, clock: .continuous)", "CFAbsoluteTimeGetCurrent()", "CACurrentMediaTime()",
    "ProcessInfo.processInfo.systemUptime", "clock_gettime(CLOCK_MONOTONIC, &time)",
    "clock_gettime_nsec_np(CLOCK_UPTIME_RAW)", "gettimeofday(&time, nil)", "let now = time(nil)", "time(nil)",
    "Darwin.time(nil)", "let ticks = clock()", "mach_absolute_time()", "mach_continuous_time()",
    "Int.random(in: 0..<5)",
    "Bool.random()", "items.randomElement()", "  .randomElement()", "var g = SystemRandomNumberGenerator()",
    "items.shuffled()", "items.shuffle()", "arc4random()", "arc4random_uniform(5)", "drand48()", "rand()", "srand(1)",
    "random()", "SecRandomCopyBytes(nil, 16, &bytes)", "getentropy(&bytes, 16)", "usleep(5)", "nanosleep(&time, nil)",
    "sleep(1)", "Hasher()", "name.hashValue", "DispatchQueue.main.async {", "DispatchTime.now()",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) {", "Thread.sleep(forTimeInterval: 1)",
    "pthread_create(&thread, nil, run, nil)", "OperationQueue()", "RunLoop.main.run()",
    "URLSession.shared.data(from: url)", "final class Own: TaskExecutor {",
    "nonisolated var unownedExecutor: UnownedSerialExecutor {", "@globalActor actor Sessions {",
    "guard deadline < .now else { return }", "if date > .now {", "let end = limit ?? .now", "return .now",
    "let dates: [Date] = [.now]", "var now: Date { .now }", "let now = Date ()", "let now: Date = .init()",
    "var now: Date { .init( ) }", "let now = NSDate()", "getrandom(&bytes, 16, 0)", "lrand48()", "rand_r(&seed)",
    "ProcessInfo.processInfo.globallyUniqueString", "uuid_generate(&id)", "timespec_get(&time, TIME_UTC)",
    "times(&ticks)", "Task(executorPreference: own) {", "await withTaskExecutorPreference(own) {",
    "static let shared = SessionManager()", "private static var last: Cookie?", "static var count = 0",
    "MainActor.assumeIsolated { show() }", "for await _ in AsyncTimerSequence(interval: .seconds(1), clock: clock) {",
  ]

  static let ordinary = [
    "func nativeDidReceive(_ response: NativeResponse) async {", "let expiry = cookie.expires",
    "await app.clock.isOver(end)",
    "for cookie in await app.nativeStore.allCookies() {", "guard response.purpose == .logIn else { return }",
    "static var observesWebStore: Bool { true }", "public static var answersPageRefresh: Bool {",
    "Task { await copy() }", "async let copies = copy()",
    "// at some time (later)", "private let lastUpdate: Cookie?", "let updated = update(cookie)", "runtime(5)",
    "case .nowhere: return", "guard place != .nowhere else { return }", "state.now = cookie",
    "private var limit: AppTimer?",
    "guard isUpToDate(cookie) else { return }", "let date: Date = other", "strand(cookie)",
  ]

  @Test("all of these, and none of an ordinary strategy's lines") func lines() async throws {
    let directory = try TestDirectory()
    let lines = Self.escapes + Self.ordinary
    try FileManager.default.createDirectory(
      at: directory.url.appendingPathComponent("Sources/AppStrategy"), withIntermediateDirectories: true)
    try directory.write(lines.joined(separator: "\n") + "\n", as: "Sources/AppStrategy/Mine.swift")
    let command = try Self.command()
    let result = try await BuiltCommand.run(
      ["-c", "cd '\(directory.url.path)' && \(command)"], of: URL(fileURLWithPath: "/bin/sh"))
    let found = Set(
      result.output.split(separator: "\n").compactMap {
        $0.split(separator: ":", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
      })
    #expect(result.status == 0, "\(result.error)")
    #expect(Self.escapes.indices.filter { !found.contains($0 + 1) }.map { Self.escapes[$0] } == [])
    #expect(found.sorted().filter { $0 > Self.escapes.count }.map { lines[$0 - 1] } == [])
  }

  /// As the page has it.
  private static func command() throws -> String {
    let page = try ReadmeTests.text("Sources/CookieTesting/CookieTesting.docc/OnAMac.md")
    let block = try #require(page.components(separatedBy: "```").first { $0.contains("grep -rnE") })
    return block.split(separator: "\n").drop { !$0.hasPrefix("grep") }.joined(separator: "\n")
  }
}
