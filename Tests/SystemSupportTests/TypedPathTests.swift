import Foundation
import Testing

@testable import SystemSupport

@Suite("A path is the one that was typed") struct TypedPathTests {
  static let here = FileManager.default.currentDirectoryPath

  @Test(
    "in full, without another place",
    arguments: [
      ("~/x", "\(here)/~/x"), ("~", "\(here)/~"), ("a/../b", "\(here)/a/../b"), ("./a", "\(here)/./a"),
      ("a/", "\(here)/a/"),
      ("/a/../~/b", "/a/../~/b"), ("", ""),
    ])
  func inFull(path: String, full: String) {
    #expect(TypedPath.inFull(path) == full)
    // The system is asked by the URL's bytes.
    guard !path.isEmpty else { return }
    let bytes = TypedPath.url(path).withUnsafeFileSystemRepresentation { $0.map { String(cString: $0) } }
    #expect(bytes == (full.hasSuffix("/") ? String(full.dropLast()) : full))
  }

  @Test(
    "the last name and what it is looked up in",
    arguments: [
      ("a", ".", "a"), ("a/b", "a", "b"), ("a//b//", "a", "b"), ("/a", "/", "a"), ("//a", "/", "a"), ("~/b", "~", "b"),
      ("a/..", "a", ".."), ("a/\u{301}b", "a", "\u{301}b"), ("", ".", ""), ("/", ".", ""),
    ])
  func parts(path: String, directory: String, name: String) {
    #expect(TypedPath.directory(of: path) == directory)
    #expect(TypedPath.lastName(of: path) == name)
  }

  @Test("a name in a directory", arguments: [("/", "/a"), (".", "./a"), ("b", "b/a"), ("b/", "b/a")])
  func joined(directory: String, path: String) { #expect(TypedPath.joined(directory, "a") == path) }
}
