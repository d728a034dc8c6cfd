import Choices
import CookieReports
import Foundation

/// What an engine was measured to do: `twinjar.lab-profile/1`.
///
/// `timing` is written as in a scenario file and can be put into one; what it is made of stands in `durations` and `counts`.
public struct MeasuredProfile: Codable, Equatable, Sendable {
  public static let schema = "twinjar.lab-profile/1"

  /// A distribution as a scenario file has it.
  public struct Quantiles: Codable, Equatable, Sendable {
    public var quantiles: [[Double]]
  }

  /// As a scenario file has it.
  public struct Faults: Codable, Equatable, Sendable {
    public struct DeadNetworkProcess: Codable, Equatable, Sendable {
      public var noticeDelayMilliseconds: Quantiles
      public var observerGoesDeaf: Bool
    }

    public var deadNetworkProcess: DeadNetworkProcess
  }

  public var schema = Self.schema
  public var engine: String
  public var engineVersion: String
  public var cores: Int
  /// The load average over the last minute.
  public var load: Double
  public var isComplete: Bool
  /// By the names of a scenario's `timing`; keys that were not measured are not there.
  public var timing: [String: Quantiles]
  /// What of a scenario's `faults` was measured; nil if there is no network process to kill, or none was.
  public var faults: Faults?
  public var durations: [DurationSamples]
  public var counts: [CountSamples]

  private static let besideOtherWork = "series of samples taken beside other work"

  /// What is to be said of all its numbers; nil if it was taken on a machine at rest, or before that was looked at.
  var caveat: String? {
    guard let busy = counts.first(where: { $0.name == Self.besideOtherWork }), busy.count > 0 else { return nil }
    return "measured beside other work in \(busy.count) of \(busy.of) series"
  }

  init(
    engine: String, engineVersion: String, cores: Int, load: Double, isComplete: Bool,
    _ taken: [Probe: [String: [Double]]], _ copies: [CopySequence.Part: [Double]], busy: BusySeries = BusySeries()
  ) {
    (self.engine, self.engineVersion, self.cores) = (engine, engineVersion, cores)
    (self.load, self.isComplete) = (load, isComplete)
    func samples(_ probe: Probe, _ name: String = "milliseconds") -> [Double] { taken[probe]?[name] ?? [] }
    func part(_ part: CopySequence.Part) -> [Double] { copies[part] ?? [] }
    durations = [
      ("web store, read", samples(.webRead)),
      ("web store, set of a persistent cookie", samples(.webWrite)),
      ("web store, set of a session cookie", samples(.webWriteSession)),
      ("web store, read by a copy", part(.webRead)),
      ("web store, set by a copy", part(.webWrite)),
      ("web store, first read of a new app", samples(.coldRead)),
      ("observer, after the call of a set", samples(.notification, "afterCall")),
      ("observer, after the middle of a set", samples(.notification, "afterHalf")),
      ("native store, set beside 2 cookies", samples(.nativeWrite, "2")),
      ("native store, set beside 500 cookies", samples(.nativeWrite, "500")),
      ("native store, set by a copy", part(.nativeWrite)),
      ("page, from the first load of an app to the server", samples(.load, "cold")),
      ("page, from a load to the server, warm", samples(.load, "warm")),
      ("page, from a script's call to the server", samples(.pageCall)),
      ("page, from a script's refresh to the server", part(.pageRequest)),
      ("page, from an answer with two cookies to the observer", part(.pageAnswer)),
      ("page, a message to native code and its answer", samples(.bridge)),
      ("native code, from the app's call to the server", samples(.nativeCall, "request")),
      ("native code, from the app's refresh to the server", part(.nativeRequest)),
      ("native code, from the server's answer to the app", samples(.nativeCall)),
      ("native code, from an answer with two cookies to the app", part(.nativeAnswer)),
    ].compactMap { DurationSamples($0.0, $0.1) }
    counts =
      CountSamples.each("document.cookie is stale so long after a completed set", taken[.visibility] ?? [:])
      + CountSamples.each("set lost, network process killed so long after its call", taken[.killDuringSet] ?? [:])
      + CountSamples.each("set lost, called so long after the network process was killed", taken[.setAfterKill] ?? [:])
    let notices = samples(.notification, "notices")
    let early = samples(.notification, "beforeCompletion")
    if !notices.isEmpty {
      counts.append(
        CountSamples("observer told of a set, once", count: notices.count { $0 == 1 }, of: notices.count))
      counts.append(
        CountSamples("observer told before the set completes", count: early.count { $0 > 0 }, of: early.count))
    }
    let heard = taken[.setAfterKill]?["notices"] ?? []
    if !heard.isEmpty {
      counts.append(
        CountSamples(
          "observer told after the network process was relaunched", count: heard.count { $0 > 0 }, of: heard.count))
    }
    if busy.series > 0 { counts.append(CountSamples(Self.besideOtherWork, count: busy.busy, of: busy.series)) }
    timing = [:]
    timing = timings(taken, copies)
    faults = Self.faults(taken[.setAfterKill] ?? [:])
  }

  /// What the model's parameters are by these samples.
  ///
  /// Those that a copy consists of are what they take within one; see ``CopySequence``.
  private func timings(
    _ taken: [Probe: [String: [Double]]], _ copies: [CopySequence.Part: [Double]]
  ) -> [String: Quantiles] {
    func quantiles(_ name: String, scaledBy scale: Double = 1) -> Quantiles? {
      durations.first { $0.name == name }.map { samples in
        Quantiles(quantiles: Self.rising(samples.quantiles.map { [$0[0], ($0[1] * scale * 1_000).rounded() / 1_000] }))
      }
    }
    var timing: [String: Quantiles] = [:]
    timing["webReadMilliseconds"] = quantiles("web store, read by a copy")
    timing["webWriteMilliseconds"] = quantiles("web store, set by a copy")
    timing["observerDelayMilliseconds"] = quantiles("observer, after the middle of a set")
    timing["networkProcessStartMilliseconds"] = quantiles("web store, first read of a new app")
    // The model takes half of it for each way.
    timing["pageLoadMilliseconds"] = quantiles("page, from a script's refresh to the server", scaledBy: 2)
    timing["nativeCompletionMilliseconds"] = quantiles("native code, from the server's answer to the app")
    timing["nativeRequestMilliseconds"] = quantiles("native code, from the app's refresh to the server")
    timing["nativeCookieResponseMilliseconds"] = quantiles("native code, from an answer with two cookies to the app")
    timing["pageCookieResponseMilliseconds"] = pageCookieResponse(copies)
    // One way of two.
    timing["bridgeMilliseconds"] = quantiles("page, a message to native code and its answer", scaledBy: 0.5)
    timing["webProcessStartMilliseconds"] = webProcessStart(taken)
    timing["pageCopyDelayMilliseconds"] = Self.delay(surviving: taken[.visibility] ?? [:])
    timing["webWriteArrivalMilliseconds"] = Self.delay(surviving: taken[.killDuringSet] ?? [:])
    addNativeWrites(to: &timing)
    return timing
  }

  /// - Parameter samples: of sets that begin after the network process was killed.
  private static func faults(_ samples: [String: [Double]]) -> Faults? {
    guard let heard = samples["notices"], !heard.isEmpty, let delay = delay(surviving: samples) else { return nil }
    return Faults(
      deadNetworkProcess: .init(noticeDelayMilliseconds: delay, observerGoesDeaf: heard.allSatisfy { $0 == 0 }))
  }

  /// The observer's own delay comes on top of it.
  private func pageCookieResponse(_ copies: [CopySequence.Part: [Double]]) -> Quantiles? {
    guard let observer = durations.first(where: { $0.name == "observer, after the middle of a set" }) else {
      return nil
    }
    let stored = (copies[.pageAnswer] ?? []).map { max(0, $0 - observer.milliseconds(at: 0.5)) }
    return DurationSamples("", stored).map { Quantiles(quantiles: Self.rising($0.quantiles)) }
  }

  /// How much later the first page of an app sets out than one of a warm engine.
  private func webProcessStart(_ taken: [Probe: [String: [Double]]]) -> Quantiles? {
    guard let warm = durations.first(where: { $0.name == "page, from a script's refresh to the server" }) else {
      return nil
    }
    let cold = (taken[.load]?["cold"] ?? []).map { max(0, $0 - warm.milliseconds(at: 0.5)) }
    return DurationSamples("", cold).map { Quantiles(quantiles: Self.rising($0.quantiles)) }
  }

  /// A part that each write takes, and one for each cookie that the file has, from two sizes of the file; a copy's has two cookies.
  private func addNativeWrites(to timing: inout [String: Quantiles]) {
    func samples(_ held: Int) -> DurationSamples? {
      durations.first { $0.name == "native store, set beside \(held) cookies" }
    }
    guard let few = samples(2), let many = samples(500),
      let copied = durations.first(where: { $0.name == "native store, set by a copy" })
    else { return }
    let perCookie = max(0, (many.milliseconds(at: 0.5) - few.milliseconds(at: 0.5)) / 498)
    func rounded(_ value: Double) -> Double { (max(0, value) * 10_000).rounded() / 10_000 }
    timing["nativeWritePerCookieMilliseconds"] = Quantiles(quantiles: [0, 1].map { [$0, rounded(perCookie)] })
    timing["nativeWriteMilliseconds"] = Quantiles(
      quantiles: Self.rising(copied.quantiles.map { [$0[0], rounded($0[1] - 2 * perCookie)] }))
  }

  /// How long something takes, by the share that is not over after each delay: that the page's copy is still stale, or that a
  /// set is lost with its process.
  static func delay(surviving samples: [String: [Double]]) -> Quantiles? {
    let counts = CountSamples.each("", samples)
    guard let last = counts.last?.atMilliseconds else { return nil }
    var points: [[Double]] = [[0, 0]]
    for count in counts where count.of > 0 {
      let share = ((1 - Double(count.count) / Double(count.of)) * 10_000).rounded() / 10_000
      if let point = points.last, share > point[0], share < 1 { points.append([share, count.atMilliseconds ?? 0]) }
    }
    // Beyond the delays that were tried nothing is known; and it was over for all at the first delay at which none was left.
    let end = counts.first { $0.count == 0 }?.atMilliseconds ?? last
    points.append([1, max(end, points.last?[1] ?? 0)])
    return Quantiles(quantiles: points)
  }

  /// Durations that never fall, as a scenario file wants them.
  private static func rising(_ points: [[Double]]) -> [[Double]] {
    var latest = 0.0
    return points.map { point in
      latest = max(latest, point[1])
      return [point[0], latest]
    }
  }
}

/// What `twinjar lab measure` says.
public struct MeasurementReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json]

  public let profile: MeasuredProfile

  public init(_ profile: MeasuredProfile) { self.profile = profile }

  public var parts: [ReportPart] {
    let head =
      "\(LabEngine(rawValue: profile.engine)?.name ?? profile.engine) \(profile.engineVersion), \(profile.cores) cores, load \(String(format: "%.1f", profile.load))"
      + (profile.isComplete ? "" : ", interrupted: what was measured so far") + (profile.caveat.map { ", \($0)" } ?? "")
    return [.text(head), .table(durations), .table(counts)]
  }

  private var durations: ReportTable {
    var table = ReportTable([
      .init("milliseconds", isProse: true), .init("samples", .right), .init("least", .right), .init("p50", .right),
      .init("p50, 95 %", .right), .init("p95", .right), .init("most", .right),
    ])
    func text(_ value: Double) -> String { String(format: "%.2f", value) }
    table.rows = profile.durations.map { samples in
      [
        samples.name, "\(samples.count)", text(samples.milliseconds(at: 0)), text(samples.milliseconds(at: 0.5)),
        samples.medianInterval?.map(text).joined(separator: "-") ?? "none", text(samples.milliseconds(at: 0.95)),
        text(samples.milliseconds(at: 1)),
      ]
    }
    return table
  }

  private var counts: ReportTable {
    var table = ReportTable([
      .init("count", isProse: true), .init("ms", .right), .init("", .right), .init("95 %", .right),
    ])
    table.rows = profile.counts.map { count in
      [
        count.name, count.atMilliseconds.map { "\($0)" } ?? "", "\(count.count)/\(count.of)",
        count.interval.map { String(format: "%.0f", 100 * $0) }.joined(separator: "-") + " %",
      ]
    }
    return table
  }

  public func json() throws -> String { try CanonicalJSON.document(profile) }
}
