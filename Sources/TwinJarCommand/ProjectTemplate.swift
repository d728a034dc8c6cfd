import Choices
import Foundation
import SystemSupport

/// The files of a new package, with its name and its dependency put in.
struct ProjectTemplate {
  /// In full.
  private let directory: String
  private let shown: String
  private let name: String
  private let dependency: PackageDependency
  /// False if the directory was there before, and empty.
  private let isNew: Bool

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
    self.directory = TypedPath.inFull(directory)
    shown = directory
    name = Self.name(of: self.directory)
    let isName = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    // An empty path is the working directory for some calls, and nothing for others.
    guard !directory.isEmpty, isName, !name.isEmpty, name.utf8.count <= 64 else {
      throw InputError(
        .usage, source: directory.isEmpty ? "the directory" : directory,
        found: "the name \"\(directory.isEmpty ? "" : name)\"",
        expected: "a name of 1 to 64 letters, digits, hyphens and underscores")
    }
    dependency = try PackageDependency(package)
    // A package and what it depends on are told apart by their directories' names.
    guard !dependency.takenIdentities.contains(name.lowercased()) else {
      throw InputError(
        .usage, source: directory, found: "the name \"\(name)\", which a package that it depends on has",
        expected: "another name")
    }
    isNew = try Self.isMissing(directory)
  }

  /// What a package there is called; "." is another name of a directory that has one.
  private static func name(of directory: String) -> String {
    let name = TypedPath.lastName(of: directory)
    return [".", ".."].contains(name) ? TypedPath.resolved(directory).map(TypedPath.lastName) ?? name : name
  }

  /// True if there is no such directory, false if there is an empty one.
  private static func isMissing(_ directory: String) throws(InputError) -> Bool {
    func mistake(_ found: String) -> InputError {
      InputError(.noInput, source: directory, found: found, expected: "a directory that does not exist, or is empty")
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
      var status = stat()
      if lstat(directory, &status) == 0 { throw mistake("a link that leads nowhere") }
      return true
    }
    guard isDirectory.boolValue else { throw mistake("a file") }
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      throw mistake("a directory that cannot be read")
    }
    guard content.isEmpty else {
      throw mistake("a directory with \(content.count == 1 ? "an entry" : "\(content.count) entries")")
    }
    return false
  }

  /// - Throws: what the system refused; of the package nothing is left then.
  func write() throws(InputError) {
    var made = MadeFiles()
    do throws(InputError) {
      if isNew { try makeDirectory(&made) }
      for (path, bytes) in Self.files { try write(String(decoding: bytes, as: UTF8.self), to: path, &made) }
    } catch {
      // A part of a package would be in the way of the next attempt.
      made.remove()
      throw error
    }
  }

  private func makeDirectory(_ made: inout MadeFiles) throws(InputError) {
    do {
      try made.makeDirectories(TypedPath.directory(of: directory))
      try made.makeDirectory(directory)
    } catch { throw failure(error, at: shown) }
  }

  private func failure(_ error: any Error, at path: String) -> InputError {
    InputError(
      .noInput, source: path, found: OutputFile.reason(error), expected: "a directory that can be written")
  }

  private func write(_ text: String, to path: String, _ made: inout MadeFiles) throws(InputError) {
    let file = TypedPath.joined(directory, path)
    do {
      try made.makeDirectories(TypedPath.directory(of: file))
      try made.write(Array(filled(text).utf8), to: file)
    } catch { throw failure(error, at: "\(shown)/\(path)") }
  }

  /// The template with what differs put in, once: a name may be called as what stands for another.
  private func filled(_ text: String) -> String {
    let words = [("PACKAGE", dependency.text), ("IDENTITY", dependency.identity), ("NAME", name)]
    func filled(_ text: String, _ words: ArraySlice<(String, String)>) -> String {
      guard let (word, value) = words.first else { return text }
      return text.components(separatedBy: word).map { filled($0, words.dropFirst()) }.joined(separator: value)
    }
    return filled(text, words[...])
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
