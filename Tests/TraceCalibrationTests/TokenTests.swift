import CaptureDiagnosis
import Choices
import CookieDiagnosis
import Testing

@testable import TraceCalibration

/// Traces written by hand, a word a record.
enum Written {
  /// One record: `at` is in seconds.
  static func record(
    _ at: Double, _ kind: TraceRecord.Kind, _ actor: TraceActor = .native,
    _ change: (inout TraceRecord) -> Void = { _ in }
  ) -> TraceRecord {
    var record = TraceRecord(time: Int64((at * 1e9).rounded()), kind: kind, actor: actor)
    change(&record)
    return record
  }

  /// A request with its answer and the tokens that it brings: `r` is a refresh token's number, `a` an access token's.
  static func exchange(
    _ request: Int32, at: Double, takes: Double = 0.1, _ endpoint: Endpoint, by actor: TraceActor = .native,
    a: Int32? = nil, r: Int32? = nil, status: Int32 = 200,
    brings: [(number: Int32, isRefresh: Bool, lives: Double)] = []
  ) -> [TraceRecord] {
    var records = [
      record(at, .requestSent, actor) {
        $0.request = request
        $0.endpoint = endpoint
        $0.client = actor == .page ? (endpoint == .page ? .pageNavigation : .pageFetch) : .dataTask
        $0.name = endpoint == .refresh || endpoint == .logOut ? .refresh : .access
        if let a { $0.value = .token(a, isRefresh: false) }
        if let r { $0.value = .token(r, isRefresh: true) }
      }
    ]
    guard status >= 0 else { return records }
    records.append(
      record(at + takes, .responseReceived, actor) {
        $0.request = request
        $0.endpoint = endpoint
        $0.number = status
      })
    for token in brings {
      records.append(
        record(at + takes, .cookieWritten, actor) {
          $0.store = actor == .page ? .web : .native
          $0.name = token.isRefresh ? .refresh : .access
          $0.value = .token(token.number, isRefresh: token.isRefresh)
          $0.expiresAt = token.lives == 0 ? 0 : Int64(((at + takes + token.lives) * 1e9).rounded())
          $0.number = 1
        })
    }
    return records
  }

  /// By time, with each cookie's answer as its cause.
  static func trace(_ parts: [[TraceRecord]], from source: RecordedTrace.Source = .recorder) -> RecordedTrace {
    // Numbers stand for the groups until all are in order.
    let grouped = parts.enumerated().flatMap { group, records in records.map { (group, $0) } }
    let ordered = grouped.enumerated().sorted { ($0.element.1.time, $0.offset) < ($1.element.1.time, $1.offset) }
    var answers: [Int: Int32] = [:]
    var trace = Trace()
    for (place, (_, (group, record))) in ordered.enumerated() {
      var record = record
      if record.kind == .responseReceived { answers[group] = Int32(place) }
      if record.kind == .cookieWritten, let answer = answers[group] { record.cause = answer }
      trace.records.append(record)
    }
    return RecordedTrace(trace, from: source)
  }

  static func calibration(_ parts: [[TraceRecord]], from source: RecordedTrace.Source = .recorder) -> Calibration {
    var observations = Observations()
    observations.add(trace(parts, from: source))
    return Calibration(observations)
  }

  static let logIn = exchange(0, at: 1, .logIn, brings: [(0, false, 900), (1, true, 86_400)])
}

@Suite("what a server's rules are, from its clients' side") struct TokenTests {
  private static func refresh(
    _ request: Int32, at: Double, takes: Double = 0.1, with token: Int32, status: Int32 = 200, brings next: Int32? = nil
  ) -> [TraceRecord] {
    Written.exchange(
      request, at: at, takes: takes, .refresh, r: token, status: status,
      brings: next.map { [($0 - 1, false, 900), ($0, true, 86_400)] } ?? [])
  }

  @Test("lifetimes stand in the cookies' dates") func announced() {
    let calibration = Written.calibration([Written.logIn])
    #expect(calibration.estimate(Calibration.accessLifetime)?.value == .number(900))
    #expect(calibration.estimate(Calibration.refreshLifetime)?.value == .number(86_400))
    #expect(calibration.estimate(Calibration.accessLifetime)?.basis == .bounds)
    #expect(calibration.estimate(Calibration.persistent)?.value == .flag(true))
  }

  @Test("without dates, use bounds a lifetime from both sides, and from one alone makes no value") func byUse() throws {
    let logIn = Written.exchange(0, at: 1, .logIn, brings: [(0, false, 0), (1, true, 0)])
    let taken = Written.exchange(1, at: 801, .call, a: 0)
    let refused = Written.exchange(2, at: 1_001, .call, a: 0, status: 401)
    let both = try #require(Written.calibration([logIn, taken, refused]).estimate(Calibration.accessLifetime))
    // Sent 799.9 s after the login's answer; refused 1000.1 s after the login was sent.
    #expect(both.value == .number(799.9))
    #expect(both.upper == 1_000.1)
    let one = Written.calibration([logIn, taken])
    #expect(one.estimate(Calibration.accessLifetime) == nil)
    #expect(one.estimate(Calibration.byUse(Calibration.accessLifetime))?.lower == 799.9)
    #expect(one.unobserved.contains { $0.name == Calibration.accessLifetime })
  }

  @Test("a refusal after a logout says nothing of a lifetime") func logOut() {
    let logOut = Written.exchange(1, at: 100, .logOut, r: 1, status: 204)
    let refused = Written.exchange(2, at: 200, .call, a: 0, status: 401)
    let calibration = Written.calibration([Written.logIn, logOut, refused])
    #expect(calibration.estimate(Calibration.byUse(Calibration.accessLifetime)) == nil)
  }

  @Test("no new refresh token: no rotation") func noRotation() {
    let refresh = Written.exchange(1, at: 900, .refresh, r: 1, brings: [(2, false, 900)])
    let calibration = Written.calibration([Written.logIn, refresh])
    #expect(calibration.estimate(Calibration.rotation)?.value == .word("none"))
    #expect(calibration.estimate(Calibration.rotationShare)?.count == 0)
  }

  @Test("an old token that was refused: single use, and the grace is below that") func singleUse() {
    let calibration = Written.calibration([
      Written.logIn, Self.refresh(1, at: 900, with: 1, brings: 3),
      Self.refresh(2, at: 905, with: 1, status: 401),
    ])
    #expect(calibration.estimate(Calibration.rotation)?.value == .word("single-use"))
    let grace = calibration.estimate(Calibration.grace)
    #expect(grace?.value == .number(0))
    #expect(grace?.upper == 5.1)
    #expect(grace?.count == 1)
    #expect(calibration.unobserved.contains { $0.name == Calibration.reuse })
  }

  @Test("an old token that was taken bounds the grace from below, and only that") func grace() throws {
    let calibration = Written.calibration([
      Written.logIn, Self.refresh(1, at: 900, with: 1, brings: 3), Self.refresh(2, at: 910, with: 1, brings: 5),
    ])
    let grace = try #require(calibration.estimate(Calibration.grace))
    #expect(grace.value == .number(9.9))
    #expect(grace.lower == 9.9)
    #expect(grace.upper == nil)
    #expect(calibration.estimate(Calibration.graceAnswer)?.value == .word("new-sibling"))
    // Nothing was refused: the old token may stay good for ever.
    #expect(calibration.estimate(Calibration.rotation) == nil)
  }

  @Test(
    "what the session's newest token gets after a refused reuse is the reaction",
    arguments: [(401, "revoke-session"), (200, "reject")])
  func reaction(status: Int32, reaction: String) {
    let calibration = Written.calibration([
      Written.logIn, Self.refresh(1, at: 900, with: 1, brings: 3), Self.refresh(2, at: 905, with: 1, status: 401),
      Self.refresh(3, at: 910, with: 3, status: status, brings: status == 200 ? 5 : nil),
    ])
    #expect(calibration.estimate(Calibration.reuse)?.value == .word(reaction))
    #expect(calibration.estimate(Calibration.revocationShare)?.total == 1)
  }

  @Test("two refused at once: either may have been refused for the other's sake, so neither bounds the grace")
  func twoRefused() {
    let calibration = Written.calibration([
      Written.logIn, Self.refresh(1, at: 900, with: 1, brings: 3),
      Self.refresh(2, at: 905, with: 1, status: 401), Self.refresh(3, at: 905.05, with: 1, status: 401),
    ])
    #expect(calibration.estimate(Calibration.grace) == nil)
  }

  @Test("a reuse of a token whose exchange was not heard of says nothing") func unheard() {
    let calibration = Written.calibration([
      Written.logIn, Self.refresh(1, at: 900, takes: 60, with: 1, status: 0),
      Self.refresh(2, at: 970, with: 1, status: 401),
    ])
    #expect(calibration.estimate(Calibration.grace) == nil)
    #expect(calibration.estimate(Calibration.byUse(Calibration.refreshLifetime)) == nil)
    #expect(calibration.estimate(Calibration.replyLoss)?.count == 1)
  }

  @Test("what is taken later was not over when it was refused") func takenLater() throws {
    let refused = Self.refresh(1, at: 901, with: 1, status: 401)
    let calibration = Written.calibration([Written.logIn, refused, Self.refresh(2, at: 1_001, with: 1, brings: 3)])
    let life = try #require(calibration.estimate(Calibration.byUse(Calibration.refreshLifetime)))
    #expect(life.lower == 999.9 && life.upper == nil)
    let calls = [(300.0, 401), (600, 200), (901, 401)].enumerated().map { place, call in
      Written.exchange(Int32(place) + 1, at: call.0, .call, a: 0, status: Int32(call.1))
    }
    let access = Written.calibration([Written.logIn] + calls).estimate(Calibration.byUse(Calibration.accessLifetime))
    #expect(access?.lower == 598.9 && access?.upper == 900.1)
  }

  @Test("a date that is over is no lifetime") func over() {
    let gone = Written.exchange(0, at: 1_000, .logIn, brings: [(0, false, -900)])
    #expect(Written.calibration([gone]).estimate(Calibration.accessLifetime) == nil)
  }

  @Test("a trace with nothing in it says nothing, and why") func empty() {
    let calibration = Written.calibration([])
    #expect(calibration.estimates == [])
    #expect(calibration.unobserved.count > 10)
    #expect(calibration.unobserved.allSatisfy { !$0.why.isEmpty })
  }

  @Test("moments as far apart as a file can say do not overflow") func farApart() {
    var late = Written.logIn
    for place in late.indices { late[place].expiresAt = .min }
    late[0].time = -(1 << 62)
    late[1].time = 1 << 62
    let calibration = Written.calibration([
      late, [Written.record(0, .appLaunched, .system), Written.record(1, .appLaunched, .system)],
    ])
    #expect(calibration.estimate(Calibration.latency) != nil)
  }
}
