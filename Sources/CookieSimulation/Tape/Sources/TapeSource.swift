import Choices

/// Where the choices of a tape come from: one subclass for each way to make them.
///
/// A class, so that a choice costs a call and no box; a source changes with every choice, and copies nothing for it.
class TapeSource {
  /// One of `count` possibilities, at least two.
  func choose(below count: Int, for purpose: ChoicePurpose, in state: (any ScheduledState)?) -> Int { 0 }

  /// Whether something strikes that is neither certain nor impossible: a choice of two.
  func strikes(with probability: Probability) -> Bool { choose(below: 2, for: .fault, in: nil) == 1 }

  /// Begins again with what was chosen so far, as far as the source keeps it.
  func rewind() {}

  /// The choices made so far, or the whole of what is replayed; none if nothing keeps them.
  var recording: [Tape.Choice] { [] }

  /// How much a run counts whose chances were not the scenario's; 1 for all others.
  var weight: Double { 1 }

  /// What each of them was about, where the source is told.
  var purposes: [ChoicePurpose] { [] }

  /// The first choice of a recording that the run did not ask for in this form.
  var mismatch: Tape.Mismatch? { nil }

  /// How many choices of a recording are left.
  var unread: Int { 0 }
}
