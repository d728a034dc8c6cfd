import CSimulationRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Code that is not on the thread of its run.
extension RunExecutor {
  /// Where sleeps may go by the machine's clock, a run in which nothing is left to happen gives code that left it a moment
  /// to come back and to be noticed. Otherwise it would be taken for a deadlock.
  ///
  /// A real second for all runs of one executor: with a strategy that gets stuck again and again it is soon used up.
  func waitForEscape() {
    guard !PlatformExecutor.current.ownsClocks else { return }
    var waited: Int64 = 0
    while !hasEscaped, waited < Self.longestWait, patience > 0 {
      usleep(useconds_t(Self.glance / 1_000))
      waited += Self.glance
      patience -= Self.glance
    }
  }

  private static let glance: Int64 = 1_000_000
  private static let longestWait: Int64 = 250_000_000
}
