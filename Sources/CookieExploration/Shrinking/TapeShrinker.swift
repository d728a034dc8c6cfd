import Choices
import CookieDiagnosis
import CookieSimulation

/// Makes a failing tape smaller, whatever made it: fewest faults, then fewest events, then fewest context switches, then
/// shortest delays. It keeps the property that is violated and its root cause.
///
/// A candidate is read as far as it fits (`Tape.init(replaying:isScheduled:fitting:)`), and what the run then asked
/// for takes its place. It is taken only if its ``ScheduleMeasure`` is less, so the passes may try anything. To add a
/// pass, write a function that offers candidates to `accept` and call it from `shrink`.
public final class TapeShrinker {
  public struct Result: Hashable, Sendable {
    public var choices: [Tape.Choice]
    var purposes: [ChoicePurpose] = []
    public var measure: ScheduleMeasure
    public var summary: RunSummary
    public var candidates = 0
  }

  private let system: any GuidedSystem
  private let property: Property
  private let isScheduled: Bool
  private var mostPreemptions: Int
  /// How many candidates may be run by now; a part is kept back for cleaning up at the end.
  private var budget: Int
  private var reserve: Int
  private let isOver: () -> Bool
  /// Time was up before the passes had nothing left to try.
  public private(set) var isCutShort = false
  private var cause: Cause?
  private var best: Result?
  private var tries = 0
  /// Candidates that were run; passes offer the same ones again after a change elsewhere, and in the round that confirms
  /// that nothing is left.
  private var offered: Set<[Tape.Choice]> = []

  /// - Parameters:
  ///   - mostPreemptions: no candidate may have more, unless the tape had more from the start; nil for any number.
  ///   - budget: how many candidates may be run.
  ///   - isOver: asked before each candidate; from when it says true, the smallest tape so far is the answer.
  public init(
    _ system: any GuidedSystem, keeping property: Property, isScheduled: Bool = true, mostPreemptions: Int? = nil,
    budget: Int = 2_000, isOver: @escaping () -> Bool = { false }
  ) {
    self.system = system
    self.mostPreemptions = mostPreemptions ?? .max
    self.property = property
    self.isScheduled = isScheduled
    self.isOver = isOver
    reserve = budget / 4
    self.budget = budget - reserve
  }

  /// The smallest tape found, or nil if `choices` do not violate the property.
  public func shrink(_ choices: [Tape.Choice]) -> Result? {
    best = nil
    tries = 0
    offered = []
    isCutShort = false
    guard let start = run(choices), property.isViolated(by: start.summary) else { return nil }
    best = start
    cause = property.cause(in: start.summary)
    mostPreemptions = max(mostPreemptions, start.measure.preemptions)
    var before: ScheduleMeasure?
    while let measure = best?.measure, measure != before, tries < budget {
      before = measure
      clearFaults()
      clearHalves()
      tryOnePreemption()
      tryClockInstead()
      removeAndSimplify()
      tryOtherWays()
      if best?.measure == before { tryOtherPairs() }
    }
    budget += reserve
    clearFaults()
    clearHalves()
    budget -= reserve
    var result = best
    result?.candidates = tries
    result?.choices = best?.choices.withoutCalmEnd ?? []
    return result
  }

  // MARK: - Passes

  private func clearFaults() {
    var index = 0
    while let choices = best?.choices, index < choices.count, tries < budget {
      if choices[index].arity == 2, choices[index].value == 1 { accept(choices.setting(index, to: 0)) }
      index += 1
    }
  }

  /// Makes ever smaller parts of the run calm.
  private func clearHalves() {
    var length = best?.choices.count ?? 0
    while length > 0 {
      var end = best?.choices.count ?? 0
      while end > 0, tries < budget, let choices = best?.choices {
        end = min(end, choices.count)
        let start = max(0, end - length)
        if choices[start..<end].contains(where: { $0.value > 0 }) {
          var candidate = choices
          for index in start..<end { candidate[index].value = 0 }
          accept(candidate)
        }
        end = start
      }
      length /= 2
    }
  }

  /// Many preemptions may do together what one does at the right place.
  private func tryOnePreemption() {
    guard isScheduled, let best, best.measure.preemptions > 1 else { return }
    var calm = SparseGuide.departures(of: best.choices, best.purposes)
    for place in calm.keys where place.purpose == .order || place.purpose == .job { calm[place] = nil }
    for purpose in [ChoicePurpose.order, .job] {
      for number in 0..<best.purposes.count(where: { $0 == purpose }) {
        for value in 1...3 {
          guard tries < budget else { return }
          var departures = calm
          departures[SparseGuide.Place(purpose: purpose, number: number)] = value
          if accept(Tape(guide: SparseGuide(departures))) { return }
        }
      }
    }
  }

  /// What a preemption does, a deadline that has come a little earlier may do as well.
  private func tryClockInstead() {
    guard isScheduled, let best, best.measure.preemptions > 0 else { return }
    let departures = SparseGuide.departures(of: best.choices, best.purposes)
    let preemptions = departures.keys.filter { $0.purpose == .order || $0.purpose == .job }
    let clocks = best.purposes.count { $0 == .clock }
    for preemption in preemptions.sorted(by: { ($0.purpose.rawValue, $0.number) < ($1.purpose.rawValue, $1.number) }) {
      for number in 0...clocks {
        guard tries < budget else { return }
        var others = departures
        others[preemption] = nil
        let clock = SparseGuide.Place(purpose: .clock, number: number)
        others[clock] = others[clock] == nil ? 1 : nil
        if accept(Tape(guide: SparseGuide(others))) { return }
      }
    }
  }

  private func removeAndSimplify() {
    guard let start = best?.choices else { return }
    let shrinker = SequenceShrinker<Tape.Choice>(
      budget: max(1, min(400, budget - tries)),
      simplerForms: { choice in
        [0, choice.value / 2, choice.value == 0 ? 0 : choice.value - 1].filter { $0 < choice.value }.map {
          Tape.Choice(arity: choice.arity, value: $0)
        }
      },
      fails: { [self] in accept($0) })
    _ = shrinker.shrink(start)
  }

  /// Another way at one place may lead to the failure sooner.
  private func tryOtherWays() {
    var index = 0
    while let choices = best?.choices, index < choices.count, tries < budget {
      let current = choices[index].value
      for value in 0..<min(choices[index].arity, 8) where value != current {
        if accept(choices.setting(index, to: value)) { break }
      }
      index += 1
    }
  }

  /// Two other ways close to each other: a step that comes earlier makes another one come later.
  private func tryOtherPairs() {
    guard let choices = best?.choices else { return }
    for first in choices.indices {
      for second in choices.indices[(first + 1)...].prefix(Self.pairDistance) {
        for value in 0..<min(choices[first].arity, 6) {
          for other in 0..<min(choices[second].arity, 6) {
            guard tries < budget else { return }
            if accept(choices.setting(first, to: value).setting(second, to: other)) { return }
          }
        }
      }
    }
  }

  private static let pairDistance = 4

  // MARK: - Candidates

  @discardableResult
  private func accept(_ candidate: [Tape.Choice]) -> Bool {
    // What differs only in how it says that its end is calm is the same run.
    guard offered.insert(candidate.withoutCalmEnd).inserted else { return false }
    return accept(Tape(replaying: candidate, isScheduled: isScheduled, fitting: true))
  }

  private func accept(_ candidate: Tape) -> Bool {
    if tries < budget, isOver() { giveUp() }
    guard tries < budget, let best, let result = run(candidate), property.isViolated(by: result.summary),
      property.cause(in: result.summary) == cause, result.measure < best.measure,
      result.measure.preemptions <= mostPreemptions
    else { return false }
    self.best = result
    return true
  }

  /// No pass may try anything more.
  private func giveUp() {
    isCutShort = true
    (budget, reserve) = (tries, 0)
  }

  private func run(_ choices: [Tape.Choice]) -> Result? {
    run(Tape(replaying: choices, isScheduled: isScheduled, fitting: true))
  }

  private func run(_ tape: Tape) -> Result? {
    tries += 1
    let summary = system.run(tape)
    guard summary.end == .finished || summary.end == .stuck else { return nil }
    return Result(
      choices: tape.recording, purposes: tape.purposes,
      measure: ScheduleMeasure(events: summary.steps, choices: tape.recording, purposes: tape.purposes),
      summary: summary)
  }
}

extension [Tape.Choice] {
  fileprivate func setting(_ index: Int, to value: UInt32) -> [Tape.Choice] {
    var choices = self
    choices[index].value = value
    return choices
  }

  /// What follows the last departure from the calm way need not be said.
  fileprivate var withoutCalmEnd: [Tape.Choice] {
    Array(prefix((lastIndex { $0.value > 0 } ?? -1) + 1))
  }
}
