import Foundation

/// The form of every document for a program: keys in order, so that equal results are equal bytes.
package enum JSONDocument {
  /// - Throws: what an encoder throws.
  package static func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
