import CookieFuzzing
import Foundation

/// Writes each finding to disk before anybody sees it: as a line of a journal, and into the corpus if that is wanted.
///
/// What cannot be written, such as on a full disk, is counted; the campaign goes on.
final class FindingJournal {
  let path: String
  private(set) var failures = 0
  private(set) var problem = ""
  private let seed: UInt64
  private let corpus: Corpus?
  private let known: Set<String>
  private let handle: FileHandle?

  /// - Parameter corpus: where new findings go as cases; nil for nowhere.
  init(seed: UInt64, corpus: Corpus?, known: Set<String>) {
    self.seed = seed
    self.corpus = corpus
    self.known = known
    // A limit on the size of files is to be reported like a full disk: its signal would end the campaign.
    signal(SIGXFSZ, SIG_IGN)
    let identifier = ProcessInfo.processInfo.processIdentifier
    path = NSTemporaryDirectory() + "twinjar-fuzz-\(seed)-\(identifier).ndjson"
    let isMade = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    handle = isMade ? FileHandle(forWritingAtPath: path) : nil
  }

  func write(_ finding: FuzzFinding) {
    let contents = CorpusCase(finding, seed: seed)
    var problems: [String] = []
    do { try append(contents.json.replacing("\n", with: "") + "\n") } catch {
      problems.append("\(path): \(error.localizedDescription)")
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
    guard let handle else { throw CocoaError(.fileWriteUnknown) }
    let end = try handle.offset()
    do {
      try handle.write(contentsOf: Data(line.utf8))
      try handle.synchronize()
    } catch {
      try? handle.truncate(atOffset: end)
      throw error
    }
  }

  /// The file that holds a finding.
  func location(_ finding: FuzzFinding) -> String {
    guard let corpus else { return path }
    return "\(corpus.directory)/findings/\(CorpusCase(finding, seed: seed).id).json"
  }
}
