extension ArchiveReport {
  /// What to use, from what was observed: of the archives that never end the process and finish in time, those that
  /// keep most; of these, those that are deceived least; of these, the fastest for the most cookies.
  ///
  /// - Returns: nil if no archive qualifies.
  public func best(where condition: (ArchiveResult) -> Bool = { _ in true }) -> ArchiveResult? {
    results.filter { condition($0) && !$0.isUnreliable }.min { rank($0) < rank($1) }
  }

  private func rank(_ result: ArchiveResult) -> (Int, Double, Double) {
    (-result.keptCount, result.damage.deceivedShare, result.lastSpeed?.nanoseconds ?? .infinity)
  }

  /// The archive that takes least time for so many cookies; ``cookieCounts`` by index.
  public func fastest(at index: Int) -> (result: ArchiveResult, speed: Speed)? {
    let measured = results.compactMap { result in result.speed(at: index).map { (result: result, speed: $0) } }
    return measured.min { $0.speed.nanoseconds < $1.speed.nanoseconds }
  }
}

extension ArchiveResult {
  /// What was measured for so many cookies, if it was.
  public func speed(at index: Int) -> Speed? {
    guard speeds.indices.contains(index), case .measured(let speed) = speeds[index] else { return nil }
    return speed
  }

  /// What was measured for the most cookies.
  public var lastSpeed: Speed? { speeds.indices.last.flatMap(speed) }
}
