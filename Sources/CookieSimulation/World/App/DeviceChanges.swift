import CSimulationRuntime
import CookieDiagnosis
import CookieScenarios
import Cookies

/// What becomes of the app's data when the app, or its user, moves; and of its dates when the clock is set.
extension World {
  /// F64: the app's process ends. Stores are files; the backup is one, or an item of the Keychain.
  func moveApp(_ move: AppMove) {
    killApp()
    let record = note(.appMoved, by: .system, number: Int32(AppMove.allCases.firstIndex(of: move) ?? 0))
    if move.leavesDevice { oldDeviceJar = native.jar }
    if !move.keepsFiles {
      noteDifference(of: .native, from: native.jar.cookies, to: [], cause: record)
      native.jar = scenario.profile.nativeRules.jar
      let before = web.jar.cookies
      for cookie in before { web.jar.remove(cookie.identity) }
      web.disk = web.jar
      noteDifference(of: .web, from: before, to: [], cause: record)
    }
    if scenario.app.backupIsFile ? !move.keepsFiles : !move.keepsKeychain {
      noteDifference(of: .backup, from: backup ?? [], to: [], cause: record)
      backup = nil
    }
  }

  /// F65: what has been given a date counts by the device's clock, and timers do not.
  func setClock(by seconds: Int64) {
    clockOffset += seconds
    cookieExpiries.move(by: -seconds * 1_000_000_000)
    twinjar_set_epoch(Self.epoch + clockOffset)
    note(.clockSet, by: .system, number: Int32(clamping: seconds))
  }

  /// Before a run, or before the same run is played again.
  func resetClock() {
    guard clockOffset != 0 else { return }
    clockOffset = 0
    twinjar_set_epoch(Self.epoch)
  }
}
