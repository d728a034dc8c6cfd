import CookieFuzzing

/// The findings of a campaign as SARIF 2.1.0, which code hosts show beside a change.
public struct FuzzSARIF {
  public let text: String

  /// - Parameter location: where a finding's case is, relative to the repository.
  public init(_ findings: [FuzzFinding], location: (FuzzFinding) -> String) {
    let sorted = findings.sorted { $0.of < $1.of }
    let rules = sorted.map { finding in
      JSONText.object([
        ("id", JSONText.string(finding.of.id)),
        ("shortDescription", JSONText.object([("text", JSONText.string(Self.summary(finding)))])),
      ])
    }
    let results = sorted.map { Self.result($0, location: location($0)) }
    let driver = JSONText.object([
      ("name", JSONText.string("twinjar fuzz")), ("rules", JSONText.array(rules)),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])), ("results", "[\n" + results.joined(separator: ",\n") + "\n]"),
    ])
    text =
      JSONText.object([
        ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", JSONText.string("2.1.0")), ("runs", JSONText.array([run])),
      ]) + "\n"
  }

  private static func summary(_ finding: FuzzFinding) -> String {
    switch finding.of {
    case .property(let property): "TwinJar violates: \(property.summary)"
    case .difference(let difference):
      "\(difference.oracle) \(difference.kind.effect.summary)"
        + (difference.explanation.isEmpty ? "" : " (\(difference.explanation))")
        + (difference.kind.rule.isEmpty ? "" : ", RFC 6265bis \(difference.kind.rule)")
    }
  }

  private static func level(_ finding: FuzzFinding) -> String {
    switch finding.of {
    case .property: "error"
    case .difference(let difference): difference.kind.effect.isSecurityRelevant ? "warning" : "note"
    }
  }

  private static func result(_ finding: FuzzFinding, location: String) -> String {
    let artifact = JSONText.object([("uri", JSONText.string(location))])
    let place = JSONText.object([("artifactLocation", artifact)])
    return JSONText.object([
      ("ruleId", JSONText.string(finding.of.id)), ("level", JSONText.string(level(finding))),
      (
        "message",
        JSONText.object([("text", JSONText.string("\(summary(finding)): \(FuzzInput.text(finding.question))"))])
      ),
      ("locations", JSONText.array([JSONText.object([("physicalLocation", place)])])),
    ])
  }
}
