import CookieFuzzing
import Cookies
import Foundation
import SystemSupport

/// Writes each finding to disk before anybody sees it: as a line of a journal, and into the corpus if that is wanted.
///
/// What cannot be written, such as on a full disk, is counted; the campaign goes on. A campaign without a finding leaves
/// no journal. Another's goes a week after its last finding, when its process is gone (``StaleJournals``). One that is kept with `--output` has its findings there, and writes them into the corpus alone.
final class FindingJournal {
  let path: String
  private(set) var failures = 0
  private(set) var problem = ""
  private let isKept: Bool
  private let corpus: Corpus?
  private let known: Set<String>
  /// Nil until the first finding.
  private var handle: FileHandle?

  /// - Parameters:
  ///   - corpus: where new findings go as cases; nil for nowhere.
  ///   - directory: of `--output`, if that is given.
  init(seed: UInt64, corpus: Corpus?, known: Set<String>, directory: String?) {
    isKept = directory != nil
    self.corpus = corpus
    self.known = known
    corpus?.removeAbandoned(below: "findings")
    // A limit on the size of files is to be reported like a full disk: its signal would end the campaign.
    signal(SIGXFSZ, SIG_IGN)
    path = directory ?? NSTemporaryDirectory() + StaleJournals.newName(seed: seed)
    StaleJournals.clear(in: NSTemporaryDirectory())
    PrivateDirectory.clearAbandoned()
  }

  /// A new file for this user alone, which no child inherits.
  private func opened() throws -> FileHandle {
    if let handle { return handle }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemFailure("create it") }
    // That a process with the number in its name is alive, another container cannot see.
    flock(file, LOCK_EX | LOCK_NB)
    let opened = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    handle = opened
    return opened
  }

  func write(_ finding: FuzzFinding) {
    let contents = CorpusCase(finding, seed: finding.seed)
    var problems: [String] = []
    do { if !isKept { try append(contents.json.replacing("\n", with: "") + "\n") } } catch {
      let reason = (error as? SystemFailure)?.description ?? error.localizedDescription
      problems.append("\(Printable.text(path)): \(reason)")
    }
    if let corpus, !known.contains(finding.of.id), let error = corpus.write(contents, below: "findings") {
      problems.append(error.description)
    }
    guard let first = problems.first else { return }
    failures += 1
    problem = first
  }

  /// Appends a line to the journal, all of it or nothing: half a line would make the next one unreadable.
  private func append(_ line: String) throws {
    let handle = try opened()
    let end = try handle.offset()
    do {
      try handle.write(contentsOf: Data(line.utf8))
      try handle.synchronize()
    } catch {
      try? handle.truncate(atOffset: end)
      // A disk that is too full for the first finding keeps no empty journal either.
      if end == 0, unlink(path) == 0 { self.handle = nil }
      throw error
    }
  }

  /// The case in the corpus that a finding is; empty if there is none, as journals stand in no repository.
  func location(_ finding: FuzzFinding) -> String {
    guard let corpus else { return "" }
    let path = "\(corpus.directory)/findings/\(CorpusCase(finding, seed: finding.seed).id).json"
    return FileManager.default.fileExists(atPath: path) ? path : ""
  }

  /// Says what could not be written, if anything.
  func warn() {
    if failures > 0 { StandardError.show("Warning: \(failures) findings could not be written: \(problem)\n") }
  }
}
