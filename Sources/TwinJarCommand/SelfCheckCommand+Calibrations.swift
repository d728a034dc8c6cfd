import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import SyncStrategies

extension SelfCheckCommand {
  func validateCalibrations() throws {
    guard let calibrations else { return }
    guard (1...10_000_000).contains(calibrations) else {
      throw ValidationError("--calibrations: found \(calibrations), expected 1 to 10,000,000")
    }
    let others: [(String, Bool)] = [
      ("--chains", chains != nil), ("--certificates", certificates != nil), ("--diagnoses", diagnoses != nil),
      ("--runs", runs != nil), ("--rounds", rounds != nil), ("--omit", !omit.isEmpty),
      ("--scenario", !scenarios.chosen.isEmpty),
    ]
    if let other = others.first(where: \.1) {
      throw ValidationError("--calibrations: found \(other.0) as well; expected one of them")
    }
  }

  func checkCalibrations(_ count: Int, of strategies: [StrategyEntry]) throws {
    let control = CampaignControl()
    let interrupt = Interrupt { control.stop() }
    let line = ProgressLine()
    let check = CalibrationCheck(strategies: strategies, seed: seedOption.value)
    let tallies = check.run(count: count, jobs: jobs.count, control: control, progress: line.count(of: count, "worlds"))
    line.clear()
    try format.write(SelfCheckReport(CalibrationCheckText(tallies, seed: seedOption.value)))
    interrupt.end()
    if control.isStopped { throw ExitCode(130) }
    if tallies[.recorder]?.worlds == 0 { throw ExitCode(1) }
  }
}
