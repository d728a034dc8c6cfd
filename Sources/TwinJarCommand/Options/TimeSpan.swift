import ArgumentParser

/// A time as every option takes it: `500ms`, `90s`, `2m`, `1h`; without a unit it is in seconds, as for `sleep`.
struct TimeSpan {
  let seconds: Double
  /// As it was typed.
  let text: String

  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("", 1),
  ]
  /// 115 days.
  private static let most = 1e7

  /// For `@Option(transform:)`.
  @Sendable
  static func parse(_ text: String) throws -> TimeSpan {
    for unit in units where text.hasSuffix(unit.suffix) {
      if let number = Double(text.dropLast(unit.suffix.count)), number > 0, number * unit.seconds <= most {
        return TimeSpan(seconds: number * unit.seconds, text: text)
      }
    }
    throw ValidationError("expected a time such as 500ms, 90s, 2m or 1h, at most 115 days")
  }
}

/// `--time`.
struct TimeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Stop after so long, e.g. 90s, 2m or 8h, whatever is left.", valueName: "time"),
    transform: TimeSpan.parse)
  private var time: TimeSpan?

  /// Nil for as long as it takes.
  var seconds: Double? { time?.seconds }
}
