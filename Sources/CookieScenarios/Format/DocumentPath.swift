/// Where a part of a document stands: `faults.replyLoss`, `script[2].minutes`, `server["a.b"]`. Each path has one text, and
/// each text is one path, whatever the keys are.
struct DocumentPath: Hashable {
  enum Component: Hashable {
    case key(String)
    case index(Int)
  }

  var components: [Component] = []

  init() {}

  /// A key behind a path, or by itself.
  static func text(of key: String, in path: String = "") -> String {
    guard isPlain(key) else { return "\(path)[\"\(escaped(key))\"]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && !key.unicodeScalars.contains { ".[]\"\\".unicodeScalars.contains($0) }
  }

  private static func escaped(_ key: String) -> String {
    key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Reads the text of a path.
  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      switch first {
      case "[" where rest.dropFirst().first == "\"": components.append(.key(Self.takeQuoted(&rest)))
      case "[":
        let digits = rest.dropFirst().prefix { $0 != "]" }
        components.append(.index(Int(String(digits)) ?? -1))
        rest = rest.dropFirst(digits.count + 2)
      default:
        if first == "." { rest = rest.dropFirst() }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        components.append(.key(String(key)))
        rest = rest.dropFirst(key.count)
      }
    }
  }

  /// The key in `["…"]`.
  private static func takeQuoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    var key = String.UnicodeScalarView()
    rest = rest.dropFirst(2)
    while let next = rest.popFirst(), next != "\"" {
      guard next == "\\" else {
        key.append(next)
        continue
      }
      if let escaped = rest.popFirst() { key.append(escaped) }
    }
    rest = rest.dropFirst()
    return String(key)
  }

  /// The text, for a message: without what comes behind so many bytes. A key may be as long as its file, and there may be many in it.
  func text(cutAt length: Int) -> String {
    var text = ""
    for component in components where text.utf8.count < length {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.utf8.count > length:
        text = Self.text(of: String(key.unicodeScalars.prefix(length)) + "…", in: text)
      case .key(let key): text = Self.text(of: key, in: text)
      }
    }
    return text
  }

  /// The text of each path from the whole one to its first component alone, the longest first.
  var texts: [String] {
    var texts: [String] = []
    for component in components {
      let path = texts.last ?? ""
      switch component {
      case .key(let key): texts.append(Self.text(of: key, in: path))
      case .index(let index): texts.append("\(path)[\(index)]")
      }
    }
    return texts.reversed()
  }
}
