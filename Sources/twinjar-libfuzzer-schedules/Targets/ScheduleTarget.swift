import CFuzzCounters
import CookieExploration
import Foundation
import LibFuzzer

/// Two bytes a choice make a schedule of a strategy in a scenario, as environment variables name them (`FuzzOrder`); it
/// must repeat itself. For `twinjar explore --search libfuzzer` it writes down what violates a property.
struct ScheduleTarget: FuzzTarget {
  static let name = "schedule"
  /// The alarm of libFuzzer would read the run's virtual clock and take it for a hang.
  static let arguments = ["-timeout=0"]

  /// One run in this many is played a second time.
  private static let repetition = 16

  private let player: InputPlayer
  private let writer: FoundInputWriter?
  private let countsStates: Bool
  private var runs = 0

  init() throws {
    let order = try FuzzOrder(environment: ProcessInfo.processInfo.environment)
    player = InputPlayer(try order.exploration())
    writer = try order.found.map { try FoundInputWriter(directory: $0, properties: order.properties) }
    countsStates = order.countsStates
  }

  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    let input = ScheduleInput(Array(bytes))
    let run = player.play(input)
    if countsStates { for feature in player.features(of: run) { twinjar_reached(feature) } }
    runs += 1
    let violations = player.violations(of: run)
    let isDetermined = runs % Self.repetition != 1 || player.repeats(run)
    guard let writer else {
      if !isDetermined { fatalError("a recorded schedule does not repeat itself") }
      return
    }
    do {
      let isDone = try writer.take(input, run, violations: violations, isDetermined: isDetermined)
      // Past libFuzzer, which takes any other end of the process for a crash.
      if isDone { _exit(0) }
    } catch {
      fatalError("what was found cannot be written: \(error)")
    }
  }
}
