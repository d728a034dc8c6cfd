// swift-tools-version:6.1
import PackageDescription

// A package of its own, so that nobody who depends on TwinJar resolves the tools for benchmarks and documentation.

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "twinjar-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "twinjar", path: ".."),
    // Without traits it needs no allocator of its own; AllocationCounter counts instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "Documentation",
      dependencies: [
        .product(name: "ArchiveTrials", package: "twinjar"),
        .product(name: "CaptureDiagnosis", package: "twinjar"),
        .product(name: "CookieDiagnosis", package: "twinjar"),
        .product(name: "CookieExploration", package: "twinjar"),
        .product(name: "CookieFiles", package: "twinjar"),
        .product(name: "CookieFuzzing", package: "twinjar"),
        .product(name: "CookieLab", package: "twinjar"),
        .product(name: "CookieProperties", package: "twinjar"),
        .product(name: "CookieReports", package: "twinjar"),
        .product(name: "CookieScenarios", package: "twinjar"),
        .product(name: "CookieSimulation", package: "twinjar"),
        .product(name: "CookieSync", package: "twinjar"),
        .product(name: "CookieSyncAdapters", package: "twinjar"),
        .product(name: "CookieTesting", package: "twinjar"),
        .product(name: "Cookies", package: "twinjar"),
        .product(name: "SyncStrategies", package: "twinjar"),
        .product(name: "TraceCalibration", package: "twinjar"),
        .product(name: "TwinJarCommand", package: "twinjar"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Measurement",
      dependencies: ["AllocationCounter", .product(name: "Benchmark", package: "benchmark")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "Measurement",
        .product(name: "CookieExploration", package: "twinjar"),
        .product(name: "CookieScenarios", package: "twinjar"),
        .product(name: "CookieSimulation", package: "twinjar"),
        .product(name: "SyncStrategies", package: "twinjar"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Engine",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "CookiesBenchmarks",
      dependencies: [
        "Measurement",
        .product(name: "Cookies", package: "twinjar"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Cookies",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "AdaptersBenchmarks",
      dependencies: [
        "Measurement",
        .product(name: "CookieSync", package: "twinjar"),
        .product(name: "CookieSyncAdapters", package: "twinjar"),
        .product(name: "Cookies", package: "twinjar"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Adapters",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "ArchivesBenchmarks",
      dependencies: [
        "Measurement",
        .product(name: "ArchiveTrials", package: "twinjar"),
        .product(name: "Cookies", package: "twinjar"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Archives",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
