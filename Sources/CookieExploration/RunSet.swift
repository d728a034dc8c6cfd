/// Runs of one strategy by their number in the campaign: one bit each, until they are settled.
///
/// A campaign of any length fits into memory: once a few runs of all strategies of a scenario are finished, they are
/// compared and dropped (`settle(_:)`). What is kept is how many there were, and how many of them each other strategy
/// did not have, which is all that a paired test asks for.
public struct RunSet: Hashable, Sendable {
  /// Runs that are counted and no longer known.
  struct Settled: Hashable, Sendable {
    var count = 0
    /// The lowest of them.
    var first: Int?
    /// Which of the sets that were settled together this is.
    var place: Int?
    /// How many of these runs are in this set and not in the one at that place.
    var without: [Int] = []
  }

  /// The bits of runs from `64 * base` on; neither the first word nor the last is empty.
  private var base = 0
  private var words: [UInt64] = []
  private(set) var settled = Settled()

  public init() {}

  /// A set of runs that were settled elsewhere.
  init(settled: Settled) { self.settled = settled }

  public mutating func insert(_ run: Int) { formUnion(word: run >> 6, bits: 1 << UInt64(run & 63)) }

  /// Adds another set, whose settled runs are others than the settled ones of this set.
  public mutating func formUnion(_ other: RunSet) {
    for (index, bits) in other.words.enumerated() where bits != 0 { formUnion(word: other.base + index, bits: bits) }
    settled.merge(other.settled)
  }

  private mutating func formUnion(word: Int, bits: UInt64) {
    if words.isEmpty { base = word }
    if word < base {
      words.insert(contentsOf: repeatElement(0, count: base - word), at: 0)
      base = word
    }
    if word >= base + words.count {
      words.append(contentsOf: repeatElement(0, count: word - base - words.count + 1))
    }
    words[word - base] |= bits
  }

  /// The lowest run of the set.
  public var first: Int? {
    let known = words.firstIndex { $0 != 0 }.map { (base + $0) << 6 + words[$0].trailingZeroBitCount }
    return [known, settled.first].compactMap { $0 }.min()
  }

  public var count: Int { words.reduce(settled.count) { $0 + $1.nonzeroBitCount } }

  /// How many runs are in this set and not in the other. Settled ones are known for sets that were settled together.
  public func count(without other: RunSet) -> Int {
    var count = settled.count(without: other.settled)
    for (index, bits) in words.enumerated() { count += (bits & ~other.bits(ofWord: base + index)).nonzeroBitCount }
    return count
  }

  private func bits(ofWord word: Int) -> UInt64 {
    word < base || word >= base + words.count ? 0 : words[word - base]
  }

  // MARK: - Settling

  /// Counts the runs of sets that belong together, those of a scenario's strategies, and forgets which they were.
  ///
  /// What is settled of a set is of the same sets in the same order each time.
  static func settle(_ sets: inout [RunSet]) {
    let counted = sets.indices.map { place in
      Settled(
        count: sets[place].count, first: sets[place].first, place: place,
        without: sets.map { sets[place].count(without: $0) })
    }
    sets = counted.map(RunSet.init(settled:))
  }

  /// The same for a set that is compared with no other.
  mutating func settle() { self = RunSet(settled: Settled(count: count, first: first)) }

  /// Forgets how many runs some of the others did not have.
  mutating func leaveOut(_ places: Set<Int>) {
    settled.place = settled.place.map { place in place - places.count { $0 < place } }
    settled.without = settled.without.indices.filter { !places.contains($0) }.map { settled.without[$0] }
  }
}

extension RunSet.Settled {
  fileprivate mutating func merge(_ other: Self) {
    count += other.count
    first = [first, other.first].compactMap { $0 }.min()
    place = place ?? other.place
    if without.count < other.without.count {
      without.append(contentsOf: repeatElement(0, count: other.without.count - without.count))
    }
    for (place, count) in other.without.enumerated() { without[place] += count }
  }

  fileprivate func count(without other: Self) -> Int {
    guard let place = other.place, without.indices.contains(place) else { return count }
    return without[place]
  }
}
