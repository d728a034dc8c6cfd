import Choices
import CookieProperties
import Cookies
import Foundation

/// Adds to a corpus what other directories have and it lacks, as small as it gets.
///
/// A case counts as new if its rule, or its class, or the signatures of its fields are not there yet. A file that is
/// no case is taken for an input of the libFuzzer target `set-cookie`.
public struct CorpusMerging {
  /// A case to write, and the folder for it.
  public struct Addition: Sendable {
    public var contents: CorpusCase
    public var folder: String
  }

  public private(set) var added: [Addition] = []
  public private(set) var examined = 0
  /// What could not be read.
  public private(set) var problems: [InputError] = []
  private var questions: Set<OracleQuestion> = []
  private var classes: Set<String>
  private var signatures = SignatureSet()

  public init(into corpus: Corpus) {
    classes = corpus.knownClasses
    for entry in corpus.entries {
      questions.insert(Self.bare(entry.contents.question))
      _ = isNovel(entry.contents.question)
    }
  }

  public mutating func add(contentsOf directory: String) {
    for path in Corpus.files(in: directory) where !path.hasSuffix(".json") { addInput("\(directory)/\(path)") }
    let other = Corpus(directory: directory)
    problems += other.problems
    for entry in other.entries { add(entry) }
  }

  private mutating func add(_ entry: Corpus.Entry) {
    examined += 1
    let contents = entry.contents
    guard !questions.contains(Self.bare(contents.question)) else { return }
    if let found = contents.findingClass {
      guard classes.insert(found).inserted else { return }
    } else if !isNovel(contents.question) {
      return
    }
    questions.insert(Self.bare(contents.question))
    let folder = entry.path.split(separator: "/").dropLast().joined(separator: "/")
    added.append(Addition(contents: contents, folder: folder.isEmpty ? "merged" : folder))
  }

  private mutating func addInput(_ path: String) {
    examined += 1
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append(InputError(.noInput, source: path, found: "a file that cannot be read", expected: "an input"))
      return
    }
    let sequence = FuzzSequence(input: Array(data))
    let wanted = newSignatures(of: sequence)
    guard !wanted.isEmpty else { return }
    // The smallest input that still reaches what is new.
    let known = signatures
    let smallest = SequenceMinimiser { candidate in
      let checker = PropertyChecker()
      _ = checker.check(candidate)
      return wanted.allSatisfy { checker.signatures.contains($0) && !known.contains($0) }
    }.minimise(sequence)
    for signature in wanted { _ = signatures.insert(signature) }
    guard let question = smallest.question(id: "0", asksForRecord: true),
      let expected = try? Oracle().answer(to: question), questions.insert(question).inserted
    else { return }
    let name = CorpusCase.fileName(path.split(separator: "/").last.map(String.init) ?? "input")
    added.append(
      Addition(
        contents: CorpusCase(
          id: "input-\(name)", rule: "reached by an input",
          provenance: "libFuzzer input; the answer is TwinJar's own", question: question, expected: expected),
        folder: "merged"))
  }

  private func newSignatures(of sequence: FuzzSequence) -> [FieldSignature] {
    let checker = PropertyChecker()
    _ = checker.check(sequence)
    var seen = signatures
    return checker.signatures.filter { seen.insert($0) }
  }

  /// True if one of the fields has a signature that was not there; all of them are then.
  private mutating func isNovel(_ question: OracleQuestion) -> Bool {
    guard case .exchange(let exchange) = question.subject else { return true }
    var sequence = FuzzSequence()
    for field in exchange.responses.flatMap(\.fields) { sequence.append(field) }
    var isNovel = false
    for signature in newSignatures(of: sequence) where signatures.insert(signature) { isNovel = true }
    return isNovel
  }

  /// Without the name, so that equal questions are equal.
  private static func bare(_ question: OracleQuestion) -> OracleQuestion {
    OracleQuestion(id: "0", subject: question.subject)
  }
}
