import Choices

extension JSONTree {
  /// The document as text, in ASCII.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.string(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",\n") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.string($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}
