// swift-tools-version:6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "twinjar",
  // iOS 16 is for what an app embeds. What runs a strategy needs a Mac's standard library of macOS 15.
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "Cookies", targets: ["Cookies"]),
    .library(name: "CookieSync", targets: ["CookieSync"]),
    .library(name: "CookieSyncAdapters", targets: ["CookieSyncAdapters"]),
    .library(name: "SyncStrategies", targets: ["SyncStrategies"]),
    .library(name: "CookieDiagnosis", targets: ["CookieDiagnosis"]),
    .library(name: "CookieScenarios", targets: ["CookieScenarios"]),
    .library(name: "CookieSimulation", targets: ["CookieSimulation"]),
    .library(name: "CookieExploration", targets: ["CookieExploration"]),
    .library(name: "ArchiveTrials", targets: ["ArchiveTrials"]),
    .library(name: "CookieFiles", targets: ["CookieFiles"]),
    .library(name: "CaptureDiagnosis", targets: ["CaptureDiagnosis"]),
    .library(name: "TraceCalibration", targets: ["TraceCalibration"]),
    .library(name: "CookieProperties", targets: ["CookieProperties"]),
    .library(name: "CookieFuzzing", targets: ["CookieFuzzing"]),
    .library(name: "CookieReports", targets: ["CookieReports"]),
    .library(name: "CookieLab", targets: ["CookieLab"]),
    .library(name: "CookieTesting", targets: ["CookieTesting"]),
    .library(name: "TwinJarCommand", targets: ["TwinJarCommand"]),
    .executable(name: "twinjar", targets: ["twinjar"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(
      name: "Cookies", exclude: ["Suffixes/generate-public-suffixes.py"], swiftSettings: settings),
    .target(name: "CookieSync", dependencies: ["Cookies"], swiftSettings: settings),
    // What an app has, as CookieSync wants it: Foundation's stores and networking, WebKit's where there is a WebKit.
    .target(name: "CookieSyncAdapters", dependencies: ["CookieSync", "Cookies"], swiftSettings: settings),
    .target(name: "SyncStrategies", dependencies: ["CookieSync", "Cookies"], swiftSettings: settings),
    .target(name: "CSimulationRuntime"),
    .target(name: "CSystemSupport"),
    // Threads, child processes, signals, private directories: what the operating system may refuse.
    .target(name: "SystemSupport", dependencies: ["CSystemSupport"], swiftSettings: settings),
    // What every search and campaign stands on: seeded choices, distributions, shrinking, workers, and what is said about
    // input that cannot be used.
    .target(
      name: "Choices", dependencies: ["CSimulationRuntime", "Cookies", "SystemSupport"], swiftSettings: settings),
    // What a run's trace says: what became of its sessions, why, and which accesses raced. It knows nothing of the world
    // that made the trace.
    .target(name: "CookieDiagnosis", dependencies: ["Choices"], swiftSettings: settings),
    // What a run takes place in, and the files that say so: platforms, servers, faults, an app's habits, a user's script.
    .target(
      name: "CookieScenarios", dependencies: ["Choices", "CookieDiagnosis", "Cookies"],
      resources: [.embedInCode("BuiltIn")], swiftSettings: settings),
    .target(
      name: "CookieSimulation",
      dependencies: [
        "CSimulationRuntime", "Choices", "CookieDiagnosis", "CookieScenarios", "CookieSync", "Cookies",
        "SyncStrategies", "SystemSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CookieExploration",
      dependencies: [
        "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieFiles", "CookieScenarios", "CookieSimulation",
        "CookieSync", "Cookies", "SyncStrategies", "SystemSupport", "TraceCalibration",
      ],
      swiftSettings: settings),
    .target(
      name: "ArchiveTrials", dependencies: ["Choices", "CookieFuzzing", "Cookies", "SystemSupport"],
      swiftSettings: settings),
    // Cookie files of others: of devices, browsers and tools.
    .target(
      name: "CookieFiles", dependencies: ["Choices", "Cookies", "SystemSupport"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // What a recording or a capture of a real app says: the traces that it makes, what is concluded, and what cannot be told.
    .target(
      name: "CaptureDiagnosis", dependencies: ["Choices", "CookieDiagnosis", "CookieFiles", "Cookies"],
      swiftSettings: settings),
    // What traces of an app say of its network, server and platform, as a scenario.
    .target(
      name: "TraceCalibration",
      dependencies: ["CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieScenarios", "Cookies"],
      swiftSettings: settings),
    // What must hold for any Set-Cookie input, above Cookies alone: libFuzzer pays for each line of code in a program.
    .target(name: "CookieProperties", dependencies: ["Cookies"], swiftSettings: settings),
    .target(
      name: "CookieFuzzing",
      dependencies: ["CSimulationRuntime", "Choices", "CookieProperties", "Cookies", "SystemSupport"],
      resources: [.embedInCode("Adapters")],
      swiftSettings: settings),
    .target(
      name: "CookieReports",
      dependencies: [
        "ArchiveTrials", "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieFiles",
        "CookieFuzzing", "CookieScenarios", "CookieSimulation", "Cookies", "SyncStrategies", "TraceCalibration",
      ],
      resources: [.embedInCode("PageTemplate")], swiftSettings: settings),
    .target(
      name: "CookieTesting",
      dependencies: [
        "Choices", "CookieDiagnosis", "CookieExploration", "CookieReports", "CookieScenarios", "CookieSimulation",
        "CookieSync", "SyncStrategies", "SystemSupport",
      ],
      swiftSettings: settings),
    // WebKitGTK behind a C interface, looked for when the program runs: nothing of it is needed to build.
    .target(
      name: "CWebKitHost",
      linkerSettings: [
        .linkedLibrary("dl", .when(platforms: [.linux])), .linkedLibrary("pthread", .when(platforms: [.linux])),
      ]),
    // Strategies on real engines, beside what the simulator says of them.
    .target(
      name: "CookieLab",
      dependencies: [
        "CWebKitHost", "Choices", "CookieDiagnosis", "CookieExploration", "CookieReports", "CookieScenarios",
        "CookieSync", "CookieSyncAdapters", "Cookies", "SyncStrategies", "SystemSupport", "TokenServer",
      ],
      resources: [.embedInCode("Agents")], swiftSettings: settings),
    .target(
      name: "TwinJarCommand",
      dependencies: [
        "ArchiveTrials", "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieFiles",
        "CookieFuzzing", "CookieLab", "CookieReports", "CookieScenarios", "CookieSimulation", "Cookies",
        "SyncStrategies", "SystemSupport", "TraceCalibration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Template")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "twinjar", dependencies: ["TwinJarCommand"], swiftSettings: settings),
    // A server on the loopback interface with a scenario's policy, for what runs over real sockets.
    .target(name: "TokenServer", dependencies: ["CookieScenarios", "SystemSupport"], swiftSettings: settings),
    // An app's own strategies, with their test and a command line of their own: an example that is built and run.
    .target(
      name: "ExampleStrategy", dependencies: ["CookieSync", "Cookies"], swiftSettings: settings),
    .executableTarget(
      name: "twinjar-example", dependencies: ["ExampleStrategy", "SyncStrategies", "TwinJarCommand"],
      swiftSettings: settings),
    // Bugs that an app's own strategies may have: what they cost is tested on this program.
    .executableTarget(
      name: "twinjar-broken-strategies", dependencies: ["CookieSync", "Cookies", "SyncStrategies", "TwinJarCommand"],
      swiftSettings: settings),
    // An app but for its screens: the strategies over real sockets, with Foundation's stores, and a second of them where there
    // is no WebKit.
    .target(
      name: "ExampleApp", dependencies: ["CookieSync", "CookieSyncAdapters", "Cookies"], swiftSettings: settings),
    .executableTarget(
      name: "example-app",
      dependencies: [
        "CookieScenarios", "CookieSync", "CookieSyncAdapters", "Cookies", "ExampleApp", "ExampleStrategy",
        "SyncStrategies", "SystemSupport", "TokenServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExampleStrategyTests", dependencies: ["CookieTesting", "ExampleStrategy", "SyncStrategies"],
      swiftSettings: settings),
    // Coverage-guided fuzzing; ordinary programs unless they are built with FUZZING (see Fuzzing.md).
    .target(name: "LibFuzzer", swiftSettings: settings),
    .executableTarget(
      name: "twinjar-libfuzzer-parser", dependencies: ["CookieProperties", "LibFuzzer"], swiftSettings: settings),
    .executableTarget(
      name: "twinjar-libfuzzer",
      dependencies: [
        "ArchiveTrials", "CookieProperties", "CookieScenarios", "CookieSimulation", "Cookies", "LibFuzzer",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "twinjar-libfuzzer-files",
      dependencies: ["CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieFiles", "LibFuzzer"],
      swiftSettings: settings),
    // Counters of what a schedule reached, for libFuzzer; in no other program.
    .target(name: "CFuzzCounters"),
    .executableTarget(
      name: "twinjar-libfuzzer-schedules",
      dependencies: ["CFuzzCounters", "CookieExploration", "CookieSimulation", "LibFuzzer"], swiftSettings: settings),
    .testTarget(
      name: "CookiesTests", dependencies: ["ArchiveTrials", "CookieFuzzing", "CookieReports", "Cookies"],
      swiftSettings: settings),
    .testTarget(
      name: "CookieFilesTests", dependencies: ["Choices", "CookieFiles", "CookieReports", "Cookies"],
      exclude: ["RealFiles"], swiftSettings: settings),
    .testTarget(
      name: "CookieExplorationTests",
      dependencies: [
        "Choices", "CookieDiagnosis", "CookieExploration", "CookieReports", "CookieScenarios", "CookieSimulation",
        "CookieSync", "Cookies", "SyncStrategies",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CookiePropertiesTests",
      dependencies: ["Choices", "CookieFuzzing", "CookieProperties", "CookieSimulation", "Cookies"],
      swiftSettings: settings),
    .testTarget(
      name: "CookieFuzzingTests",
      dependencies: [
        "Choices", "CookieExploration", "CookieFuzzing", "CookieProperties", "CookieScenarios", "CookieSimulation",
        "Cookies", "SyncStrategies",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CookieSyncAdaptersTests",
      dependencies: [
        "CaptureDiagnosis", "CookieDiagnosis", "CookieScenarios", "CookieSync", "CookieSyncAdapters",
        "Cookies", "ExampleApp", "ExampleStrategy",
        "SyncStrategies", "TokenServer",
      ],
      swiftSettings: settings),
    .testTarget(name: "SystemSupportTests", dependencies: ["SystemSupport"], swiftSettings: settings),
    .testTarget(
      name: "CookieLabTests",
      dependencies: [
        "Choices", "CookieExploration", "CookieLab", "CookieScenarios", "CookieSync", "Cookies", "SyncStrategies",
        "SystemSupport", "twinjar",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ArchiveTrialsTests", dependencies: ["ArchiveTrials", "CookieReports", "Cookies"], swiftSettings: settings),
    .testTarget(
      name: "TwinJarCommandTests",
      dependencies: [
        "ArchiveTrials", "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieFuzzing",
        "CookieReports",
        "CookieScenarios", "CookieSimulation", "Cookies", "SyncStrategies", "TwinJarCommand",
        "twinjar-broken-strategies",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CookieScenariosTests", dependencies: ["Choices", "CookieDiagnosis", "CookieScenarios"],
      swiftSettings: settings),
    .testTarget(name: "CookieDiagnosisTests", dependencies: ["CookieDiagnosis"], swiftSettings: settings),
    .testTarget(
      name: "CaptureDiagnosisTests",
      dependencies: [
        "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieFiles", "CookieScenarios",
        "CookieSimulation", "Cookies", "SyncStrategies",
      ],
      exclude: ["Captures"], swiftSettings: settings),
    .testTarget(
      name: "TraceCalibrationTests",
      dependencies: [
        "CaptureDiagnosis", "Choices", "CookieDiagnosis", "CookieExploration", "CookieScenarios", "CookieSimulation",
        "SyncStrategies", "TraceCalibration",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CookieSimulationTests",
      dependencies: [
        "Choices", "CookieDiagnosis", "CookieScenarios", "CookieSimulation", "CookieSync", "Cookies", "SyncStrategies",
      ],
      swiftSettings: settings
    ),
  ]
)
