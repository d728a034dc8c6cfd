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
    if move.leavesDevice {
      oldDeviceJar = native.jar
      // What would not die has stayed there.
      web.lockIsHeld = false
    }
    if !move.keepsFiles {
      noteDifference(of: .native, from: native.jar.cookies, to: [], cause: record)
      native.jar = scenario.profile.nativeRules.jar
      forgetWebStore(cause: record)
    }
    if scenario.app.backupIsFile ? !move.keepsFiles : !move.keepsKeychain {
      noteDifference(of: .backup, from: backup ?? [], to: [], cause: record)
      backup = nil
    }
  }

  /// F65: what has been given a date counts by the device's clock, and timers do not. The clock stays within ten years of
  /// the server's, however many steps a script has.
  func setClock(by step: Int64) {
    let longest: Int64 = 315_360_000
    let seconds = max(-longest, min(longest, clockOffset + step)) - clockOffset
    clockOffset += seconds
    cookieExpiries.move(by: -seconds * 1_000_000_000)
    twinjar_set_epoch(epoch + clockOffset)
    note(.clockSet, by: .system, number: Int32(clamping: seconds))
  }

  /// Before a run, or before the same run is played again.
  func resetClock() {
    guard clockOffset != 0 else { return }
    clockOffset = 0
    twinjar_set_epoch(epoch)
  }
}
