import Foundation

/// The form of all JSON that is encoded for others: keys in order, so that equal values are equal bytes.
package enum CanonicalJSON {
  package static func encoder(_ more: JSONEncoder.OutputFormatting = []) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = more.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }

  /// On one line, without its end.
  ///
  /// - Throws: what an encoder throws.
  package static func line(_ value: some Encodable) throws -> String {
    String(decoding: try encoder().encode(value), as: UTF8.self)
  }

  /// On lines that a person can read, with the end of the last one.
  ///
  /// - Throws: what an encoder throws.
  package static func document(_ value: some Encodable) throws -> String {
    String(decoding: try encoder(.prettyPrinted).encode(value), as: UTF8.self) + "\n"
  }
}
