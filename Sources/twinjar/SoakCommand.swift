import ArgumentParser
import Cookies
import Foundation

struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Feed generated input to a parser and check what must always hold.",
    shouldDisplay: false
  )

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case setCookie = "set-cookie"
    case archives
  }

  @Argument(help: "What to feed.")
  var subject: Subject

  @Option(help: "How many inputs; for archives, to each decoder.")
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
    switch subject {
    case .setCookie:
      var soak = SetCookieSoak(seed: seed)
      try feed(runs: { soak.fields }, step: { soak.step() })
      print("\(soak.fields) fields, \(soak.stored) cookies stored, nothing wrong")
    case .archives:
      for target in ArchiveFuzzing.targets {
        var soak = ArchiveSoak(target: target, seed: seed)
        try feed(runs: { soak.runs }, step: { soak.step() })
        print("\(target.name): \(soak.runs) inputs, \(soak.accepted) of them archives, nothing wrong")
      }
    }
  }

  /// Steps until the runs or the seconds are used up.
  private func feed(runs done: () -> Int, step: () -> SoakFailure?) throws {
    let start = Date()
    while done() < runs, done() % 1000 != 0 || Date().timeIntervalSince(start) < seconds ?? .infinity {
      if let failure = step() {
        print(failure)
        print("again: twinjar soak \(subject.rawValue) --runs \(failure.run) --seed \(seed)")
        throw ExitCode(1)
      }
    }
  }
}
