/// What a round added to the findings, and to what is known of inputs, as a journal has it.
struct BookRecord: Codable {
  struct Rough: Codable {
    var oracle: Int
    var kind: FindingRecord.KindRecord
    var traits: UInt32?
    /// A place among the findings, or a number.
    var value: Int

    init(_ key: FindingBook.RoughClass, _ value: Int) {
      (oracle, kind, traits) = (key.oracle, FindingRecord.KindRecord(key.kind), key.traits?.rawValue)
      self.value = value
    }

    /// Only so that equal rounds are equal bytes.
    var order: (Int, String, String, String) { (oracle, kind.effect, kind.rule, kind.subject) }

    /// Nil for a kind that there is not.
    var key: FindingBook.RoughClass? {
      let traits = self.traits.map(InputTraits.init(rawValue:))
      return kind.kind.map { FindingBook.RoughClass(oracle: oracle, kind: $0, traits: traits) }
    }
  }

  /// More than a seed's runs come to in years; and so little that all seeds' together are a number.
  static let mostCounted = 1 << 42

  /// New ones.
  var findings: [FindingRecord] = []
  /// How many runs showed each finding, the old ones too.
  var counts: [Int] = []
  var unexamined = 0
  /// New ones.
  var rough: [Rough] = []
  /// All that changed.
  var fruitless: [Rough] = []
}

extension FindingBook {
  /// What is new since the last call.
  func takeRecord() -> BookRecord {
    defer { (kept, freshRough, freshFruitless) = (findings.count, [], []) }
    var record = BookRecord()
    record.findings = findings[kept...].map(FindingRecord.init)
    record.counts = findings.map(\.count)
    record.unexamined = unexamined
    record.rough = freshRough.map { BookRecord.Rough($0, rough[$0] ?? 0) }
    record.fruitless = freshFruitless.map { BookRecord.Rough($0, fruitless[$0] ?? 0) }.sorted { $0.order < $1.order }
    return record
  }

  /// Takes over what a round had added; nothing is reported.
  ///
  /// - Returns: false if no campaign can have kept it.
  func restore(_ record: BookRecord) -> Bool {
    for old in record.findings {
      guard let finding = old.finding(seed: seed), places[finding.of] == nil else { return false }
      places[finding.of] = findings.count
      findings.append(finding)
    }
    let possible = 0...BookRecord.mostCounted
    guard record.counts.count == findings.count, record.counts.allSatisfy({ $0 > 0 && possible.contains($0) }),
      possible.contains(record.unexamined)
    else { return false }
    for (place, count) in record.counts.enumerated() { findings[place].count = count }
    unexamined = record.unexamined
    for entry in record.rough {
      guard let key = entry.key, findings.indices.contains(entry.value) else { return false }
      rough[key] = entry.value
    }
    for entry in record.fruitless {
      guard let key = entry.key, (0...Self.mostFruitless).contains(entry.value) else { return false }
      fruitless[key] = entry.value
    }
    kept = findings.count
    return true
  }

  private static let mostFruitless = 1 << 40
}
