import Choices
import CookieDiagnosis
import CookieSimulation

/// Goes on where a search cut a run, and compares with the run that it was cut for.
///
/// Two states that are the same have the same futures. So both runs are led to the state, each on its own way, and then
/// make the same choices: they must be asked the same questions and end alike, at once in the calm way and then in ways
/// drawn at random. Unlike a walk without reduction this works in a space of any size, and it shows a field that the key
/// has forgotten as soon as a single later event depends on it.
///
/// With keys without an order two states are the same whatever is due first, so that the same number means something
/// else in each. There the ways of going on are known by what they do (`ChoicePoint.identity(of:)`).
public struct CutCheck {
  /// How often each cut is gone on from: the first time calmly.
  public var continuations = 3
  /// False for keys that do not tell states apart by what is due first.
  public var isInOrder = true

  public init() {}

  /// True if the run went on as the known one.
  ///
  /// - Parameter system: one whose keys assume what those of the search did.
  public func holds(_ cut: SearchReport.Cut, in system: any GuidedSystem) -> Bool {
    // A run that has come back to its own state without a choice never ends.
    if cut.known == cut.met {
      let future = future(after: cut.met, 0, in: system)
      return future.keysFallShort || future.end == .stuck
    }
    return (0..<continuations).allSatisfy { continuation in
      let known = future(after: cut.known, continuation, in: system)
      let met = future(after: cut.met, continuation, in: system)
      // No schedule of the search does that: its keys promise nothing about it.
      if known.keysFallShort || met.keysFallShort { return true }
      // A run that goes on for ever ends with its budget, and the two have used up different parts of it by then.
      if known.isOutOfBudget || met.isOutOfBudget {
        return zip(known.questions, met.questions).allSatisfy { $0 == $1 }
      }
      return known == met
    }
  }

  private struct Future: Equatable {
    var questions: [ContinuingGuide.Question]
    var outcome: SearchReport.Outcome
    var end: RunEnd
    var finalState: UInt64
    var keysFallShort: Bool
    var isOutOfBudget: Bool
  }

  private func future(after way: [Tape.Choice], _ continuation: Int, in system: any GuidedSystem) -> Future {
    let guide = ContinuingGuide(
      after: way, seed: continuation == 0 ? nil : UInt64(continuation), isInOrder: isInOrder)
    let summary = system.run(guidedBy: guide)
    return Future(
      questions: guide.questions, outcome: SearchReport.Outcome(summary), end: summary.end,
      finalState: system.finalState, keysFallShort: system.keysFallShort, isOutOfBudget: system.isOutOfBudget)
  }
}

/// Leads a run along a way and goes on from there, calmly or at random, noting what it is asked.
private final class ContinuingGuide: ScheduleGuide {
  struct Question: Equatable {
    var purpose: ChoicePurpose
    var count: Int
  }

  private let way: [Tape.Choice]
  private let isInOrder: Bool
  private var random: SplitMix64?
  private var position = 0
  private(set) var questions: [Question] = []

  init(after way: [Tape.Choice], seed: UInt64?, isInOrder: Bool) {
    self.way = way
    self.isInOrder = isInOrder
    random = seed.map(SplitMix64.init(seed:))
  }

  /// What a way of going on does includes whose answer it brings.
  var asksForKeys: Bool { !isInOrder }

  func choose(at point: borrowing ChoicePoint) -> Int? {
    if position < way.count {
      defer { position += 1 }
      return min(Int(way[position].value), point.count - 1)
    }
    questions.append(Question(purpose: point.purpose, count: point.count))
    // Rarely, so that there is something left to go wrong later.
    guard var random else { return possibility(0, at: point) }
    defer { self.random = random }
    guard random.next() % 4 == 0 else { return possibility(0, at: point) }
    return possibility(Int(random.next() % UInt64(point.count)), at: point)
  }

  /// The way of going on with a number, which in a state without an order is its place among what the ways do.
  private func possibility(_ number: Int, at point: borrowing ChoicePoint) -> Int {
    guard !isInOrder, point.purpose == .order else { return number }
    var identities: [(key: StateKey, possibility: Int)] = []
    for possibility in 0..<point.count {
      guard let key = point.identity(of: possibility) else { return number }
      identities.append((key, possibility))
    }
    return identities.sorted { ($0.key, $0.possibility) < ($1.key, $1.possibility) }[number].possibility
  }
}
