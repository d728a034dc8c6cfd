import CookieScenarios
import CookieSync
import ExampleApp
import ExampleStrategy
import Foundation
import SyncStrategies
import Testing
import TokenServer

/// The files of strategies that the simulator plays, in an app over real sockets.
@Suite("The example app's core", .serialized) struct ExampleAppTests {
  struct Case: CustomTestStringConvertible {
    var strategy: StrategyEntry
    var keeps: Bool
    var testDescription: String { strategy.name }

    init(_ strategy: StrategyEntry, keeps: Bool) { (self.strategy, self.keeps) = (strategy, keeps) }
  }

  private static func builtIn(_ name: String) -> StrategyEntry {
    StrategyCatalogue.entry(named: name) ?? StrategyEntry(name: "missing", summary: "", make: UngatedMirror.init(app:))
  }

  /// What `twinjar explore --scenario concurrent-refresh --property lost --faults 0` says of each.
  static let cases = [
    Case(StrategyEntry(name: "gated-mirror", summary: "", make: GatedMirror.init(app:)), keeps: true),
    Case(builtIn("twinjar"), keeps: true),
    Case(builtIn("native-refresh"), keeps: true),
    Case(StrategyEntry(name: "ungated-mirror", summary: "", make: UngatedMirror.init(app:)), keeps: false),
    Case(builtIn("two-way-observer"), keeps: false),
    Case(builtIn("push-only"), keeps: false),
  ]

  @Test("both sides refresh at once, at a server that takes a used-up token for theft", arguments: cases)
  func bothRefresh(_ example: Case) async throws {
    try await withDirectory { directory in
      let policy = ServerPolicy.rfc9700Strict
      let server = try TokenServer(policy: policy) { .milliseconds(5) }
      var verdicts: [SessionTrial.Verdict] = []
      for number in 0..<5 {
        let app = await ShopApp(
          server: ShopServer(base: server.base), backup: directory.appendingPathComponent("\(number)").path,
          strategy: example.strategy.make)
        let trial = SessionTrial(app: app, server: .init { server.advance(by: policy.accessLifetimeSeconds + 1) })
        verdicts.append(await trial.run())
      }
      if example.keeps {
        #expect(verdicts == Array(repeating: .kept, count: 5))
      } else {
        #expect(verdicts.contains(.lost), "\(verdicts)")
        #expect(server.sessionsEndedByReuse > 0)
      }
    }
  }

  @Test("a download after the access token has expired is renewed for") func download() async throws {
    try await withDirectory { directory in
      let policy = ServerPolicy.rfc9700Strict
      let server = try TokenServer(policy: policy)
      let app = await ShopApp(
        server: ShopServer(base: server.base), backup: directory.appendingPathComponent("backup").path,
        strategy: GatedMirror.init(app:))
      #expect(await app.logIn() == .done)
      server.advance(by: policy.accessLifetimeSeconds + 1)
      let file = directory.appendingPathComponent("file.pdf")
      guard case .saved = await app.download(to: file) else {
        Issue.record("not saved")
        return
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "%PDF-1.4")
    }
  }
}
