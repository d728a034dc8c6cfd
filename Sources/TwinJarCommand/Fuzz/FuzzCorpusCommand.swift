import ArgumentParser
import Choices
import CookieExploration
import CookieFuzzing
import CookieReports
import CookieSimulation
import Cookies
import Foundation

struct FuzzCorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Grade oracles on a corpus of cases, or add to one.",
    discussion: """
      This is what "twinjar fuzz" does without a subcommand.

      Example: twinjar fuzz --replay Corpus --oracle all
      Example: twinjar fuzz --replay Corpus --oracle libcurl --report grades.html
      Example: twinjar fuzz --merge /tmp/inputs --corpus Corpus
      """
  )

  @Option(help: ArgumentHelp("Grade oracles on the cases of a corpus.", valueName: "directory"))
  var replay: String?

  @Option(help: ArgumentHelp("Add what is new in a directory to --corpus; may be repeated.", valueName: "directory"))
  var merge: [String] = []

  @Option(help: ArgumentHelp("The corpus that --merge adds to.", valueName: "directory"))
  var corpus: String?

  @Option(help: "List so many failed cases of each oracle.")
  var failures = 0

  @OptionGroup var format: FormatOption<GradeReport>

  @OptionGroup var report: ReportFileOption

  @OptionGroup var oracles: OracleOptions

  func validate() throws {
    guard failures >= 0 else { throw ValidationError("--failures: found \(failures), expected 0 or more") }
    if report.isWanted, replay == nil { throw ValidationError("--report needs --replay, whose grades it shows") }
    if !merge.isEmpty, corpus == nil { throw ValidationError("--merge needs --corpus, the directory to add to") }
  }

  func run() throws {
    try reportingFailures {
      try report.check()
      if let replay { return try grade(replay) }
      guard let corpus, !merge.isEmpty else { throw CleanExit.helpRequest(FuzzCommand.self) }
      try mergeAll(into: corpus)
    }
  }

  private func grade(_ directory: String) throws {
    let corpus = try CorpusFiles.read(directory, mayBeNew: false)
    guard !corpus.entries.isEmpty else {
      throw InputError(.noInput, source: directory, found: "no case", expected: "files that end in .json")
    }
    let cases = corpus.entries.map(\.contents)
    let processes = try oracles.processes()
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let grades = self.grades(of: processes, on: cases, control: control)
    try report.write {
      .grades(grades, cases: cases, of: directory)
    } before: {
      try format.write(
        GradeReport(grades, cases: cases, paths: corpus.entries.map(\.path), of: directory, failures: failures))
    }
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    try OracleOptions.refuseShortage(of: processes)
    if grades[0].count(.failed) > 0 { throw ExitCode(1) }
  }

  /// Our own grade, and those of the oracles that came to the end of the cases before they were stopped.
  private func grades(of processes: [OracleProcess], on cases: [CorpusCase], control: CampaignControl) -> [OracleGrade]
  {
    var grades = [OracleGrade.own(on: cases, oracle: Oracle())]
    for oracle in processes {
      let grade = OracleGrade.of(oracle, on: cases, until: AskingLimit(control: control))
      if control.isStopped {
        StandardError.show("interrupted: \(grades.count - 1) of \(processes.count) oracles are graded\n")
        break
      }
      grades.append(grade)
    }
    return grades
  }

  private func mergeAll(into directory: String) throws {
    let target = try CorpusFiles.read(directory, mayBeNew: true)
    var merging = CorpusMerging(into: target)
    for source in merge {
      guard FileManager.default.fileExists(atPath: source) else {
        throw InputError(.noInput, source: source, found: "nothing", expected: "a directory")
      }
      merging.add(contentsOf: source)
    }
    for problem in merging.problems { StandardError.show("Warning: \(problem)\n") }
    for folder in Set(merging.added.map(\.folder)) { target.removeAbandoned(below: folder) }
    for added in merging.added {
      if let problem = target.write(added.contents, below: added.folder) { throw problem }
    }
    StandardOutput.show(
      "\(merging.examined) inputs examined, \(merging.added.count) added to \(Printable.text(directory)), "
        + "\(merging.examined - merging.added.count) reach nothing new\n")
  }
}

/// Reads a corpus and names on standard error what cannot be read of it.
enum CorpusFiles {
  static func read(_ directory: String, mayBeNew: Bool) throws -> Corpus {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory)
    if exists ? !isDirectory.boolValue : !mayBeNew {
      throw InputError(
        .noInput, source: directory, found: exists ? "a file" : "nothing", expected: "a directory with cases")
    }
    let corpus = Corpus(directory: directory)
    for problem in corpus.problems { StandardError.show("Warning: \(problem)\n") }
    if !corpus.problems.isEmpty {
      StandardError.show(
        "\(corpus.problems.count) of \(corpus.entries.count + corpus.problems.count) cases left out\n")
    }
    return corpus
  }
}
