import ArchiveTrials
import ArgumentParser
import Cookies
import Foundation

/// What ``TrialProcess`` starts: one archive, one kind of trial.
struct ArchiveTrialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive-trial", abstract: "Try one archive; part of \"archives\".", shouldDisplay: false)

  @Argument var kind: ArchiveTrial.Kind
  @Option(help: "The archive's name.") var archive = "compact"
  @Option(help: "The case to begin with, from 0.") var from = 0
  @Option(help: "How many cookies.") var cookies = 1
  @Option(help: "Stop after so many seconds.") var seconds = 60.0
  @Option(help: "The file to save to.") var path: String?
  @Option(help: "End the process behind this step of saving.") var step: String?

  func validate() throws {
    guard from >= 0, (1...1_000_000).contains(cookies), seconds > 0, seconds < 1e6 else {
      throw ValidationError("a number is out of range")
    }
  }

  func run() throws {
    // If the process that waits for this one is gone, it still ends.
    alarm(UInt32(seconds) + 10)
    limitMemory()
    if kind == .save, path == nil { throw ValidationError("--path: found nothing, expected a file") }
    var trial = ArchiveTrial(try chosenArchive()) { StandardOutput.write($0) }
    (trial.first, trial.cookies, trial.seconds) = (from, cookies, seconds)
    (trial.path, trial.lastStep) = (path, step)
    try trial.run(kind)
  }

  func chosenArchive() throws -> any CookieArchive {
    guard let archive = ArchiveCatalogue.archive(named: archive) else {
      throw ValidationError("--archive: found '\(Printable.text(archive))', expected the name of an archive")
    }
    return archive
  }

  /// A decoder that allocates without bound ends by a trap instead of taking the machine along. (Linux keeps to it.)
  private func limitMemory() {
    var limit = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}

extension ArchiveTrial.Kind: ExpressibleByArgument {}
