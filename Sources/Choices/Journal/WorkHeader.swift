/// What the results in a journal follow from, for work that is no comparison: a journal that differs in a fact is of other work.
package struct WorkHeader<Details: Codable & Sendable>: Codable, Sendable {
  /// Something that decides about the results, in words: its name, and its value as a message shows it.
  package struct Fact: Codable, Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: some CustomStringConvertible) {
      self.name = name
      self.value = value.description
    }
  }

  /// In the order in which differences are told.
  package var facts: [Fact]
  /// What else it takes to do the work again.
  package var details: Details
  package var shard: CampaignShard

  package init(facts: [Fact], details: Details, shard: CampaignShard) {
    self.facts = facts
    self.details = details
    self.shard = shard
  }

  /// The first fact in which this journal is of other work than `other`; nil if there is none.
  ///
  /// - Parameter withShard: false if it may be another part of it.
  package func difference<Other>(
    from other: WorkHeader<Other>, withShard: Bool
  ) -> (place: String, found: String, expected: String)? {
    // Two files may have scenarios of one name.
    let own = Dictionary(grouping: facts, by: \.name).mapValues { $0.map(\.value) }
    let wanted = Dictionary(grouping: other.facts, by: \.name).mapValues { $0.map(\.value) }
    for fact in other.facts {
      let (values, expected) = (own[fact.name] ?? [], wanted[fact.name] ?? [])
      guard values.sorted() != expected.sorted() else { continue }
      let difference = zip(values, expected).first { $0 != $1 }
      return (
        fact.name, difference?.0 ?? (values.isEmpty ? "nothing" : "\(values.count) of them"),
        difference?.1 ?? (values.isEmpty ? fact.value : "\(expected.count)")
      )
    }
    if let fact = facts.first(where: { wanted[$0.name] == nil }) { return (fact.name, fact.value, "nothing") }
    // Entries may name what they are of by its place among these.
    if let (fact, _) = zip(facts, other.facts).first(where: { $0.name != $1.name || $0.value != $1.value }) {
      return (fact.name, "another order", "the same order")
    }
    guard withShard, shard != other.shard else { return nil }
    return ("shard", shard.text, other.shard.text)
  }

  /// - Throws: if its part is none that there is (65).
  func checkIsPossible(in reader: JournalReader) throws(InputError) {
    guard CampaignShard(shard.index, of: shard.count) == nil else { return }
    throw reader.damage(1, "part \(shard.text)", "a part such as 1/8, of at most \(CampaignShard.most)")
  }
}

/// The parts of one division, each known by its file.
package struct JournalParts {
  package var path: String
  package var shard: CampaignShard

  package init(path: String, shard: CampaignShard) {
    self.path = path
    self.shard = shard
  }

  /// - Throws: if one is of another division or there twice (65), or one is missing (66).
  package static func check(_ parts: [JournalParts]) throws(InputError) {
    guard let first = parts.first else { return }
    for part in parts where part.shard.count != first.shard.count {
      throw InputError(
        .data, source: part.path, place: "shard", found: part.shard.text,
        expected: "one of \(first.shard.count), as in \(first.path)", advice: "The parts of two divisions overlap.")
    }
    var paths: [Int: String] = [:]
    for part in parts {
      if let other = paths.updateValue(part.path, forKey: part.shard.index) {
        throw InputError(
          .data, source: part.path, place: "shard", found: "\(part.shard.text), which is in \(other) as well",
          expected: "each part once")
      }
    }
    let count = first.shard.count
    let missing = (1...count).filter { paths[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw InputError(
        .noInput, source: "merge", place: "shard", found: "\(parts.count) of \(count) parts",
        expected: "also \(names)\(missing.count > 10 ? " and \(missing.count - 10) more" : "")")
    }
  }
}
