@_exported import CookieDiagnosis
@_exported import CookieExploration
import CookieScenarios
@_exported import CookieScenarios
@_exported import CookieSimulation
@_exported import CookieSync

extension Scenario {
  /// Page and native code are both open when the access token expires.
  public static var concurrentRefresh: Scenario { builtIn("concurrent-refresh") }
  /// The same at a server that forgives for ten seconds, on a platform without faults.
  public static var withGrace: Scenario { builtIn("with-grace") }
  /// The app is killed and started again once.
  public static var oneRelaunch: Scenario { builtIn("one-relaunch") }
  /// A logout in the page, and one in native code.
  public static var oneLogout: Scenario { builtIn("one-logout") }
  /// WebKit's network process dies while both sides are in use.
  public static var oneProcessDeath: Scenario { builtIn("one-process-death") }
  /// Both sides refresh, and one of the stores is emptied at some moment.
  public static var twoStoresOneLoss: Scenario { builtIn("two-stores-one-loss") }

  /// The names that come with TwinJar are tested to be there and to be well-formed.
  private static func builtIn(_ name: String) -> Scenario {
    guard let scenario = try? BuiltInScenarios.scenario(named: name) else {
      preconditionFailure("there is no scenario \(name)")
    }
    return scenario
  }
}
