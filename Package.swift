// swift-tools-version:6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "twinjar",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Cookies", targets: ["Cookies"]),
    .executable(name: "twinjar", targets: ["twinjar"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(
      name: "Cookies", exclude: ["Suffixes/generate-public-suffixes.py"], swiftSettings: settings),
    .executableTarget(
      name: "twinjar",
      dependencies: ["Cookies", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings
    ),
    .testTarget(name: "CookiesTests", dependencies: ["Cookies", "twinjar"], swiftSettings: settings),
  ]
)
