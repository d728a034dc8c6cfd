/// The numbers of a trace's short texts, by the texts' bytes as two words: what a crowd of cookies is called is asked for
/// with each of their records.
///
/// Nothing is removed between the runs of a simulator, which mostly name the same: what an earlier run has left counts as
/// free, and is what the next one needs.
struct ShortTextNumbers: Sendable {
  /// Up to 15 bytes, and how many there are in the last one.
  struct Key: Equatable, Sendable {
    var first: UInt64
    var second: UInt64

    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard bytes.count < 16 else { return nil }
      var words: (UInt64, UInt64) = (0, 0)
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
      (first, second) = (words.0.littleEndian, words.1.littleEndian | UInt64(bytes.count) << 56)
    }

    fileprivate static let empty = Key(first: 0, second: 0)

    private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    fileprivate var hash: UInt64 {
      let mixed = (first ^ second &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
      return mixed ^ mixed &>> 32
    }
  }

  private struct Place: Sendable {
    var key: Key
    var number: Int32
    /// The run that it is of; 0 in an empty place.
    var run: UInt32
  }

  private var places: [Place] = []
  /// How many places are taken, by whatever run.
  private var taken = 0
  private var run: UInt32 = 1

  /// Begins with nothing.
  mutating func removeAll() {
    if run == .max { self = ShortTextNumbers() } else { run += 1 }
  }

  /// The number of a text; a new one gets `next` and is told of by true.
  mutating func number(of key: Key, next: Int32) -> (number: Int32, isNew: Bool) {
    if taken * 2 >= places.count { makeRoom() }
    let mask = places.count - 1
    let run = run
    let found = places.withUnsafeMutableBufferPointer { places in
      var index = Int(truncatingIfNeeded: key.hash) & mask
      while places[index].run != 0 {
        if places[index].key == key {
          if places[index].run == run { return (number: places[index].number, isNew: false, isTaken: true) }
          (places[index].number, places[index].run) = (next, run)
          return (next, true, true)
        }
        index = (index + 1) & mask
      }
      places[index] = Place(key: key, number: next, run: run)
      return (next, true, false)
    }
    if !found.isTaken { taken += 1 }
    return (found.number, found.isNew)
  }

  /// Lets go of what earlier runs have left, and doubles the places if that does not help.
  private mutating func makeRoom() {
    let kept = places.filter { $0.run == run }
    var count = max(64, places.count)
    if kept.count * 4 >= count { count *= 2 }
    places = Array(repeating: Place(key: .empty, number: 0, run: 0), count: count)
    taken = kept.count
    for place in kept {
      var index = Int(truncatingIfNeeded: place.key.hash) & (count - 1)
      while places[index].run != 0 { index = (index + 1) & (count - 1) }
      places[index] = place
    }
  }
}
