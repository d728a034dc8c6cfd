import ArchiveTrials
import Cookies

/// A report on archives as sections of text and tables, before they get a form.
struct ArchiveSections {
  typealias Part = ReportPart
  typealias Column = ReportTable.Column

  /// The matrix is shown in pieces that fit a terminal.
  private static let archivesPerTable = 4

  let parts: [Part]

  init(_ report: ArchiveReport) {
    let warning: [Part] = report.isComplete ? [] : [.text("Interrupted: the archives that were finished.")]
    parts =
      warning + Self.matrix(report) + Self.damage(report) + Self.speeds(report) + Self.summary(report)
      + Self.recommendation(report)
  }

  // MARK: What survives

  private static func matrix(_ report: ArchiveReport) -> [Part] {
    var parts: [Part] = [
      .heading("What survives"),
      .text("Each cell: one cookie encoded and decoded in this run."),
    ]
    var rest = report.results[...]
    while !rest.isEmpty {
      parts.append(.table(matrix(Array(rest.prefix(archivesPerTable)))))
      rest = rest.dropFirst(archivesPerTable)
    }
    let messages = report.results.compactMap(messages)
    return messages.isEmpty ? parts : parts + [.list(messages)]
  }

  private static func matrix(_ results: [ArchiveResult]) -> ReportTable {
    var rows = TrialCase.all.indices.map { index in
      [TrialCase.all[index].name] + results.map { $0.fates.indices.contains(index) ? $0.fates[index].word : "-" }
    }
    rows.append(["kept, of \(TrialCase.all.count)"] + results.map { "\($0.keptCount)" })
    return ReportTable([Column("")] + results.map { Column($0.name) }, rows: rows)
  }

  /// What an archive says where it throws or traps: each message once, with the number of cookies that met it.
  private static func messages(_ result: ArchiveResult) -> String? {
    var counts: [(text: String, count: Int)] = []
    for fate in result.fates {
      guard let message = fate.message else { continue }
      let text = "\(fate.word): \(Printable.text(message))"
      if let known = counts.firstIndex(where: { $0.text == text }) {
        counts[known].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    guard !counts.isEmpty else { return nil }
    return "\(result.name) " + counts.map { "\($0.text) (\($0.count))" }.joined(separator: "; ")
  }

  // MARK: Damage

  private static func damage(_ report: ArchiveReport) -> [Part] {
    let numbers = ["tried", "cuts unnoticed", "flipped bits unnoticed", "harmless", "traps", "hangs"]
    let columns = [Column("archive")] + numbers.map { Column($0, .right) } + [Column("not refused")]
    return [
      .heading("What damage does"),
      .text(
        "Three cookies, cut at every byte and with every bit flipped, and hostile inputs; unnoticed: other cookies came "
          + "back as if nothing were wrong."),
      .table(ReportTable(columns, rows: report.results.map(damage))),
    ]
  }

  private static func damage(_ result: ArchiveResult) -> [String] {
    let tally = result.damage
    guard tally.tried > 0 else {
      let why = tally.planned == 0 ? "no archive to damage" : "not begun in its time"
      return [result.name, "0", "-", "-", "-", "-", "-", why]
    }
    let hostile = tally.hostile.filter { $0.reaction != .refused }.map { "\($0.name) (\(word($0.reaction)))" }
    let tried = tally.tried == tally.planned ? "\(tally.tried)" : "\(tally.tried) of \(tally.planned)"
    return [
      result.name, tried, share(tally.cuts), share(tally.flips), "\(tally.count(of: .unharmed))",
      "\(tally.count(of: .trapped))", "\(tally.count(of: .unfinished))",
      hostile.isEmpty ? "-" : hostile.joined(separator: ", "),
    ]
  }

  private static func share(_ counts: [Reaction: Int]) -> String {
    "\(counts[.deceived, default: 0]) of \(counts.values.reduce(0, +))"
  }

  private static func word(_ reaction: Reaction) -> String {
    switch reaction {
    case .refused: "refused"
    case .unharmed: "the right cookies"
    case .deceived: "accepted"
    case .trapped: "traps"
    case .unfinished: "hangs"
    }
  }

  // MARK: Time and size

  private static func speeds(_ report: ArchiveReport) -> [Part] {
    var parts: [Part] = [
      .heading("Time and size"),
      .text(
        "Nanoseconds and bytes a cookie, medians of this run; relative: encoding and decoding together, to the fastest."
      ),
    ]
    for (index, count) in report.cookieCounts.enumerated() {
      let fastest = report.fastest(at: index)?.speed.nanoseconds
      let numbers = ["encode", "decode", "relative", "bytes"].map { Column($0, .right) }
      let columns = [Column(CountText.of(count, "cookie"))] + numbers
      let rows = report.results.map { speed($0, at: index, cookies: count, fastest: fastest) }
      parts.append(.table(ReportTable(columns, rows: rows)))
    }
    return parts
  }

  private static func speed(_ result: ArchiveResult, at index: Int, cookies: Int, fastest: Double?) -> [String] {
    guard result.speeds.indices.contains(index) else { return [result.name, "-", "-", "-", "-"] }
    switch result.speeds[index] {
    case .measured(let speed):
      return [
        result.name, NumberText.fixed(speed.encodeNanoseconds, decimals: 0),
        NumberText.fixed(speed.decodeNanoseconds, decimals: 0),
        fastest.map { NumberText.fixed(speed.nanoseconds / $0, decimals: 1) } ?? "-",
        NumberText.fixed(Double(speed.bytes) / Double(cookies), decimals: 0),
      ]
    case .unfinished(let seconds):
      return [result.name, "not finished in \(NumberText.fixed(seconds, decimals: 1)) s", "", "", ""]
    case .refused: return [result.name, "throws", "", "", ""]
    case .trapped: return [result.name, "traps", "", "", ""]
    }
  }
}
