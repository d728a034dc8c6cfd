/// The name that a mistyped one most likely means.
public enum NearestName {
  /// The candidate with the smallest edit distance, if it is close enough to be meant.
  public static func of(_ name: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (name: $0, distance: distance(name, $0)) }
    guard let best = scored.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
    let most = min(max(2, name.count / 3), max(1, min(name.count, best.name.count) / 2))
    return best.distance <= most ? best.name : nil
  }

  /// What to say was expected where one of `candidates` belongs.
  public static func expectation(_ name: String, among candidates: [String]) -> String {
    let list = (candidates.count > 1 ? "one of " : "") + candidates.joined(separator: ", ")
    return of(name, among: candidates).map { "\(list); did you mean \"\($0)\"?" } ?? list
  }

  /// Levenshtein distance, over the first 64 characters.
  package static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().prefix(64)), Array(right.lowercased().prefix(64)))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let substituted = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}
