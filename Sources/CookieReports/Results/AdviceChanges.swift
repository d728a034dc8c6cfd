import CookieExploration
import CookieScenarios

/// Where the advice of a sweep changes along a key, the others as they are: which strategy to take, and which strategies change
/// places below it.
struct AdviceChanges {
  /// What is another between two points that differ in one key.
  struct Change: Equatable {
    var key: String
    /// Indices of the points.
    var from: Int
    var to: Int
    /// The strategies to take, if they are two.
    var recommended: Recommended?
    /// Who falls behind whom, in the order of the ranking before.
    var overtaken: [Overtaken] = []
    /// Who is not told apart from the strategy to take any more, and who is from here on; in the order of the ranking after.
    var joined: [String] = []
    var left: [String] = []
  }

  struct Recommended: Encodable, Equatable {
    var before: String
    var after: String
  }

  /// A strategy that is shown to fail less often than some others at the one point, and more often at the other.
  struct Overtaken: Encodable, Equatable {
    var strategy: String
    /// In the order of the ranking after.
    var by: [String]
  }

  /// By key, then by where they are seen.
  private(set) var changes: [Change] = []
  private let points: [AdviceSweepReport.Point]

  /// - Parameter points: in the order of the sweep.
  init(_ points: [AdviceSweepReport.Point]) {
    self.points = points
    for key in points.first?.settings.indices ?? 0..<0 {
      for line in lines(along: key) { add(line, key: points[line[0]].settings[key].key) }
    }
  }

  /// The points that differ in one key alone, in the order of its values.
  private func lines(along key: Int) -> [[Int]] {
    var lines: [[Int]] = []
    var places: [[String]: Int] = [:]
    for (index, point) in points.enumerated() {
      var others = point.settings.map(\.text)
      others.remove(at: key)
      if let place = places[others] {
        lines[place].append(index)
      } else {
        places[others] = lines.count
        lines.append([index])
      }
    }
    return lines
  }

  private mutating func add(_ line: [Int], key: String) {
    var found = zip(line, line.dropFirst()).map { Change(key: key, from: $0, to: $1) }.map(betweenNeighbours)
    found.removeAll { $0.recommended == nil && $0.joined.isEmpty && $0.left.isEmpty }
    for (from, to, loser, winner) in reversals(along: line) {
      let place =
        found.firstIndex { $0.from == from && $0.to == to }
        ?? {
          found.append(Change(key: key, from: from, to: to))
          return found.count - 1
        }()
      if let row = found[place].overtaken.firstIndex(where: { $0.strategy == loser }) {
        found[place].overtaken[row].by.append(winner)
      } else {
        found[place].overtaken.append(Overtaken(strategy: loser, by: [winner]))
      }
    }
    changes += found.map(inOrder).sorted { ($0.to, -$0.from) < ($1.to, -$1.from) }
  }

  /// The strategies to take, and what becomes of those that are as good as far as anybody can tell.
  private func betweenNeighbours(_ change: Change) -> Change {
    var change = change
    change.recommended = recommended(change.from, change.to)
    let (before, after) = (points[change.from].candidates, points[change.to].candidates)
    // Without a strategy to take nobody is as good as it.
    guard let first = before.first, let second = after.first else { return change }
    let others = points[change.to].ranking.rows.filter { $0.standing != .withoutVerdict }.map(\.strategy.name)
      .filter { $0 != first && $0 != second }
    change.joined = others.filter { after.contains($0) && !before.contains($0) }
    change.left = others.filter { before.contains($0) && !after.contains($0) }
    return change
  }

  private func recommended(_ from: Int, _ to: Int) -> Recommended? {
    guard let before = points[from].ranking.recommended?.strategy.name,
      let after = points[to].ranking.recommended?.strategy.name, before != after
    else { return nil }
    return Recommended(before: before, after: after)
  }

  /// Every pair that is shown in one order and later in the other. Between the two may be points at which nothing is shown: the
  /// first is the last one with the old order, the second the first one with the new.
  private func reversals(along line: [Int]) -> [(from: Int, to: Int, loser: String, winner: String)] {
    let names = points[line[0]].ranking.rows.map(\.strategy.name)
    var reversals: [(from: Int, to: Int, loser: String, winner: String)] = []
    for (place, one) in names.enumerated() {
      for other in names[(place + 1)...] {
        var last: (point: Int, loser: String)?
        for point in line {
          guard let loser = loser(of: one, other, at: point) else { continue }
          if let last, last.loser != loser { reversals.append((last.point, point, loser, last.loser)) }
          last = (point, loser)
        }
      }
    }
    return reversals
  }

  /// Which of two is shown to fail more often at a point; nil if neither is.
  private func loser(of one: String, _ other: String, at point: Int) -> String? {
    let ranking = points[point].ranking
    if ranking.isShownWorse(one, than: other) { return one }
    return ranking.isShownWorse(other, than: one) ? other : nil
  }

  private func inOrder(_ change: Change) -> Change {
    func places(at point: Int) -> [String: Int] {
      Dictionary(
        points[point].ranking.rows.enumerated().map { ($1.strategy.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (places(at: change.from), places(at: change.to))
    var change = change
    change.overtaken.sort { (before[$0.strategy] ?? 0) < (before[$1.strategy] ?? 0) }
    for row in change.overtaken.indices {
      change.overtaken[row].by.sort { (after[$0] ?? 0) < (after[$1] ?? 0) }
    }
    return change
  }

  // MARK: - In words

  /// A line for each, those of the strategy to take first.
  var lines: [String] {
    let taken = changes.compactMap(taken)
    let below = changes.flatMap(below)
    return (taken.isEmpty ? [sameness].compactMap { $0 } : taken) + [without].compactMap { $0 }
      + changes.compactMap(beside)
      + (below.isEmpty ? ["No two others are shown in one order here and in the other there."] : below)
  }

  /// What is said where no two neighbours have another strategy to take.
  private var sameness: String? {
    let taken = points.compactMap { $0.ranking.recommended?.strategy.name }
    switch Set(taken).count {
    case 0: return nil
    case 1:
      return "The strategy to take is the same \(taken.count == points.count ? "everywhere" : "wherever there is one")."
    default: return "The strategy to take is not the same everywhere; between two of them there is none."
    }
  }

  private var without: String? {
    let count = points.count { $0.ranking.recommended == nil }
    guard count > 0 else { return nil }
    let rest = count == points.count ? "" : " at \(count) of \(points.count) points"
    return "There is none to take\(rest): each has runs without a verdict."
  }

  private func beside(_ change: Change) -> String? {
    func words(_ names: [String], _ one: String, _ several: String) -> String? {
      names.isEmpty ? nil : "\(names.joined(separator: ", ")) \(names.count == 1 ? one : several)"
    }
    let what = [
      words(change.joined, "is no longer told apart", "are no longer told apart"),
      words(change.left, "is told apart now", "are told apart now"),
    ].compactMap { $0 }
    return what.isEmpty
      ? nil : "\(head(change)), of the strategy to take and the others: \(what.joined(separator: "; "))."
  }

  private func taken(_ change: Change) -> String? {
    guard let recommended = change.recommended else { return nil }
    return "\(head(change)): take \(recommended.after) in place of \(recommended.before), "
      + Self.fate(of: recommended.before, in: points[change.to])
  }

  /// What the line of the strategy to take says already is left out.
  private func below(_ change: Change) -> [String] {
    change.overtaken.compactMap { row in
      let others = row.by.filter { change.recommended != Recommended(before: row.strategy, after: $0) }
      guard !others.isEmpty else { return nil }
      let names = others.map { "\($0) (\(failures(of: $0, change)))" }
      return "\(head(change)): \(row.strategy) (\(failures(of: row.strategy, change))) falls behind "
        + names.joined(separator: ", ") + "."
    }
  }

  private func head(_ change: Change) -> String { "From \(points[change.from].words) to \(points[change.to].words)" }

  private func failures(of strategy: String, _ change: Change) -> String {
    func count(_ point: Int) -> Int {
      points[point].ranking.rows.first { $0.strategy.name == strategy }?.failures ?? 0
    }
    return "fails \(count(change.from)), then \(count(change.to)) runs"
  }

  private static func fate(of strategy: String, in point: AdviceSweepReport.Point) -> String {
    guard let row = point.ranking.rows.first(where: { $0.strategy.name == strategy }) else { return "which is gone." }
    let count = "it fails \(row.failures) of \(row.tally.runs) runs there"
    if row.standing == .withoutVerdict { return "which has runs without a verdict." }
    return "which is \(point.candidates.contains(strategy) ? "not told apart from it" : "worse"): \(count)."
  }
}
