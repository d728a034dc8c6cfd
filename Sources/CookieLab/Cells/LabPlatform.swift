import Choices
import CookieScenarios
import Cookies
import Foundation

/// What stands for an engine in the simulator: one of its platforms, or that with durations that `lab measure` has found.
///
/// How wide a window is follows from durations of some milliseconds, which differ from machine to machine.
public struct LabPlatform: Sendable {
  /// What the user wants.
  public enum Choice: Sendable {
    /// The engine's first platform.
    case first
    case named(String)
    /// What a file has that `lab measure -o` wrote, and its name.
    case measured([UInt8], file: String)
  }

  public let profile: Profile
  /// For the line above a table.
  public let words: String
  /// The engine's version that its durations were measured on; nil for a platform of the simulator's own.
  let measuredVersion: String?

  /// - Throws: if it is not one of the engine's.
  public init(_ choice: Choice, beside engine: LabEngine) throws(InputError) {
    switch choice {
    case .first: try self.init(named: engine.platforms[0], beside: engine)
    case .named(let name): try self.init(named: name, beside: engine)
    case .measured(let bytes, let file): try self.init(measured: bytes, from: file, beside: engine)
    }
  }

  private init(named name: String, beside engine: LabEngine) throws(InputError) {
    guard engine.platforms.contains(name), let profile = Profile.named(name) else {
      throw InputError(
        .usage, source: "--platform", found: name,
        expected:
          "\(engine.platforms.joined(separator: ", ")), beside \(engine.rawValue), or a file of 'lab measure -o'")
    }
    (self.profile, words, measuredVersion) = (profile, name, nil)
  }

  /// - Throws: if it is something else, was measured on another engine, or not to its end.
  private init(measured bytes: [UInt8], from source: String, beside engine: LabEngine) throws(InputError) {
    func mistake(_ place: String, _ found: String, _ expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    let measured: MeasuredProfile
    do { measured = try JSONDecoder().decode(MeasuredProfile.self, from: Data(bytes)) } catch {
      throw mistake(
        Self.place(of: error), "something else", "what 'lab measure -o' writes (\(MeasuredProfile.schema))")
    }
    guard measured.schema == MeasuredProfile.schema else {
      throw mistake("schema", "\"\(measured.schema)\"", "\"\(MeasuredProfile.schema)\"")
    }
    guard measured.engine == engine.rawValue else { throw mistake("engine", measured.engine, engine.rawValue) }
    guard measured.isComplete else { throw mistake("isComplete", "false", "a measurement that came to its end") }
    if let (key, found, expected) = Self.impossible(in: measured) { throw mistake(key, found, expected) }
    if let fault = Self.faults(in: bytes).first(where: { $0 != "deadNetworkProcess" }) {
      throw mistake("faults.\(Printable.text(fault))", "a fault that is not measured", "deadNetworkProcess alone")
    }
    guard !measured.timing.isEmpty else { throw mistake("timing", "nothing", "durations in place of the platform's") }
    let name = engine.platforms[0]
    profile = try Self.profile(of: measured, on: name, source)
    measuredVersion = measured.engineVersion
    let own = Self.missing(in: measured, of: engine)
    words =
      "\(name) with the durations of \(Printable.text(source))" + (measured.caveat.map { " (\($0))" } ?? "")
      + (own.isEmpty ? "" : " but for its own \(own.joined(separator: ", "))")
  }

  /// What is to be said of trials that were played on these versions of the engine.
  public func remark(on versions: Set<String>) -> String? {
    guard let measuredVersion, versions != [measuredVersion], !versions.isEmpty else { return nil }
    return "the platform was measured on \(Printable.text(measuredVersion)), and trials were played on "
      + versions.sorted().joined(separator: " and ")
  }

  /// What the file does not have, so that it is the named platform's.
  private static func missing(in measured: MeasuredProfile, of engine: LabEngine) -> [String] {
    PlatformTiming.fields.map(\.key).filter { measured.timing[$0] == nil }
      + (engine.hasNetworkProcess && measured.faults == nil ? ["faults.deadNetworkProcess"] : [])
  }

  /// A number that nothing can have measured.
  private static func impossible(in measured: MeasuredProfile) -> (key: String, found: String, expected: String)? {
    let (cores, loads) = (LabReport.Machine.possibleCores, 0...1e6)
    guard LabReport.Machine.isVersion(measured.engineVersion) else {
      return ("engineVersion", "\"\(Printable.text(measured.engineVersion))\"", "the engine's version")
    }
    guard cores.contains(measured.cores) else {
      return ("cores", "\(measured.cores)", LabReport.Machine.possibleCoresInWords)
    }
    guard loads.contains(measured.load) else { return ("load", "\(measured.load)", "0 to 1,000,000") }
    for (index, samples) in measured.durations.enumerated() where samples.count < 1 {
      return ("durations.[\(index)].count", "\(samples.count)", "1 or more")
    }
    for (index, samples) in measured.counts.enumerated() {
      if samples.of < 0 { return ("counts.[\(index)].of", "\(samples.of)", "0 or more") }
      guard (0...samples.of).contains(samples.count) else {
        return ("counts.[\(index)].count", "\(samples.count)", "0 to \(samples.of), which were tried")
      }
    }
    return nil
  }

  private static func faults(in bytes: [UInt8]) -> [String] {
    let file = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return (file?["faults"] as? [String: Any])?.keys.sorted() ?? []
  }

  /// The key at which something else stands.
  private static func place(of error: any Error) -> String {
    let path =
      switch error as? DecodingError {
      case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
        context.codingPath
      case .keyNotFound(let key, let context)?: context.codingPath + [key]
      default: [] as [any CodingKey]
      }
    return Printable.text(path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "."))
  }

  /// A scenario file takes what was measured as it is, and says what it cannot take.
  private static func profile(
    of measured: MeasuredProfile, on name: String, _ source: String
  ) throws(InputError) -> Profile {
    func json(_ value: some Encodable) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    let faults = measured.faults.map { ", faults: \(json($0))" } ?? ""
    let text = """
      {schema: "twinjar.scenario/1", name: "measured", profile: "\(name)", policy: "rfc9700-strict",
       timing: \(json(measured.timing))\(faults), script: ["launch"]}
      """
    do { return try ScenarioFile.parse(Array(text.utf8), source: source).profile } catch {
      var mistake = error
      // Its lines are not the file's.
      mistake.position = nil
      throw mistake
    }
  }
}
