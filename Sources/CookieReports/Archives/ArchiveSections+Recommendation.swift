import ArchiveTrials

extension ArchiveSections {
  /// One line an archive.
  static func summary(_ report: ArchiveReport) -> [Part] {
    let counts = report.cookieCounts.map { CountText.of($0, "cookie") }
    let numbers = ["kept of \(TrialCase.all.count)", "damage unnoticed"] + counts + ["bytes a cookie"]
    let columns = [Column("archive")] + numbers.map { Column($0, .right) }
    return [
      .heading("In short"),
      .text("Times are those of encoding and decoding together, relative to the fastest of this run."),
      .table(ReportTable(columns, rows: report.results.map { summary($0, report) })),
    ]
  }

  private static func summary(_ result: ArchiveResult, _ report: ArchiveReport) -> [String] {
    let tally = result.damage
    let damage = tally.tried == 0 ? "-" : NumberText.fixed(100 * tally.deceivedShare, decimals: 1) + " %"
    let times = report.cookieCounts.indices.map { index in
      switch result.speeds.indices.contains(index) ? result.speeds[index] : nil {
      case .measured(let speed):
        report.fastest(at: index).map {
          NumberText.fixed(speed.nanoseconds / $0.speed.nanoseconds, decimals: 1)
        } ?? "-"
      case .unfinished(let seconds): "over \(NumberText.fixed(seconds, decimals: seconds < 1 ? 1 : 0)) s"
      case .refused: "throws"
      case .trapped: "traps"
      case nil: "-"
      }
    }
    let measured = report.cookieCounts.indices.reversed().compactMap { index in
      result.speed(at: index).map { Double($0.bytes) / Double(report.cookieCounts[index]) }
    }
    let bytes = measured.first.map { NumberText.fixed($0, decimals: 0) } ?? "-"
    return [result.name, "\(result.keptCount)", damage] + times + [bytes]
  }

  /// What to use, and the observations that say so.
  static func recommendation(_ report: ArchiveReport) -> [Part] {
    guard let best = report.best() else {
      return [.heading("Recommendation"), .text("None: every archive ended the process or did not finish.")]
    }
    var lines = ["Use \(best.name): \(evidence(best, report))."]
    if best.isOwn, let other = report.best(where: { !$0.isOwn }) {
      lines.append("If it has to be Foundation's: \(other.name): \(evidence(other, report)).")
    }
    return [.heading("Recommendation"), .text(lines.joined(separator: "\n"))]
  }

  private static func evidence(_ result: ArchiveResult, _ report: ArchiveReport) -> String {
    let cases = result.fates.count
    var parts = [
      result.keptCount == cases ? "keeps all \(cases) attributes" : "keeps \(result.keptCount) of \(cases) attributes"
    ]
    let deceived = result.damage.count(of: .deceived)
    let tried = result.damage.tried
    parts.append(
      deceived == 0
        ? "notices all \(tried) damages that matter" : "gives wrong cookies after \(deceived) of \(tried) damages")
    if let count = report.cookieCounts.last, let speed = result.lastSpeed,
      let fastest = report.fastest(at: report.cookieCounts.count - 1)
    {
      let ratio = speed.nanoseconds / fastest.speed.nanoseconds
      let time = "\(NumberText.fixed(speed.nanoseconds / 1000, decimals: 2)) µs a cookie of \(count)"
      parts.append(
        fastest.result.name == result.name
          ? "is the fastest (\(time))"
          : "takes \(NumberText.fixed(ratio, decimals: 1)) times as long as \(fastest.result.name) (\(time))")
      parts.append("\(NumberText.fixed(Double(speed.bytes) / Double(count), decimals: 0)) bytes a cookie")
    }
    return parts.joined(separator: ", ")
  }
}
