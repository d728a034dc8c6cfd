import ArchiveTrials
import ArgumentParser
import Cookies
import Foundation

/// What ``TrialProcess`` starts: one archive, one kind of trial.
struct ArchiveTrialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive-trial", abstract: "Try one archive; part of \"archives\".", shouldDisplay: false)

  enum Kind: String, ExpressibleByArgument {
    case fidelity, damage, speed, save
  }

  @Argument var kind: Kind
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
    guard let archive = ArchiveCatalogue.archive(named: archive) else {
      throw ValidationError("--archive: found '\(Printable.text(archive))', expected the name of an archive")
    }
    switch kind {
    case .fidelity: tryFidelity(archive)
    case .damage: tryDamage(archive)
    case .speed: trySpeed(archive)
    case .save: try trySaving(archive)
    }
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

  private func tryFidelity(_ archive: any CookieArchive) {
    for trial in TrialCase.all.dropFirst(from) {
      let fate = trial.fate(in: archive)
      let message = (fate.message ?? "").map { $0.isNewline || $0 == "\t" ? " " : $0 }
      StandardOutput.write("\(fate.word)\t\(String(message))\n")
    }
  }

  /// The number of damages; then for each a letter that says its kind, before it is tried, and one for the reaction. So
  /// a trap loses nothing that came before, and its own kind is known.
  private func tryDamage(_ archive: any CookieArchive) {
    let start = Date()
    guard let plan = DamagePlan(archive) else { return }
    StandardOutput.write("\(plan.count)\n")
    for index in from..<max(from, plan.count) {
      if Date().timeIntervalSince(start) > seconds { return }
      let (kind, bytes) = plan.damage(index)
      StandardOutput.write(String(kind.rawValue))
      StandardOutput.write(String(plan.reaction(to: bytes).rawValue))
    }
  }

  private func trySpeed(_ archive: any CookieArchive) {
    switch SpeedTrial.run(archive, cookies: cookies) {
    case .success(let speed):
      StandardOutput.write("\(speed.encodeNanoseconds)\t\(speed.decodeNanoseconds)\t\(speed.bytes)\n")
    case .failure(let error): StandardOutput.write("\(error)\n")
    }
  }

  /// Saves and ends without warning behind a step, as a process that the system kills does.
  private func trySaving(_ archive: any CookieArchive) throws {
    guard let path else { throw ValidationError("--path: found nothing, expected a file") }
    try ArchiveFile(path: path, archive: archive).save(TypicalCookies.make(cookies)) { done in
      if done.rawValue == step { kill(getpid(), SIGKILL) }
    }
  }
}
