/// How often something happens, from runs that count for different amounts.
///
/// Sums of squares tell how much of it is knowledge: a few runs of large weight say less than many of small.
public struct WeightedShare: Hashable, Sendable {
  public private(set) var runs = 0
  /// Runs in which it happened.
  public private(set) var hits = 0
  private var hitWeights = 0.0
  private var hitSquares = 0.0
  // Sums of their own: beside heavy hits a difference would lose them.
  private var missWeights = 0.0
  private var missSquares = 0.0
  private var weights = 0.0
  private var squares = 0.0

  public init() {}

  /// Counts a run.
  ///
  /// - Parameter weight: how much likelier the run is without what made it likelier; above 0.
  public mutating func add(_ weight: Double, isHit: Bool) {
    runs += 1
    weights += weight
    squares += weight * weight
    guard isHit else {
      missWeights += weight
      missSquares += weight * weight
      return
    }
    hits += 1
    hitWeights += weight
    hitSquares += weight * weight
  }

  /// Adds other runs. Sums of fractions depend on their order, so it has to be the same each time.
  public mutating func merge(_ other: WeightedShare) {
    runs += other.runs
    hits += other.hits
    weights += other.weights
    squares += other.squares
    hitWeights += other.hitWeights
    hitSquares += other.hitSquares
    missWeights += other.missWeights
    missSquares += other.missSquares
  }

  /// Of all runs, at most 1; without bias below that, whatever was made likelier.
  public var value: Double { min(1, mean) }

  private var mean: Double { runs == 0 ? 0 : hitWeights / Double(runs) }

  /// Of ``value``.
  public var standardError: Double {
    guard runs > 1 else { return .infinity }
    let variance = max(0, hitSquares / Double(runs) - mean * mean)
    return (variance / Double(runs - 1)).squareRoot()
  }

  /// The 95 % interval of ``value``, by the normal approximation, which is good from some 30 effective hits on
  /// (``effectiveHits``) and as many runs without (``effectiveMisses``), and by the score where each run counts as one (``Proportion``); nil where it happened in no run:
  /// what that excludes, weights do not tell; nor do weights whose squares no number holds.
  public var interval: ClosedRange<Double>? {
    guard hits > 0, standardError.isFinite, !isTooSmall else { return nil }
    if isPlain { return Proportion(count: hits, of: runs).interval }
    let z = 1.959963984540054
    return max(0, min(1, mean - z * standardError))...min(1, mean + z * standardError)
  }

  /// True if it happened in runs that count for so little that their sum is lost.
  public var isTooSmall: Bool { hits > 0 && hitSquares < .leastNormalMagnitude }

  /// True if each of some runs counts as one: nothing was made likelier.
  public var isPlain: Bool { runs > 0 && weights == Double(runs) && squares == Double(runs) }

  /// How many hits of equal weight would tell as much (Kish's effective sample size, 1965).
  public var effectiveHits: Double { hitSquares > 0 ? hitWeights * hitWeights / hitSquares : 0 }

  /// The same of the runs in which it did not happen.
  public var effectiveMisses: Double { missSquares > 0 ? missWeights * missWeights / missSquares : 0 }

  /// The same of all runs.
  public var effectiveRuns: Double { squares > 0 ? weights * weights / squares : 0 }

  /// Near 1 unless runs of large weight are missing, which would be missing among the hits as well.
  public var meanWeight: Double { runs == 0 ? 0 : weights / Double(runs) }
}
