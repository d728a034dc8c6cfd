/// What a page tells without JavaScript: what its results hold for, and the lines that show its first runs again.
struct PlainPage {
  private let document: PageDocument

  init(_ document: PageDocument) { self.document = document }

  /// Of how many runs there are lines: the page has them all with its script.
  private static let mostFindings = 10

  var html: String {
    let facts = ["command: \(document.kind)"] + document.facts.map { "\($0.name): \($0.value)" }
    return paragraph(facts.joined(separator: ", ")) + document.notices.map(paragraph).joined()
      + document.findings.prefix(Self.mostFindings).map(lines).joined() + left
  }

  private func lines(of finding: PageFinding) -> String {
    "<h2>\(Self.escaped(finding.title))</h2>" + paragraph(finding.summary)
      + finding.stories.map { paragraph($0.verdict) + ($0.doubt.map(paragraph) ?? "") }.joined()
      + finding.commands.map { command in
        paragraph(command.name + ":") + "<pre class=\"output\">\(Self.escaped(command.line))</pre>"
      }.joined()
  }

  private var left: String {
    let count = document.findings.count - Self.mostFindings
    return count > 0 ? paragraph("and \(count) more") : ""
  }

  private func paragraph(_ text: String) -> String { "<p class=\"text\">\(Self.escaped(text))</p>" }

  /// Text as HTML shows it, in an element or in an attribute with quotes; what it cannot have is replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
