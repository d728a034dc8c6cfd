/// A set of runs by their number in the campaign: one bit each.
public struct RunSet: Hashable, Sendable {
  private var words: [UInt64] = []

  public init() {}

  public mutating func insert(_ run: Int) {
    let word = run >> 6
    if words.count <= word { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(run & 63)
  }

  public mutating func formUnion(_ other: RunSet) {
    for (word, bits) in other.words.enumerated() {
      if word < words.count { words[word] |= bits } else { words.append(bits) }
    }
  }

  /// The lowest run of the set.
  public var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 << 6 + words[$0].trailingZeroBitCount }
  }

  public func union(_ other: RunSet) -> RunSet {
    var union = self
    union.formUnion(other)
    return union
  }

  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// How many runs are in this set and not in the other.
  public func count(without other: RunSet) -> Int {
    var count = 0
    for (word, bits) in words.enumerated() {
      count += (bits & ~(word < other.words.count ? other.words[word] : 0)).nonzeroBitCount
    }
    return count
  }
}
