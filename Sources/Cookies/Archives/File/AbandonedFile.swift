#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Files that a process was writing when it was killed, with cookies in them.
///
/// A new file is called "NAME.saving-PROCESS-NUMBER" until it is complete. It is abandoned if that process is gone, or
/// if nobody has touched it for an hour, which no save takes: in a container every process may have the same number. A
/// process of another container that shares the directory looks gone; its save then fails, with an error, and the old
/// file stays.
enum AbandonedFile {
  private static let mark = ".saving-"
  private static let longestSave = 3600

  static func name(beside path: String, _ number: Int) -> String { "\(path)\(mark)\(getpid())-\(number)" }

  /// Removes the abandoned files in a directory.
  ///
  /// - Parameter isOwn: true for the name of a file whose new version it may have been: others may call theirs so as well.
  static func removeAll(in directory: String, where isOwn: (String) -> Bool) {
    for entry in names(in: directory) {
      guard let (file, process) = parts(of: entry), isOwn(file) else { continue }
      let path = "\(directory)/\(entry)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
      if isGone(process) || isOld(status) { unlink(path) }
    }
  }

  /// The file that was to be, and the process that wrote it; nil if the name is no such name.
  static func parts(of name: String) -> (file: String, process: pid_t)? {
    let text = Array(name.utf8)
    let mark = Array(Self.mark.utf8)
    guard let start = text.indices.last(where: { text[$0...].starts(with: mark) }), start > 0 else { return nil }
    let numbers = text[(start + mark.count)...].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // Earlier versions wrote no number behind that of the process.
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ Int32(String(decoding: $0, as: UTF8.self)) != nil }),
      let process = pid_t(String(decoding: numbers[0], as: UTF8.self)), process > 0
    else { return nil }
    return (String(decoding: text[..<start], as: UTF8.self), process)
  }

  private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  private static func isOld(_ status: stat) -> Bool {
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed > longestSave
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}

/// Files that appear with all their bytes or not at all, whatever ends the process meanwhile.
package enum WholeFile {
  /// Writes a file, for all to read whom the process's mask lets.
  package static func write(_ bytes: [UInt8], to path: String) throws(ArchiveFileError) {
    try FileSystem.replace(path, with: bytes, mode: 0o666, isDurable: false)
  }

  /// True for the name of a file that is not complete yet, or never will be.
  package static func isUnfinished(_ name: String) -> Bool { AbandonedFile.parts(of: name) != nil }

  /// The name of a file that is to take the place of another once it is complete: the first of some that nobody has.
  ///
  /// - Parameter number: counted up from 0 as long as a file has the name.
  package static func unfinishedName(of path: String, _ number: Int) -> String {
    AbandonedFile.name(beside: path, number)
  }

  /// Removes what killed processes were writing in a directory.
  ///
  /// - Parameter isOwn: true for the name of a file of theirs, which it was to become.
  package static func removeAbandoned(in directory: String, where isOwn: (String) -> Bool) {
    AbandonedFile.removeAll(in: directory, where: isOwn)
  }

  /// Removes what killed processes were writing in the place of a file.
  package static func removeAbandoned(besides path: String) {
    let name = FileSystem.name(of: path)
    removeAbandoned(in: FileSystem.directory(of: path)) { $0 == name }
  }
}
