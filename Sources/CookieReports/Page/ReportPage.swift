import Choices
import Foundation

/// A report as one HTML file: the template, and the results as JSON inside of it.
///
/// The file needs no network and asks for none; its policy (`Content-Security-Policy`) lets nothing run but the template's
/// own script, which shows every text as text.
package struct ReportPage: Sendable {
  private let document: PageDocument

  package init(_ document: PageDocument) { self.document = document }

  /// Where the results stand in the template.
  private static let mark = "\"@RESULTS@\""

  /// - Throws: what an encoder throws.
  package func html() throws -> String {
    let template = String(decoding: PackageResources.report_html, as: UTF8.self)
    let pieces = template.components(separatedBy: Self.mark)
    // The template is this module's own, and no text of a report is in it yet.
    precondition(pieces.count == 2, "the template has one place for the results")
    return pieces[0] + (try json()) + pieces[1]
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
