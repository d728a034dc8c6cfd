import Choices
import CookieLab
import Foundation

/// Keeps the trials of a run in a directory: a file a cell, and the files of their scenarios.
///
/// A directory may be filled by several runs, one after the other, each with cells of its own, if all have one seed, engine, build
/// and rule.
final class LabRecorder {
  private let directory: OutputDirectory
  /// Two runs at once would look for each other's records before there are any.
  private let lock: DirectoryLock
  private let events: LabRecord.KeptEvents
  private let files: [String: [UInt8]]
  /// The cells that have a record of this run.
  private var begun: Set<String> = []
  private var problems: [String: InputError] = [:]

  private static let expected = "a directory for recorded trials"

  /// - Parameters:
  ///   - files: what the scenarios' files had when they were read, by what the user called them.
  /// - Throws: that the directory takes no files, or has trials that these do not go with.
  init(_ path: String, events: LabRecord.KeptEvents, for run: LabRun, files: [String: [UInt8]]) throws(InputError) {
    self.events = events
    self.files = files
    directory = try OutputDirectory(path, expected: Self.expected)
    lock = try DirectoryLock(path, expected: "a directory that no other run is recording into")
    for cell in run.cells { try refuse(whatStandsInTheWayOf: cell, of: run) }
    for name in names where name.hasSuffix(".ndjson") { try refuse(strangeRecord: name, in: run) }
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
  }

  private func file(of cell: LabCell) -> [UInt8] { files[cell.source] ?? [] }

  /// Nothing is written over: it may be an hour's work.
  private func refuse(whatStandsInTheWayOf cell: LabCell, of run: LabRun) throws(InputError) {
    let record = "\(directory.path)/\(cell.recordName)"
    guard !FileManager.default.fileExists(atPath: record) else {
      throw InputError(
        .noInput, source: record, found: "trials of this cell already", expected: "a directory without a record of it")
    }
    let scenario = "\(directory.path)/\(cell.fileName)"
    guard let there = FileManager.default.contents(atPath: scenario) else { return }
    guard Array(there) == file(of: cell) else {
      throw InputError(
        .noInput, source: scenario, found: "another scenario of this name",
        expected: "the same file as \(cell.source), or a directory without it")
    }
  }

  private func refuse(strangeRecord name: String, in run: LabRun) throws(InputError) {
    let path = "\(directory.path)/\(name)"
    let text = String(decoding: try InputFile.read(path, expected: Self.expected), as: UTF8.self)
    if let (found, expected) = try LabRecord(text, source: path).header.difference(from: run) {
      throw InputError(.data, source: path, found: found, expected: "\(expected), as in this run, or another directory")
    }
  }

  /// Writes a cell's trials each time that one more has finished, whole: what a killed run leaves is a record like any other.
  /// Of many trials the last ones wait for the hundredth, or the end.
  func keep(trialsOf place: Int, _ played: LabRun.Played, of run: LabRun) {
    let count = played.cells[place].count
    if count <= Self.batch || count % Self.batch == 0 { write(place, played, of: run) }
  }

  /// So long a record is not written anew for one more trial.
  private static let batch = 100

  /// Writes what was played.
  ///
  /// - Returns: what could not be written; what could stays.
  func keep(_ played: LabRun.Played, of run: LabRun) -> [InputError] {
    for place in run.cells.indices where !played.cells[place].isEmpty { write(place, played, of: run) }
    return run.cells.compactMap { problems[$0.recordName] }
  }

  /// A problem stands until the cell is written.
  private func write(_ place: Int, _ played: LabRun.Played, of run: LabRun) {
    let cell = run.cells[place]
    let file = file(of: cell)
    let header = LabRecord.Header(cell, of: run, text: file, engineVersion: played.version)
    let text = LabRecord.text(header, played.cells[place], events: events)
    do throws(InputError) {
      if begun.contains(cell.recordName) {
        try directory.write(text, as: cell.recordName)
      } else {
        try directory.write(String(decoding: file, as: UTF8.self), as: cell.fileName)
        // Where locks are not kept, as on some network file systems, another run may have been faster.
        try directory.writeNew(text, as: cell.recordName)
        begun.insert(cell.recordName)
      }
      problems[cell.recordName] = nil
    } catch { problems[cell.recordName] = error }
  }
}
