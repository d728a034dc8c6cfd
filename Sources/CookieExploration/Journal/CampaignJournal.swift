import Choices
import Foundation
import SystemSupport

/// Keeps what a campaign, or a part of it, has finished in a file, and goes on from there after whatever ended it.
///
/// Batches are appended, each as a line with a checksum, and are on the disk before the next one is written. A process
/// that is killed leaves a torn last line at most, which the next one cuts off; its runs are run again. Only one process
/// at a time has the file.
public final class CampaignJournal {
  public let path: String
  /// What is finished and on the disk.
  public private(set) var state: CampaignState
  private let file: Descriptor
  private var descriptor: Int32 { file.number }
  private var check: UInt64
  private var end: Int

  /// A journal's name in a directory.
  public static func fileName(of shard: CampaignShard) -> String {
    shard.isWhole ? "journal.ndjson" : "journal-\(shard.index)-of-\(shard.count).ndjson"
  }

  /// True if a file in a directory is named as a journal.
  public static func isFileName(_ name: String) -> Bool { name.hasPrefix("journal") && name.hasSuffix(".ndjson") }

  /// Opens the journal of a campaign in a directory, or begins it.
  ///
  /// - Parameters:
  ///   - header: what the campaign is. Its strategies are without those that failed.
  ///   - failed: strategies that ended the process which ran them before; a journal that has them goes on without them.
  /// - Throws: if it is another campaign's or damaged (65); if it cannot be read or written, or another process has it (66).
  public init(in directory: String, for header: JournalHeader, failed: Set<String> = []) throws(InputError) {
    path = "\(directory)/\(Self.fileName(of: header.shard))"
    file = Descriptor(number: try Self.open(path))
    if let contents = try JournalContents.read(file.number, path: path) {
      let leftOut = try Self.strategiesToLeaveOut(of: contents, for: header, failed: failed)
      (state, check, end) = (contents.state, contents.check, contents.end)
      try cut()
      if !leftOut.isEmpty { try leaveOut(leftOut, of: contents) }
    } else {
      let line = try Self.line(header, after: nil, path)
      let empty = JournalContents(path: path, header: header, check: line.check, end: 0)
      (state, check, end) = (empty.state, 0, 0)
      try cut()
      try append(line)
      Self.synchronize(directory)
    }
  }

  /// Closed when nobody has it any more, however far an initialiser came.
  private final class Descriptor {
    let number: Int32
    init(number: Int32) { self.number = number }
    deinit { close(number) }
  }

  // MARK: - Whose it is

  /// The strategies that are still in the journal and ended their process since.
  private static func strategiesToLeaveOut(
    of contents: JournalContents, for header: JournalHeader, failed: Set<String>
  ) throws(InputError) -> Set<String> {
    let leftOut = Set(contents.strategies.filter { failed.contains($0) })
    var there = contents.header
    there.strategies = contents.strategies.filter { !leftOut.contains($0) }
    guard let difference = there.difference(from: header, withShard: true) else { return leftOut }
    let ended = contents.leftOut.isEmpty ? "" : " \(contents.leftOut.joined(separator: ", ")) ended its process in it."
    throw InputError(
      .data, source: contents.path, place: difference.place, found: difference.found,
      expected: "\(difference.expected), as in this command",
      advice:
        "It is the journal of another campaign.\(ended) The command that began it goes on with it; this one needs "
        + "another directory.")
  }

  private func leaveOut(_ names: Set<String>, of contents: JournalContents) throws(InputError) {
    let places = Set(contents.strategies.indices.filter { names.contains(contents.strategies[$0]) })
    try append(Self.line(JournalContents.Entry(leftOut: names.sorted()), after: check, path))
    state.leaveOut(places)
  }

  // MARK: - Keeping

  /// Appends what was finished. When it returns, it is on the disk.
  ///
  /// - Throws: if it cannot be written, as on a full disk; the journal is as it was before then.
  public func keep(_ batch: CampaignBatch) throws(InputError) {
    try append(Self.line(JournalContents.Entry(batch: JournalContents.Batch(batch)), after: check, path))
    state.add(batch)
  }

  private static func line(
    _ content: some Encodable, after previous: UInt64?, _ path: String
  ) throws(InputError) -> JournalLine {
    do { return try JournalLine(content, after: previous) } catch {
      throw InputError(
        .data, source: path, found: "what cannot be written as JSON: \(error)", expected: "results of a campaign")
    }
  }

  private func append(_ line: JournalLine) throws(InputError) {
    do throws(SystemFailure) {
      try write(line.bytes)
      guard fsync(descriptor) == 0 else { throw SystemFailure("write to it") }
    } catch {
      // Half a line would be cut off by the next process as well; the next line of this one would be lost with it.
      ftruncate(descriptor, off_t(end))
      lseek(descriptor, off_t(end), SEEK_SET)
      throw Self.failure(path, error)
    }
    check = line.check
    end += line.bytes.count
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
      throw Self.failure(path, SystemFailure("write to it"))
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

  private static func failure(_ path: String, _ failure: SystemFailure) -> InputError {
    InputError(
      .noInput, source: path, found: "a file that cannot be written: \(failure.reason)",
      expected: "a place for a campaign's journal",
      advice: "What it has is kept: the same command goes on from there.")
  }

  /// A new file's name is on the disk once its directory is.
  private static func synchronize(_ directory: String) {
    let descriptor = Foundation.open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

// MARK: - Reading alone

extension JournalContents {
  /// Reads a journal that nobody goes on with.
  ///
  /// - Throws: if it is damaged or no journal (65), or cannot be read (66).
  public init(reading path: String) throws(InputError) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw InputError(
        .noInput, source: path, found: "a file that cannot be read: \(SystemFailure("read it").reason)",
        expected: "a campaign's journal")
    }
    defer { close(descriptor) }
    guard let contents = try Self.read(descriptor, path: path) else {
      throw InputError(.data, source: path, found: "nothing", expected: "a campaign's journal")
    }
    self = contents
  }
}
