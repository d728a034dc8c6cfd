import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Servers that have sessions without a user: a login form's, a guest's, one that a second factor completes. The simulator's has
/// none, and sets all of a session's cookies with each login.
@Suite("twinjar and sessions without a user") struct TwinJarFormTests {
  /// How the session before ended.
  private static let logouts: [StoreSide] = [.native, .web]

  // MARK: - After a logout

  @Test("a form's session on the page stays, after a logout on either side", arguments: logouts, [1, 60])
  func formOnPage(side: StoreSide, seconds: Int64) async {
    let app = FormApp()
    await app.logIn()
    await app.logOut(on: side)
    app.clock.pass(seconds * 1_000_000)
    await app.page(gets: ["sid": "FORM"])
    #expect(await app.sent(by: .web) == "sid=FORM")
  }

  @Test("and so does what the answer to the page's logout brings") func formOfLogout() async {
    let app = FormApp()
    await app.logIn()
    await app.page(gets: ["rt": nil, "sid": "FORM"])
    #expect(await app.sent(by: .web) == "sid=FORM")
    #expect(await app.sent(by: .native) == "")
  }

  @Test("a form's session of native code stays, after a logout on either side", arguments: logouts)
  func formOfNativeCode(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    await app.logOut(on: side)
    await app.native(.call, gets: ["sid": "FORM"])
    await app.twinjar.nativeWillSend(.logIn)
    #expect(await app.sent(by: .native) == "sid=FORM")
  }

  @Test("a login without a refresh token is the page's at once, and both sides' after ten seconds", arguments: logouts)
  func shortLogin(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    await app.logOut(on: side)
    await app.page(gets: ["sid": "S2"])
    #expect(await app.sent(by: .web) == "sid=S2")
    app.clock.pass(11_000_000)
    await app.page(gets: ["sid": "S3"])
    #expect(await app.sent(by: .web) == "sid=S3")
    #expect(await app.sent(by: .native) == "sid=S3")
  }

  @Test("a login over a session that takes its refresh token away stays on the page") func shortLoginOver() async {
    let app = FormApp()
    await app.logIn()
    await app.page(gets: ["rt": nil, "sid": "S2"])
    #expect(await app.sent(by: .web) == "sid=S2")
  }

  @Test("what a page's request brings that a logout overtook goes nowhere else, in a later launch neither")
  func overtakenPage() async {
    let app = FormApp()
    await app.logIn()
    await app.logOut(on: .web)
    await app.page(gets: ["sid": "LATE"])
    #expect(await app.sent(by: .native) == "")
    app.clock.pass(60_000_000)
    let again = app.launchedAgain()
    await again.twinjar.pageWillLoad()
    await again.native(.call, gets: [:])
    #expect(await again.sent(by: .native) == "")
  }

  @Test("what a call brings that a logout overtook is over", arguments: logouts)
  func overtakenCall(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    await app.twinjar.nativeWillSend(.call)
    await app.logOut(on: side)
    await app.answer(.call, gets: ["sid": "LATE"])
    #expect(await app.sent(by: .native) == "")
  }

  @Test("forty guests' sessions later, what was logged out is still known") func guests() async {
    let app = FormApp()
    await app.logIn()
    let before = await app.web.allCookies()
    await app.logOut(on: .native)
    for number in 0..<40 { await app.native(.call, gets: ["sid": "G\(number)"]) }
    // A kill before the flush.
    for cookie in before { await app.web.put(cookie) }
    let again = app.launchedAgain()
    await again.twinjar.pageWillLoad()
    #expect(await !again.sent(by: .web).contains("1"), "R1 and S1 have ended")
  }

  // MARK: - Logins that leave something in place

  @Test("a second factor's answer adds to the first's") func secondFactor() async {
    let app = FormApp()
    await app.native(.logIn, gets: ["sid": "S1"])
    await app.twinjar.pageWillLoad()
    await app.native(.logIn, gets: ["rt": "R1"])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=R1 sid=S1", "\(side)") }
  }

  @Test("a login that replaces a part leaves the rest") func stepUp() async {
    let app = FormApp()
    await app.logIn()
    await app.native(.logIn, gets: ["sid": "S2"])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=R1 sid=S2", "\(side)") }
  }

  // MARK: - A login that overtakes

  @Test("what a call brings that a login overtook is the user's before", arguments: StoreSide.allCases)
  func overtakenByLogin(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    await app.twinjar.nativeWillSend(.call)
    switch side {
    case .native: await app.native(.logIn, gets: ["rt": "RB", "sid": "SB"])
    case .web: await app.page(gets: ["rt": "RB", "sid": "SB"])
    }
    await app.answer(.call, gets: ["sid": "LATE"])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=RB sid=SB", "\(side)") }
  }

  @Test(
    "a login of the page that the platform copies before anybody is told is no late answer",
    arguments: StoreSide.allCases)
  func copiedLoginOver(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    await app.twinjar.nativeWillSend(.call)
    switch side {
    case .native: await app.native(.logIn, gets: ["rt": "R2", "sid": "S2"])
    case .web: await app.page(gets: ["rt": "R2", "sid": "S2"])
    }
    await app.copiedPage(gets: ["rt": "R3", "sid": "S3"])
    await app.answer(.call, gets: [:])
    await app.twinjar.webStoreDidChange()
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=R3 sid=S3", "\(side)") }
  }

  @Test(
    "a login whose cookies came with a redirect that the client does not show is one",
    arguments: [nil, .native, .web] as [StoreSide?])
  func redirected(loggedOutOn side: StoreSide?) async {
    let app = FormApp()
    await app.logIn()
    if let side { await app.logOut(on: side) }
    await app.redirectedLogin(gets: ["rt": "RB", "sid": "SB"])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=RB sid=SB", "\(side)") }
  }

  @Test(
    "a login by a form that sets no refresh token stays, beside a call that a logout has overtaken",
    arguments: [true, false])
  func formLoginBesideCall(hasRefresh: Bool) async {
    let app = FormApp()
    await app.native(.logIn, gets: hasRefresh ? ["rt": "R1", "sid": "S1"] : ["sid": "S1"])
    await app.twinjar.pageWillLoad()
    await app.twinjar.nativeWillSend(.call)
    await app.logOut(on: .native)
    app.clock.pass(3_000_000)
    await app.native(.logIn, gets: ["sid": "SB"], mediaType: "text/html")
    await app.answer(.call, gets: [:])
    #expect(await app.sent(by: .native) == "sid=SB")
  }

  // MARK: - What ends a session, and what does not

  /// Whose answer brings the form's session.
  @Test("a refused refresh ends the session, and leaves a login form's", arguments: StoreSide.allCases)
  func refusedBesideForm(side: StoreSide) async {
    let app = FormApp()
    await app.logIn()
    switch side {
    case .native: await app.native(.call, gets: ["sid": "FORM"], mediaType: "text/html")
    case .web: await app.page(gets: ["sid": "FORM"])
    }
    #expect(await app.twinjar.refreshForNative() == .refused)
    #expect(await app.sent(by: side) == "sid=FORM")
  }

  @Test("of a session that it knows from its tokens it leaves nothing") func refused() async {
    let app = FormApp()
    await app.logIn()
    #expect(await app.twinjar.refreshForNative() == .refused)
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "", "\(side)") }
  }

  @Test("nor of one that a page began, that another launch has saved, or whose access token a call has renewed")
  func refusedLater() async {
    var app = FormApp()
    await app.page(gets: ["rt": "R1", "sid": "S1"])
    #expect(await app.twinjar.refreshForNative() == .refused)
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "", "the page's, \(side)") }
    await app.logIn()
    app = app.launchedAgain()
    await app.twinjar.pageWillLoad()
    #expect(await app.twinjar.refreshForNative() == .refused)
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "", "saved, \(side)") }
    await app.logIn()
    await app.native(.call, gets: ["sid": "SLID"], mediaType: "application/json")
    #expect(await app.twinjar.refreshForNative() == .refused)
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "", "renewed by a call, \(side)") }
  }

  @Test("what an extension refreshes behind a login is no late answer") func refreshedElsewhere() async {
    let app = FormApp()
    await app.logIn()
    await app.twinjar.nativeWillSend(.call)
    await app.native(.logIn, gets: ["rt": "R2", "sid": "S2"])
    await app.others(set: ["rt": "RX", "sid": "SX"])
    await app.answer(.call, gets: [:])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=RX sid=SX", "\(side)") }
  }

  @Test("a login that is answered with a page or a redirect is one after a logout as well", arguments: [200, 302])
  func loginByForm(status: Int) async {
    let app = FormApp()
    await app.logIn()
    await app.logOut(on: .native)
    await app.native(.logIn, gets: ["rt": "R2", "sid": "S2"], status: status, mediaType: "text/html")
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=R2 sid=S2", "\(side)") }
  }

  @Test("a logout of the page that leaves an empty value is one each time") func emptied() async {
    let app = FormApp()
    for number in 1...3 {
      await app.native(.logIn, gets: ["sid": "S\(number)"])
      await app.twinjar.pageWillLoad()
      await app.page(gets: ["sid": ""])
      await app.twinjar.pageWillLoad()
      #expect(await app.sent(by: .web) == "sid=", "the \(number)th time")
      #expect(await app.sent(by: .native) == "", "the \(number)th time")
    }
  }

  /// What the page's logout leaves.
  @Test(
    "after it each login is one, on either side and in a later launch",
    arguments: [["rt": "", "sid": ""], ["rt": "", "sid": nil]])
  func loginAfterEmpty(left: [String: String?]) async {
    var app = FormApp()
    for (number, side) in [StoreSide.web, .native, .web, .native].enumerated() {
      await app.logIn()
      await app.page(gets: left)
      let session = ["rt": "R2\(number)", "sid": "S2\(number)"]
      switch side {
      case .native: await app.native(.logIn, gets: session)
      case .web: await app.page(gets: session)
      }
      await app.twinjar.pageWillLoad()
      for side in StoreSide.allCases {
        #expect(await app.sent(by: side) == "rt=R2\(number) sid=S2\(number)", "\(side)")
      }
      app = app.launchedAgain()
    }
  }

  @Test("after it a guest's session of native code stays, also of an app without refresh tokens") func guestAfterEmpty()
    async
  {
    let app = FormApp()
    await app.native(.logIn, gets: ["sid": "S1"])
    await app.twinjar.pageWillLoad()
    await app.page(gets: ["sid": ""])
    for guest in ["G1", "G2"] {
      await app.native(.call, gets: ["sid": guest])
      await app.twinjar.nativeWillSend(.logIn)
      #expect(await app.sent(by: .native) == "sid=\(guest)")
      await app.answer(.logIn, gets: [:], status: 419, mediaType: "text/html")
    }
  }

  @Test("a login of the page ends it as well, whose cookies are not mixed with it") func othersWriteBeforeLogin() async
  {
    let app = FormApp()
    await app.logIn()
    app.clock.pass(60_000_000)
    await app.others(set: ["sid": "SLID"])
    app.clock.pass(-120_000_000)
    await app.page(gets: ["rt": "RB", "sid": "SB"])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "rt=RB sid=SB", "\(side)") }
  }

  @Test("a logout of the page ends what others have written to the native store meanwhile") func othersWrite() async {
    let app = FormApp()
    await app.logIn()
    await app.others(set: ["sid": "SLID"])
    await app.page(gets: ["rt": nil, "sid": nil])
    await app.twinjar.pageWillLoad()
    for side in StoreSide.allCases { #expect(await app.sent(by: side) == "", "\(side)") }
  }

  @Test("what the answer to a logout brings is no late answer, whatever is under way") func anonymous() async {
    let app = FormApp()
    await app.logIn()
    await app.twinjar.nativeWillSend(.call)
    await app.native(.logOut, gets: ["rt": nil, "sid": "ANON"])
    #expect(await app.sent(by: .native) == "sid=ANON")
  }
}
