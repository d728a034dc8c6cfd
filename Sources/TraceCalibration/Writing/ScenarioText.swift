import Choices
import CookieScenarios
import Cookies

/// A calibrated scenario as a file that `twinjar check` takes: each value with its interval and count as a comment, and what was
/// not observed as a comment alone.
public struct ScenarioText {
  /// What the file is for, and what the user has chosen for it.
  public struct Options: Sendable {
    /// 1 to 64 lower-case letters, digits and hyphens.
    public var name = "app"
    /// The platform that faults are added to.
    public var profile = "ideal"
    /// The traces' files, as the user names them.
    public var files: [String] = []
    public var remarks: [String] = []

    public init() {}
  }

  private let calibration: Calibration
  private let options: Options
  private let script: RecordedScript?

  /// - Parameter script: nil for a user of ours.
  public init(_ calibration: Calibration, script: RecordedScript? = nil, options: Options = Options()) {
    self.calibration = calibration
    self.script = script
    self.options = options
  }

  public var text: String {
    var lines = head
    lines.append("{")
    lines += [
      "  schema: \"\(ScenarioFile.schema)\",", "  name: \"\(options.name)\",", "  summary: \"\(summary)\",",
      "  // Not from the traces: the platform whose timing and faults stand where nothing is set below.",
      "  profile: \"\(options.profile)\",",
      "  // Not from the traces: its rules stand where nothing is set below.", "  policy: \"\(policy)\",",
    ]
    for group in ["timing", "network", "server", "faults"] { lines += settings(of: group) }
    lines += quantities
    lines += scriptLines
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: - The head

  private var head: [String] {
    var lines = [
      "// Made by twinjar calibrate from \(options.files.count) trace\(options.files.count == 1 ? "" : "s"):"
    ]
    lines += zip(options.files, calibration.sources).map { "//   \(Self.comment($0)) (\($1.rawValue))" }
    lines += [
      "// Behind a value stand its 95 % interval and what it rests on: how often it was seen, of how many.",
      "// What is a comment alone is not set: the profile's, the policy's or the format's own value stands.",
    ]
    return lines + options.remarks.map { "// Mind: \(Self.comment($0))" }
  }

  private var summary: String {
    "calibrated from \(options.files.count) trace\(options.files.count == 1 ? "" : "s")"
  }

  /// Without rotation the policy that has none: another's rules of used-up tokens would mean nothing.
  private var policy: String {
    calibration.estimate(Calibration.rotation)?.value == .word(ServerPolicy.Rotation.none.rawValue)
      ? ServerPolicy.noRotation.name : ServerPolicy.rfc9700Strict.name
  }

  // MARK: - Keys

  private func settings(of group: String) -> [String] {
    var lines: [String] = []
    for estimate in calibration.estimates where estimate.name.hasPrefix("\(group).") && !estimate.name.contains(" ") {
      let key = String(estimate.name.dropFirst(group.utf8.count + 1))
      let value = value(of: estimate)
      lines += Self.wrapped(value == nil ? "\(key): not set: \(Self.words(for: estimate))" : Self.words(for: estimate))
      if let value { lines.append("    \(key): \(value),") }
    }
    for missing in calibration.unobserved where missing.name.hasPrefix("\(group).") {
      let key = missing.name.dropFirst(group.utf8.count + 1)
      lines += Self.wrapped("\(key): not observed: \(missing.why)")
    }
    return lines.isEmpty ? [] : ["  \(group): {"] + lines + ["  },"]
  }

  /// The value as the format has it; nil for one that cannot be set.
  private func value(of estimate: Estimate) -> String? {
    switch estimate.value {
    case .number(let number):
      guard let limits = Self.limits[estimate.name] else { return NumberWord.text(rounded(number)) }
      guard limits.contains(number), !isIdle(estimate.name, number) else { return nil }
      return NumberWord.text(min(max(rounded(number), limits.lowerBound), limits.upperBound))
    case .quantiles(let pairs):
      return
        "{ quantiles: [\(pairs.map { "[\($0.map(NumberWord.text).joined(separator: ", "))]" }.joined(separator: ", "))] }"
    case .word(let word): return "\"\(word)\""
    case .flag(let flag): return "\(flag)"
    case nil: return nil
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  /// What happens when the app comes back needs a script in which it does.
  private func isIdle(_ name: String, _ number: Double) -> Bool {
    let needsReturn = name == Calibration.pageDeath || name == Calibration.networkDeath
    return needsReturn && number > 0 && !(script?.hasForeground ?? true)
  }

  /// What a number may be, by its key.
  private static let limits: [String: ClosedRange<Double>] = {
    var limits: [String: ClosedRange<Double>] = [:]
    for field in ServerPolicy.fields { limits["server.\(field.key)"] = field.limits }
    for field in FaultOptions.fields where field.kind == .probability { limits["faults.\(field.key)"] = 0...1 }
    for field in PlatformTiming.fields { limits["timing.\(field.key)"] = 0...ScenarioFile.longestMilliseconds }
    return limits
  }()

  // MARK: - Comments

  /// What the estimates say that no key can hold.
  private var quantities: [String] {
    let lines = calibration.estimates.filter { !Self.isKey($0.name) }.flatMap {
      Self.wrapped("\($0.name): \(Self.number($0)) \(Self.words(for: $0))", indent: "  ")
    }
    let missing = calibration.unobserved.filter { !Self.isKey($0.name) }.flatMap {
      Self.wrapped("\($0.name): not observed: \($0.why)", indent: "  ")
    }
    return lines + missing
  }

  private static func isKey(_ name: String) -> Bool { ScenarioSetting.keys.contains(name) }

  private static func number(_ estimate: Estimate) -> String {
    if case .number(let number) = estimate.value { return "\(NumberWord.short(number));" }
    return ""
  }

  package static func words(for estimate: Estimate) -> String {
    var words: [String] = []
    switch (estimate.lower, estimate.upper) {
    case (let lower?, let upper?): words.append("\(NumberWord.short(lower)) to \(NumberWord.short(upper))")
    case (let lower?, nil): words.append("at least \(NumberWord.short(lower))")
    case (nil, let upper?): words.append("below \(NumberWord.short(upper))")
    case (nil, nil): break
    }
    words.append(estimate.total.map { "\(estimate.count) of \($0)" } ?? "n = \(estimate.count)")
    words.append(estimate.basis.rawValue)
    return words.joined(separator: "; ") + (estimate.remark.isEmpty ? "" : ": \(estimate.remark)")
  }

  /// A comment of as many lines as it needs, none longer than an editor shows.
  private static func wrapped(_ text: String, indent: String = "    ") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in comment(text).split(separator: " ") {
      if !line.isEmpty, indent.count + 3 + line.count + 1 + word.count > 110 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    return (lines + [line]).map { "\(indent)// \($0)" }
  }

  /// Text from outside on one line: nothing of it ends the comment.
  private static func comment(_ text: String) -> String { Printable.text(text) }

  // MARK: - The script

  private var scriptLines: [String] {
    guard let script else {
      return ["  // Not from the traces: visits of ours; --script makes it of what the recorded user did."]
        + ["  script: ["] + Self.visits.map { "    \($0)," } + ["  ],"]
    }
    let budget = script.steps.count > 500 ? ["  eventBudget: \(min(1_000_000, script.steps.count * 200)),"] : []
    return script.remarks.flatMap { Self.wrapped("Mind: \($0)", indent: "  ") } + budget
      + ["  // What the recorded user did."] + ["  script: ["] + script.steps.map { "    \($0)," } + ["  ],"]
  }

  private static let visits = [
    "\"launch\"", "\"logIn\"",
    "{ do: \"repeat\", times: 5, steps: [\"launch\", \"openPage\", "
      + "{ do: \"browse\", minutes: [1, 20], everyMilliseconds: [10000, 60000] }, \"background\", "
      + "{ do: \"wait\", minutes: [1, 120] }, \"foreground\", \"callNative\", \"fetchOnPage\", \"kill\", "
      + "{ do: \"wait\", hours: [1, 5] }] }",
  ]
}
