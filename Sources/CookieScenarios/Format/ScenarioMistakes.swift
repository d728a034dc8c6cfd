import Choices

/// All that is wrong with a scenario file, and not its first mistake alone.
///
/// The reader stops at a mistake. What it stopped at is put right here, in the tree and not in the file, and read again, until
/// nothing is left. A step or a bystander with a mistake is put right as a whole, so that of two mistakes in one the second is
/// said the next time.
struct ScenarioMistakes {
  /// Nobody reads more at once.
  private static let most = 50

  private var document: JSONDocument
  private let source: String

  init(in document: JSONDocument, source: String) {
    self.document = document
    self.source = source
  }

  /// The mistakes in the order in which they stand in the file, given the first that was met.
  func all(after first: InputError) -> [InputError] {
    var (mistakes, tree, next) = ([first], document.root, Optional(first))
    while let mistake = next, mistakes.count < Self.most {
      guard let mended = Self.mended(tree, at: mistake.place) else { break }
      tree = mended
      next = nil
      // Parts that contradict each other are looked for when each part is right by itself.
      do throws(InputError) { _ = try ScenarioFile.read(tree, source: source) } catch { next = error }
      if let next { mistakes.append(next) }
    }
    return mistakes.map(located).sorted { Self.line($0) < Self.line($1) }
  }

  private func located(_ mistake: InputError) -> InputError {
    var mistake = mistake
    mistake.position = document.position(of: mistake.place)
    return mistake
  }

  private static func line(_ mistake: InputError) -> (Int, Int) {
    (mistake.position?.line ?? 0, mistake.position?.column ?? 0)
  }

  // MARK: - Putting right

  /// What stands for a part that has to be there.
  private static let standIns: [String: JSONValue] = [
    "schema": .string(ScenarioFile.schema), "name": .string("x"), "profile": .string("ideal"),
    "policy": .string("rfc9700-strict"), "script": .array([.string("launch"), .string("logIn")]),
  ]

  /// The document without the mistake at a key path; nil if nothing can be put right there.
  private static func mended(_ tree: JSONValue, at place: String) -> JSONValue? {
    guard case .object(var fields) = tree else { return nil }
    guard let key = key(of: fields.keys, in: place) else {
      guard let standIn = standIns[place], fields[place] == nil else { return nil }
      fields[place] = standIn
      return .object(fields)
    }
    let rest = place.dropFirst(key.count)
    switch fields[key] {
    case .array(var elements)? where rest.hasPrefix("["):
      guard let index = Int(rest.dropFirst().prefix { $0 != "]" }), elements.indices.contains(index) else { return nil }
      elements[index] = element(of: key, index)
      fields[key] = .array(elements)
    case .object(var inner)? where rest.hasPrefix("."):
      guard let wrong = Self.key(of: inner.keys, in: String(rest.dropFirst())) else { return nil }
      inner[wrong] = nil
      fields[key] = .object(inner)
    default:
      fields[key] = standIns[key]
    }
    return .object(fields) == tree ? nil : .object(fields)
  }

  /// The longest key that a path begins with.
  private static func key(of keys: Dictionary<String, JSONValue>.Keys, in path: String) -> String? {
    keys.filter { path == $0 || path.hasPrefix("\($0).") || path.hasPrefix("\($0)[") }.max { $0.count < $1.count }
  }

  private static func element(of key: String, _ index: Int) -> JSONValue {
    key == "script"
      ? .object(["do": .string("wait"), "seconds": .number(1)])
      : .object(["name": .string("put-right-\(index)"), "by": .string("server")])
  }
}
