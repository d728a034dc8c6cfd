/// What a capture is remarked on, each kind once: with the first place and how many more there are.
struct CaptureRemarks {
  private var order: [String] = []
  private var places: [String: (first: String, count: Int)] = [:]
  /// A hostile file has its own words; no more kinds than these are kept.
  private static let most = 50

  mutating func add(_ what: String, at place: String) {
    if places[what] == nil {
      guard order.count < Self.most else { return }
      order.append(what)
    }
    places[what, default: (place, 0)].count += 1
  }

  var lines: [String] {
    order.map { what in
      guard let (first, count) = places[what] else { return what }
      return count == 1 ? "\(first): \(what)" : "\(first) and \(count - 1) more: \(what)"
    }
  }
}
