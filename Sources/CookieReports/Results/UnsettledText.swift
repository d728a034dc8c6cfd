import CaptureDiagnosis
import CookieDiagnosis
import Cookies

extension Unsettled {
  /// A sentence's second half: why it cannot be told whether anything was lost.
  var text: String {
    switch self {
    case .logIn(let client, let time, let refused?):
      "\(Self.name(client)) is refused, or led to a login page, at \(EventLog.time(refused)), and logs in at \(EventLog.time(time)), while "
        + "others go on with the session, or it does itself: whether its user had to does not show"
    case .logIn(let client, let time, nil):
      "\(Self.name(client)) logs in at \(EventLog.time(time)) while a session goes on, and nothing shows why: its user may have "
        + "wanted it, or been asked to"
    case .secondLogIn(let client, let time):
      "\(Self.name(client)) logs in at \(EventLog.time(time)) with nothing of the session that others go on with: nobody has handed it "
        + "over (F01), or there are to be two"
    case .shownLogIn(let client, let time):
      "\(Self.name(client)) is refused, or led to a login page, at \(EventLog.time(time)), and has another token later that no login and no "
        + "refresh here has brought: whether its user had to log in does not show"
    case .inBody(let client, let time):
      "\(Self.name(client)) is given another token at \(EventLog.time(time)) by an answer of GraphQL, whose body is not read: whether its user had "
        + "to log in for it does not show"
    case .renewalRefused(let client, let time):
      "a refresh of \(Self.name(client)), which sends what it exchanges in no cookie, is refused at \(EventLog.time(time)), where it had renewed "
        + "the session before: whether that was used up, lost or over does not show"
    case .clockSetBack:
      "the clock was set back while it was captured, and a login stands behind what it may have come before"
    case .refused(let client, let times, let last):
      "\(Self.name(client)) is refused \(times) times, last at \(EventLog.time(last)), and not served again, though nobody has logged out: "
        + "whether its user was asked to log in does not show"
    case .spinning(let client, let times, let last):
      "\(Self.name(client)) renews \(times) times on end, up to \(EventLog.time(last)), and is served with none of it: it spins "
        + "(F56)"
    case .bare(let client, let times, let first):
      "\(Self.name(client)) asks \(times) times without the session's cookie, from \(EventLog.time(first)) on, where it was "
        + "served with it before, and is served all the same: as somebody who is not signed in, or what it asks for needs nobody"
    case .goneFromFile(let store):
      "the last file of the \(store) store lacks the session's cookie, which it had before, and nobody has logged out: whoever "
        + "asks with it next has nothing"
    case .usedAfterLogOut(let time):
      "what is called a logout at \(EventLog.time(time)), of a device or a session that it names, or at another host, and the session goes on "
        + "behind it: whether it was this one's does not show"
    case .staleInFile(let store):
      "the last file of the \(store) store has a token that a refresh had exchanged for another one by then: whoever renews with it next may "
        + "be refused"
    case .hidden(let client, let time):
      "\(Self.name(client)) is refused without the session's cookie at \(EventLog.time(time)), and sends it again a moment later, with no answer "
        + "between that had brought it: its store did not show yet what it had, and whether its user logged in for that does not show"
    case .clockSetForward(let time):
      "the clock was set forward at \(EventLog.time(time)), as the server's Date says, and somebody logs in behind that: what was over by the "
        + "device's clock alone was lost to it (F65)"
    case .partial: "the file has more than could be read, as is said above"
    case .otherSession(let other):
      "\(Printable.text(other.cookie)) of \(Printable.text(other.host)) is refused \(other.refusals) times to the end, and may be the "
        + "session that is meant: --session \(Printable.text(other.cookie)) --site \(Printable.text(other.host)) asks about that one"
    case .notSignedIn(let earlier) where earlier.end == .missingBesideSession:
      "\(earlier.names.map(Printable.text).joined(separator: ", ")), which came with the session and was to last longer, is missing at "
        + "\(EventLog.time(earlier.at)), where the session is over: a store has lost it, and whether it would have signed its user in does not show"
    case .notSignedIn(let earlier):
      "\(earlier.names.map(Printable.text).joined(separator: ", ")) had gone along where the session came back by itself, and is missing at "
        + "\(EventLog.time(earlier.at)), behind which somebody logs in: a provider's session or one for remembering was lost, or is over"
    case .headerRefused(let refusal):
      "calls of \(Self.name(refusal.client)) with a token in Authorization, which had been served, are refused \(refusal.times) times, last at "
        + "\(EventLog.time(refusal.last)): a session that is kept there is not read, and whether its user had to log in does not show"
    case .apart(let program):
      "requests of the agent \(program.name) are refused \(program.refusals) times and have no cookie of the session, while other agents "
        + "have it: an extension of the app whose store nobody has filled (F01) or that has lost it, or code that is to have none"
    }
  }

  private static func name(_ client: TraceActor) -> String {
    switch client {
    case .native: "native code"
    case .page: "the page"
    default: "\(client)"
    }
  }
}
