import Cookies
import Foundation

/// One trial of one archive, by itself: it may trap, hang, or end its process.
///
/// What it finds is written as it is found, so that a trap loses nothing that came before.
package struct ArchiveTrial {
  package enum Kind: String, CaseIterable, Sendable {
    case fidelity, damage, speed, save
  }

  package let archive: any CookieArchive
  /// The case to begin with, from 0.
  package var first = 0
  package var cookies = 1
  /// Stop after so many seconds.
  package var seconds = 60.0
  /// The file to save to, and the step of saving behind which the process ends.
  package var path: String?
  package var lastStep: String?
  private let write: (String) -> Void

  package init(_ archive: any CookieArchive, write: @escaping (String) -> Void) {
    self.archive = archive
    self.write = write
  }

  /// - Throws: what saving throws.
  package func run(_ kind: Kind) throws {
    switch kind {
    case .fidelity: tryFidelity()
    case .damage: tryDamage()
    case .speed: trySpeed()
    case .save: try trySaving()
    }
  }

  private func tryFidelity() {
    for trial in TrialCase.all.dropFirst(first) {
      let fate = trial.fate(in: archive)
      let message = (fate.message ?? "").map { $0.isNewline || $0 == "\t" ? " " : $0 }
      write("\(fate.word)\t\(String(message))\n")
    }
  }

  /// The number of damages; then for each a letter that says its kind, before it is tried, and one for the reaction. So
  /// a trap loses nothing that came before, and its own kind is known.
  private func tryDamage() {
    let start = Date()
    guard let plan = DamagePlan(archive) else { return }
    write("\(plan.count)\n")
    for index in first..<max(first, plan.count) {
      if Date().timeIntervalSince(start) > seconds { return }
      let (kind, bytes) = plan.damage(index)
      write(String(kind.rawValue))
      write(String(plan.reaction(to: bytes).rawValue))
    }
  }

  private func trySpeed() {
    switch SpeedTrial.run(archive, cookies: cookies) {
    case .success(let speed):
      write("\(speed.encodeNanoseconds)\t\(speed.decodeNanoseconds)\t\(speed.bytes)\n")
    case .failure(let error): write("\(error)\n")
    }
  }

  /// Saves and ends without warning behind a step, as a process that the system kills does.
  private func trySaving() throws {
    guard let path else { return }
    try ArchiveFile(path: path, archive: archive).save(TypicalCookies.make(cookies)) { done in
      if done.rawValue == lastStep { kill(getpid(), SIGKILL) }
    }
  }
}
