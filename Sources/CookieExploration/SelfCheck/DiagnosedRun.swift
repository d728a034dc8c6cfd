import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieFiles
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// A run whose cause is known, and what a recorder, a proxy and the stores' files show of it.
struct DiagnosedRun {
  private let scenario: Scenario
  private let strategy: StrategyEntry
  private let trace: Trace
  private let cookieFields: [Int: String]
  private let asks: [Int32: Int64]
  private let verdicts: [Verdict]
  /// True if the run came to an end that can be scored.
  let hasEnded: Bool
  /// Its main cause; nil without a verdict.
  let truth: Cause?

  init(_ scenario: Scenario, _ strategy: StrategyEntry, _ seed: UInt64) {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    simulator.countsRaces = false
    let summary = simulator.run(Tape(seed: seed))
    (self.scenario, self.strategy) = (scenario, strategy)
    (trace, cookieFields, asks) = (simulator.trace, simulator.cookieFields, simulator.nativeAsks)
    verdicts = summary.verdicts
    hasEnded = summary.end.hasVerdict
    truth = hasEnded ? summary.mainCause : nil
  }

  // MARK: - What is shown of it

  /// - Parameter start: what is shown begins then, by the run's clock; nil for its beginning.
  func sources(from start: Int64? = nil) -> [(Material, RecordedTrace)] {
    var exchanges = CaptureView.exchanges(
      of: trace, cookieFields: cookieFields, on: RecordedDevice(of: scenario, with: strategy, readsBack: false),
      dates: CaptureView.Dates(of: scenario.policy))
    if let start { exchanges.removeAll { $0.startedAt < CaptureView.epoch + start / 1_000 } }
    let roles = Roles().guessed(from: exchanges)
    let verdict = mainVerdict
    let files = FilesView.files(of: trace, verdict: verdict?.record ?? trace.records.count)
    var beside = CaptureTrace.trace(exchanges, roles: roles, files: files)
    beside.appBoundDomains = appBoundDomains
    return [
      (.recorder, recording(readsBack: false, from: start)),
      (.recorderReadingBack, recording(readsBack: true, from: start)),
      (.capture, CaptureTrace.trace(exchanges, roles: roles)), (.captureAndFiles, beside),
    ]
  }

  private var mainVerdict: Verdict? { verdicts.first { $0.kind.endsSession } ?? verdicts.first }

  /// A time at which the user is signed in: somewhere between the answer of the last login before the harm, and the harm; the run's end
  /// where there is none. Nil if nobody was signed in.
  ///
  /// - Parameter thirds: how much of the time between has passed, 0 to 2.
  func signedIn(after thirds: Int64) -> Int64? {
    let harm = mainVerdict.map { min($0.record, trace.records.count) } ?? trace.records.count
    let answer = trace.records[..<harm].last {
      $0.kind == .responseReceived && $0.endpoint == .logIn && $0.number == 200
    }
    guard let answer, let end = trace.records[..<harm].last?.time, end > answer.time else { return nil }
    return answer.time + 1 + (end - answer.time) / 3 * thirds
  }

  private func recording(readsBack: Bool, from start: Int64?) -> RecordedTrace {
    let whole = RecorderView.view(of: trace, in: scenario, with: strategy, readsBack: readsBack, asks: asks)
    return start.map { LatePart.of(whole, from: $0) } ?? whole
  }

  /// The app's Info.plist has such a list where the platform is to keep its session's domain out.
  private var appBoundDomains: AppBoundDomains? {
    scenario.profile.faults.sessionIsOutsideAppBoundDomains ? AppBoundDomains(["else.example"]) : nil
  }

  // MARK: - What it is played in

  /// A cookie of the server's that every client has, and that is to outlive its process.
  static let companion = Bystander("consent", of: .server) { bystander in
    bystander.arePersistent = true
    bystander.occasion = .beginning
  }

  /// True if nobody has met the harm: the session was over when the script was, or code has put back what nobody has
  /// used yet. Whoever hands in a recording has met it.
  var isMetLater: Bool {
    guard let verdict = verdicts.first(where: { $0.kind.endsSession }) ?? verdicts.first else { return false }
    return verdict.kind.endsSession && verdict.record >= trace.records.count || verdict.kind == .writtenBack
  }

  /// The scenario with a user who comes back once more: the same run up to its end, and then the harm.
  static func goingOn(_ scenario: Scenario) -> Scenario {
    var longer = scenario
    longer.script += [
      .wait(.uniform(milliseconds: 960_000, 960_000)), .launch, .callNative(awaited: true), .openPage,
      .fetchOnPage(awaited: true),
    ]
    return longer
  }
}
