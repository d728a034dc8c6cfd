import ArchiveTrials
import ArgumentParser
import Choices
import CookieExploration
import CookieFuzzing
import CookieReports
import CookieSimulation
import Cookies
import Foundation

struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Feed generated input to a parser or the simulator and check what must always hold.",
    discussion: "Example: twinjar soak scenarios --runs 100000 --seed 7"
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case setCookie = "set-cookie"
    case archives
    case scenarios
  }

  @Argument(help: "What to feed.")
  var subject: Subject

  @Option(help: "How many inputs; for archives, to each decoder.")
  var runs = 1_000_000

  @OptionGroup var quiet: QuietOption

  @OptionGroup var seed: SeedOption

  @OptionGroup var time: TimeOption

  /// How long a soak goes on: until its time is over, or the user has had enough. What is finished is said then.
  private struct Limit {
    let control = CampaignControl()
    var seconds: Double

    func allowsMore(since start: Date) -> Bool {
      !control.isStopped && Date().timeIntervalSince(start) < seconds
    }

    var ending: String { control.isStopped ? "nothing wrong so far: interrupted" : "nothing wrong" }
  }

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs: found \(runs), expected at least 1") }
  }

  func run() throws {
    if subject == .scenarios { try reportingFailures { _ = try SimulationExecutor.required() } }
    Self.say("soak \(subject.rawValue) --runs \(runs) --seed \(seed.value)")
    let limit = Limit(seconds: time.seconds ?? .infinity)
    let interrupt = Interrupt { limit.control.stop() }
    switch subject {
    case .setCookie: try soakSetCookie(limit)
    case .archives: try soakArchives(limit)
    case .scenarios: try soakScenarios(limit)
    }
    interrupt.end()
    if limit.control.isStopped { throw ExitCode(130) }
  }

  private func again(runs: Int) -> String {
    Invocation.current.line("soak", subject.rawValue, "--runs", "\(runs)", "--seed", "\(seed.value)")
  }

  /// Where a reader is told to put a generated scenario.
  private static let scenarioFile = "generated.json5"

  private func replay(_ tape: TapeText) -> String {
    var invocation = Invocation.current
    invocation.add(scenarioFile: Self.scenarioFile, ofWorld: tape.world)
    return invocation.replay(tape)
  }

  private static func say(_ line: String) { StandardOutput.show(line + "\n") }

  private func soakSetCookie(_ limit: Limit) throws {
    let start = Date()
    let line = ProgressLine()
    let show = line.count(of: runs, "fields")
    var soak = SetCookieSoak(seed: seed.value)
    while soak.fields < runs, limit.allowsMore(since: start) {
      if soak.fields % 4_096 == 0 { show(soak.fields) }
      if let failure = soak.step() {
        line.clear()
        Self.say("\(failure)")
        Self.say("again: \(again(runs: failure.run))")
        throw ExitCode(1)
      }
    }
    line.clear()
    Self.say("\(soak.fields) fields, \(soak.stored) cookies stored, \(limit.ending)")
  }

  private func soakArchives(_ limit: Limit) throws {
    for target in ArchiveFuzzing.targets where !limit.control.isStopped {
      let start = Date()
      let line = ProgressLine(target.name)
      let show = line.count(of: runs, "inputs")
      var soak = ArchiveSoak(target: target, seed: seed.value)
      while soak.runs < runs, soak.runs % 1000 != 0 || limit.allowsMore(since: start) {
        if let failure = soak.step() {
          line.clear()
          Self.say("\(target.name): \(failure)")
          Self.say("again: \(again(runs: failure.run))")
          throw ExitCode(1)
        }
        if soak.runs % 10_000 == 0 { show(soak.runs) }
      }
      line.clear()
      Self.say("\(target.name): \(soak.runs) inputs, \(soak.accepted) of them archives, \(limit.ending)")
    }
  }

  private func soakScenarios(_ limit: Limit) throws {
    let start = Date()
    let line = ProgressLine()
    let show = line.count(of: runs, "runs")
    var soak = ScenarioSoak(seed: seed.value)
    soak.isStopped = { limit.control.isStopped }
    while soak.runs < runs, limit.allowsMore(since: start) {
      if let failure = soak.step() {
        line.clear()
        Self.say("\(failure.strategy): \(failure.problem), in this scenario:\n\(failure.document)")
        Self.say("again, once this scenario is in a file \(Self.scenarioFile):\n  \(replay(failure.tape))")
        throw ExitCode(1)
      }
      show(min(soak.runs, runs))
    }
    line.clear()
    Self.say(
      "\(soak.runs) runs in \(soak.scenarios) scenarios (\(soak.refused) refused), \(soak.stuckRuns) stuck, "
        + "\(soak.verdicts) with a verdict, \(soak.unexplained) of them unexplained; \(limit.ending)")
  }
}
