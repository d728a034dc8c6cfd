import Foundation

/// Paths as their user typed them and as the system reads them.
///
/// Foundation makes another path of a relative one before it is a URL: it takes a leading "~" for the home directory, which is
/// for the shell to do, and removes ".." without following the link that stands before it. What one call did with the text
/// and another with the URL would then happen in two places.
package enum TypedPath {
  /// From the root on, and otherwise as it is; an empty path stays empty, since it is nothing's.
  package static func inFull(_ path: String) -> String {
    guard !path.isEmpty, path.utf8.first != slash else { return path }
    let directory = FileManager.default.currentDirectoryPath
    // There is none if somebody has removed it.
    return joined(directory.isEmpty ? "." : directory, path)
  }

  /// The URL of the very same place.
  package static func url(_ path: String) -> URL { URL(fileURLWithPath: inFull(path)) }

  /// Without links, "." and ".."; nil if nothing is there, or if it has a name that is not UTF-8.
  package static func resolved(_ path: String) -> String? {
    guard let bytes = realpath(path, nil) else { return nil }
    defer { free(bytes) }
    return String(validatingCString: bytes)
  }

  /// A name in a directory.
  package static func joined(_ directory: String, _ name: String) -> String {
    directory.utf8.last == slash ? directory + name : "\(directory)/\(name)"
  }

  /// What stands behind the last slash that something follows; nothing for the root.
  package static func lastName(of path: String) -> String {
    let path = withoutEnd(path[...])
    return String(path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path)
  }

  /// The directory that the last name is looked up in: "." for a name alone.
  package static func directory(of path: String) -> String {
    let path = withoutEnd(path[...])
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    let directory = withoutEnd(path[..<end])
    return directory.isEmpty ? "/" : String(directory)
  }

  // Bytes, as for the system: of a slash and an accent behind it Swift makes one character.
  private static let slash = UInt8(ascii: "/")

  /// "a/" is the directory "a".
  private static func withoutEnd(_ path: Substring) -> Substring {
    var path = path
    while path.utf8.last == slash { path = path[..<path.utf8.index(before: path.endIndex)] }
    return path
  }
}
