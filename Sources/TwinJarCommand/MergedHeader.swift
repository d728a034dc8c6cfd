import Choices

/// The first line of the first journal that `merge` was given: what to do again.
struct MergedHeader<Details: Codable & Sendable> {
  let source: String
  private let header: WorkHeader<Details>

  var details: Details { header.details }
  var shard: CampaignShard { header.shard }

  init(_ path: String, schema: String) throws(InputError) {
    source = path
    header = try WorkHeader(of: path, schema: schema)
  }

  /// A fact's value.
  func text(_ name: String) throws(InputError) -> String {
    guard let fact = header.facts.first(where: { $0.name == name }) else {
      throw InputError(.data, source: source, place: name, found: "nothing", expected: "a value")
    }
    return fact.value
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(InputError) -> Int {
    let text = try text(name)
    guard let number = Int(text), range.contains(number) else {
      throw InputError(
        .data, source: source, place: name, found: text, expected: "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func seeds() throws(InputError) -> FuzzSeeds {
    guard let first = UInt64(try text("seed")) else {
      throw InputError(.data, source: source, place: "seed", found: try text("seed"), expected: "a seed")
    }
    return FuzzSeeds(from: first, count: try number("seeds", in: 1...1_000_000))
  }
}
