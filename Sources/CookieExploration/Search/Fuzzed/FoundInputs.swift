import Choices
import CookieSimulation
import Cookies
import Foundation

/// The directory in which a fuzzing program leaves what it found, and how far it came.
///
///     progress               24 bytes: a mark, schedules played, jobs and events of the longest; written after each run
///     schedule-000000001234  the input of schedule 1234, which violates what no earlier one did
///
/// All of it is there when the program dies, since the kernel has it. A reader trusts nothing in it.
public enum FoundInputs {
  static let mark = Array("twinjar1".utf8)
  static let prefix = "schedule-"

  static let progressName = "progress"
  static let progressSize = 24

  static func name(ofSchedule number: Int) -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// The schedule that a file's name says, if it is such a name.
  static func schedule(ofName name: String) -> Int? {
    guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)), number > 0,
      Self.name(ofSchedule: number) == name
    else { return nil }
    return number
  }
}

/// How far a fuzzing program has come.
public struct FuzzProgress: Hashable, Sendable {
  /// Schedules played.
  public var schedules = 0
  /// Jobs and events of the longest of them.
  public var longest = 0

  public init() {}

  var bytes: [UInt8] {
    FoundInputs.mark
      + [schedules, longest].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count == FoundInputs.progressSize, bytes.starts(with: FoundInputs.mark) else { return nil }
    func number(at place: Int) -> Int? {
      let value = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << UInt64($1 * 8) }
      return Int(exactly: value)
    }
    guard let schedules = number(at: 8), let longest = number(at: 16) else { return nil }
    self.schedules = schedules
    self.longest = longest
  }

  /// Nil if the program has not begun: it is another one, or was not built with libFuzzer.
  public init?(in directory: String) {
    guard let data = FileManager.default.contents(atPath: "\(directory)/\(FoundInputs.progressName)") else {
      return nil
    }
    self.init(Array(data))
  }
}

/// The fuzzing program's side: writes down each input that violates what none before it did.
public final class FoundInputWriter {
  private let directory: String
  private let progressFile: FileHandle
  private var progress = FuzzProgress()
  private var wanted: Set<Property>

  /// - Parameters:
  ///   - directory: one that is there.
  ///   - properties: what is searched for.
  public init(directory: String, properties: [Property]) throws(InputError) {
    self.directory = directory
    wanted = Set(properties)
    let path = "\(directory)/\(FoundInputs.progressName)"
    guard FileManager.default.createFile(atPath: path, contents: Data(progress.bytes)),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw InputError(
        .noInput, source: directory, found: "no directory that can be written", expected: "one for what is found")
    }
    progressFile = file
  }

  /// Takes notice of a run.
  ///
  /// - Parameters:
  ///   - violations: the properties that the run violates.
  ///   - isDetermined: false if the run did not repeat itself.
  /// - Returns: true if there is nothing left to search for.
  public func take(_ input: ScheduleInput, _ run: InputPlayer.Run, violations: [Property], isDetermined: Bool) throws
    -> Bool
  {
    progress.schedules += 1
    progress.longest = max(progress.longest, run.summary.steps)
    let isNew = !wanted.isDisjoint(with: violations)
    wanted.subtract(violations)
    if isNew || !isDetermined {
      let path = "\(directory)/\(FoundInputs.name(ofSchedule: progress.schedules))"
      try WholeFile.write(input.bytes, to: path)
    }
    try progressFile.seek(toOffset: 0)
    try progressFile.write(contentsOf: Data(progress.bytes))
    return wanted.isEmpty || !isDetermined
  }
}
