import CookieDiagnosis

/// Which causes look alike from a kind of source: for each ``Setting`` those that simulated runs with it had.
///
/// The table is measured, not thought out, and made anew by `twinjar self-check --diagnoses N --sights DIR`. What it has no row
/// for is answered with more causes, never with fewer.
package struct SightTable: Sendable {
  /// Fewer runs than this do not say that nothing else looks like it.
  package static let fewest = 5
  /// A setting's shares of causes are those of its own runs, and of so many that have the shares of the next coarser setting: one
  /// run among twenty says little of a cause that is all but unknown in whatever else looks like it.
  static let borrowed = 50.0

  package private(set) var rows: [String: [String]] = [:]
  /// All causes of the settings of which the rules conclude the same.
  private var byConclusion: [String: [String]] = [:]
  /// All causes of settings with the same kind of verdict, and with the same refusal before it as well, those of more settings first.
  private var byEnd: [String: [String]] = [:]

  package static let recorder = SightTable(MeasuredSights.recorder)
  package static let capture = SightTable(MeasuredSights.capture)
  /// Of a capture beside the stores' files.
  package static let files = SightTable(MeasuredSights.files)

  /// Of a recorder that reads the web store back.
  package static let recorderReadingBack = SightTable(MeasuredSights.recorderReadingBack)

  package static func table(for recorded: RecordedTrace) -> SightTable? {
    switch recorded.source {
    case .simulation: nil
    case .recorder: recorded.device?.readsBack ?? false ? recorderReadingBack : recorder
    case .capture: capture
    }
  }

  /// Stands in a key before the details, which are left out where too few runs had all of them.
  static let detailMark = "#"
  /// Stands in a key before what is known of the device, which is left out as well.
  static let deviceMark = "%"
  /// Stands in a key before what the stores' files show.
  static let fileMark = "@"
  /// Stands for a run without a verdict.
  package static let harmless = "-"

  /// The causes that a setting may have, the more frequent first; nil if nothing like it is known.
  package func causes(of key: String) -> [String]? {
    row(of: key) ?? byConclusion[Self.conclusion(of: key)]
  }

  /// The same of runs that looked alike in what the whole setting says, or in all but its device, or its details.
  func row(of key: String) -> [String]? { Self.coarser(key).lazy.compactMap { rows[$0] }.first }

  /// All causes of runs of which the rules conclude this.
  func causes(concluding id: String) -> [String] { (byConclusion[id] ?? []).filter { $0 != Self.harmless } }

  /// All causes of runs that ended as this one did: by the same kind of refusal, and by any, as far as there are such runs.
  func causes(endingAs key: String) -> [[String]] {
    [byEnd[Self.end(of: key, parts: 3)], byEnd[Self.end(of: key, parts: 1)]].compactMap(\.self)
  }

  /// The answers for what is less and less like a setting: those of all whose coarse facts are the same, of which the rules conclude the
  /// same, and which ended as it did.
  func wider(than key: String) -> [[String]] {
    let coarse = Self.coarser(key).dropFirst().compactMap { rows[$0] }
    return (coarse + [causes(concluding: Self.conclusion(of: key))] + causes(endingAs: key)).map { row in
      row.filter { $0 != Self.harmless }
    }
  }

  /// The kind of verdict; with three parts also why the server refused whom.
  private static func end(of key: String, parts: Int) -> String {
    let words = key.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false)
    return words.dropFirst().prefix(parts).joined(separator: "|")
  }

  private static func conclusion(of key: String) -> String {
    key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? key
  }

  /// A key, and what is left of it without the device, and without its details: the finer ones first.
  private static func coarser(_ key: String) -> [String] {
    [key, without(deviceMark, key), without(detailMark, key)]
  }

  /// A key up to a mark, and what the files show.
  private static func without(_ mark: String, _ key: String) -> String {
    guard let mark = key.firstIndex(of: Character(mark)) else { return key }
    let rest = key[key.index(after: mark)...]
    return String(key[...mark]) + rest[(rest.firstIndex(of: Character(fileMark)) ?? rest.endIndex)...]
  }

  // MARK: - As a file

  private init(_ text: StaticString) { self.init(parsing: text.withUTF8Buffer(Array.init)) }

  /// A line for each setting: its causes, a colon, its key. Lines of an unknown form are left out.
  package init(parsing bytes: [UInt8]) {
    var tally: [String: [String: Int]] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let causes = parts[0].split(separator: " ").map(String.init)
      let key = String(parts[1].drop { $0 == " " })
      if key.hasSuffix("*") {
        byConclusion[String(key.dropLast())] = causes
      } else {
        rows[key] = causes
        for cause in causes where cause != Self.harmless {
          for parts in [1, 3] { tally[Self.end(of: key, parts: parts), default: [:]][cause, default: 0] += 1 }
        }
      }
    }
    byEnd = tally.mapValues { counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
  }

  /// The file for counts of runs by setting and cause.
  ///
  /// - Parameter rarest: a cause that is rarer than one in so many runs of a setting is left out.
  package static func text(of counts: [String: [String: Int]], rarest: Int) -> String {
    var lines = ["# Causes, the more frequent first, and the setting."]
    var conclusions: [String: [String: Int]] = [:]
    var settings = counts
    for (key, causes) in counts {
      conclusions[conclusion(of: key), default: [:]].merge(causes, uniquingKeysWith: +)
      for coarse in Set(coarser(key)) where coarse != key {
        settings[coarse, default: [:]].merge(causes, uniquingKeysWith: +)
      }
    }
    func next(_ key: String) -> String? { coarser(key).first { $0 != key && settings[$0] != nil } }
    func row(_ key: String) -> String {
      frequent(settings[key] ?? [:], beside: next(key).flatMap { settings[$0] }, rarest)
    }
    for (key, causes) in settings.sorted(by: { $0.key < $1.key }) where harmed(causes) >= fewest {
      let own = row(key)
      // What the next coarser row says as well is not said again: it has more runs, so that it is there, or said by another.
      if let next = next(key), row(next) == own { continue }
      lines.append("\(own): \(key)")
    }
    for (conclusion, causes) in conclusions.sorted(by: { $0.key < $1.key }) where harmed(causes) > 0 {
      lines.append("\(frequent(causes, beside: nil, rarest)): \(conclusion)*")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many runs had a verdict.
  private static func harmed(_ causes: [String: Int]) -> Int {
    causes.reduce(0) { $0 + ($1.key == harmless ? 0 : $1.value) }
  }

  /// The causes of a setting that are not too rare, the most frequent one in any case, and whether runs were harmless.
  private static func frequent(_ causes: [String: Int], beside coarser: [String: Int]?, _ rarest: Int) -> String {
    let (count, all) = (Double(harmed(causes)), coarser.map { Double(harmed($0)) } ?? 0)
    let most = causes.filter { $0.key != harmless }.values.max()
    func share(_ cause: String, _ own: Int) -> Double {
      guard let coarser, all > 0 else { return Double(own) / count }
      return (Double(own) + borrowed * Double(coarser[cause] ?? 0) / all) / (count + borrowed)
    }
    return causes.filter { cause, own in
      cause == harmless || own == most || share(cause, own) * Double(rarest) >= 1
    }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key).joined(separator: " ")
  }
}
