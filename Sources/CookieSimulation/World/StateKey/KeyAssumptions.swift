/// What keys of states take for granted of all runs of a search. Each run measures whether it is so: a search of which one
/// run shows something else begins again with that (``Simulator/keysFallShort``).
public struct KeyAssumptions: Hashable, Sendable, Codable {
  /// How long the steps of the script take.
  var steps = StepLengths()
  /// How long before a cookie's expiry code asks whether it has come, in nanoseconds, in order.
  private(set) var margins: [Int64] = [0]

  public init() {}

  mutating func addMargin(_ margin: Int64) {
    guard !margins.contains(margin) else { return }
    margins.append(margin)
    margins.sort()
  }

  /// What holds of the runs of both.
  public mutating func formUnion(_ other: KeyAssumptions) {
    steps.formUnion(other.steps)
    for margin in other.margins { addMargin(margin) }
  }

  /// Twice as long steps, so that a search does not begin again for every millisecond.
  public var doubled: KeyAssumptions {
    var doubled = self
    doubled.steps = steps.doubled
    return doubled
  }

  /// No end to any step that was ever longer than assumed: all deadlines count.
  public var withoutEnd: KeyAssumptions {
    var endless = self
    endless.steps = steps.withoutEnd
    return endless
  }
}
