import Choices

extension Scenario {
  /// A digest of what the scenario means: of every key that departs from the format's default, and of the script. Its names
  /// and its summary are no part of it, nor is a fault that is off, so that a tape goes on to fit when a fault is added.
  public var digest: UInt64 {
    var hash = FNV1a()
    for line in canonicalLines { hash.combine(line) }
    return hash.value
  }

  /// `group.key=value`, sorted, then the bystanders and the script, a line each.
  var canonicalLines: [String] {
    var settings =
      Self.settings("timing", profile.timing, PlatformTiming(), PlatformTiming.fields)
      + Self.settings("faults", profile.faults, FaultOptions(), FaultOptions.fields)
      + Self.settings("server", policy, ServerPolicy.unchanged, ServerPolicy.fields)
      + Self.settings("network", network, NetworkOptions(), NetworkOptions.fields)
      + Self.settings("app", app, AppOptions(), AppOptions.fields)
    if profile.nativeRules != .rfc6265bis { settings.append("nativeRules=\(profile.nativeRules.rawValue)") }
    if profile.webStoreInterface != .webKit {
      settings.append("webStoreInterface=\(profile.webStoreInterface.rawValue)")
    }
    if eventBudget != Self.defaultEventBudget { settings.append("eventBudget=\(eventBudget)") }
    return settings.sorted() + bystanders.map { "bystander \($0.canonical)" } + script.map(\.canonical)
  }

  private static func settings<Root>(
    _ group: String, _ root: Root, _ defaults: Root, _ fields: [ScenarioField<Root>]
  ) -> [String] {
    fields.filter { $0.isSet(in: root, unlike: defaults) }.map { "\(group).\($0.key)=\($0.canonical(root))" }
  }
}

extension ServerPolicy {
  /// What a policy's keys are compared with.
  fileprivate static let unchanged = ServerPolicy(
    name: "", summary: "", accessLifetimeSeconds: 900, refreshLifetimeSeconds: 86_400, rotation: .none)
}

extension ScriptStep {
  /// The step in a form that is the same everywhere and for ever.
  fileprivate var canonical: String {
    switch self {
    case .launch: "launch"
    case .launchLocked: "launch locked"
    case .unlock: "unlock"
    case .background: "background"
    case .foreground: "foreground"
    case .kill: "kill"
    case .killNetworkProcess: "killNetworkProcess"
    case .logIn: "logIn"
    case .logOut(let actor): "logOut \(actor)"
    case .logInOnPage: "logIn page"
    case .logInInSystemBrowser(let handsOver): "logIn system-browser\(handsOver ? " handsOver" : "")"
    case .openPage: "openPage"
    case .openPagePassingOtherSite: "openPage passesOtherSite"
    case .download(let order, let awaited): "download \(order.canonical) \(awaited)"
    case .showDocument(let order): "showDocument \(order.canonical)"
    case .callNative(let awaited): "callNative \(awaited)"
    case .fetchOnPage(let awaited): "fetchOnPage \(awaited)"
    case .readOnPage: "readOnPage"
    case .callFromExtension: "callFromExtension"
    case .openSDKScreen: "openSDKScreen"
    case .moveApp(let move): move.rawValue
    case .callFromOldDevice: "callFromOldDevice"
    case .fetchInServiceWorker: "fetchInServiceWorker"
    case .setClock(let seconds): "setClock \(seconds)"
    case .switchNetwork: "switchNetwork"
    case .goOffline: "goOffline"
    case .goOnline: "goOnline"
    case .beginTrouble(let trouble): "beginTrouble \(trouble.rawValue)"
    case .endTrouble: "endTrouble"
    case .refreshBoth(let offset): "refreshBoth \(offset)"
    case .wait(let duration): "wait \(duration.canonical)"
    case .browse(let duration, let every): "browse \(duration.canonical), \(every.canonical)"
    case .repeat(let times, let steps):
      "repeat \(times.lowerBound) \(times.upperBound) [\(steps.map(\.canonical).joined(separator: "; "))]"
    }
  }
}

extension DownloadOrder {
  fileprivate var canonical: String {
    let flags = [
      isOneTime ? "isOneTime" : "", holdsNavigation ? "holdsNavigation" : "", sharesAddress ? "sharesAddress" : "",
      movesFileLate ? "movesFileLate" : "", readsMovedFile ? "readsMovedFile" : "",
      onAddressChange == .goesOn ? "" : onAddressChange.rawValue, cancelsAtHeader ? "cancelsAtHeader" : "",
    ].filter { !$0.isEmpty }
    let words = [means.rawValue, file.rawValue, validation.rawValue] + flags
    return words.joined(separator: " ") + " \(transfer.canonical)"
  }
}
