import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Cookies that are not the session's: who has them where, and what a strategy does to them.
@Suite struct BystanderTests {
  /// Reads the names in both stores, and in the backup what is saved.
  struct Names: PlainStrategy {
    let app: HybridApp
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      let native = await app.nativeStore.allCookies().map(\.name).sorted().joined(separator: " ")
      let web = await app.webStore.allCookies().map(\.name).sorted().joined(separator: " ")
      await app.backup.save([Cookie(name: "seen", value: "native: \(native) web: \(web)", domain: "a.test")])
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bystander: Bystander
    var script: [ScriptStep] = [.launch, .logIn, .openPage, .callNative(awaited: true)]
    var seen: String
  }

  static let pause = ScriptStep.wait(.fixed(milliseconds: 60_000))

  @Test(arguments: [
    Case(
      testDescription: "an SDK's, in the native store", bystander: Bystander("sdk", of: .sdk) { $0.count = 2 },
      seen: "native: access refresh sdk-1 sdk-2 web: "),
    Case(
      testDescription: "a load balancer's, with each answer of either side",
      bystander: Bystander("lb", of: .server) { $0.occasion = .eachAnswer }, seen: "native: access lb refresh web: lb"),
    Case(
      testDescription: "one that comes with a login",
      bystander: Bystander("lang", of: .server) { $0.occasion = .logIn },
      seen: "native: access lang refresh web: "),
    Case(
      testDescription: "twins of the server's",
      bystander: Bystander("twin", of: .server) {
        $0.occasion = .logIn
        $0.haveTwins = true
      }, seen: "native: access refresh twin twin web: "),
    Case(
      testDescription: "a frame's, once the page has loaded", bystander: Bystander("ad", of: .frame),
      script: [.launch, .logIn, .logInOnPage, .openPage, .callNative(awaited: true)],
      seen: "native: access refresh web: access ad refresh"),
    Case(
      testDescription: "script's, some seconds later", bystander: Bystander("ga", of: .script),
      script: [.launch, .logIn, .logInOnPage, .openPage, pause, .callNative(awaited: true)],
      seen: "native: access refresh web: access ga refresh"),
    Case(
      testDescription: "script's of a page that showed no content", bystander: Bystander("ga", of: .script),
      script: [.launch, .logIn, .openPage, pause, .callNative(awaited: true)], seen: "native: access refresh web: "),
  ])
  func areWhereTheirOwnersPutThem(_ test: Case) throws {
    let (_, trace) = run(Names.self, testScenario(test.script) { $0.bystanders = [test.bystander] })
    let saved = trace.all(.cookieWritten).last { $0.store == .backup }
    #expect(saved.map { trace.text($0.value) } == test.seen)
  }

  @Test("page script writes as often as it is told, and with each page") func writes() {
    let (_, trace) = run(
      Nothing.self,
      testScenario([.launch, .logInOnPage, .openPage, Self.pause, .openPage, Self.pause]) {
        $0.bystanders = [Bystander("ga", of: .script) { $0.writes = 3 }]
      })
    let name = trace.all(.cookieWritten).filter { trace.text($0.name) == "ga" }
    #expect(name.count == 6)
  }

  @Test("an own session of the app's keeps SDKs out of its store") func isolation() {
    let strategy = StrategyCatalogue.entry(named: "ephemeral-stores") ?? entry(Nothing.self)
    let (_, trace) = run(
      strategy, testScenario([.launch, .logIn]) { $0.bystanders = [Bystander("sdk", of: .sdk)] })
    #expect(trace.count(.cookieWritten) { $0.actor == .sdk } == 0)
  }

  struct Moves: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var carried: Int
    var deleted: Int
    init(_ strategy: String, carried: Int, deleted: Int) {
      (testDescription, self.carried, self.deleted) = (strategy, carried, deleted)
    }
  }

  /// Two of an SDK's and two of a frame's, each of which belongs to one store. The backup is a store as well.
  @Test(arguments: [
    Moves("push-only", carried: 2, deleted: 0),
    Moves("two-way-observer", carried: 4, deleted: 0),
    Moves("snapshot-mirror", carried: 2, deleted: 2),
    Moves("single-source-native", carried: 2, deleted: 2),
    Moves("native-backup", carried: 8, deleted: 0),
    Moves("shared-process-pool", carried: 0, deleted: 0),
    Moves("twinjar", carried: 0, deleted: 0),
  ])
  func whatStrategiesDoToThem(_ test: Moves) throws {
    let strategy = try #require(StrategyCatalogue.entry(named: test.testDescription))
    let (summary, _) = run(
      strategy,
      testScenario([.launch, .logIn, .openPage, Self.pause, .callNative(awaited: true), .openPage, Self.pause]) {
        $0.bystanders = [
          Bystander("sdk", of: .sdk) { $0.count = 2 }, Bystander("ad", of: .frame) { $0.count = 2 },
        ]
      })
    #expect(summary.carriedBystanders == test.carried)
    #expect(summary.deletedBystanders == test.deleted)
  }

  @Test("a token that each side has to match is moved where code puts the other side's in its place")
  func overTheOther() throws {
    let strategy = try #require(StrategyCatalogue.entry(named: "native-refresh"))
    let script: [ScriptStep] = [
      .launch, .openPage, .logInOnPage, .callNative(awaited: true), .logIn, .fetchOnPage(awaited: true), Self.pause,
    ]
    let (summary, trace) = run(
      strategy,
      testScenario(script) {
        $0.bystanders = [
          Bystander("csrf", of: .server) {
            $0.occasion = .beginning
            $0.mustMatch = true
          }
        ]
      })
    #expect(trace.count(.requestForbidden) > 0)
    #expect(summary.carriedBystanders > 0)
  }

  @Test(
    "a store at its limit gives up what was not used for longest", arguments: [(177, false), (178, false), (179, true)])
  func limits(count: Int, isEvicted: Bool) {
    // 180 of a domain, two of which are the session's.
    let (_, trace) = run(
      PushOnly.self,
      testScenario([.launch, .logIn, .openPage, Self.pause]) {
        $0.bystanders = [Bystander("ga", of: .script) { $0.count = count }]
      })
    let gone = trace.all(.cookieVanished)
    #expect(gone.map { trace.text($0.name) } == (isEvicted ? ["refresh"] : []))
    #expect(gone.allSatisfy { $0.isEvicted })
  }

  @Test(
    "a side that was given the other's token against forgery is refused, and only by code that mixes them",
    arguments: [ServerPolicy.Hosts.one, .several])
  func doubleSubmit(hosts: ServerPolicy.Hosts) throws {
    // On several hosts each has a cookie of its own, which stays there.
    for (name, mixes) in [("two-way-observer", true), ("twinjar", false), ("shared-process-pool", false)] {
      let (summary, trace) = run(
        try #require(StrategyCatalogue.entry(named: name)),
        testScenario([
          .launch, .logIn, .logInOnPage, .openPage, Self.pause, .callNative(awaited: true), .fetchOnPage(awaited: true),
          .logIn, .openPage, Self.pause, .callNative(awaited: true), .fetchOnPage(awaited: true),
        ]) {
          $0.bystanders = [
            Bystander("csrf", of: .server) {
              $0.occasion = .beginning
              $0.mustMatch = true
            }
          ]
          $0.policy.hosts = hosts
          $0.policy.cookiesCoverSite = true
        })
      #expect((summary.forbiddenRequests > 0) == (mixes && hosts == .one), "\(name)")
      #expect(trace.count(.requestForbidden) == summary.forbiddenRequests)
      #expect(trace.count(.userLogsInAgain) == 0)
    }
  }
}
