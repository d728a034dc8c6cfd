import Choices

/// A JSON5 document as a tree, so that a reader can name the key path of whatever is wrong.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What to call it in a message.
  var described: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Self.shortest(value)
    case .string(let value): "\"\(value)\""
    case .array(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }

  static func shortest(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    // Written as a word, or with more digits than a double has room for.
    if value.isInfinite { return value < 0 ? "a number below -1.8e308" : "a number above 1.8e308" }
    return Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
