import Choices
import CookieDiagnosis
import CookieFiles
import Cookies
import Testing

@testable import CaptureDiagnosis

@Suite("stores' files beside a capture") struct StoreFileTests {
  @Test(
    "which store a file is of",
    arguments: [
      ("Library/Cookies/Cookies.binarycookies", "Apple's Cookies.binarycookies", [], .native),
      ("Library/WebKit/WebsiteData/Cookies/Cookies.binarycookies", "Apple's Cookies.binarycookies", [], .web),
      ("a/cookies.sqlite", "Firefox's database", [], .web),
      ("backup.twinjar", "TwinJar's compact archive", [], .backup),
      ("a/web-after", "Apple's Cookies.binarycookies", ["WEB-"], .web),
      ("Library/WebKit/Cookies", "Apple's Cookies.binarycookies", ["other"], .native),
    ] as [(String, String, [String], StoreName)])
  func store(path: String, format: String, patterns: [String], store: StoreName) {
    #expect(StoreFile.store(of: path, CookieFile(format: format), web: patterns) == store)
  }

  @Test("the first of several files of a store is from before, the last from after") func order() {
    let files = [("n1", StoreName.native), ("w1", .web), ("n2", .native), ("n3", .native)]
    let ordered = StoreFile.inOrder(files.map { (path: $0.0, store: $0.1, file: CookieFile(format: "a")) })
    #expect(ordered.map { "\($0.path) \($0.moment.rawValue)" } == ["n1 before", "w1 after", "n3 after"])
  }

  private static func trace(_ files: [StoreFile]) -> RecordedTrace {
    let capture = Written.refreshedTwice
    return CaptureTrace.trace(capture.exchanges, roles: Roles().guessed(from: capture.exchanges), files: files)
  }

  private static func file(
    _ store: StoreName, _ moment: StoreFile.Moment, _ cookies: [(String, String)], setByScript: Bool? = nil
  ) -> StoreFile {
    var file = CookieFile(format: "a")
    file.entries = cookies.map { name, value in
      var cookie = Cookie(name: name, value: value, domain: "shop.example")
      cookie.created = UnixTime(microseconds: 0)
      cookie.expires = UnixTime(microseconds: JarComparison.scriptCap * 1_000_000)
      return CookieFile.Entry(cookie, created: cookie.created, isSetByScript: setByScript)
    }
    return StoreFile(file, of: store, moment, path: "a")
  }

  /// The native store was given B1 by the login, the page's B2 by its refresh; the user is refused with B1 and logs in for B3.
  @Test(
    "a cookie that is in the first file of a store and not in the last, though nobody is seen to have lost it",
    arguments: [
      ([file(.web, .before, [("sid", "A1")]), file(.web, .after, [("other", "x")])], .goneFromFile(.web)),
      ([file(.web, .before, [("sid", "A1")]), file(.web, .after, [("sid", "A1")])], nil),
      // What a first file would say the capture says itself.
      ([file(.web, .after, [])], .goneFromFile(.web)),
      ([file(.web, .after, [("other", "x")])], .goneFromFile(.web)),
      ([file(.native, .after, [("other", "x")])], nil),
    ] as [([StoreFile], Unsettled?)])
  func gone(files: [StoreFile], expected: Unsettled?) {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000"])
      $0.addPage(1, "/home", cookie: "sid=A1")
    }
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(Diagnosis(CaptureTrace.trace(capture.exchanges, roles: roles, files: files)).unsettled == expected)
  }

  @Test("a store's last file has the one token of a session, which refreshes had exchanged", arguments: [true, false])
  func staleToken(isNewest: Bool) {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=86400"])
      for number in 1...2 {
        $0.addPage(Double(number), "/home", cookie: "sid=A\(number)")
        $0.add(
          Double(number) * 1_000, "/api/session/refresh", from: false, cookie: "sid=A\(number)",
          sets: ["sid=A\(number + 1); Path=/; Max-Age=86400"])
      }
      $0.addPage(2_001, "/home", cookie: "sid=A3")
    }
    let files = [Self.file(.web, .before, [("sid", "A1")]), Self.file(.web, .after, [("sid", isNewest ? "A3" : "A1")])]
    let roles = Roles().guessed(from: capture.exchanges)
    let found = Diagnosis(CaptureTrace.trace(capture.exchanges, roles: roles, files: files)).unsettled
    #expect(found == (isNewest ? nil : .staleInFile(.web)))
  }

  @Test("an earlier session's logout does not explain what a store's last file has") func earlierLogOut() {
    let capture = Written.signedIn.then {
      $0.add(20, "/logout", from: true, cookie: "sid=A1; sid_refresh=B1", status: 204)
      $0.add(40, "/login", from: false, sets: Written.tokens(2))
      $0.addPage(41, "/home", cookie: "sid=A2; sid_refresh=B2")
      $0.add(950, "/api/refresh", from: false, cookie: "sid_refresh=B2", sets: Written.tokens(3))
      $0.addPage(951, "/home", cookie: "sid=A3; sid_refresh=B3")
    }
    let files = [
      Self.file(.web, .before, [("sid", "A2"), ("sid_refresh", "B2")]),
      Self.file(.web, .after, [("sid", "A2"), ("sid_refresh", "B2")]),
    ]
    let roles = Roles().guessed(from: capture.exchanges)
    let found = Diagnosis(CaptureTrace.trace(capture.exchanges, roles: roles, files: files)).unsettled
    #expect(found == .staleInFile(.web))
  }

  /// The page lacks at a place what the file of its store has.
  private static func lacking(crossSite: Bool, bound domains: AppBoundDomains? = nil, _ files: [StoreFile]) -> Diagnosis
  {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=2592000"])
      $0.add(1, "/api/items", from: true, cookie: "sid=A1")
      if domains == nil { $0.addPage(2, "/home", cookie: "sid=A1") }
      $0.addPage(600, "/home", status: 302)
      $0.answer("Location", "/login")
      if crossSite { $0.ask("Sec-Fetch-Site", "cross-site") }
      $0.addPage(600.3, "/login")
    }
    let roles = Roles().guessed(from: capture.exchanges)
    var recorded = CaptureTrace.trace(capture.exchanges, roles: roles, files: files)
    recorded.appBoundDomains = domains
    return Diagnosis(recorded)
  }

  @Test(
    "a store that has what its page's request lacked has kept it back from another site alone",
    arguments: [true, false])
  func keptBack(crossSite: Bool) throws {
    let main = try #require(
      Self.lacking(crossSite: crossSite, [Self.file(.web, .after, [("sid", "A1")])]).main)
    #expect(main.causes.map(\.id).contains("same-site") == crossSite)
    #expect(main.causes.map(\.id).contains("header-dropped") != crossSite)
  }

  @Test(
    "a list of domains that leaves the session's site out stands first, whatever the files have of it",
    arguments: [("other.example", true), ("shop.example", false)])
  func bound(domain: String, isFirst: Bool) throws {
    let main = try #require(
      Self.lacking(crossSite: false, bound: AppBoundDomains([domain]), [Self.file(.web, .after, [])]).main)
    #expect((main.causes.first?.id == "F12") == isFirst)
    // No answer to native code was a redirect.
    #expect(!main.causes.map(\.id).contains("F39"))
  }

  @Test(
    "what files show, in words",
    arguments: [
      ([], nil), ([file(.native, .after, [])], "native ?>empty web ?>?"),
      ([file(.native, .after, [("other", "x")])], "native ?>none web ?>?"),
      (
        [file(.native, .before, [("sid_refresh", "B1")]), file(.native, .after, [("sid_refresh", "B1")])],
        "native has>own web ?>?"
      ),
      (
        [file(.native, .after, [("sid_refresh", "B2")]), file(.web, .after, [("sid_refresh", "B1")])],
        "native ?>newest web ?>older"
      ),
      // It is from after the next login, or of another device.
      ([file(.native, .after, [("sid_refresh", "B3")])], nil), ([file(.web, .after, [("sid_refresh", "Z")])], nil),
    ] as [([StoreFile], String?)])
  func features(files: [StoreFile], key: String?) throws {
    let recorded = Completion.complete(Self.trace(files))
    let verdict = try #require(Diagnosis(Self.trace([])).main?.verdict)
    #expect(FileFeatures(recorded, before: verdict.record).key == key)
  }

  @Test("a key without the files from before") func withoutBefore() {
    #expect(FileFeatures.withoutBefore("native has>own web none>none") == "native ?>own web ?>none")
  }

  private static let causes = ["F12", "F26", "F01"].compactMap(Cause.named)

  @Test(
    "what an Info.plist and the file's own marks settle",
    arguments: [
      (nil, nil, ["F12", "F26", "F01"]), (["shop.example"], nil, ["F26", "F01"]), (["else.example"], nil, ["F12"]),
      (nil, false, ["F12", "F01"]), (nil, true, ["F26"]), (["www.shop.example"], false, ["F01"]),
    ] as [([String]?, Bool?, [String])])
  func evidence(domains: [String]?, setByScript: Bool?, left: [String]) {
    let views = Self.trace([Self.file(.web, .after, [("sid", "A1")], setByScript: setByScript)]).files
    let evidence = FileEvidence(views: views, domains: domains.map { AppBoundDomains($0) })
    #expect(evidence.narrowed(Self.causes).map(\.id) == left)
  }

  @Test("the only cause is never ruled out") func last() throws {
    let only = [try #require(Cause.named("F12"))]
    let views = Self.trace([Self.file(.web, .after, [("sid", "A1")])]).files
    #expect(FileEvidence(views: views, domains: AppBoundDomains(["shop.example"])).narrowed(only) == only)
  }

  @Test("no value of a file is in the trace") func secrets() {
    let recorded = Self.trace([Self.file(.web, .after, [("sid", "A1"), ("sid_refresh", "never-seen-before")])])
    let values = recorded.files.flatMap { $0.tokens.values }
    #expect(values.count == 2 && values.allSatisfy(\.isSimulatedToken))
  }
}

@Suite("files of simulated stores") struct FilesViewTests {
  private func trace(_ kinds: [(Int64, TraceRecord.Kind, StoreName, String, Int64)]) -> Trace {
    var trace = Trace()
    for (seconds, kind, store, value, expires) in kinds {
      var record = TraceRecord(time: seconds * 1_000_000_000, kind: kind, actor: .native)
      (record.store, record.name) = (store, .refresh)
      record.value = trace.texts.intern(value)
      record.expiresAt = expires * 1_000_000_000
      if kind == .tokenIssued { record.endpoint = .logIn }
      trace.records.append(record)
    }
    return trace
  }

  private func values(_ files: [StoreFile]) -> [String] {
    files.map { one in
      "\(one.store) \(one.moment.rawValue) \(one.file.entries.map(\.cookie.value).joined(separator: " "))"
    }
  }

  @Test("a session cookie is on no disk, and what was not flushed is not there") func disk() {
    let run = trace([
      (0, .tokenIssued, .native, "r1", 900), (1, .cookieWritten, .native, "r1", 900),
      (1, .cookieWritten, .web, "r1", 900), (2, .storeFlushed, .web, "", 0), (20, .cookieWritten, .web, "r2", 900),
      (21, .cookieWritten, .native, "r3", 0), (22, .userLogsInAgain, .native, "", 0),
    ])
    #expect(
      values(FilesView.files(of: run, verdict: 6))
        == ["native before r1", "web before r1", "native after ", "web after r1"])
  }

  @Test("a store that notes no flush has written at once") func unflushed() {
    let run = trace([(1, .cookieWritten, .web, "r1", 900), (2, .cookieVanished, .web, "r1", 0)])
    #expect(values(FilesView.files(of: run, verdict: 1)).contains("web after r1"))
    #expect(values(FilesView.files(of: run, verdict: 2)).contains("web after "))
  }
}
