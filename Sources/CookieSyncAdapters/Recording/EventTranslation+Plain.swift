import CookieSync

extension EventTranslation {
  func simple(
    _ kind: String, by actor: String, number: Int32? = nil, store: RecordedEvent.Store? = nil,
    about: RecordedEvent.Client? = nil
  ) -> TraceLine {
    var line = TraceLine(kind, by: actor)
    (line.number, line.store, line.about) = (number, store, about)
    return line
  }

  /// Native code and the page: what one says the other hears at once, as far as an app can tell.
  func bridge(_ kind: String, from: String, to: String, place: Int32) -> [TraceLine] {
    var arrival = TraceLine("\(kind)Arrived", by: to)
    arrival.cause = place
    return [TraceLine(kind, by: from), arrival]
  }

  /// Of events that make one record, whatever happened before.
  func plainLine(_ event: RecordedEvent) -> TraceLine {
    switch event {
    case .backgrounded: simple("appBackgrounded", by: "system")
    case .foregrounded: simple("appForegrounded", by: "system")
    case .pageProcessEnded: simple("pageDied", by: "system")
    case .observerAdded(let store): simple("observerAdded", by: "native", store: store)
    case .changed(let store): simple("observerNotified", by: "native", store: store)
    case .completionLost(let store): simple("completionLost", by: "networkProcess", store: store)
    case .pageLoadStarted(let kind, let heldBack): load(kind, heldBack)
    case .logInShown(let client): simple("clientNeedsLogin", by: client.rawValue)
    case .loggedInAgain(let client): simple("userLogsInAgain", by: "user", about: client)
    case .userLogsOut(let client): simple("userLogsOut", by: "user", about: client)
    case .refreshGivenUp(let client): simple("refreshGivenUp", by: client.rawValue)
    case .addressChanged(let number): simple("addressChanged", by: "system", number: Int32(clamping: number))
    case .connectionLost: simple("connectionLost", by: "system")
    case .connectionBack: simple("connectionBack", by: "system")
    case .foreignScreenOpened: simple("sdkOpened", by: "sdk")
    case .moved(let move): simple("appMoved", by: "system", number: move.rawValue)
    case .strategyNote(let note): simple("strategyNote", by: "native", number: Int32(note.rawValue))
    default: preconditionFailure("an event that needs more than itself")
    }
  }

  private func load(_ kind: RecordedEvent.Kind, _ heldBack: Duration) -> TraceLine {
    var line = simple("pageLoadStarted", by: "native", number: Int32(clamping: heldBack.nanoseconds / 1_000))
    line.client = kind
    return line
  }
}
