import CSimulationRuntime
import CookieDiagnosis
import CookieScenarios
import CookieSync
import Cookies
import SyncStrategies

/// Something that a strategy's code may use, and whether it stays in its run with the executor of this platform.
public struct CodeConstruct: Sendable, CustomStringConvertible {
  public let name: String
  /// Uses it, and leaves marks in the trace.
  public let body: @Sendable (Marks) async -> Void
  /// How many marks a run has to leave.
  public let marks: Int
  /// True if it stays the same within a process whatever happens, and is another thing in the next one unless hashing is
  /// fixed.
  public let followsHashing: Bool

  public var description: String { name }

  public init(
    name: String, body: @escaping @Sendable (Marks) async -> Void, marks: Int, followsHashing: Bool = false
  ) {
    self.name = name
    self.body = body
    self.marks = marks
    self.followsHashing = followsHashing
  }

  /// What became of it.
  public enum Containment: String, Sendable {
    /// Its runs come to their end, with the same trace each time.
    case contained
    /// Its code goes on outside the run, which comes to no verdict unless that code is back in time.
    case escapes
    /// Its code stays in the run and is told what the tape does not decide: another trace each time.
    case ofTheMachine = "the machine's"
  }

  /// Plays it fifty times. Takes a moment where code may escape.
  public func containment() -> Containment {
    let place = Place()
    let simulator = Simulator(scenario: Self.scenario, strategy: entry(placedBy: place))
    var traces: Set<UInt64> = []
    for _ in 0..<Self.repetitions {
      guard simulator.run(Tape(seed: 5)).end == .finished, !place.wasOutside else { return .escapes }
      traces.insert(simulator.trace.digest)
    }
    let isDecided = traces.count == 1 && (!followsHashing || twinjar_hashing_is_fixed())
    return isDecided ? .contained : .ofTheMachine
  }

  /// What takes another answer from the machine may get the same one now and then.
  private static let repetitions = 50

  /// Runs the body at launch.
  public var entry: StrategyEntry { entry(placedBy: Place()) }

  private func entry(placedBy place: Place) -> StrategyEntry {
    StrategyEntry(name: "construct", summary: name) { [body] in
      ConstructStrategy(marks: Marks(app: $0, place: place), body: body)
    }
  }

  private static let scenario: Scenario = {
    var scenario = Scenario(
      name: "construct", profile: .ideal, policy: .rfc9700Strict, script: [.launch, .wait(.fixed(milliseconds: 1))])
    scenario.app.nativeRefreshesAtExpiry = false
    scenario.app.pageRefreshesAtExpiry = false
    return scenario
  }()

  /// What a construct leaves in its trace: each is a write of the native store.
  public struct Marks: Sendable {
    public let app: HybridApp
    fileprivate let place: Place

    public func add(_ text: String) async {
      place.note()
      await app.nativeStore.setCookie(Cookie(name: "mark", value: text, domain: "app.example"))
    }
  }
}

/// Whether code that left a mark was outside its run by then. On a busy machine it may be back before the run misses it.
/// Unchecked: the flag is raised by any thread and read by the run's.
private final class Place: @unchecked Sendable {
  private let outside = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  init() { outside.initialize(to: 0) }

  deinit { outside.deallocate() }

  var wasOutside: Bool { twinjar_is_raised(outside) }

  func note() {
    if twinjar_bound_run() == nil { twinjar_raise(outside) }
  }
}

private struct ConstructStrategy: SyncStrategy {
  let marks: CodeConstruct.Marks
  var app: HybridApp { marks.app }
  let body: @Sendable (CodeConstruct.Marks) async -> Void

  func appDidLaunch() async { await body(marks) }
}
