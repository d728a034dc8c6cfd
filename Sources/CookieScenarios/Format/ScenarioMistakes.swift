import Choices

/// What is wrong with a scenario file, in the order in which it stands there.
public struct ScenarioMistakes: Sendable {
  /// At most ``mostListed``.
  public private(set) var listed: [InputError]
  /// How many there are at least beyond those.
  public private(set) var leftOut: Int

  /// Few enough to hold, whatever the file.
  public static let mostListed = InputError.mostOthers
  /// Nobody reads more at once on a terminal.
  public static let mostShown = 50

  init(listed: [InputError], leftOut: Int = 0) {
    self.listed = Array(listed.prefix(Self.mostListed))
    self.leftOut = leftOut + listed.count - self.listed.count
  }

  /// One error of all: the first mistake, with the others as its advice, ``mostShown`` at most.
  var error: InputError {
    var first = listed[0]
    guard listed.count > 1 || leftOut > 0 else { return first }
    var lines = listed.prefix(Self.mostShown).dropFirst().map(\.description)
    let hidden = max(0, listed.count - Self.mostShown) + leftOut
    if hidden > 0 {
      lines.append(
        "\(leftOut > 0 ? "At least " : "")\(hidden) more: `check` lists \(leftOut > 0 ? "\(Self.mostListed) of them" : "all") "
          + "with --format json, github or sarif.")
    }
    first.advice = lines.joined(separator: "\n")
    return first
  }
}
