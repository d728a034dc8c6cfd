import Foundation

/// A directory for a `FileBackup`: what is written there is encrypted until the device's first unlock, where the system does
/// that, and stays out of backups of the device.
///
/// A class of protection and an exclusion belong to a file, and a save replaces the file; so they are set for the directory,
/// from which new files have them.
///
/// - `FileProtectionType.completeUntilFirstUserAuthentication` exists on iOS and its relatives. Elsewhere the directory is for
///   its owner alone, and no more.
public enum ProtectedDirectory {
  /// Makes the directory, if it is not there, with those above it, and protects it: it is set to be its owner's alone (0700), also if
  /// it was there and others could enter it. So give it a directory of its own and none that anybody else uses.
  ///
  /// - Parameters:
  ///   - name: of the file, which is one part of a path: not empty, not "." or "..", without "/" and without a zero byte.
  ///   - directory: where the file goes.
  /// - Returns: the path for `FileBackup`, of a file that need not exist.
  /// - Throws: ``ProtectedDirectoryError`` for another name, before anything is touched; else what the system said.
  public static func path(for name: String, in directory: URL) throws -> String {
    guard !["", ".", ".."].contains(name), !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 }) else {
      throw ProtectedDirectoryError.noName(name)
    }
    var directory = directory
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path)
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: directory.path)
    #endif
    #if canImport(Darwin)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try directory.setResourceValues(values)
    #endif
    return directory.appendingPathComponent(name).path
  }
}

/// Why a file cannot be in a ``ProtectedDirectory``.
public enum ProtectedDirectoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name is not one part of a path.
  case noName(String)

  public var description: String {
    switch self {
    case .noName(let name):
      "name of a backup's file: found \(name.debugDescription), expected one part of a path, without \"/\""
    }
  }
}
