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
  /// Makes the directory, if it is not there, and protects it.
  ///
  /// - Returns: the path for `FileBackup`, of a file that need not exist.
  /// - Throws: what the system said.
  public static func path(for name: String, in directory: URL) throws -> String {
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
