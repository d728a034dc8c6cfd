import Choices
import CookieScenarios
import Foundation
import SystemSupport
import TokenServer

/// Measures an engine, and says what of it a platform's timing states.
public struct LabMeasurement: Sendable {
  public let engine: LabEngine
  /// What the numbers of samples are shares of: two fifths as many copies, a tenth as many starts of an app, a fifth of most else.
  public let samples: Int

  public init(engine: LabEngine, samples: Int) {
    self.engine = engine
    self.samples = samples
  }

  /// How many apps are started one after the other, for what is measured of new ones.
  private var starts: Int { max(3, samples / 10) }

  /// How many play a copy each way (``CopySequence``), which takes more than a second each.
  private var apps: Int { max(6, samples * 2 / 5) }

  /// How many steps ``run(with:control:progress:)`` tells the progress of.
  public var steps: Int { probes.count + starts + apps }

  /// What is measured in one app; some need a network process that can be killed.
  private var probes: [Probe] {
    let apart: [Probe] = [.coldRead, .load] + (engine.hasNetworkProcess ? [] : [.killDuringSet, .setAfterKill])
    return Probe.allCases.filter { !apart.contains($0) }
  }

  private typealias Samples = [String: [Double]]

  /// - Parameter progress: is told how many of ``steps`` are done.
  /// - Returns: what was measured, and why no more could be, if that is so.
  /// - Throws: ``LabUnavailable`` if there is no engine; ``LabSlow`` if it does not start in time; ``LabStopped`` if nobody waits
  ///   for that; `SystemFailure` if there is not enough of what it takes to begin.
  public func run(
    with program: LabProgram, control: CampaignControl, progress: (Int) -> Void
  ) throws -> (profile: MeasuredProfile, failure: (any Error)?) {
    let display = engine.needsDisplay ? try VirtualDisplay(program, isStopped: { control.isStopped }) : nil
    let janitor = try Janitor(program)
    let version = try EngineCheck.version(of: engine, program, display, janitor) { control.isStopped }
    var taken: [Probe: Samples] = [:]
    var copies: [CopySequence.Part: [Double]] = [:]
    var done = 0
    var problem: (any Error)?
    let bench = MeasuringBench(
      program: program, engine: engine, display: display, janitor: janitor, isStopped: { control.isStopped })
    do {
      for probe in probes {
        if control.isStopped { break }
        // Its answers find the app at rest, as a copy's do.
        let latency = probe == .nativeCall ? CopySequence.latency : 0
        taken[probe] = try bench.inNewApp(latency: latency) { try $0.take(probe, count: count(of: probe)) }
        done += 1
        progress(done)
      }
      for _ in 0..<starts where !control.isStopped {
        let read = try bench.inNewApp { try $0.take(.coldRead, count: 1) }
        let loads = try bench.inNewApp { try $0.take(.load, count: 3) }
        for (name, values) in read { taken[.coldRead, default: [:]][name, default: []] += values }
        for (name, values) in loads { taken[.load, default: [:]][name, default: []] += values }
        done += 1
        progress(done)
      }
      for _ in 0..<apps where !control.isStopped {
        copies.merge(try bench.playCopies(), uniquingKeysWith: +)
        done += 1
        progress(done)
      }
    } catch AppProcess.Failure.stopped {
      // What was measured by then is kept.
    } catch let failure as AppProcess.Failure {
      problem = LabUnavailable(what: "\(engine.name) failed while it was measured: \(failure)")
    } catch { problem = error }
    if let problem, taken.isEmpty { throw problem }
    let profile = MeasuredProfile(
      engine: engine.rawValue, engineVersion: version, cores: ProcessInfo.processInfo.activeProcessorCount,
      load: (MachineLoad.now * 100).rounded() / 100,
      isComplete: !control.isStopped && problem == nil, taken, copies, busy: bench.busySeries)
    return (profile, problem)
  }

  private func count(of probe: Probe) -> Int {
    switch probe {
    // A delay each.
    case .visibility: max(5, samples / 5)
    case .killDuringSet, .setAfterKill: max(3, samples / 20)
    // Each is the mean of many.
    case .bridge: max(5, samples / 10)
    // The model's durations are drawn from these, and a rest comes before each.
    case .notification, .nativeCall: max(6, samples * 2 / 5)
    default: max(6, samples / 5)
    }
  }
}

/// Starts apps, each with a server and a profile of its own.
struct MeasuringBench {
  let program: LabProgram
  let engine: LabEngine
  let display: VirtualDisplay?
  let janitor: Janitor
  let isStopped: () -> Bool
  let busySeries = BusySeries()

  /// An app that is asked for samples.
  struct Subject {
    let app: AppProcess
    let server: TrialServer

    /// In seconds, for a whole series.
    private static let patience = 300.0

    func take(_ probe: Probe, count: Int) throws -> [String: [Double]] {
      if probe != .coldRead, probe != .load { _ = try app.ask(.launch) }
      // What calls needs a session.
      if [.pageCall, .nativeCall].contains(probe) { _ = try app.ask(.logIn) }
      if probe == .pageCall { _ = try app.ask(.openPage) }
      let before = server.exchanges.count
      let answer = try app.ask(.measure, within: Self.patience) { ($0.probe, $0.count) = (probe.rawValue, count) }
      let samples = answer.samples ?? [:]
      guard let moments = samples["moments"] else { return samples }
      let exchanges = Array(server.exchanges.dropFirst(before))
      var distances = Self.distances(probe, moments, exchanges)
      if let begun = samples["begun"] {
        distances["request"] = Self.toServer(begun, Self.seen(probe, exchanges))
      }
      return distances
    }

    /// From each moment of the app to the server's, or back.
    static func distances(_ probe: Probe, _ moments: [Double], _ exchanges: [TokenExchange]) -> [String: [Double]] {
      let seen = seen(probe, exchanges)
      let pairs = zip(moments, seen)
      switch probe {
      case .nativeCall:
        return ["milliseconds": pairs.map { ($0 - Double($1.answeredAt)) / 1e6 }]
      case .load:
        let distances = toServer(moments, seen)
        return ["cold": Array(distances.prefix(1)), "warm": Array(distances.dropFirst())]
      default: return ["milliseconds": toServer(moments, seen)]
      }
    }

    private static func seen(_ probe: Probe, _ exchanges: [TokenExchange]) -> [TokenExchange] {
      exchanges.filter { $0.path == (probe == .load ? "/page" : "/call") }
    }

    private static func toServer(_ moments: [Double], _ seen: [TokenExchange]) -> [Double] {
      zip(moments, seen).map { (Double($1.receivedAt) - $0) / 1e6 }
    }
  }

  func playCopies() throws -> [CopySequence.Part: [Double]] {
    try inNewApp(of: CopySequence.strategy, latency: CopySequence.latency, CopySequence.play(in:))
  }

  /// A series of samples, once more if others had the processors meanwhile.
  ///
  /// - Parameters:
  ///   - strategy: none's, if not given.
  ///   - latency: of the server, one way, in milliseconds.
  func inNewApp<Result>(
    of strategy: String = ProbeStrategy.entry.name, latency: Double = 0, _ body: (Subject) throws -> Result
  ) throws -> Result {
    while true {
      busySeries.waitForQuiet(isStopped: isStopped)
      let (result, othersShare) = try inOneApp(of: strategy, latency: latency, body)
      if isStopped() || busySeries.count(othersShare: othersShare) { return result }
    }
  }

  private func inOneApp<Result>(
    of strategy: String, latency: Double, _ body: (Subject) throws -> Result
  ) throws -> (Result, othersShare: Double) {
    let profile = try PrivateDirectory()
    try RoomForProfile.check(profile)
    janitor.watch(profile)
    var scenario = Scenario(name: "measured", profile: .webKitGTK, policy: .rfc9700Strict, script: [])
    scenario.network.latency = .fixed(milliseconds: latency)
    let server = try TrialServer(scenario, seed: 1)
    defer { server.server.stop() }
    let app = try AppProcess(
      AppProcess.Launch(
        program: program, strategy: strategy, directory: profile.path, server: server.server.base,
        grace: 0, display: display?.name, engine: engine), isStopped: isStopped)
    defer { app.kill() }
    let before = ProcessorUse.now
    let result = try body(Subject(app: app, server: server))
    // As long as the engine's processes are there to be asked.
    let othersShare = before.flatMap { before in ProcessorUse.now?.othersShare(since: before) } ?? 0
    try RoomForProfile.check(profile)
    return (result, othersShare)
  }
}
