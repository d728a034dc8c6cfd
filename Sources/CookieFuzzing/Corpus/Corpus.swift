import Choices
import Cookies
import Foundation
import SystemSupport

/// A directory of cases, one a file, at any depth.
public struct Corpus: Sendable {
  /// A file and what is in it.
  public struct Entry: Sendable {
    /// The path below the corpus.
    public var path: String
    public var contents: CorpusCase
  }

  public let directory: String
  /// By path.
  public private(set) var entries: [Entry] = []
  /// Files that could not be read as cases; the others count all the same.
  public private(set) var problems: [InputError] = []

  /// Reads a corpus; a directory that does not exist is an empty one.
  public init(directory: String) {
    self.directory = directory
    for path in Self.files(in: directory) where path.hasSuffix(".json") {
      let source = "\(directory)/\(path)"
      guard let data = FileManager.default.contents(atPath: source) else {
        problems.append(InputError(.noInput, source: source, found: "a file that cannot be read", expected: "a case"))
        continue
      }
      let id = String(path.split(separator: "/").last?.dropLast(".json".count) ?? "")
      do throws(InputError) {
        entries.append(Entry(path: path, contents: try CorpusCase(json: Array(data), source: source, id: id)))
      } catch { problems.append(error) }
    }
  }

  /// All files below a directory, by path; no hidden or unfinished ones.
  static func files(in directory: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: TypedPath.inFull(directory))?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(directory)/\(name)", isDirectory: &isDirectory)
      return exists && !isDirectory.boolValue && !WholeFile.isUnfinished(name)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
  }

  /// The Set-Cookie fields of all cases, each once, to start from.
  public var fields: [[UInt8]] {
    var seen: Set<[UInt8]> = []
    var fields: [[UInt8]] = []
    for entry in entries {
      guard case .exchange(let exchange) = entry.contents.question.subject else { continue }
      for field in exchange.responses.flatMap(\.fields) where seen.insert(field).inserted { fields.append(field) }
    }
    return fields
  }

  /// The classes of the findings among the cases.
  public var knownClasses: Set<String> { Set(entries.compactMap(\.contents.findingClass)) }

  /// Writes a case below the corpus, all of it or nothing.
  ///
  /// - Returns: what went wrong, if anything did.
  public func write(_ contents: CorpusCase, below folder: String) -> InputError? {
    let path = "\(directory)/\(folder)/\(contents.id).json"
    func failure(_ found: String) -> InputError {
      InputError(.noInput, source: path, found: found, expected: "a file to write")
    }
    do {
      try FileManager.default.createDirectory(atPath: "\(directory)/\(folder)", withIntermediateDirectories: true)
      try WholeFile.write(Array(contents.json.utf8), to: path)
      return nil
    } catch let error as ArchiveFileError { return failure(error.description) } catch {
      return failure(error.localizedDescription)
    }
  }

  /// Removes what a process that was killed was writing below the corpus.
  public func removeAbandoned(below folder: String) {
    WholeFile.removeAbandoned(in: "\(directory)/\(folder)") { $0.hasSuffix(".json") }
  }
}
