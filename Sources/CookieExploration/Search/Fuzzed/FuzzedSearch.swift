import Choices
import CookieSimulation
import Foundation

/// Judges what a fuzzing program found: each of its inputs is run again here, and only what shows here counts.
public struct FuzzedSearch {
  public private(set) var report = SearchReport()
  /// Inputs that show a violation here too.
  public private(set) var shown: [ScheduleInput] = []
  /// Inputs that violate nothing here: the program was built from other sources.
  public private(set) var silent = 0
  /// What lay in the directory and is no input.
  public private(set) var ignored = 0

  private let player: InputPlayer

  public init(_ exploration: Exploration) {
    player = InputPlayer(exploration)
    report.reduction = .none
  }

  /// Reads the directory that a fuzzing program was told to write to, in the order of the schedules.
  public mutating func read(_ directory: String) throws(InputError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw InputError(
        .noInput, source: directory, found: "no directory that can be read", expected: "what a fuzzing program found")
    }
    if let progress = FuzzProgress(in: directory) {
      report.schedules = progress.schedules
      report.longest = progress.longest
    }
    for name in names.sorted() where name != FoundInputs.progressName {
      guard let schedule = FoundInputs.schedule(ofName: name), let input = Self.input("\(directory)/\(name)") else {
        ignored += 1
        continue
      }
      take(input, schedule)
    }
  }

  private static func input(_ path: String) -> ScheduleInput? {
    // Opening a pipe that nobody writes to would wait for ever.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: ScheduleInput.mostBytes + 1) ?? Data(),
      data.count <= ScheduleInput.mostBytes
    else { return nil }
    return ScheduleInput(Array(data))
  }

  private mutating func take(_ input: ScheduleInput, _ schedule: Int) {
    let run = player.play(input)
    guard player.repeats(run) else {
      report.undetermined = report.undetermined ?? run.choices
      return
    }
    let violations = player.violations(of: run)
    guard !violations.isEmpty else {
      silent += 1
      return
    }
    shown.append(input)
    for property in violations where report.violations[property] == nil {
      report.violations[property] = SearchReport.Violation(
        choices: run.choices, cause: run.summary.firstCause, run: schedule)
    }
  }
}

extension Exploration {
  /// The input of the calm run, for a fuzzer to begin with.
  public var calmInput: ScheduleInput {
    let tape = Tape(replaying: [], isScheduled: true, fitting: true)
    _ = simulator().run(tape)
    return ScheduleInput(making: tape.recording)
  }
}
