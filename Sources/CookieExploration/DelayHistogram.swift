/// How long requests were held back, in whole microseconds: how many delays are in each of 864 classes, none of which is wider
/// than a 32nd of what is in it (one microsecond below 64), so that the memory is bounded however many runs there are.
public struct DelayHistogram: Hashable, Sendable {
  /// Values of so many bits have a class each; of larger ones those that share their first so many bits have one.
  private static let bits = 6
  private static let classesPerOctave = 1 << (bits - 1)
  /// As many as numbers of 31 bits need.
  static let classes = classesPerOctave * (31 - bits + 2)

  /// How many delays each class has, as far as the last that has one.
  private var counts: [Int] = []

  public init() {}

  /// How many delays there are.
  public var count: Int { counts.reduce(0, +) }

  /// The classes that have delays, in their order.
  var filled: [(place: Int, count: Int)] {
    counts.enumerated().filter { $0.element > 0 }.map { (place: $0.offset, count: $0.element) }
  }

  /// Which class a delay is in; one that is not positive is in the first.
  static func place(of microseconds: Int32) -> Int {
    let value = Int(max(0, microseconds))
    let octave = max(0, Int.bitWidth - value.leadingZeroBitCount - bits)
    return octave * classesPerOctave + (value >> octave)
  }

  /// The delays that a class has, in microseconds.
  static func delays(at place: Int) -> ClosedRange<Int> {
    let octave = max(0, place / classesPerOctave - 1)
    let first = (place - octave * classesPerOctave) << octave
    return first...(first + (1 << octave) - 1)
  }

  mutating func add(_ microseconds: Int32) { add(1, at: Self.place(of: microseconds)) }

  /// - Parameter place: of a class, below ``classes``.
  mutating func add(_ count: Int, at place: Int) {
    if place >= counts.count { counts += repeatElement(0, count: place + 1 - counts.count) }
    counts[place] += count
  }

  mutating func merge(_ other: DelayHistogram) {
    for (place, count) in other.filled { add(count, at: place) }
  }

  /// What so large a share of the delays is not longer than, in microseconds: the longest of the class in which the share is
  /// reached. Nil if there is none.
  ///
  /// - Parameter share: 0 to 1.
  public func quantile(_ share: Double) -> Int? {
    precondition((0...1).contains(share), "a share is 0 to 1")
    let all = count
    guard all > 0 else { return nil }
    let wanted = max(1, Int((share * Double(all)).rounded(.up)))
    var seen = 0
    for (place, count) in counts.enumerated() {
      seen += count
      if seen >= wanted { return Self.delays(at: place).upperBound }
    }
    return nil
  }
}
