import Choices
import Foundation
import SystemSupport

/// What `twinjar new --package` says: where a package finds TwinJar.
struct PackageDependency {
  /// As a manifest writes it.
  let text: String
  /// What the manifest's products are said to be of.
  let identity: String
  /// What a package that depends on it cannot be called, in lower case.
  let takenIdentities: Set<String>

  /// Semantic Versioning 2.0.0, section 2 and 9 to 10.
  private static func isVersion(_ text: Substring) -> Bool {
    let shape = /(?:0|[1-9][0-9]{0,8})(?:\.(?:0|[1-9][0-9]{0,8})){2}(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?/
    guard let match = text.wholeMatch(of: shape) else { return false }
    func parts(_ text: Substring?) -> [Substring] {
      text?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    }
    // A number has no leading zero.
    return parts(match.1).allSatisfy { $0.wholeMatch(of: /0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*/) != nil }
      && !parts(match.2).contains("")
  }
  /// With a scheme, or as ssh writes it; the last part is a name. No address has a quote or a backslash (RFC 3986, section 2),
  /// which would end a manifest's text.
  private static var address: Regex<(Substring, Substring)> {
    /(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^#\s"\\]*\/|[^\/@:#\s"\\]+@[^\/:#\s"\\]+:(?:[^#\s"\\]*\/)?)([^\/#\s"\\]+)/
  }

  /// - Parameter package: a directory, or an address and a version with "#" between them.
  /// - Throws: if it is neither.
  init(_ package: String) throws(InputError) {
    // An empty path would be the working directory.
    guard !package.isEmpty, package.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      throw Self.mistake("\"\(package)\"")
    }
    let identity: String
    if package.contains("://") || package.split(separator: "/").first?.contains("@") == true {
      let parts = package.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isVersion(parts[1]),
        parts[0].wholeMatch(of: Self.address) != nil, let name = parts[0].split(separator: "/").last
      else { throw Self.mistake("\"\(package)\"") }
      // As SwiftPM has it: of an ssh address without a slash, all of it.
      identity = (name.hasSuffix(".git") ? name.dropLast(4) : name).lowercased()
      guard !identity.isEmpty else { throw Self.mistake("\"\(package)\"") }
      text = ".package(url: \(Self.quoted(parts[0])), from: \(Self.quoted(parts[1])))"
      self.identity = identity
    } else {
      let directory = Self.place(package)
      guard FileManager.default.fileExists(atPath: TypedPath.joined(directory, "Package.swift")) else {
        throw Self.mistake("\"\(package)\", which has no Package.swift")
      }
      guard Self.isTwinJar(directory) else {
        throw Self.mistake("\"\(package)\", whose Package.swift is another package's")
      }
      identity = TypedPath.lastName(of: directory).lowercased()
      text = ".package(name: \"twinjar\", path: \(Self.quoted(directory)))"
      self.identity = "twinjar"
    }
    takenIdentities = [identity, "twinjar", "swift-argument-parser"]
  }

  /// In full. Swift's package manager removes ".." without following the link before it; what the system makes of such a path
  /// has none.
  private static func place(_ package: String) -> String {
    let path = TypedPath.inFull(package)
    let isOdd = path.utf8.split(separator: UInt8(ascii: "/")).contains { [".", ".."].contains(String($0)) }
    return isOdd ? TypedPath.resolved(path) ?? path : path
  }

  /// True for a checkout of TwinJar.
  static func isTwinJar(_ directory: String) -> Bool {
    let manifest = TypedPath.joined(directory, "Package.swift")
    guard let data = FileManager.default.contents(atPath: manifest) else { return false }
    return String(decoding: data, as: UTF8.self).contains("name: \"TwinJarCommand\"")
      && FileManager.default.fileExists(atPath: TypedPath.joined(directory, "Sources/TwinJarCommand"))
  }

  private static func mistake(_ found: String) -> InputError {
    InputError(
      .usage, source: "--package", found: found,
      expected:
        "a directory with TwinJar's Package.swift, or an address with a version behind #, three numbers and no v: "
        + "https://example.com/twinjar.git#1.0.0")
  }

  private static func quoted(_ text: some StringProtocol) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
