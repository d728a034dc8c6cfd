import ArgumentParser

/// `--seed`.
struct SeedOption: ParsableArguments {
  @Option(
    name: .customLong("seed"),
    help:
      "What everything that is drawn comes from: the same seed, the same output. Default: 1.")
  var chosen: UInt64?

  var value: UInt64 { chosen ?? 1 }
}
