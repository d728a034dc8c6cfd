import Foundation

/// A value of JSON, as the browsers' automation protocols have it.
enum WireValue: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([WireValue])
  case members([String: WireValue])

  /// Nil for what is no JSON.
  static func read(_ bytes: some Collection<UInt8>) -> WireValue? {
    try? JSONDecoder().decode(WireValue.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([WireValue].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: WireValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    // A whole number as one: some readers take no other for an identifier.
    case .number(let number):
      if let whole = Int64(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .members(let members): try container.encode(members)
    }
  }

  /// On one line, members in order.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Infinite numbers are in no JSON; there is none here.
    return (try? encoder.encode(self)).map { Array($0) } ?? Array("null".utf8)
  }

  // MARK: - Looking into it: nil for what is not there or something else

  subscript(_ name: String) -> WireValue? { if case .members(let members) = self { members[name] } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [WireValue] { if case .list(let list) = self { list } else { [] } }
  /// A whole number.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// A script's result as JavaScript's `String()` has it, as far as the lab's scripts give any.
  var scriptText: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text
    case .list, .members: String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(booleanLiteral bool: Bool) { self = .bool(bool) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(arrayLiteral list: WireValue...) { self = .list(list) }
  init(dictionaryLiteral members: (String, WireValue)...) { self = .members(Dictionary(members) { $1 }) }
}
