import CookieDiagnosis

/// Where a recorded user and the app are, as far as it decides which of the records are steps of the user's.
struct RecordedUser {
  var isRunning = false
  var isAway = false
  var isOffline = false
  var hasPage = false
  /// A login of before the recording is still to be put into the script.
  var needsLogIn = false
  /// The trace notes loads of pages beside their requests.
  private(set) var notesLoads = false
  private var isLoggedIn = false
  /// The client that shows a login page that the user did not ask for.
  private var shownLogIn: TraceActor?
  /// Loads that follow from something else and are no step.
  private var loadsToSkip = 0
  /// What was refused, by its client: it is sent again once the session is renewed.
  private var refused: [TraceActor: Endpoint] = [:]
  private var renewed: Set<TraceActor> = []

  mutating func launch() {
    (isRunning, isAway, hasPage, shownLogIn, loadsToSkip) = (true, false, false, nil, 0)
    (refused, renewed) = ([:], [])
  }

  mutating func note(_ record: TraceRecord) {
    switch record.kind {
    case .clientNeedsLogin where isLoggedIn: shownLogIn = record.actor
    case .clientSucceeded where record.actor == shownLogIn: shownLogIn = nil
    case .pageDied: loadsToSkip = 1
    case .pageLoadStarted: notesLoads = true
    case .responseReceived where record.endpoint == .logIn && (200..<400).contains(record.number):
      // After a login that a client had asked for, the app loads its page anew.
      if shownLogIn != nil, hasPage { loadsToSkip = 1 }
      (isLoggedIn, shownLogIn) = (true, nil)
      refused.removeAll()
    case .responseReceived where record.endpoint == .logOut && (200..<400).contains(record.number):
      isLoggedIn = false
      if record.actor == .native, hasPage { loadsToSkip = 1 }
    default: break
    }
  }

  /// True for a load that the user asked for.
  mutating func loadsPage() -> Bool {
    if loadsToSkip > 0 {
      loadsToSkip -= 1
      return false
    }
    return shownLogIn == nil
  }

  /// True for a request that the user asked for.
  mutating func wants(_ request: TraceRecord, outcome: Exchanges.Outcome) -> Bool {
    let actor = request.actor
    switch request.endpoint {
    case .refresh:
      if outcome == .renewed || outcome == .bare { renewed.insert(actor) } else { refuse(request, outcome) }
      return false
    case .logIn: return shownLogIn == nil && !(isLoggedIn && !refused.isEmpty)
    case .call, .page:
      let isAgain = refused[actor] == request.endpoint && !renewed.isEmpty
      if isAgain { refused[actor] = nil }
      refuse(request, outcome)
      return !isAgain && shownLogIn == nil
    case .logOut, .document, .download, .landing, .loginPage, .otherSite: return true
    }
  }

  private mutating func refuse(_ request: TraceRecord, _ outcome: Exchanges.Outcome) {
    guard outcome == .refused else { return }
    refused[request.actor] = request.endpoint == .refresh ? refused[request.actor] ?? .refresh : request.endpoint
    renewed.removeAll()
  }
}
