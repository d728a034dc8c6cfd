import Choices

/// SARIF 2.1.0, which code hosts show beside a change.
public struct SARIFFormat: ReportFormat {
  public let name = "sarif"
  public let needs = ReportForm.findings

  public init() {}

  public func text(of report: any Report) throws -> String {
    var ids: Set<String> = []
    let rules = report.findings.filter { ids.insert($0.id).inserted }.map { finding in
      JSONText.object([
        ("id", JSONText.string(finding.id)),
        ("shortDescription", JSONText.object([("text", JSONText.string(finding.summary))])),
      ])
    }
    let driver = JSONText.object([("name", JSONText.string(type(of: report).tool)), ("rules", JSONText.array(rules))])
    let results = report.findings.map(Self.result)
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("results", "[\n" + results.joined(separator: ",\n") + "\n]"),
    ])
    return JSONText.object([
      ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", JSONText.string("2.1.0")), ("runs", JSONText.array([run])),
    ]) + "\n"
  }

  private static func result(_ finding: ReportFinding) -> String {
    return JSONText.object(
      [
        ("ruleId", JSONText.string(finding.id)), ("level", JSONText.string(finding.level.rawValue)),
        ("message", JSONText.object([("text", JSONText.string(finding.message))])),
      ] + locations(finding.place))
  }

  /// A file with a region, or what has a name alone; no key if there is neither.
  private static func locations(_ place: ReportPlace) -> [(String, String)] {
    let location: (String, String)
    if !place.file.isEmpty {
      let artifact = JSONText.object([("uri", JSONText.string(reference(place.file)))])
      location = ("physicalLocation", JSONText.object([("artifactLocation", artifact)] + region(place)))
    } else if !place.name.isEmpty {
      let name = JSONText.object([("name", JSONText.string(place.name)), ("kind", JSONText.string("resource"))])
      location = ("logicalLocations", JSONText.array([name]))
    } else {
      return []
    }
    return [("locations", JSONText.array([JSONText.object([location])]))]
  }

  private static func region(_ place: ReportPlace) -> [(String, String)] {
    guard let line = place.line else { return [] }
    let column = place.column.map { [("startColumn", "\($0)")] } ?? []
    return [("region", JSONText.object([("startLine", "\(line)")] + column))]
  }

  /// A path as a URI reference (RFC 3986): a colon in it begins no scheme, nor "#" a fragment. One from the root is a
  /// URI of its own, so that no reader looks for it below the repository.
  private static func reference(_ path: String) -> String {
    if path.hasPrefix("/") { return "file://" + escaped(path) }
    let below = path.hasPrefix("./") ? path.dropFirst(2).drop { $0 == "/" } : path[...]
    return escaped(below.isEmpty ? path : String(below))
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
