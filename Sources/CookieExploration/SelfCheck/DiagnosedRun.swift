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
    (trace, cookieFields) = (simulator.trace, simulator.cookieFields)
    verdicts = summary.verdicts
    hasEnded = summary.end.hasVerdict
    truth = hasEnded ? summary.mainCause : nil
  }

  // MARK: - What is shown of it

  var sources: [(Material, RecordedTrace)] {
    let exchanges = CaptureView.exchanges(
      of: trace, cookieFields: cookieFields, on: RecordedDevice(of: scenario, with: strategy, readsBack: false))
    let roles = Roles().guessed(from: exchanges)
    let verdict = verdicts.first { $0.kind.endsSession } ?? verdicts.first
    let files = FilesView.files(of: trace, verdict: verdict?.record ?? trace.records.count)
    var beside = CaptureTrace.trace(exchanges, roles: roles, files: files)
    beside.appBoundDomains = appBoundDomains
    return [
      (.recorder, recording(readsBack: false)), (.recorderReadingBack, recording(readsBack: true)),
      (.capture, CaptureTrace.trace(exchanges, roles: roles)), (.captureAndFiles, beside),
    ]
  }

  private func recording(readsBack: Bool) -> RecordedTrace {
    RecorderView.view(of: trace, in: scenario, with: strategy, readsBack: readsBack)
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
