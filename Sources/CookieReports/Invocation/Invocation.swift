import CookieDiagnosis
import CookieScenarios
import CookieSimulation

/// How a program is called, for lines that show a reader how to go on: pasted into a shell, each does what it says.
///
/// ```swift
/// var invocation = Invocation(program: ".build/debug/twinjar")
/// invocation.add(scenarioFile: "my scenario.json5", of: scenario)
/// invocation.replay(tape)  // .build/debug/twinjar replay --scenario 'my scenario.json5' twinjar.tape/1,…
/// ```
public struct Invocation: Sendable {
  /// The words that start the program, as a shell is given them.
  public let program: String
  /// The files of scenarios that are not built in, by the digest that a tape has of its scenario.
  private var scenarioFiles: [UInt64: String] = [:]
  /// The same by the name as well: two files may be of one world, or one of them of a built-in's.
  private var places: [Called: String] = [:]

  private struct Called: Hashable {
    var name: String
    var world: UInt64
  }

  /// - Parameter words: what starts the program, such as its path, or "swift", "run" and its name.
  public init(program words: String...) { program = words.map(ShellWord.quoted).joined(separator: " ") }

  /// A program by the name that it was started with (`argv[0]`): relative to the working directory if it stands below.
  ///
  /// - Parameter directory: the working directory's path.
  public init(started name: String, in directory: String) {
    let here = directory.hasSuffix("/") ? directory : directory + "/"
    guard name.hasPrefix(here), name.count > here.count else {
      self.init(program: name)
      return
    }
    let path = String(name.dropFirst(here.count))
    // A word without "/" would be looked for elsewhere, one with "=" could be taken for an assignment.
    let isPath = path.contains("/") && !path.contains("=") && !path.hasPrefix("-")
    self.init(program: isPath ? path : "./\(path)")
  }

  /// Remembers the file of a scenario, for the tapes of its runs. A built-in one needs none.
  public mutating func add(scenarioFile path: String, of scenario: Scenario) {
    let called = Called(name: scenario.name, world: scenario.digest)
    // Of two files of one name and one world the first is as good as the other.
    guard places[called] == nil else { return }
    add(scenarioFile: path, ofWorld: scenario.digest)
    places[called] = scenarioFiles[scenario.digest]
  }

  /// The same for a scenario by the digest that its tapes have.
  public mutating func add(scenarioFile path: String, ofWorld digest: UInt64) {
    scenarioFiles[digest] = path.hasPrefix("-") ? "./\(path)" : path
  }

  /// Where a scenario stands: its file, or its name if it is built in.
  func place(of scenario: Scenario) -> ReportPlace {
    places[Called(name: scenario.name, world: scenario.digest)].map { ReportPlace(file: $0) }
      ?? ReportPlace(name: scenario.name)
  }

  // MARK: - Lines

  /// A call with these arguments.
  public func line(_ arguments: String...) -> String { line(arguments) }

  private func line(_ arguments: [String]) -> String {
    ([program] + arguments.map(ShellWord.quoted)).joined(separator: " ")
  }

  /// Plays a tape's run.
  public func replay(_ tape: TapeText) -> String { replay(tape, []) }

  /// The same with options.
  public func replay(_ tape: TapeText, _ options: String...) -> String { replay(tape, options) }

  private func replay(_ tape: TapeText, _ options: [String]) -> String { line(["replay"] + options, playing: tape) }

  /// The longest tape, in bytes, that is an argument of a line. Linux takes 131,071 bytes an argument (`MAX_ARG_STRLEN`), and
  /// nobody pastes as much.
  static let longestTape = 100_000

  /// Whether a tape can be a word of a line. The others stand in the JSON of what found them.
  static func takes(_ tape: TapeText) -> Bool { tape.text.utf8.count <= longestTape }

  /// A call with a tape's scenario and the tape; of one that is too long, a sentence that is no call.
  private func line(_ arguments: [String], playing tape: TapeText, _ options: [String] = []) -> String {
    guard Self.takes(tape) else {
      return "No command takes its tape of \(tape.text.utf8.count) bytes but in a file."
    }
    return line(arguments + scenario(of: tape) + options + [tape.text])
  }

  /// Ranks all strategies for a scenario.
  public func advise(_ scenario: Scenario, _ options: [String] = []) -> String {
    line(["advise", "--scenario", word(for: scenario)] + options)
  }

  /// Runs one strategy in a scenario.
  public func compare(_ scenario: Scenario, strategy: String, _ options: [String] = []) -> String {
    line(["compare", "--scenario", word(for: scenario), "--strategy", strategy] + options)
  }

  /// Searches a scenario's schedules for a strategy's failures.
  public func explore(_ scenario: Scenario, strategy: String) -> String {
    line(["explore", "--scenario", word(for: scenario), "--strategy", strategy])
  }

  /// Tells why a tape's run lost its sessions, as far as it began with `cause`.
  public func explain(_ tape: TapeText, cause: Cause) -> String {
    line(["explain"], playing: tape, ["--cause", cause.id])
  }

  /// Tells why a tape's run lost its sessions, or what it waits for.
  public func explain(_ tape: TapeText) -> String { line(["explain"], playing: tape) }

  /// A scenario as its user calls it.
  private func word(for scenario: Scenario) -> String {
    file(of: Called(name: scenario.name, world: scenario.digest)) ?? scenario.name
  }

  private func scenario(of tape: TapeText) -> [String] {
    file(of: Called(name: tape.scenario, world: tape.world)).map { ["--scenario", $0] } ?? []
  }

  /// Nil for a built-in scenario, and for one that nobody has told of.
  private func file(of called: Called) -> String? {
    if let file = places[called] { return file }
    // Another one has the same world: a scenario that needs no file is not called by that one's.
    if places.keys.contains(where: { $0.world == called.world }), BuiltInScenarios.file(named: called.name) != nil {
      return nil
    }
    return scenarioFiles[called.world]
  }
}
