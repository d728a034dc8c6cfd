/// The entries of one kind that a program is built with, in their order: strategies, policies, formats.
///
/// Each kind has one, and whatever lists, names, reads or draws entries of the kind asks it. A test can add an entry for
/// the time of a call and look for it in all those places.
package final class Catalogue<Entry: Sendable>: Sendable {
  private let builtIn: [Entry]
  private let added = TaskLocal<[Entry]>(wrappedValue: [])

  package init(_ entries: [Entry]) { builtIn = entries }

  /// False where a test has added something.
  package var isAsBuilt: Bool { added.get().isEmpty }

  package var all: [Entry] {
    let added = added.get()
    return added.isEmpty ? builtIn : builtIn + added
  }

  /// Runs `body` with one more entry, on the calling thread alone.
  package func adding<Result>(_ entry: Entry, _ body: () throws -> Result) rethrows -> Result {
    try added.withValue(added.get() + [entry], operation: body)
  }
}
