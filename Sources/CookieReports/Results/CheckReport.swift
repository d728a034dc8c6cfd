import Choices
import CookieScenarios
import Cookies

/// What a scenario file means: each key with its value, defaults marked, and the script in words.
package struct CheckReport: Report {
  package static let forms: Set<ReportForm> = [.text, .json, .findings]

  /// A key and what it is here.
  struct Line: Encodable {
    var key: String
    var value: String
    var isDefault: Bool
    var ids: [String]
  }

  private struct Document: Encodable {
    var schema = "twinjar.check/1"
    var name: String
    var profile: String
    var policy: String
    var settings: [Line]
    var bystanders: [String]
    var script: [String]
    var warnings: [String]
  }

  private let scenario: Scenario
  private let source: String

  package init(_ scenario: Scenario, source: String) {
    self.scenario = scenario
    self.source = source
  }

  private static func lines<Root>(
    _ group: String, _ fields: [ScenarioField<Root>], _ root: Root, unlike defaults: Root
  ) -> [Line] {
    fields.map {
      Line(
        key: "\(group).\($0.key)", value: $0.words(root), isDefault: !$0.isSet(in: root, unlike: defaults), ids: $0.ids)
    }
  }

  /// In the order of the format's description.
  private var settings: [Line] {
    let profile = Profile.named(scenario.profile.name) ?? scenario.profile
    let policy = ServerPolicy.named(scenario.policy.name) ?? scenario.policy
    return Self.lines("timing", PlatformTiming.fields, scenario.profile.timing, unlike: profile.timing)
      + Self.lines("faults", FaultOptions.fields, scenario.profile.faults, unlike: profile.faults)
      + Self.lines("server", ServerPolicy.fields, scenario.policy, unlike: policy)
      + Self.lines("network", NetworkOptions.fields, scenario.network, unlike: NetworkOptions())
      + Self.lines("app", AppOptions.fields, scenario.app, unlike: AppOptions()) + [eventBudget]
  }

  private var eventBudget: Line {
    let usual = Scenario(
      name: "", summary: "", profile: scenario.profile, policy: scenario.policy, script: []
    ).eventBudget
    return Line(
      key: "eventBudget", value: "\(scenario.eventBudget)", isDefault: scenario.eventBudget == usual, ids: [])
  }

  private var bystanders: [String] {
    scenario.bystanders.map { bystander in
      let defaults = Bystander(bystander.name, of: .server)
      let set = Bystander.fields.filter { $0.isSet(in: bystander, unlike: defaults) && $0.key != "by" }
      let words = set.map { "\($0.key) \($0.words(bystander))" }
      return "\(bystander.name) by \(bystander.owner.rawValue)"
        + (words.isEmpty ? "" : ": \(words.joined(separator: ", "))")
    }
  }

  package var text: String {
    let head = """
      \(Printable.text(source)): \(scenario.name)\(scenario.summary.isEmpty ? "" : ", \(Printable.text(scenario.summary))")

      platform  \(scenario.profile.name): \(scenario.profile.summary)
      server    \(scenario.policy.name): \(scenario.policy.summary)

      """
    let settings = settings
    let width = settings.map(\.key.count).max() ?? 0
    let keys = settings.map { line in
      let space = String(repeating: " ", count: width - line.key.count + 2)
      let ids = line.ids.isEmpty ? "" : " [\(line.ids.joined(separator: ", "))]"
      return "  \(line.isDefault ? " " : "*") \(line.key)\(space)\(line.value)\(ids)\n"
    }
    let script = scenario.script.enumerated().map { "  \($0 + 1). \($1.words)\n" }
    return head
      + "\nsettings; * is another value than the platform's, the server's or the format's own:\n"
      + keys.joined() + section("cookies beside the session's", bystanders.map { "  \($0)\n" })
      + section("what happens", script) + section("mind", scenario.warnings.map { "  \($0)\n" })
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n\(lines.joined())"
  }

  package var findings: [ReportFinding] {
    scenario.warnings.map {
      ReportFinding(
        id: "scenario", level: .warning, summary: "scenario", message: "\($0)", place: .scenario(called: source))
    }
  }

  package func json() throws -> String {
    try CanonicalJSON.document(
      Document(
        name: scenario.name, profile: scenario.profile.name, policy: scenario.policy.name, settings: settings,
        bystanders: bystanders, script: scenario.script.map(\.words), warnings: scenario.warnings))
  }
}
