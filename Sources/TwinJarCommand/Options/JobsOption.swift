import ArgumentParser
import Foundation

/// `--jobs`.
struct JobsOption: ParsableArguments {
  @Option(name: .customLong("jobs"), help: "Threads, 1 to 256. Default: one for each core.", transform: Self.parse)
  private var chosen: Int?

  /// How many threads: one where it is to be told which strategy ended the process before.
  var count: Int { Containment.hasOneWorker ? 1 : chosen ?? ProcessInfo.processInfo.activeProcessorCount }

  @Sendable
  private static func parse(_ text: String) throws -> Int {
    guard let count = Int(text), (1...256).contains(count) else {
      throw ValidationError("expected 1 to 256")
    }
    return count
  }
}
