import Cookies
import Foundation

/// Tries archives, each in processes of its own.
package struct ArchiveTrialRunner {
  let cookieCounts: [Int]
  /// Seconds that an archive has for each measurement.
  let budget: Double
  private let process: TrialProcess
  /// A decoder that says nothing for so long hangs.
  private let silence: Double
  /// A process that traps is started anew behind the trap; an archive that does nothing else is not worth more.
  private static let mostRestarts = 200

  /// - Parameters:
  ///   - cookieCounts: how many cookies to time, each by itself.
  ///   - budget: seconds that an archive has for each measurement.
  ///   - command: the program that does what ``ArchiveTrial`` says, and its arguments up to the trial's own.
  package init(cookieCounts: [Int], budget: Double, command: [String]) throws {
    self.cookieCounts = cookieCounts
    self.budget = budget
    silence = max(budget, 5)
    process = try TrialProcess(command: command)
  }

  /// The parts that each archive takes, for a progress bar.
  package var partsPerArchive: Int { 2 + cookieCounts.count }

  /// Tries archives one after the other.
  ///
  /// - Parameters:
  ///   - progress: is told how many parts are finished.
  ///   - isStopped: whether to go on no further; an archive that is not finished is left out.
  package func report(
    on archives: [any CookieArchive], progress: (Int) -> Void, isStopped: () -> Bool
  ) throws -> ArchiveReport {
    var report = ArchiveReport(results: [], cookieCounts: cookieCounts, budget: budget)
    for (index, archive) in archives.enumerated() {
      let first = index * partsPerArchive
      guard let result = try result(for: archive, progress: { progress(first + $0) }, isStopped: isStopped)
      else {
        report.isComplete = false
        break
      }
      report.results.append(result)
    }
    return report
  }

  private func result(
    for archive: any CookieArchive, progress: (Int) -> Void, isStopped: () -> Bool
  ) throws -> ArchiveResult? {
    var result = ArchiveResult(
      name: archive.name, isOwn: ArchiveCatalogue.own.contains { $0.name == archive.name })
    progress(0)
    result.fates = try fates(archive.name, isStopped)
    progress(1)
    if isStopped() { return nil }
    result.damage = try damage(archive, isStopped)
    for (index, count) in cookieCounts.enumerated() {
      progress(2 + index)
      if isStopped() { return nil }
      result.speeds.append(try speed(archive.name, count, isStopped))
    }
    return isStopped() ? nil : result
  }

  private func fates(_ name: String, _ isStopped: () -> Bool) throws -> [Fate] {
    var fates: [Fate] = []
    while fates.count < TrialCase.all.count, !isStopped() {
      let ending = try process.run(
        ["fidelity", "--archive", name, "--from", "\(fates.count)", "--seconds", "\(silence * 40)"], silence: silence,
        isStopped: isStopped)
      fates += String(decoding: ending.output, as: UTF8.self).split(separator: "\n").compactMap(Self.fate)
      guard fates.count < TrialCase.all.count else { break }
      fates.append(ending.wasStopped ? .unfinished : .trapped(ending.lastWords ?? "it ended early"))
    }
    return fates
  }

  /// A fate from a line of the other process.
  private static func fate(_ line: Substring) -> Fate? {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return [Fate.kept, .changed, .lost, .refused(String(parts[1]))].first { $0.word == parts[0] }
  }

  private func damage(_ archive: any CookieArchive, _ isStopped: () -> Bool) throws -> DamageTally {
    var tally = DamageTally()
    let names = DamagePlan.hostileNames(for: archive)
    let start = Date()
    for _ in 0..<Self.mostRestarts where !isStopped() {
      let left = budget - Date().timeIntervalSince(start)
      guard left > 0 else { break }
      let arguments = ["damage", "--archive", archive.name, "--from", "\(tally.tried)", "--seconds", "\(left)"]
      let ending = try process.run(arguments, silence: silence, isStopped: isStopped)
      let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n", maxSplits: 1)
      // Without a number it has not come as far as damaging an archive.
      guard let number = lines.first, let planned = Int(number) else { break }
      if tally.planned == 0 { tally.planned = planned }
      let letters = lines.count == 2 ? Array(lines[1]) : []
      for index in stride(from: 0, to: letters.count, by: 2) {
        let end: Reaction = ending.wasStopped ? .unfinished : .trapped
        let reaction = index + 1 < letters.count ? Reaction(rawValue: letters[index + 1]) : end
        if let kind = DamageKind(rawValue: letters[index]), let reaction { tally.note(kind, reaction, names: names) }
      }
      if ending.lastWords == nil, !ending.wasStopped { break }
    }
    return tally
  }

  private func speed(_ name: String, _ count: Int, _ isStopped: () -> Bool) throws -> SpeedResult {
    let arguments = ["speed", "--archive", name, "--cookies", "\(count)", "--seconds", "\(budget)"]
    let ending = try process.run(arguments, silence: budget, isStopped: isStopped)
    if ending.wasStopped { return .unfinished(seconds: budget) }
    if let words = ending.lastWords { return .trapped(words) }
    let line = String(decoding: ending.output, as: UTF8.self).filter { $0 != "\n" }
    let numbers = line.split(separator: "\t")
    guard numbers.count == 3, let encode = Double(numbers[0]), let decode = Double(numbers[1]),
      let bytes = Int(numbers[2])
    else { return .refused(line) }
    return .measured(Speed(encodeNanoseconds: encode, decodeNanoseconds: decode, bytes: bytes))
  }
}
