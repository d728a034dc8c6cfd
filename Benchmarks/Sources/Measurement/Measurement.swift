import AllocationCounter
import Benchmark
import Foundation

/// The committed metric: allocations do not depend on the machine or on what else it is doing.
private let mallocs = BenchmarkMetric.custom("Mallocs per 1,000 operations", useScalingFactor: false)
/// For information: time depends on both.
private let nanoseconds = BenchmarkMetric.custom("Nanoseconds per operation", useScalingFactor: false)

/// With TWINJAR_ALLOCATIONS_ONLY set, time is left out: thresholds are made and checked that way.
private let metrics: [BenchmarkMetric] =
  ProcessInfo.processInfo.environment["TWINJAR_ALLOCATIONS_ONLY"] == nil ? [mallocs, nanoseconds] : [mallocs]

extension Benchmark {
  /// Adds a benchmark of `count` operations a sample.
  public static func operations(
    _ name: String, count: Int, samples: Int = 50, _ body: @escaping @Sendable () -> Void
  ) {
    let configuration = Configuration(
      metrics: metrics, warmupIterations: 2, maxDuration: .seconds(5), maxIterations: samples)
    _ = Benchmark(name, configuration: configuration) { benchmark in
      let clock = ContinuousClock()
      let allocated = allocation_count()
      let start = clock.now
      body()
      let elapsed = (clock.now - start).components
      let allocations = allocation_count() - allocated
      benchmark.measurement(
        nanoseconds, Int(elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000) / count)
      benchmark.measurement(mallocs, Int(allocations) * 1000 / count)
    }
  }
}
