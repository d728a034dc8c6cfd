/// The user of a trial, as the simulator's: who meets a login page waits a little, tries once more, and then logs in.
struct TrialUser {
  enum Side: String {
    case native
    case page
  }

  var isLoggedIn = false
  /// Sides that still showed a login page after the user had logged in for their sake.
  var givenUp: Set<Side> = []
}

/// Who holds what when the user has to log in.
struct Holdings: Equatable {
  var native: Bool
  var web: Bool
}

extension Trial.Verdict {
  /// Judges as the simulator's verdicts do: needless if the side that asks could go on, split if only the other one can, lost
  /// if none can.
  ///
  /// - Parameter asksNativeCode: whether the page's refreshes are native code's.
  mutating func judge(_ held: Holdings, asking side: TrialUser.Side, asksNativeCode: Bool) {
    let couldGoOn = side == .page ? held.web && (held.native || !asksNativeCode) : held.native
    if couldGoOn {
      needless += 1
    } else if held.native || held.web {
      split += 1
    } else {
      lost += 1
    }
  }
}
