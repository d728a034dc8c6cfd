import Foundation
import SystemSupport

/// Whether an engine can write what it wants to keep.
///
/// One that cannot goes on without a word, and its cookies are gone with its network process: what no room did would count as the
/// engine's own doing.
enum RoomForProfile {
  /// A profile takes one to ten.
  private static let leastMebibytes: UInt64 = 16
  /// A profile of Firefox's has some hundred.
  private static let leastFiles: UInt64 = 256

  /// - Throws: if the directory's file system is full, or nearly.
  static func check(_ profile: PrivateDirectory) throws(SystemFailure) {
    let place = TypedPath.directory(of: profile.path)
    if let free = profile.freeBytes, free >> 20 < leastMebibytes {
      throw SystemFailure("play where less than \(leastMebibytes) MiB are free, as for \(place)", code: ENOSPC)
    }
    if let free = profile.freeFiles, free < leastFiles {
      throw SystemFailure("play where there is no room for \(leastFiles) more files, as for \(place)", code: ENOSPC)
    }
  }
}
