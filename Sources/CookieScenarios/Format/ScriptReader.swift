import Choices
import CookieDiagnosis

/// Reads the steps of a scenario's script: a word for a plain step, an object with `do` for one that needs more.
struct ScriptReader {
  let source: String

  static let deepestNesting = 8
  static let mostSteps = 10_000
  private static let plain: [String: ScriptStep] = [
    "launch": .launch, "unlock": .unlock, "background": .background, "foreground": .foreground, "kill": .kill,
    "killNetworkProcess": .killNetworkProcess, "logIn": .logIn, "openPage": .openPage,
    "callNative": .callNative(awaited: true), "fetchOnPage": .fetchOnPage(awaited: true), "readOnPage": .readOnPage,
    "callFromExtension": .callFromExtension, "openSDKScreen": .openSDKScreen, "switchNetwork": .switchNetwork,
    "reinstall": .moveApp(.reinstall), "restoreDevice": .moveApp(.restoreDevice),
    "migrateDevice": .moveApp(.migrateDevice), "callFromOldDevice": .callFromOldDevice,
    "fetchInServiceWorker": .fetchInServiceWorker, "goOffline": .goOffline, "goOnline": .goOnline,
    "endTrouble": .endTrouble,
    "download": .download(DownloadOrder(), awaited: true),
    "refreshBoth": .refreshBoth(offsetNanoseconds: 0),
  ]
  /// What needs an object, with the keys that it needs.
  private static let withKeys = [
    "logOut": "on", "beginTrouble": "kind", "wait": "milliseconds, seconds, minutes, hours or days",
    "browse": "seconds, minutes, hours or days",
    "setClock": "seconds, minutes, hours or days", "repeat": "times and steps", "showDocument": "",
  ]
  /// Steps that a word alone stands for.
  static let plainNames = plain.keys.sorted()
  static let names = (Array(plain.keys) + withKeys.keys).sorted()

  func script(_ fields: inout FieldReader) throws(InputError) -> [ScriptStep] {
    guard let value = fields.value("script") else {
      throw fields.mistake("script", found: "nothing", expected: "a list of steps")
    }
    return try steps(value, path: "script", depth: 0)
  }

  private func steps(_ value: JSONValue, path: String, depth: Int) throws(InputError) -> [ScriptStep] {
    guard case .array(let values) = value, (1...Self.mostSteps).contains(values.count) else {
      throw mistake(path, found: value.described, expected: "a list of 1 to \(Self.mostSteps) steps")
    }
    guard depth <= Self.deepestNesting else {
      throw mistake(path, found: "deeper nesting", expected: "at most \(Self.deepestNesting) repeats in each other")
    }
    var steps: [ScriptStep] = []
    var mistakes = MistakeCollector()
    for (index, value) in values.enumerated() {
      mistakes.collect { () throws(InputError) in
        steps.append(try step(value, path: "\(path)[\(index)]", depth: depth))
      }
    }
    try mistakes.throwFirst()
    return steps
  }

  private func step(_ value: JSONValue, path: String, depth: Int) throws(InputError) -> ScriptStep {
    if case .string(let word) = value {
      if let step = Self.plain[word] { return step }
      guard let keys = Self.withKeys[word] else { throw unknown(word, path: path) }
      let others = keys.isEmpty ? "" : " and \(keys)"
      throw mistake(path, found: "\"\(word)\"", expected: "an object with do: \"\(word)\"\(others)")
    }
    var fields = try FieldReader(value, source: source, path: path)
    let word = try fields.requiredString("do")
    let step = try step(word, &fields, path: path, depth: depth)
    try fields.finish()
    return step
  }

  private func step(
    _ word: String, _ fields: inout FieldReader, path: String, depth: Int
  ) throws(InputError) -> ScriptStep {
    switch word {
    case "launch": return try fields.bool("beforeFirstUnlock") ?? false ? .launchLocked : .launch
    case "callNative": return .callNative(awaited: try fields.bool("awaited") ?? true)
    case "fetchOnPage": return .fetchOnPage(awaited: try fields.bool("awaited") ?? true)
    case "download":
      return .download(try DownloadFields.file(&fields), awaited: try fields.bool("awaited") ?? true)
    case "showDocument": return .showDocument(try DownloadFields.document(&fields))
    case "openPage": return try fields.bool("passesOtherSite") ?? false ? .openPagePassingOtherSite : .openPage
    case "logIn": return try logIn(&fields)
    case "logOut": return .logOut(on: try side(&fields))
    case "beginTrouble": return .beginTrouble(try trouble(&fields))
    case "setClock": return .setClock(seconds: try clockStep(&fields))
    case "wait": return .wait(try duration(&fields))
    case "refreshBoth":
      let longest = FieldReader.longestMilliseconds
      let offset = try fields.number("offsetMilliseconds", in: -longest...longest) ?? 0
      return .refreshBoth(offsetNanoseconds: Int64(offset * 1_000_000))
    case "browse":
      let every = try fields.milliseconds("everyMilliseconds") ?? .uniform(milliseconds: 5_000, 30_000)
      guard every.minimum > 0 else {
        throw fields.mistake("everyMilliseconds", found: "0", expected: "a duration above 0 milliseconds")
      }
      return .browse(duration: try duration(&fields), every: every)
    case "repeat":
      let times = try times(&fields)
      let body = fields.value("steps") ?? .null
      return .repeat(times: times, steps: try steps(body, path: fields.keyPath("steps"), depth: depth + 1))
    default:
      guard let step = Self.plain[word] else { throw unknown(word, path: fields.keyPath("do")) }
      return step
    }
  }

  private func logIn(_ fields: inout FieldReader) throws(InputError) -> ScriptStep {
    let steps: [String: ScriptStep] = [
      "native": .logIn, "page": .logInOnPage, "system-browser": .logInInSystemBrowser(handsOver: false),
    ]
    guard let word = try fields.string("on") else { return .logIn }
    if word == "system-browser" { return .logInInSystemBrowser(handsOver: try fields.bool("handsOver") ?? false) }
    guard let step = steps[word] else {
      throw fields.mistake(
        "on", found: "\"\(word)\"", expected: NearestName.expectation(word, among: steps.keys.sorted()))
    }
    return step
  }

  private func side(_ fields: inout FieldReader) throws(InputError) -> TraceActor {
    let word = try fields.requiredString("on")
    switch word {
    case "native": return .native
    case "page": return .page
    default:
      throw fields.mistake(
        "on", found: "\"\(word)\"", expected: NearestName.expectation(word, among: ["native", "page"]))
    }
  }

  private func trouble(_ fields: inout FieldReader) throws(InputError) -> Trouble {
    guard let trouble = try fields.choice("kind", Trouble.self) else {
      throw fields.mistake(
        "kind", found: "nothing", expected: NearestName.expectation("", among: Trouble.allCases.map(\.rawValue)))
    }
    return trouble
  }

  /// Ten years are as good as any other date.
  private static let longestClockStep = 315_360_000.0

  private func clockStep(_ fields: inout FieldReader) throws(InputError) -> Int64 {
    var step: (key: String, value: Double, seconds: Double)?
    for (key, length) in [("seconds", 1.0), ("minutes", 60), ("hours", 3_600), ("days", 86_400)] {
      let most = Self.longestClockStep / length
      guard let value = try fields.number(key, in: -most...most) else { continue }
      guard step == nil else { throw fields.mistake(key, found: "a second step", expected: "one unit only") }
      step = (key, value, value * length)
    }
    guard let step else {
      throw fields.mistake("seconds", found: "nothing", expected: "how far, in seconds, minutes, hours or days")
    }
    // Half an hour in days is no whole number of seconds in binary.
    guard abs(step.seconds - step.seconds.rounded()) < 1e-6, step.value == 0 || step.seconds.rounded() != 0 else {
      let unit = step.key == "seconds" ? "s" : step.key
      throw fields.mistake(
        step.key, found: "\(JSONValue.shortest(step.value)) \(unit)", expected: "a whole number of seconds")
    }
    return Int64(step.seconds.rounded())
  }

  /// A duration under exactly one key, which names the unit.
  private func duration(_ fields: inout FieldReader) throws(InputError) -> DurationDistribution {
    let units: [(key: String, milliseconds: Double)] = [
      ("milliseconds", 1), ("seconds", 1_000), ("minutes", 60_000), ("hours", 3_600_000), ("days", 86_400_000),
    ]
    var found: DurationDistribution?
    for unit in units {
      guard let value = fields.value(unit.key) else { continue }
      guard found == nil else {
        throw fields.mistake(unit.key, found: "a second duration", expected: "one unit only")
      }
      found = try fields.distribution(value, unit.key, millisecondsPerUnit: unit.milliseconds)
    }
    guard let found else {
      throw fields.mistake("milliseconds", found: "nothing", expected: "a duration: \(units.map(\.key))")
    }
    return found
  }

  private func times(_ fields: inout FieldReader) throws(InputError) -> ClosedRange<Int> {
    let limits = 0...10_000
    switch fields.value("times") {
    case .array(let bounds)? where bounds.count == 2:
      let reader = fields
      let (lower, upper) = try reader.both(
        { () throws(InputError) in try reader.integer(bounds[0], "times[0]", in: limits) },
        { () throws(InputError) in try reader.integer(bounds[1], "times[1]", in: limits) })
      guard lower <= upper else {
        throw fields.mistake("times", found: "bounds that fall", expected: "the smaller bound first")
      }
      return lower...upper
    case let value?:
      let count = try fields.integer(value, "times", in: limits)
      return count...count
    case nil:
      throw fields.mistake("times", found: "nothing", expected: "a whole number, or [fewest, most]")
    }
  }

  private func unknown(_ word: String, path: String) -> InputError {
    mistake(path, found: "\"\(word)\"", expected: NearestName.expectation(word, among: Self.names))
  }

  private func mistake(_ path: String, found: String, expected: String) -> InputError {
    InputError(.data, source: source, place: path, found: found, expected: expected)
  }
}
