/// Seeds of fuzzing campaigns, each with runs of its own: neighbours, which may be divided among machines.
public struct FuzzSeeds: Hashable, Sendable {
  public var first: UInt64
  /// At least 1.
  public var count: Int

  public init(from first: UInt64 = 1, count: Int = 1) {
    self.first = first
    self.count = max(1, count)
  }

  /// The seed at a place, counted from 0; they go round behind the largest.
  public subscript(place: Int) -> UInt64 { first &+ UInt64(place) }

  /// "1", or "1 to 8".
  public var text: String { count == 1 ? "\(first)" : "\(first) to \(self[count - 1])" }

  /// - Parameters:
  ///   - runs: how many each seed is to have.
  ///   - done: how many the seed at a place has.
  /// - Throws: if a seed of a part has not had all its runs (65).
  package func checkFinished(
    _ shard: CampaignShard, of path: String, runs: Int?, done: (Int) throws(InputError) -> Int
  ) throws(InputError) {
    for place in shard.places(among: count) {
      let done = try done(place)
      guard done != runs else { continue }
      throw InputError(
        .data, source: path, place: "shard \(shard.text)", found: "\(done) runs of seed \(self[place])",
        expected: "\(runs ?? 0)", advice: "The same command goes on from there.")
    }
  }
}
