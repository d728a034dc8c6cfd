import ArgumentParser
import CookieFuzzing
import Foundation

struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Feed generated input to a parser and check what must always hold.",
    shouldDisplay: false
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case setCookie = "set-cookie"
  }

  @Argument(help: "What to feed.")
  var subject: Subject

  @Option(help: "How many inputs.")
  var runs = 1_000_000

  @Option(help: "Where the generator starts.")
  var seed: UInt64 = 1

  @Option(help: "Stop after this many seconds, whatever is left.")
  var seconds: Double?

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs: expected at least 1, found \(runs)") }
  }

  func run() throws {
    print("soak \(subject.rawValue) --runs \(runs) --seed \(seed)")
    let start = Date()
    var soak = SetCookieSoak(seed: seed)
    while soak.fields < runs, Date().timeIntervalSince(start) < seconds ?? .infinity {
      if let failure = soak.step() {
        print(failure)
        print("again: twinjar soak \(subject.rawValue) --runs \(failure.run) --seed \(seed)")
        throw ExitCode(1)
      }
    }
    print("\(soak.fields) fields, \(soak.stored) cookies stored, nothing wrong")
  }
}
