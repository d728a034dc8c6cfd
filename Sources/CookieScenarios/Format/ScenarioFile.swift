import Choices

/// Reads scenarios in the format `twinjar.scenario/1`: JSON5, every number range-checked, no key ignored.
public enum ScenarioFile {
  public static let schema = "twinjar.scenario/1"
  /// What a step of the script may be called.
  public static var stepNames: [String] { ScriptReader.names }
  /// Those of them that a word alone stands for.
  public static var plainStepNames: [String] { ScriptReader.plainNames }
  /// The most steps that a list of them has.
  public static let mostSteps = ScriptReader.mostSteps
  /// The most entries that a list of bystanders has.
  package static let mostBystanders = BystanderReader.mostGroups
  /// The longest duration, in milliseconds.
  public static let longestMilliseconds = FieldReader.longestMilliseconds

  /// Parses a document.
  ///
  /// - Parameter source: the file's name, for messages.
  /// - Throws: the first mistake in the file, with the others as its advice; see ``mistakes(in:source:)``.
  public static func parse(_ bytes: [UInt8], source: String) throws(InputError) -> Scenario {
    let document = try document(bytes, source: source)
    let (scenario, mistakes) = read(document, source: source)
    if let scenario, mistakes.listed.isEmpty { return scenario }
    throw mistakes.error
  }

  /// What is wrong with a document, each mistake with its line and column; empty if nothing is. After one in the syntax
  /// there is no other. Contradictions are looked for where each part is right by itself.
  ///
  /// - Parameter source: the file's name, for messages.
  public static func mistakes(in bytes: [UInt8], source: String) -> ScenarioMistakes {
    do throws(InputError) { return read(try document(bytes, source: source), source: source).mistakes } catch {
      return ScenarioMistakes(listed: [error])
    }
  }

  private static func document(_ bytes: [UInt8], source: String) throws(InputError) -> JSONDocument {
    guard !bytes.isEmpty else {
      throw InputError(.data, source: source, found: "an empty file", expected: "a scenario (\(schema))")
    }
    do throws(InputError) { return try JSONDocument(bytes, source: source) } catch {
      var error = error
      error.advice = "Nothing else was looked at: the rest is read once this is mended."
      throw error
    }
  }

  /// The scenario, if each part is right by itself, and what is wrong with it.
  private static func read(_ document: JSONDocument, source: String) -> (
    scenario: Scenario?, mistakes: ScenarioMistakes
  ) {
    let search = MistakeSearch(in: document, source: source)
    do throws(InputError) {
      let scenario = try read(document.root, source: source)
      // Which of two values is meant is not known, nor then what contradicts it.
      guard document.repeatedKeys.listed.isEmpty else { return (scenario, search.all(after: nil)) }
      let checks = ScenarioChecks(scenario: scenario, source: source, written: written(in: document.root))
      return (scenario, search.located(checks.contradictions))
    } catch { return (nil, search.all(after: error)) }
  }

  /// Reads a document, each part by itself.
  static func read(_ root: JSONValue, source: String) throws(InputError) -> Scenario {
    var fields = try FieldReader(root, source: source, path: "")
    // What editors look for the schema by.
    _ = try fields.string("$schema")
    let version = try fields.requiredString("schema")
    guard version == schema else {
      throw fields.mistake("schema", found: "\"\(version)\"", expected: "\"\(schema)\"")
    }
    var scenario = Scenario(
      name: try name(&fields),
      summary: try summary(&fields),
      profile: try profile(&fields),
      policy: try policy(&fields),
      script: []
    )
    if var network = try fields.object("network") { try network.read(NetworkOptions.fields, into: &scenario.network) }
    if var app = try fields.object("app") { try app.read(AppOptions.fields, into: &scenario.app) }
    scenario.bystanders = try BystanderReader(source: source).bystanders(&fields)
    if let budget = try fields.integer("eventBudget", in: Scenario.eventBudgets) { scenario.eventBudget = budget }
    scenario.script = try ScriptReader(source: source).script(&fields)
    try fields.finish()
    return scenario
  }

  /// The key paths that the file sets in its objects.
  private static func written(in root: JSONValue) -> Set<String> {
    guard case .object(let fields) = root else { return [] }
    var paths: Set<String> = []
    for key in ["faults", "server", "network", "app"] {
      guard case .object(let inner)? = fields[key] else { continue }
      for inner in inner.keys { paths.insert("\(key).\(inner)") }
    }
    return paths
  }

  private static func name(_ fields: inout FieldReader) throws(InputError) -> String {
    let name = try fields.requiredString("name")
    guard isName(name) else {
      throw fields.mistake(
        "name", found: "\"\(name)\"", expected: "1 to 64 lower-case letters, digits and hyphens")
    }
    return name
  }

  /// In Unicode scalars.
  package static let longestSummary = 300

  /// One line, as lists have it.
  private static func summary(_ fields: inout FieldReader) throws(InputError) -> String {
    let summary = try fields.string("summary") ?? ""
    guard !summary.contains(where: \.isNewline) else {
      throw fields.mistake("summary", found: "more than one line", expected: "one line")
    }
    guard summary.unicodeScalars.count <= longestSummary else {
      throw fields.mistake(
        "summary", found: "\(summary.unicodeScalars.count) characters", expected: "at most \(longestSummary)")
    }
    return summary
  }

  /// True if a scenario may be called so: it cannot be anything else in a file's name or on a command line.
  public static func isName(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
    return isPlain && (1...64).contains(text.utf8.count)
  }

  // MARK: - Profile

  /// As the platform is without the file's changes.
  static func namedProfile(_ fields: inout FieldReader) throws(InputError) -> Profile {
    let name = try fields.requiredString("profile")
    guard let profile = Profile.named(name) else {
      throw fields.mistake(
        "profile", found: "\"\(name)\"", expected: NearestName.expectation(name, among: Profile.all.map(\.name)))
    }
    return profile
  }

  private static func profile(_ fields: inout FieldReader) throws(InputError) -> Profile {
    var profile = try namedProfile(&fields)
    if var timing = try fields.object("timing") { try timing.read(PlatformTiming.fields, into: &profile.timing) }
    if var faults = try fields.object("faults") { try faults.read(FaultOptions.fields, into: &profile.faults) }
    return profile
  }

  // MARK: - Server

  /// As the server is without the file's changes.
  static func namedPolicy(_ fields: inout FieldReader) throws(InputError) -> ServerPolicy {
    let name = try fields.requiredString("policy")
    guard let policy = ServerPolicy.named(name) else {
      throw fields.mistake(
        "policy", found: "\"\(name)\"", expected: NearestName.expectation(name, among: ServerPolicy.all.map(\.name)))
    }
    return policy
  }

  private static func policy(_ fields: inout FieldReader) throws(InputError) -> ServerPolicy {
    var policy = try namedPolicy(&fields)
    if var server = try fields.object("server") { try server.read(ServerPolicy.fields, into: &policy) }
    return policy
  }
}
