import FoundationEssentials

/// A JSON5 document as a tree, so that a reader can name the key path of whatever is wrong.
enum JSONValue: Hashable {
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
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Parses a document; fails with the line of the mistake.
  static func parse(_ bytes: [UInt8], source: String) throws(InputError) -> JSONValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      return try decoder.decode(JSONValue.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      throw InputError(
        .data, source: source, place: context.codingPath.map(\.stringValue).joined(separator: "."),
        found: explanation(of: context), expected: "a JSON5 document")
    } catch {
      throw InputError(.data, source: source, found: "\(error)", expected: "a JSON5 document")
    }
  }

  private static func explanation(of context: DecodingError.Context) -> String {
    let underlying = context.underlyingError as? CocoaError
    let detail = underlying?.userInfo["NSDebugDescription"] as? String
    return (detail ?? context.debugDescription).trimmedOfFinalStop
  }
}

extension String {
  fileprivate var trimmedOfFinalStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
