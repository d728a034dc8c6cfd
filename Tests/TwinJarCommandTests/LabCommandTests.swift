import Foundation
import Testing

/// What the lab says without an engine, and what is left of it when it is ended.
@Suite("The lab's command line", .serialized) struct LabCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// `$1` is a directory of the test's own.
    var arguments: String
    var environment = ""
    var status: Int32
    var words: [String]
    var answers = false
    var testDescription: String { name }
  }

  private static let race = "run --strategy push-only --scenario concurrent-refresh --trials 1 --runs 100"

  private static func path(_ path: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)").standardizedFileURL.path
  }
  private static let builtIn = path("Sources/CookieScenarios/BuiltIn/concurrent-refresh.json5")
  private static let corpus = path("Corpus/lab")

  /// Puts a record, and the file of its scenario, into the test's directory.
  private static let record = """
    echo '{"build":"debug","cores":2,"engine":"webkitgtk","engineVersion":"2.50.6","file":"concurrent-refresh.json5",\
    "fileDigest":"\(digest)","scenario":"concurrent-refresh","schema":"twinjar.lab-trials/1","seed":1,\
    "strategy":"push-only","toleranceMilliseconds":5,"world":"0123456789abcdef"}' \
    >"$1/concurrent-refresh.push-only.ndjson"; cp \(builtIn) "$1/concurrent-refresh.json5";
    """

  /// FNV-1a, written anew.
  private static let digest: String = {
    let bytes = FileManager.default.contents(atPath: builtIn) ?? Data()
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }()

  @Test(arguments: [
    Case(
      name: "a scenario with a step that is not played",
      arguments: "run --strategy push-only --scenario week-of-use", status: 65, words: ["week-of-use", "script["]),
    Case(
      name: "a scenario with a fault of its own", arguments: "run --strategy push-only --scenario lost-completions",
      status: 65, words: ["faults.completionsLost"]),
    Case(
      name: "a strategy that makes the page's requests",
      arguments: "run --strategy session-proxy --scenario concurrent-refresh", status: 65, words: ["session-proxy"]),
    Case(
      name: "no such strategy", arguments: "run --strategy push-onli --scenario concurrent-refresh", status: 64,
      words: ["push-onli", "push-only"]),
    Case(
      name: "no such engine", arguments: "\(race) --engine gecko", status: 64, words: ["gecko"]),
    Case(
      name: "no such platform", arguments: "\(race) --platform ios-17", status: 64, words: ["webkitgtk-2.50"]),
    Case(name: "no trials", arguments: "\(race) --trials 0", status: 64, words: ["1 to 10,000"]),
    Case(
      name: "a latency that no clock has", arguments: "\(race) --latency 1e-7", status: 64, words: ["0, or 0.001"]),
    Case(
      name: "an offset for a script without one", arguments: "\(race) --offset=5", status: 64, words: ["refreshBoth"]),
    Case(name: "an offset that is no number", arguments: "\(race) --offset=five", status: 64, words: ["five"]),
    Case(name: "offsets that are none", arguments: "\(race) --offset=,,", status: 64, words: ["--offset: found ''"]),
    Case(
      name: "a directory that another run records into", arguments: "\(race) --record \"$1\"",
      environment: "exec 9<\"$1\"; flock 9;", status: 66, words: ["another run that is not over yet"]),
    Case(name: "no display server", arguments: race, environment: "PATH=/nowhere", status: 69, words: ["xvfb"]),
    Case(
      name: "a platform of another engine", arguments: "\(race) --engine firefox --platform chromium-156", status: 64,
      words: ["chromium-156", "firefox-153"]),
    Case(
      name: "no Chromium", arguments: "\(race) --engine chromium", environment: "PATH=/nowhere", status: 69,
      words: ["Chromium is not installed", "chromium"]),
    Case(
      name: "no Firefox", arguments: "\(race) --engine firefox", environment: "PATH=/nowhere", status: 69,
      words: ["Firefox is not installed", "firefox-esr"]),
    Case(
      name: "a Chromium that ends at once", arguments: "\(race) --engine chromium",
      environment: "TWINJAR_CHROMIUM=/bin/false", status: 69, words: ["Chromium ended"]),
    Case(
      name: "a Firefox that ends at once", arguments: "\(race) --engine firefox",
      environment: "TWINJAR_FIREFOX=/bin/false", status: 69, words: ["Firefox ended"]),
    Case(
      name: "a Chromium that is no program", arguments: "\(race) --engine chromium",
      environment: "TWINJAR_CHROMIUM=/etc/passwd", status: 69, words: ["TWINJAR_CHROMIUM", "/etc/passwd"]),
    Case(
      name: "a network process where there is none",
      arguments: "run --strategy push-only --scenario one-process-death --engine firefox", status: 65,
      words: ["script[", "first process"]),
    Case(
      name: "measuring without the engine", arguments: "measure --samples 10 --engine firefox",
      environment: "PATH=/nowhere", status: 69, words: ["firefox-esr"]),
    Case(
      name: "nothing recorded", arguments: "compare \"$1\"", status: 65, words: ["*.ndjson", "twinjar.lab-trials/1"]),
    Case(name: "no such directory", arguments: "compare \"$1/nowhere\"", status: 66, words: ["no such directory"]),
    Case(
      name: "two cells of one name", arguments: "\(race) --latency 20 20", status: 64,
      words: ["concurrent-refresh-latency-20", "twice"]),
    Case(
      name: "two scenarios of one name", arguments: "\(race) --scenario \"$1/mine.json5\"",
      environment: "cp \(builtIn) \"$1/mine.json5\";", status: 65,
      words: ["mine.json5: name", "concurrent-refresh", "push-only"]),
    Case(
      name: "a record of the cell already", arguments: "\(race) --seed 1 --record \"$1\"", environment: record,
      status: 66, words: ["concurrent-refresh.push-only.ndjson", "already"]),
    Case(
      name: "an empty path for records", arguments: "\(race) --record ''", status: 66,
      words: ["Error: found an empty path, expected a directory for recorded trials\n"]),
    Case(
      name: "records of another seed", arguments: "\(race) --seed 2 --record \"$1\"",
      environment: "\(record) mv \"$1/concurrent-refresh.push-only.ndjson\" \"$1/other.ndjson\";", status: 65,
      words: ["other.ndjson", "seed 1", "seed 2"]),
    Case(
      name: "another scenario of the name", arguments: "\(race) --record \"$1\"",
      environment: "echo '{}' >\"$1/concurrent-refresh.json5\";", status: 66, words: ["concurrent-refresh.json5"]),
    Case(
      name: "a scenario that was edited after it was played", arguments: "compare \"$1\"",
      environment: "\(record) echo '// Later.' >>\"$1/concurrent-refresh.json5\";", status: 65,
      words: ["concurrent-refresh.push-only.ndjson", "fileDigest", "concurrent-refresh.json5"]),
    Case(
      name: "a record without a trial", arguments: "compare \"$1\" --runs 100", environment: record, status: 4,
      words: [], answers: true),
    Case(
      name: "several latencies and offsets, as in its help",
      arguments:
        "run --scenario \(corpus)/race.json5 --strategy push-only --latency 2 20 80 --offset=-50,0,50 --runs 100",
      environment: "PATH=/nowhere", status: 69, words: ["xvfb"]),
    Case(
      name: "measuring without a display server", arguments: "measure --samples 10", environment: "PATH=/nowhere",
      status: 69, words: ["xvfb"]),
  ])
  func refusals(_ test: Case) async throws {
    let shell = try TimedShell()
    let result = try await shell.run("\(test.environment) exec \"$0\" lab \(test.arguments)")
    #expect(result.status == test.status, "\(result.error)")
    for word in test.words { #expect(result.error.contains(word), "\(result.error)") }
    #expect((result.output == "") != test.answers)
    #expect(shell.leftovers == [])
  }

  private static let hasDisplay = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
  private static let hasEngine = hasDisplay && dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY) != nil

  struct Failing: Sendable, CustomTestStringConvertible {
    var name: String
    var trials: Int
    /// Some seconds after the first trial has begun.
    var meanwhile: String
    var status: Int32
    var word: String
    var testDescription: String { name }
  }

  @Test(
    "what is finished is printed, whatever fails then",
    .enabled(if: hasEngine, "libwebkit2gtk-4.1-0 and xvfb are not installed"),
    arguments: [
      Failing(
        name: "the directory for records goes away", trials: 3, meanwhile: "rm -r \"$1/records\"", status: 66,
        word: "records"),
      Failing(
        name: "TMPDIR goes away", trials: 200,
        meanwhile: "sleep 8; mv \"$1/temporary\" \"$1/elsewhere\"; >\"$1/temporary\"",
        status: 66,
        word: "cannot make a directory"),
    ])
  func failing(_ test: Failing) async throws {
    let shell = try TimedShell()
    let result = try await shell.run(
      """
      "$0" lab \(Self.race) --trials \(test.trials) --tolerance 1000 --record "$1/records" >"$1/out" 2>"$1/err" &
      while [ -z "$(ls "$1/temporary")" ] && kill -0 $!; do sleep 0.1; done
      \(test.meanwhile); wait $!; status=$?; cat "$1/err" >&2; cat "$1/out"; exit $status
      """)
    #expect(result.status == test.status, "\(result.error)")
    #expect(result.error.contains(test.word), "\(result.error)")
    #expect(result.output.contains("push-only"), "\(result.output)")
  }

  @Test("an engine that is missing is named with its package", .enabled(if: hasDisplay, "xvfb is not installed"))
  func missingLibrary() async throws {
    let shell = try TimedShell()
    let result = try await shell.run("TWINJAR_WEBKIT_LIBRARY=libnone.so.0 exec \"$0\" lab \(Self.race)")
    #expect(result.status == 69)
    #expect(result.error.contains("libwebkit2gtk-4.1-0"), "\(result.error)")
    #expect(shell.leftovers == [])
  }

  @Test(
    "nothing is left of a lab that is ended, by whatever signal",
    .enabled(if: hasEngine, "libwebkit2gtk-4.1-0 and xvfb are not installed"), arguments: [SIGINT, SIGTERM, SIGKILL])
  func ended(by signal: Int32) async throws { try await endLab(on: "webkitgtk", by: signal) }

  @Test(
    "what is finished stands in its record, whole, when the lab is killed",
    .enabled(if: hasEngine, "libwebkit2gtk-4.1-0 and xvfb are not installed"))
  func killedWhileRecording() async throws {
    let shell = try TimedShell()
    let result = try await shell.run(
      """
      "$0" lab \(Self.race) --trials 200 --tolerance 1000 --record "$1/records" >"$1/out" 2>"$1/err" &
      until [ "$(cat "$1"/records/*.ndjson 2>/dev/null | grep -c '"verdict"')" -ge 2 ] || ! kill -0 $!; do sleep 0.2; done
      kill -9 $!; wait $!; exec "$0" lab compare "$1/records" --runs 100
      """, within: 120)
    // Whether the cell differs is not asked here; of 200 trials some are there.
    #expect([0, 1].contains(result.status), "\(result.status): \(result.error)")
    #expect(result.output.contains("fewer trials count than were wanted in 1 of 1 cells"), "\(result.output)")
  }

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test(
    "nor of one on Chromium", .enabled(if: isInstalled("chromium"), "chromium is not installed"),
    arguments: [SIGINT, SIGKILL])
  func chromiumEnded(by signal: Int32) async throws {
    // Its socket's path is longer than a socket's may be, were it below TMPDIR by that name.
    #expect(try TimedShell().temporary.path.utf8.count + 57 > 107)
    try await endLab(on: "chromium", by: signal)
  }

  @Test(
    "nor of one on Firefox", .enabled(if: isInstalled("firefox-esr"), "firefox-esr is not installed"),
    arguments: [SIGINT, SIGKILL])
  func firefoxEnded(by signal: Int32) async throws { try await endLab(on: "firefox", by: signal) }

  private func endLab(on engine: String, by signal: Int32) async throws {
    let shell = try TimedShell()
    let start = Date()
    let line = """
      echo $$ >"$1/pid"; exec "$0" lab run --engine \(engine) --strategy push-only --scenario concurrent-refresh --trials 1000 --runs 100
      """
    let process = try shell.start(line, within: 90)
    // A profile, and then an app at work in it.
    shell.waitsForLeftovers(atMost: 30)
    shell.pause(2)
    let lab = Int32(shell.contents("pid").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    let family = Self.family(of: lab, atLeast: 2, within: 40)
    #expect(family.count >= 2)
    #expect(shell.signal(signal, to: "pid"))
    let result = await shell.finish(process, since: start)
    #expect(result.status == 128 + signal || (signal == SIGKILL && result.status == 137), "\(result.error)")
    for _ in 0..<100 where !(family.allSatisfy(Self.isGone) && shell.leftovers.isEmpty) {
      shell.pause(0.1)
    }
    #expect(family.filter { !Self.isGone($0) } == [])
    #expect(shell.leftovers == [])
  }

  /// All that a process has started, and what that has: an engine that is asked for may take its time beside other
  /// tests.
  private static func family(of process: Int32, atLeast count: Int, within seconds: Double) -> [Int32] {
    let end = Date() + seconds
    while true {
      let family = family(of: process)
      if family.count >= count || Date() > end { return family }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  private static func family(of process: Int32) -> [Int32] {
    let parents = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int32.init)
      .map { (process: $0, parent: parent(of: $0)) }
    var family = [process]
    var looked = 0
    while looked < family.count {
      family += parents.filter { $0.parent == family[looked] }.map(\.process)
      looked += 1
    }
    return Array(family.dropFirst())
  }

  private static func fields(of process: Int32) -> [Substring] {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.lastIndex(of: ")").map { text[$0...].split(separator: " ") } ?? []
  }

  private static func parent(of process: Int32) -> Int32? {
    let fields = fields(of: process)
    return fields.count > 2 ? Int32(fields[2]) : nil
  }

  /// True for a zombie as well.
  private static func isGone(_ process: Int32) -> Bool {
    let fields = fields(of: process)
    return fields.count < 2 || fields[1] == "Z"
  }
}
