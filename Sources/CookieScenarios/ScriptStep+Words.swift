import Choices
import CookieDiagnosis

extension ScriptStep {
  /// What happens, for a person.
  public var words: String {
    switch self {
    case .launch: "the app is started"
    case .launchLocked: "the system starts the app before the device was unlocked (F27)"
    case .unlock: "the device is unlocked"
    case .background: "the app goes to the background"
    case .foreground: "the app comes to the foreground"
    case .kill: "the system ends the app, and the network process with it"
    case .killNetworkProcess: "the network process dies"
    case .logIn: "the user logs in, in native code"
    case .logOut(let side): "the user logs out, \(side == .page ? "on the page" : "in native code")"
    case .logInOnPage: "the user logs in, on the page"
    case .logInInSystemBrowser(let handsOver):
      "the user logs in, in the system's browser\(handsOver ? ", which hands a code over to native code" : "")"
        + Self.going(on: true)
    case .openPage: "the page is opened"
    case .openPagePassingOtherSite: "the page is opened by way of another site (F40)"
    case .download(let order, let awaited): "a download: \(order.words)\(Self.going(on: !awaited))"
    case .showDocument(let order): "native code fetches a document and shows it: \(order.words)"
    case .moveApp(.reinstall):
      "the app is deleted and installed again: its files are gone, the Keychain's items are not"
    case .moveApp(.restoreDevice): "the user has a new device, with the app's files and without its Keychain items"
    case .moveApp(.migrateDevice): "the user has a new device, with everything of the old one"
    case .callFromOldDevice: "the app on the old device calls\(Self.going(on: true))"
    case .fetchInServiceWorker: "a service worker calls\(Self.going(on: true))"
    case .setClock(0): "the device's clock is left as it is"
    case .setClock(let seconds):
      "the device's clock is set \(seconds < 0 ? "back" : "forward") by \(Self.time(of: seconds.magnitude))"
    case .callNative(let awaited): "native code calls\(Self.going(on: !awaited))"
    case .fetchOnPage(let awaited): "the page calls\(Self.going(on: !awaited))"
    case .readOnPage: "page script reads document.cookie"
    case .callFromExtension: "the app's extension calls\(Self.going(on: true))"
    case .openSDKScreen: "a screen of foreign code is shown\(Self.going(on: true))"
    case .switchNetwork: "the network is changed for another one"
    case .goOffline: "there is no connection"
    case .goOnline: "there is a connection again"
    case .beginTrouble(let trouble): "from now on requests meet \(trouble.rawValue)"
    case .endTrouble: "requests are answered again"
    case .refreshBoth(let offset):
      "both sides refresh, the page \(Self.offset(of: offset)) native code\(Self.going(on: true))"
    case .wait(let time): "\(time.words) go by"
    case .browse(let time, let every): "for \(time.words) both sides call at random, every \(every.words)"
    case .repeat(let times, let steps):
      // Brackets: what stands behind it is not repeated.
      "\(times.count == 1 ? "\(times.lowerBound)" : "\(times.lowerBound) to \(times.upperBound)") "
        + "\(times == 1...1 ? "time" : "times") ("
        + steps.map(\.words).joined(separator: "; ") + ")"
    }
  }

  private static func going(on goesOn: Bool) -> String { goesOn ? ", and the script goes on at once" : "" }

  private static func time(of seconds: UInt64) -> String {
    DurationDistribution.fixed(milliseconds: Double(seconds) * 1_000).words
  }

  private static func offset(of nanoseconds: Int64) -> String {
    guard nanoseconds != 0 else { return "together with" }
    let time = DurationDistribution.fixed(milliseconds: Double(nanoseconds.magnitude) / 1_000_000).words
    return "\(time) \(nanoseconds < 0 ? "before" : "after")"
  }
}

extension DownloadOrder {
  fileprivate var words: String {
    ([file.rawValue + " by \(means.rawValue)", "checked by \(validation.rawValue)"] + remarks).joined(separator: ", ")
  }

  private var remarks: [String] {
    let address =
      switch onAddressChange {
      case .goesOn: ""
      case .startsAnew: "begun anew when the address changes (D7)"
      case .resumes: "resumed when the address changes (D17)"
      }
    let all: [(isSaid: Bool, words: String)] = [
      (transfer != .zero, "lasting \(transfer.words)"),
      (isOneTime, "from an address that answers once (D3)"),
      (holdsNavigation, "holding the page's navigation until it ends (D4)"),
      (sharesAddress, "its address kept where the next navigation overwrites it (D2)"),
      (movesFileLate, "the file moved only after the strategy's turn (D15)"),
      (readsMovedFile, "the file looked for where it was before it was moved (D18)"),
      (cancelsAtHeader, "cancelled at the header of an answer that is not wanted (D13)"),
      (onAddressChange != .goesOn, address),
    ]
    return all.filter(\.isSaid).map(\.words)
  }
}
