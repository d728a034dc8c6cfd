import CookieDiagnosis
import CookieSimulation
import SyncStrategies

@testable import CookieExploration

/// Every schedule within bounds, each run once and none cut: what a shrinker's answer is checked against. Shares nothing
/// with the search but the runs.
struct EverySchedule {
  let system: Simulator
  let bounds: ExplorationBounds

  /// The least run that violates a property for a cause, by the measure of the shrinker.
  func least(violating property: Property, for cause: Cause?) -> ScheduleMeasure? {
    var least: ScheduleMeasure?
    var open: [[UInt32]] = [[]]
    while let start = open.popLast() {
      let guide = Beginning(start)
      let tape = Tape(guide: guide)
      let summary = system.run(tape)
      let measure = ScheduleMeasure(events: summary.steps, choices: tape.recording, purposes: tape.purposes)
      if property.isViolated(by: summary), property.cause(in: summary) == cause {
        least = min(least ?? measure, measure)
      }
      addNeighbours(of: tape, after: start.count, to: &open)
    }
    return least
  }

  /// Runs that depart once more, after the last departure of this one.
  private func addNeighbours(of tape: Tape, after beginning: Int, to open: inout [[UInt32]]) {
    var faults = 0
    var preemptions = 0
    for (place, choice) in tape.recording.enumerated() {
      let purpose = tape.purposes[place]
      if place >= beginning, allows(purpose, faults, preemptions) {
        for value in 1..<max(1, choice.arity) {
          open.append(tape.recording[..<place].map(\.value) + [value])
        }
      }
      guard choice.value > 0 else { continue }
      switch purpose {
      case .fault: faults += 1
      case .order, .job, .random: preemptions += 1
      case .script, .delay, .clock: break
      }
    }
  }

  private func allows(_ purpose: ChoicePurpose, _ faults: Int, _ preemptions: Int) -> Bool {
    switch purpose {
    case .fault: faults < bounds.faults
    case .order, .job, .random: preemptions < bounds.preemptions ?? .max
    case .script, .delay, .clock: true
    }
  }

  private final class Beginning: ScheduleGuide {
    private let values: [UInt32]
    private var position = 0

    init(_ values: [UInt32]) { self.values = values }

    func choose(at point: borrowing ChoicePoint) -> Int? {
      defer { position += 1 }
      return position < values.count ? Int(values[position]) : 0
    }
  }
}
