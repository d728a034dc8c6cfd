import Foundation
import SystemSupport

/// A file of checksummed lines that only grows, and that one process at a time has.
///
/// A line is on the disk when the call that appended it returns. A process that is killed leaves a torn last line at most,
/// which the next one cuts off.
package final class JournalLog {
  package let path: String
  private let schema: String
  private let file: Descriptor
  private var descriptor: Int32 { file.number }
  private var check: UInt64 = 0
  private var end = 0

  /// Closed when nobody has it any more, however far an initialiser came.
  private final class Descriptor {
    let number: Int32
    init(number: Int32) { self.number = number }
    deinit { close(number) }
  }

  /// Opens a file, or makes it, and locks it.
  ///
  /// - Parameter schema: of its first line.
  /// - Throws: if it cannot be opened, is no regular file, or another process has it (66).
  package init(opening path: String, schema: String) throws(InputError) {
    self.path = path
    self.schema = schema
    file = Descriptor(number: try Self.open(path))
  }

  /// A journal's name in a directory.
  package static func fileName(of shard: CampaignShard) -> String {
    shard.isWhole ? "journal.ndjson" : "journal-\(shard.index)-of-\(shard.count).ndjson"
  }

  /// True if a file in a directory is named as a journal.
  package static func isFileName(_ name: String) -> Bool { name.hasPrefix("journal") && name.hasSuffix(".ndjson") }

  /// Reads the file from its beginning; ``go(onFrom:)`` or ``begin(_:)`` comes next.
  package func reader() -> JournalReader { JournalReader(descriptor, path: path, schema: schema) }

  /// Cuts off what is torn below the last line that was read.
  package func go(onFrom reader: JournalReader) throws(InputError) {
    (check, end) = (reader.check, reader.end)
    try cut()
  }

  /// Makes the file new, with its first line.
  package func begin(_ header: some Encodable) throws(InputError) {
    let line = try line(header, .first(schema: schema))
    (check, end) = (0, 0)
    try cut()
    try append(line)
    Self.synchronize(TypedPath.directory(of: path))
  }

  /// Appends a line. When it returns, it is on the disk.
  ///
  /// - Throws: if it cannot be written, as on a full disk; the file is as it was before then.
  package func append(_ content: some Encodable) throws(InputError) { try append(line(content, .after(check))) }

  /// Appends a line that has at most so many bytes, and returns how many it has.
  package func append(_ content: some Encodable, unlessLongerThan most: Int) throws(InputError) -> Int {
    let line = try line(content, .after(check))
    if line.bytes.count <= most { try append(line) }
    return line.bytes.count
  }

  private func line(_ content: some Encodable, _ place: JournalLine.Place) throws(InputError) -> JournalLine {
    do { return try JournalLine(content, place) } catch {
      throw InputError(
        .data, source: path, found: "what cannot be written as JSON: \(error)", expected: "results of a campaign")
    }
  }

  private func append(_ line: JournalLine) throws(InputError) {
    guard line.bytes.count <= JournalFile.longestLine else {
      throw InputError(
        .data, source: path, found: "a result of more than \(JournalFile.longestLine >> 20) MiB",
        expected: "one that the next command can read", advice: Self.goesOn)
    }
    do throws(SystemFailure) {
      try write(line.bytes)
      guard fsync(descriptor) == 0 else { throw SystemFailure("write to it") }
    } catch {
      // Half a line would be cut off by the next process as well; the next line of this one would be lost with it.
      ftruncate(descriptor, off_t(end))
      lseek(descriptor, off_t(end), SEEK_SET)
      throw Self.failure(path, error, advice: Self.goesOn)
    }
    check = line.check
    end += line.bytes.count
    try refuseIfRemoved()
  }

  /// What is written to a file that has no name any more nobody finds again.
  private func refuseIfRemoved() throws(InputError) {
    var (own, there) = (stat(), stat())
    guard
      fstat(descriptor, &own) != 0 || stat(path, &there) != 0 || own.st_ino != there.st_ino
        || own.st_dev != there.st_dev
    else { return }
    let isGone = own.st_nlink == 0
    throw InputError(
      .noInput, source: path,
      found: "a journal that was \(isGone ? "removed, or replaced," : "moved") while this command wrote to it",
      expected: "a place for a campaign's journal",
      advice: isGone
        ? "What it had is lost." : "What is finished is where it is now: the same command goes on from there.")
  }

  private func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure("write to it") }
      written += count
    }
  }

  /// Cuts off what is torn, and goes to the end.
  private func cut() throws(InputError) {
    guard ftruncate(descriptor, off_t(end)) == 0, lseek(descriptor, off_t(end), SEEK_SET) >= 0 else {
      throw Self.failure(path, SystemFailure("write to it"), advice: Self.goesOn)
    }
  }

  // MARK: - The file

  private static func open(_ path: String) throws(InputError) -> Int32 {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, SystemFailure("open it")) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw InputError(.noInput, source: path, found: "no regular file", expected: "a place for a campaign's journal")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      throw InputError(
        .noInput, source: path, found: "a journal that another process is writing", expected: "one process at a time")
    }
    return descriptor
  }

  /// Of a file that is known to be a journal.
  private static let goesOn = "What it has is kept: the same command goes on from there."

  private static func failure(_ path: String, _ failure: SystemFailure, advice: String = "") -> InputError {
    InputError(
      .noInput, source: path, found: "a file that cannot be written: \(failure.reason)",
      expected: "a place for a campaign's journal",
      advice: advice)
  }

  /// A new file's name is on the disk once its directory is.
  private static func synchronize(_ directory: String) {
    let descriptor = Foundation.open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: - Reading alone

  /// Reads a journal that nobody goes on with.
  ///
  /// - Throws: if it cannot be read (66), and what `read` throws.
  package static func reading<Contents>(
    _ path: String, schema: String, _ read: (inout JournalReader) throws(InputError) -> Contents?
  ) throws(InputError) -> Contents {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw InputError(
        .noInput, source: path, found: "a file that cannot be read: \(SystemFailure("read it").reason)",
        expected: "a campaign's journal")
    }
    let file = Descriptor(number: descriptor)
    // A device need not end.
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw InputError(
        .noInput, source: path, found: "what is no regular file", expected: "a campaign's journal")
    }
    var reader = JournalReader(file.number, path: path, schema: schema)
    let contents = try read(&reader)
    return try withExtendedLifetime(file) { () throws(InputError) in
      guard let contents else {
        throw InputError(.data, source: path, found: "nothing", expected: "a campaign's journal")
      }
      return contents
    }
  }
}
