import Choices
import Foundation

/// A report as one HTML file: the template, and the results as JSON inside of it.
///
/// The file needs no network and asks for none; its policy (`Content-Security-Policy`) lets nothing run but the template's
/// own script, which shows every text as text.
package struct ReportPage: Sendable {
  private let document: PageDocument

  package init(_ document: PageDocument) { self.document = document }

  /// - Throws: what an encoder throws.
  package func html() throws -> String {
    let title = PlainPage.escaped(document.title)
    let parts = [
      ("@TITLE@", title), ("@TITLE@", title), ("@PLAIN@", PlainPage(document).html),
      ("\"@RESULTS@\"", try json()),
    ]
    var rest = String(decoding: PackageResources.report_html, as: UTF8.self)[...]
    var result = ""
    // In the order of the template, so that no mark is looked for in a text of the report.
    for (mark, text) in parts {
      guard let place = rest.range(of: mark) else {
        preconditionFailure("the template has a place for each part")
      }
      result += rest[..<place.lowerBound] + text
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// The results, such that no text in them can end the element that they stand in, whatever it is.
  ///
  /// - Throws: what an encoder throws.
  package func json() throws -> String { Self.harmless(try CanonicalJSON.line(document)) }

  /// JSON has these characters in texts only, where an escape means the same.
  static func harmless(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
