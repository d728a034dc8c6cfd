import Choices
import CookieScenarios

/// A JSON Schema (draft 2020-12) of scenario files, for editors: what the reader's own tables say.
///
/// It takes whatever the reader takes, and more: of a step it knows the name and the keys that it needs, and nothing of
/// bounds that fall, of where quantiles begin and end and that they rise, or of contradictions. Those the reader finds.
package struct ScenarioSchema: Report {
  package static let forms: Set<ReportForm> = [.text]

  package init() {}

  package var text: String { (try? CanonicalJSON.document(Self.schema)) ?? "" }

  /// Any JSON value.
  indirect enum Node: Encodable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([Node])
    case object([String: Node])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text): try text.encode(to: encoder)
      case .number(let number):
        if let whole = Int64(exactly: number) { try whole.encode(to: encoder) } else { try number.encode(to: encoder) }
      case .flag(let flag): try flag.encode(to: encoder)
      case .list(let nodes): try nodes.encode(to: encoder)
      case .object(let nodes): try nodes.encode(to: encoder)
      }
    }
  }

  private static var schema: Node {
    .object([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("A scenario of TwinJar, \(ScenarioFile.schema)"),
      "type": .text("object"),
      "additionalProperties": .flag(false),
      "required": .list(["schema", "name", "profile", "policy", "script"].map { .text($0) }),
      "$defs": .object(["steps": steps]),
      "properties": .object([
        "$schema": .object(["type": .text("string")]),
        "schema": .object(["const": .text(ScenarioFile.schema)]),
        "name": name,
        "summary": summary,
        "profile": choice(Profile.all.map(\.name)),
        "policy": choice(ServerPolicy.all.map(\.name)),
        "timing": group(PlatformTiming.fields),
        "faults": group(FaultOptions.fields),
        "server": group(ServerPolicy.fields),
        "network": group(NetworkOptions.fields),
        "app": group(AppOptions.fields),
        "bystanders": bystanders,
        "eventBudget": .object(["type": .text("integer"), "minimum": .number(1), "maximum": .number(1_000_000)]),
        "script": stepsByName,
      ]),
    ])
  }

  private static let name = Node.object(["type": .text("string"), "pattern": .text("^[a-z0-9-]{1,64}$")])

  /// One line. `$` stands before a line's end as well in some readers, so that the pattern is of what must not be.
  private static let summary = Node.object([
    "type": .text("string"), "maxLength": .number(Double(ScenarioFile.longestSummary)),
    "not": .object(["pattern": .text(#"[\n\v\f\r\u0085\u2028\u2029]"#)]),
  ])

  private static func choice(_ names: [String]) -> Node { .object(["enum": .list(names.map { .text($0) })]) }

  private static func group<Root>(_ fields: [ScenarioField<Root>]) -> Node {
    .object([
      "type": .text("object"), "additionalProperties": .flag(false),
      "properties": .object(Dictionary(uniqueKeysWithValues: fields.map { ($0.key, node(of: $0)) })),
    ])
  }

  private static var bystanders: Node {
    var properties = Dictionary(uniqueKeysWithValues: Bystander.fields.map { ($0.key, node(of: $0)) })
    properties["name"] = name
    let entry = Node.object([
      "type": .text("object"), "additionalProperties": .flag(false), "properties": .object(properties),
      "required": .list([.text("name"), .text("by")]),
      "if": .object([
        "properties": .object(["writes": .object(["const": .number(0)])]), "required": .list([.text("writes")]),
      ]),
      "else": .object(["properties": .object(["pauseMilliseconds": pauseOfWrites])]),
    ])
    let list = Node.object([
      "type": .text("array"), "items": entry, "maxItems": .number(Double(ScenarioFile.mostBystanders)),
    ])
    return .object(["anyOf": .list([choice(Crowd.names), list])])
  }

  /// A duration whose longest is long enough.
  private static var pauseOfWrites: Node {
    // The reader rounds to nanoseconds.
    let least = Node.number((Double(Bystander.leastPause) - 0.5) / 1_000_000)
    let last = Node.list([.flag(true), .object(["minimum": least])])
    return .object([
      "minimum": least, "prefixItems": last,
      "properties": .object(["quantiles": .object(["contains": .object(["prefixItems": last])])]),
    ])
  }

  private static let stepsByName = Node.object(["$ref": .text("#/$defs/steps")])

  private static var steps: Node {
    .object([
      "type": .text("array"), "items": step,
      "minItems": .number(1), "maxItems": .number(Double(ScenarioFile.mostSteps)),
    ])
  }

  private static var step: Node {
    let object = Node.object([
      "type": .text("object"), "required": .list([.text("do")]),
      "properties": .object(["do": choice(ScenarioFile.stepNames)]),
      "allOf": .list(
        keysOfStep.sorted { $0.key < $1.key }.map { name, keys in
          .object([
            "if": .object(["properties": .object(["do": .object(["const": .text(name)])])]), "then": .object(keys),
          ])
        }),
    ])
    return .object(["anyOf": .list([choice(ScenarioFile.plainStepNames), object])])
  }

  /// What a step needs beside its name.
  private static var keysOfStep: [String: [String: Node]] {
    func required(_ keys: String...) -> Node { .list(keys.map { .text($0) }) }
    func oneOf(_ units: String...) -> Node { .list(units.map { .object(["required": required($0)]) }) }
    return [
      "logOut": ["required": required("on")],
      "beginTrouble": ["required": required("kind")],
      "wait": ["oneOf": oneOf("milliseconds", "seconds", "minutes", "hours", "days")],
      "browse": ["oneOf": oneOf("milliseconds", "seconds", "minutes", "hours", "days")],
      "setClock": ["oneOf": oneOf("seconds", "minutes", "hours", "days")],
      "repeat": ["required": required("times", "steps"), "properties": .object(["steps": stepsByName])],
    ]
  }

  // MARK: - Values

  private static func node<Root>(of field: ScenarioField<Root>) -> Node {
    var node = kind(of: field)
    if case .object(var members) = node, !field.ids.isEmpty {
      members["description"] = .text("catalogue \(field.ids.joined(separator: ", "))")
      node = .object(members)
    }
    return node
  }

  private static func kind<Root>(of field: ScenarioField<Root>) -> Node {
    switch field.kind {
    case .flag: .object(["type": .text("boolean")])
    case .probability: number(0...1)
    case .milliseconds(_, let isOptional): .object(["anyOf": .list(duration + (isOptional ? [null] : []))])
    case .number:
      field.takesNull ? .object(["anyOf": .list([number(field.limits), null])]) : number(field.limits)
    case .count:
      .object([
        "type": .text("integer"), "minimum": .number(field.limits?.lowerBound ?? 0),
        "maximum": .number(field.limits?.upperBound ?? 0),
      ])
    case .choice(let names): choice(names)
    case .deadNetworkProcess:
      .object([
        "anyOf": .list([
          null,
          .object([
            "type": .text("object"), "additionalProperties": .flag(false),
            "required": .list([.text("noticeDelayMilliseconds")]),
            "properties": .object([
              "noticeDelayMilliseconds": .object(["anyOf": .list(duration)]),
              "observerGoesDeaf": .object(["type": .text("boolean")]),
            ]),
          ]),
        ])
      ])
    }
  }

  private static let null = Node.object(["type": .text("null")])

  private static func number(_ limits: ClosedRange<Double>?) -> Node {
    var members: [String: Node] = ["type": .text("number")]
    if let limits {
      (members["minimum"], members["maximum"]) = (.number(limits.lowerBound), .number(limits.upperBound))
    }
    return .object(members)
  }

  /// A number of milliseconds, two bounds, or quantiles.
  private static var duration: [Node] {
    let milliseconds = number(0...ScenarioFile.longestMilliseconds)
    func list(_ items: Node, from least: Double, to most: Double?) -> Node {
      var members: [String: Node] = ["type": .text("array"), "items": items, "minItems": .number(least)]
      if let most { members["maxItems"] = .number(most) }
      return .object(members)
    }
    let pair = list(milliseconds, from: 2, to: 2)
    let point = Node.object([
      "type": .text("array"), "prefixItems": .list([number(0...1), milliseconds]), "items": .flag(false),
      "minItems": .number(2),
    ])
    return [
      milliseconds, pair,
      .object([
        "type": .text("object"), "additionalProperties": .flag(false), "required": .list([.text("quantiles")]),
        "properties": .object(["quantiles": list(point, from: 2, to: nil)]),
      ]),
    ]
  }
}
