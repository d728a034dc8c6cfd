import Choices
import Foundation

/// The files of a new package, with its name and its dependency put in.
struct ProjectTemplate {
  private let directory: URL
  private let shown: String
  private let name: String
  private let dependency: String

  private static let files: [(path: String, bytes: [UInt8])] = [
    ("Package.swift", PackageResources.Package_swift_template),
    ("Sources/AppStrategy/AppStrategy.swift", PackageResources.AppStrategy_swift_template),
    ("Sources/app-twinjar/Main.swift", PackageResources.Main_swift_template),
    ("Tests/AppStrategyTests/AppStrategyTests.swift", PackageResources.AppStrategyTests_swift_template),
    ("my-app.json5", PackageResources.my_app_json5_template),
    ("README.md", PackageResources.README_md_template),
    (".gitignore", PackageResources.gitignore_template),
    (".github/workflows/twinjar.yml", PackageResources.github_yml_template),
    (".gitlab-ci.yml", PackageResources.gitlab_ci_yml_template),
  ]

  /// - Parameters:
  ///   - directory: one that does not exist, or is empty.
  ///   - package: a directory, or an address and a version with "#" between them.
  /// - Throws: if the name cannot be a package's, something is there already, or the dependency is neither.
  init(directory: String, package: String) throws(InputError) {
    self.directory = URL(fileURLWithPath: directory)
    shown = directory
    name = self.directory.lastPathComponent
    let isName = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard isName, !name.isEmpty, name.utf8.count <= 64 else {
      throw InputError(
        .usage, source: directory, found: "the name \"\(name)\"",
        expected: "a name of 1 to 64 letters, digits, hyphens and underscores")
    }
    if name.lowercased() == "twinjar" {
      throw InputError(.usage, source: directory, found: "the name of TwinJar itself", expected: "another name")
    }
    dependency = try Self.dependency(package)
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      guard !FileManager.default.fileExists(atPath: directory) else {
        throw InputError(
          .noInput, source: directory, found: "a file", expected: "a directory that does not exist, or is empty")
      }
      return
    }
    guard content.isEmpty else {
      throw InputError(
        .noInput, source: directory, found: "a directory with \(content.count) entries",
        expected: "one that does not exist, or is empty")
    }
  }

  /// The dependency as a manifest writes it.
  private static func dependency(_ package: String) throws(InputError) -> String {
    func quoted(_ text: some StringProtocol) -> String {
      "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
    func mistake(_ found: String) -> InputError {
      InputError(
        .usage, source: "--package", found: found,
        expected: "a directory with TwinJar's Package.swift, or an address with a version behind #")
    }
    guard package.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw mistake("\"\(package)\"")
    }
    if package.contains("://") {
      let parts = package.split(separator: "#", omittingEmptySubsequences: false)
      let numbers = parts.count == 2 ? parts[1].split(separator: ".", omittingEmptySubsequences: false) : []
      guard numbers.count == 3, numbers.allSatisfy({ UInt32($0) != nil }) else { throw mistake("\"\(package)\"") }
      return ".package(url: \(quoted(parts[0])), from: \(quoted(parts[1])))"
    }
    let directory = URL(fileURLWithPath: package).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: "\(directory)/Package.swift") else {
      throw mistake("\"\(package)\", which has no Package.swift")
    }
    return ".package(name: \"twinjar\", path: \(quoted(directory)))"
  }

  /// - Throws: what the system refused.
  func write() throws(InputError) {
    for (path, bytes) in Self.files {
      let text = String(decoding: bytes, as: UTF8.self)
        .replacingOccurrences(of: "NAME", with: name).replacingOccurrences(of: "PACKAGE", with: dependency)
      let file = directory.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      } catch {
        throw InputError(
          .noInput, source: "\(shown)/\(path)", found: error.localizedDescription,
          expected: "a directory that can be written")
      }
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
