import Choices
import CookieSimulation
import Cookies
import Foundation

/// Keeps what exhaustive searches have finished, batch by batch, and goes on from there.
package final class ExploreJournal {
  package typealias Header = WorkHeader<ExploreSettings>
  private typealias Journal = WorkJournal<ExploreSettings, Entry>

  package static let schema = "twinjar.journal.explore/1"

  /// Which search.
  struct Cell: Hashable, Codable {
    var strategy: String
    /// Which of the scenarios.
    var scenario: Int
  }

  /// What was finished of a search.
  struct Entry: Codable {
    var cell: Cell
    var batch: Data?
    /// If they are others than before.
    var needs: KeyAssumptions?
    /// The search came to its end: the space's, its budget's, or the last violation's.
    var isEnd: Bool?
    /// Variables outside of strategies that were set by then and had not been before.
    var variables: [String]?

    /// The same as they can be printed, whoever wrote the journal.
    var printable: [String] { (variables ?? []).map { Printable.text($0) } }
  }

  package var path: String { journal.path }
  private let journal: Journal
  private var old: [Cell: [Entry]] = [:]
  /// Variables outside of strategies that were set while the searches ran, in whatever process.
  package private(set) var outerVariables: Set<String>
  private let setVariables: () -> [String]

  /// - Parameter setVariables: the names of the variables outside of strategies that this process has set by now.
  /// - Throws: if it is of other searches or damaged (65); if it cannot be read or written, or another process has it (66).
  package init(
    in directory: String, _ header: Header, setVariables: @escaping () -> [String] = { [] }
  ) throws(InputError) {
    var old: [Cell: [Entry]] = [:]
    var variables: Set<String> = []
    journal = try Journal(in: directory, for: header, schema: Self.schema) { (entry, _) in
      old[entry.cell, default: []].append(entry)
      variables.formUnion(entry.printable)
    }
    (self.old, outerVariables, self.setVariables) = (old, variables, setVariables)
  }

  /// What one search has by now, and where it is kept.
  package func log(of strategy: String, inScenario scenario: Int) -> ExploreLog {
    let cell = Cell(strategy: strategy, scenario: scenario)
    return ExploreLog(cell, old.removeValue(forKey: cell) ?? [], path: path) { [self] (entry) throws(InputError) in
      var entry = entry
      let new = Set(setVariables()).subtracting(outerVariables)
      if !new.isEmpty {
        entry.variables = new.sorted()
        outerVariables.formUnion(new)
      }
      try journal.keep(entry)
    }
  }

  package func flush() throws(InputError) { try journal.flush() }

  // MARK: - Parts

  /// The searches of a part.
  struct Part {
    var header: Header
    var cells: [Cell: [Entry]]

    var outerVariables: Set<String> { Set(cells.values.joined().flatMap(\.printable)) }
  }

  static func part(_ path: String) throws(InputError) -> Part {
    var cells: [Cell: [Entry]] = [:]
    let header = try Journal.read(path, schema: schema) { _ in
    } take: { (entry, _) in
      cells[entry.cell, default: []].append(entry)
    }
    return Part(header: header, cells: cells)
  }
}

/// One search's part of a journal.
package final class ExploreLog: SearchLog {
  private let cell: ExploreJournal.Cell
  private let path: String
  private var old: ArraySlice<ExploreJournal.Entry>
  private var needs = KeyAssumptions()
  /// The journal's last word is that the search came to its end.
  private var isEnded: Bool
  private let write: (ExploreJournal.Entry) throws(InputError) -> Void
  /// Why it cannot go on.
  package private(set) var failure: InputError?

  init(
    _ cell: ExploreJournal.Cell, _ old: [ExploreJournal.Entry], path: String,
    write: @escaping (ExploreJournal.Entry) throws(InputError) -> Void
  ) {
    (self.cell, self.old, self.path, self.write) = (cell, old.filter { $0.batch != nil }[...], path, write)
    isEnded = old.last?.isEnd ?? false
  }

  /// True once all that was kept is taken over.
  package var isAtEnd: Bool { old.isEmpty }

  var endsSearch: Bool { failure != nil }

  func next() -> SearchBatch? {
    guard let entry = old.popFirst() else { return nil }
    needs = entry.needs ?? needs
    guard let batch = SearchBatch(entry.batch ?? Data(), needs: needs) else {
      isForeign()
      return nil
    }
    return batch
  }

  func keep(_ batch: SearchBatch) {
    guard failure == nil else { return }
    var entry = ExploreJournal.Entry(cell: cell, batch: batch.bytes)
    if batch.needs != needs { (entry.needs, needs) = (batch.needs, batch.needs) }
    isEnded = false
    append(entry)
  }

  private func append(_ entry: ExploreJournal.Entry) {
    do throws(InputError) { try write(entry) } catch { failure = error }
  }

  func isForeign() {
    failure = InputError(
      .data, source: path, place: "\(cell.strategy) in scenario \(cell.scenario + 1)",
      found: "results that do not belong to this search", expected: "those of the same code, which is determined",
      advice: "Another directory begins anew.")
  }

  /// The search came to its end.
  package func end() {
    guard !isEnded else { return }
    isEnded = true
    append(ExploreJournal.Entry(cell: cell, isEnd: true))
  }
}
