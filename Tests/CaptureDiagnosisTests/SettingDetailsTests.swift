import CookieDiagnosis
import Testing

@testable import CaptureDiagnosis

/// A completed trace, written by hand: each line is a second later than the one before.
private struct Story {
  private(set) var records: [TraceRecord] = []

  mutating func add(_ kind: TraceRecord.Kind, by actor: TraceActor, _ change: (inout TraceRecord) -> Void = { _ in }) {
    var record = TraceRecord(time: Int64(records.count) * 1_000_000_000, kind: kind, actor: actor)
    change(&record)
    records.append(record)
  }

  mutating func launch(_ number: Int32) { add(.appLaunched, by: .system) { $0.number = number } }

  /// A login of native code's that brings `r0`, which the page's store then has as well.
  mutating func logIn() {
    for name in [TraceText.access, .refresh] {
      add(.tokenIssued, by: .server) {
        $0.endpoint = .logIn
        $0.name = name
        $0.value = .token(name == .refresh ? 1 : 0, isRefresh: name == .refresh)
      }
    }
    change(.cookieWritten, 1, of: .native, by: .native, byAnswer: true)
    change(.cookieWritten, 1, of: .web, by: .native)
  }

  mutating func change(
    _ kind: TraceRecord.Kind, _ token: Int32, of store: StoreName, by actor: TraceActor, byAnswer: Bool = false
  ) {
    add(kind, by: actor) {
      $0.store = store
      $0.name = .refresh
      $0.value = .token(token, isRefresh: true)
      $0.number = 1
      if byAnswer { $0.cause = 0 }
    }
  }

  mutating func read(_ count: Int32, _ token: Int32? = nil) {
    add(.storeRead, by: .native) {
      $0.store = .web
      $0.name = .refresh
      $0.number = count
      $0.value = token.map { .token($0, isRefresh: true) } ?? .empty
    }
  }

  mutating func refresh(by actor: TraceActor, _ token: Int32?) {
    add(.requestSent, by: actor) {
      $0.request = 1
      $0.endpoint = .refresh
      $0.client = actor == .page ? .pageFetch : .dataTask
      $0.name = .refresh
      $0.value = token.map { .token($0, isRefresh: true) } ?? .empty
    }
  }

  mutating func begins() {
    launch(1)
    logIn()
  }

  mutating func end() { add(.appKilled, by: .system) { $0.number = 1 } }

  /// Of the ends nobody saw one.
  var hasUnseenEnd = false

  /// Without what is known of the device.
  func details(from source: RecordedTrace.Source = .recorder, verdict: Int? = nil) -> String {
    String(key(from: source, leavesSigns: true, verdict: verdict).prefix { $0 != "%" })
  }

  /// What is known of the device.
  func device(from source: RecordedTrace.Source = .recorder, leavesSigns: Bool = true) -> String {
    String(key(from: source, leavesSigns: leavesSigns, verdict: nil).drop { $0 != "%" }.dropFirst())
  }

  private func key(from source: RecordedTrace.Source, leavesSigns: Bool, verdict: Int?) -> String {
    var trace = Trace()
    trace.records = records
    var recorded = RecordedTrace(trace, from: source)
    if hasUnseenEnd { recorded.isInferred = records.map { $0.kind == .appKilled } }
    if source == .recorder {
      recorded.device = RecordedDevice(system: .apple, storesAreEphemeral: nil, readsBack: false)
      if leavesSigns { recorded.sees.insert(.appKilled) }
    }
    return DetailReader.details(of: recorded, until: verdict ?? records.count, hasVerdict: verdict != nil).key
  }
}

@Suite("the details of a setting") struct SettingDetailsTests {
  private static func story(_ build: (inout Story) -> Void) -> Story {
    var story = Story()
    story.begins()
    build(&story)
    return story
  }

  @Test(
    "what is gone, where it was written, and what stood beside it",
    arguments: [
      ("nothing", story { _ in }, "||||||||||"),
      (
        "a write of the first launch", story { $0.change(.writeLost, 2, of: .web, by: .page, byAnswer: true) },
        "first||||||||||"
      ),
      (
        "a write of a later launch",
        story {
          $0.launch(2)
          $0.change(.cookieWritten, 2, of: .web, by: .page, byAnswer: true)
          $0.launch(3)
          $0.change(.cookieVanished, 2, of: .web, by: .system)
        }, "later||||||||||"
      ),
      (
        "an older one is back, in the place of one of the first launch",
        story {
          $0.change(.cookieWritten, 2, of: .web, by: .page, byAnswer: true)
          $0.launch(2)
          $0.change(.cookieLoaded, 1, of: .web, by: .networkProcess)
          $0.refresh(by: .page, 1)
        }, "first|||||old|||||"
      ),
      (
        "the whole store is empty",
        story {
          $0.change(.cookieVanished, 1, of: .web, by: .system)
          $0.read(0)
        }, "first|empty||||none|||||"
      ),
      (
        "others stayed",
        story {
          $0.change(.cookieVanished, 1, of: .web, by: .system)
          $0.read(3)
        }, "first|others||||none|||||"
      ),
      (
        "back with the next process",
        story {
          $0.launch(2)
          $0.change(.cookieVanished, 1, of: .web, by: .system)
          $0.launch(3)
          $0.change(.cookieLoaded, 1, of: .web, by: .networkProcess)
        }, "first||back||||||||"
      ),
      (
        "an empty read before the page's first answer, of a store that has them",
        story {
          $0.launch(2)
          $0.read(0)
          $0.refresh(by: .page, 1)
        }, "|empty||cold||new|||||"
      ),
      (
        "an empty read, and nothing later",
        story {
          $0.launch(2)
          $0.read(0)
        }, "|empty||||none|||||"
      ),
      ("native code has read the newest in the web store", story { $0.read(1, 1) }, "|||||new|||||read"),
      (
        "a newer one that it has not read",
        story {
          $0.read(1, 1)
          $0.change(.cookieWritten, 2, of: .web, by: .page, byAnswer: true)
        }, "||||||||||"
      ),
      (
        "both sides show the newest",
        story {
          $0.refresh(by: .native, 1)
          $0.refresh(by: .page, 1)
        }, "||||new|new|||||"
      ),
    ] as [(String, Story, String)])
  private func details(what: String, story: Story, key: String) { #expect(story.details() == key, "\(what)") }

  private struct Life: CustomTestStringConvertible {
    var testDescription: String
    var story: Story
    var source = RecordedTrace.Source.recorder
    var leavesSigns = true
    var key: String
  }

  @Test(
    "how long the app lived after the last write of the session to the web store",
    arguments: [
      Life(testDescription: "it goes on", story: story { _ in }, key: "webkit|"),
      Life(testDescription: "a second", story: story { $0.end() }, key: "webkit|short"),
      Life(
        testDescription: "three",
        story: story {
          for _ in 1...2 { $0.read(1) }
          $0.end()
        }, key: "webkit|medium"),
      Life(
        testDescription: "half a minute",
        story: story {
          for _ in 1...30 { $0.read(1) }
          $0.end()
        }, key: "webkit|longest"),
      Life(
        testDescription: "a second until it was suspended",
        story: story {
          $0.add(.appBackgrounded, by: .system)
          $0.end()
        }, key: "webkit|medium+"),
      Life(
        testDescription: "it had come back to the foreground",
        story: story {
          $0.add(.appBackgrounded, by: .system)
          $0.add(.appForegrounded, by: .system)
          $0.end()
        }, key: "webkit|medium"),
      Life(
        testDescription: "a session that began afterwards",
        story: story {
          $0.end()
          $0.launch(2)
          $0.logIn()
        }, key: "webkit|"),
      Life(
        testDescription: "a launch of which no sign was found",
        story: story {
          $0.end()
          $0.hasUnseenEnd = true
        }, key: "webkit|"),
      Life(
        testDescription: "a recorder that leaves no signs", story: story { $0.end() }, leavesSigns: false,
        key: "webkit|"),
      Life(
        testDescription: "a capture, up to the last request",
        story: story {
          $0.refresh(by: .page, 1)
          $0.end()
        }, source: .capture, key: "|short+"),
    ])
  private func life(_ test: Life) {
    #expect(test.story.device(from: test.source, leavesSigns: test.leavesSigns) == test.key)
  }

  @Test("a capture does not count launches") func capture() {
    let story = Self.story { $0.change(.writeLost, 2, of: .web, by: .page, byAnswer: true) }
    #expect(story.details(from: .capture) == "||||||||||")
  }

  @Test("what the page sends after the verdict counts up to the next login") func later() {
    var story = Self.story { $0.refresh(by: .native, nil) }
    let verdict = story.records.count
    story.add(.userLogsInAgain, by: .user)
    story.refresh(by: .page, 1)
    #expect(story.details(verdict: verdict) == "||||none|new|||||")
    var late = Self.story { $0.refresh(by: .native, nil) }
    late.add(.userLogsInAgain, by: .user)
    late.logIn()
    late.refresh(by: .page, 1)
    #expect(late.details(verdict: verdict) == "||||none||||||")
  }

  @Test(
    "what was lost may be back with one more process, and not with a later one", arguments: [(1, true), (2, false)])
  func back(launches: Int32, isBack: Bool) {
    var story = Self.story { $0.change(.cookieVanished, 1, of: .web, by: .system) }
    let verdict = story.records.count
    for launch in 0..<launches { story.launch(2 + launch) }
    story.change(.cookieLoaded, 1, of: .web, by: .networkProcess)
    #expect(story.details(verdict: verdict).contains("back") == isBack)
  }
}
