/// JUnit's XML, which services for continuous integration show as tests: one for each question that was asked.
public struct JUnitFormat: ReportFormat {
  public let name = "junit"
  public let needs = ReportForm.checks

  public init() {}

  public func text(of report: any Report) throws -> String {
    var suites: [(name: String, checks: [ReportCheck])] = []
    for check in report.checks {
      if let index = suites.firstIndex(where: { $0.name == check.suite }) {
        suites[index].checks.append(check)
      } else {
        suites.append((check.suite, [check]))
      }
    }
    let tool = type(of: report).tool
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(Self.counts(report.checks, name: tool))>\n"
      + suites.map { Self.text($0.name, $0.checks, tool) }.joined() + "</testsuites>\n"
  }

  private static func text(_ name: String, _ checks: [ReportCheck], _ tool: String) -> String {
    "  <testsuite\(counts(checks, name: name))>\n" + checks.map { text($0, tool) }.joined() + "  </testsuite>\n"
  }

  private static func text(_ check: ReportCheck, _ tool: String) -> String {
    let place = attribute("classname", "\(tool).\(check.suite)") + attribute("name", check.name)
    let inner: String
    switch check.outcome {
    case .passed: return "    <testcase\(place)/>\n"
    case .tolerated(let finding): inner = "<system-out>\(escaped(finding.message))</system-out>"
    case .skipped: inner = "<skipped/>"
    case .remarked(let finding): inner = "<skipped\(attribute("message", finding.message))/>"
    case .failed(let finding):
      inner =
        "<failure\(attribute("type", finding.id))\(attribute("message", finding.summary))>"
        + "\(escaped(finding.message))</failure>"
    case .ended(let finding):
      inner =
        "<error\(attribute("type", finding.id))\(attribute("message", finding.summary))>"
        + "\(escaped(finding.message))</error>"
    // Not a failure, and not a success.
    case .unanswered(let words): inner = "<error\(attribute("type", "no-verdict"))\(attribute("message", words))/>"
    }
    return "    <testcase\(place)>\n      \(inner)\n    </testcase>\n"
  }

  private static func counts(_ checks: [ReportCheck], name: String) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    for check in checks {
      switch check.outcome {
      case .passed, .tolerated: break
      case .failed: failures += 1
      case .unanswered, .ended: errors += 1
      case .skipped, .remarked: skipped += 1
      }
    }
    return attribute("name", name) + attribute("tests", "\(checks.count)") + attribute("failures", "\(failures)")
      + attribute("errors", "\(errors)") + attribute("skipped", "\(skipped)")
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value).replacing("\"", with: "&quot;"))\""
  }

  /// XML has no way to write most control characters.
  private static func escaped(_ text: String) -> String {
    PrintedText.once(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
