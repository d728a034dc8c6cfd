/// Makes a failing sequence shorter, then simpler, for as long as it keeps failing.
///
/// Removes ever smaller runs of elements (Zeller, Hildebrandt: "Simplifying and Isolating Failure-Inducing Input",
/// IEEE TSE 2002), then offers each element's simpler forms, and starts over until nothing changes. The result is
/// locally minimal: no single element can be removed, and none replaced by a simpler form on offer.
public struct SequenceShrinker<Element> {
  /// The simpler forms of an element, simplest first. A form must not lead back to the element.
  public var simplerForms: (Element) -> [Element]
  /// How many candidates may be tried, at least 1; the best so far is the answer when they are used up.
  public var budget: Int
  /// Whether a candidate still shows the failure. Must answer the same for the same candidate.
  public var fails: ([Element]) -> Bool

  public init(
    budget: Int = 10_000, simplerForms: @escaping (Element) -> [Element] = { _ in [] },
    fails: @escaping ([Element]) -> Bool
  ) {
    self.simplerForms = simplerForms
    self.budget = budget
    self.fails = fails
  }

  /// The smallest sequence found; `start` itself has to fail, else it is returned unchanged.
  public func shrink(_ start: [Element]) -> [Element] {
    var search = Search(best: start, triesLeft: budget)
    while search.triesLeft > 0 {
      let removed = removeRuns(&search)
      let simplified = simplifyElements(&search)
      if !removed && !simplified { break }
    }
    return search.best
  }

  private struct Search {
    var best: [Element]
    var triesLeft: Int
  }

  private func accept(_ candidate: [Element], in search: inout Search) -> Bool {
    guard search.triesLeft > 0 else { return false }
    search.triesLeft -= 1
    guard fails(candidate) else { return false }
    search.best = candidate
    return true
  }

  /// From the end, since what comes late depends on what came early and not the other way round.
  private func removeRuns(_ search: inout Search) -> Bool {
    var changed = false
    var length = search.best.count
    while length > 0 && search.triesLeft > 0 {
      var end = search.best.count
      while end > 0 && search.triesLeft > 0 {
        let start = max(0, end - length)
        var candidate = search.best
        candidate.removeSubrange(start..<end)
        if accept(candidate, in: &search) { changed = true }
        end = start
      }
      length /= 2
    }
    return changed
  }

  private func simplifyElements(_ search: inout Search) -> Bool {
    var changed = false
    for index in search.best.indices {
      for form in simplerForms(search.best[index]) {
        var candidate = search.best
        candidate[index] = form
        if accept(candidate, in: &search) {
          changed = true
          break
        }
      }
    }
    return changed
  }
}
