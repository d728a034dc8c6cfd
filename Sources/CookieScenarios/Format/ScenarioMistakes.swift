import Choices

/// All that is wrong with a scenario file, and not its first mistake alone.
///
/// The reader stops at a mistake. What it stopped at is put right here, in the tree and not in the file, and read again, until
/// nothing is left. A step or a bystander with a mistake is put right as a whole, so that of two mistakes in one the second is
/// said the next time.
struct ScenarioMistakes {
  private let document: JSONDocument
  private let source: String

  init(in document: JSONDocument, source: String) {
    self.document = document
    self.source = source
  }

  /// The mistakes in the order in which they stand in the file, given the first that was met.
  func all(after first: InputError) -> [InputError] {
    var (mistakes, tree, next) = ([first], document.root, Optional(first))
    while let mistake = next, mistakes.count < ScenarioFile.mostMistakes {
      guard let mended = Self.mended(tree, at: DocumentPath(mistake.place)) else { break }
      tree = mended
      next = nil
      // Parts that contradict each other are looked for when each part is right by itself.
      do throws(InputError) { _ = try ScenarioFile.read(tree, source: source) } catch { next = error }
      if let next { mistakes.append(next) }
    }
    return located(mistakes)
  }

  /// One error of several mistakes: the first, with the others as its advice.
  static func error(of mistakes: [InputError]) -> InputError {
    var first = mistakes[0]
    var lines = mistakes.dropFirst().map(\.description)
    if mistakes.count >= ScenarioFile.mostMistakes {
      lines.append("These are \(mistakes.count) mistakes; whether there are more is said when they are mended.")
    }
    first.advice = lines.joined(separator: "\n")
    return first
  }

  /// The mistakes with their places in the text, in their order there.
  func located(_ mistakes: [InputError]) -> [InputError] {
    let located = mistakes.map { mistake in
      var mistake = mistake
      mistake.position = document.position(of: mistake.place)
      return mistake
    }
    return located.sorted { Self.line($0) < Self.line($1) }
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

  /// The document without the mistake at a path; nil if nothing can be put right there.
  private static func mended(_ tree: JSONValue, at path: DocumentPath) -> JSONValue? {
    guard case .object(var fields) = tree, case .key(let key)? = path.components.first else { return nil }
    switch (fields[key], path.components.dropFirst().first) {
    case (.array(var elements)?, .index(let index)?):
      guard elements.indices.contains(index) else { return nil }
      elements[index] = element(of: key, index)
      fields[key] = .array(elements)
    case (.object(var inner)?, .key(let wrong)?):
      guard inner.removeValue(forKey: wrong) != nil else { return nil }
      fields[key] = .object(inner)
    default:
      fields[key] = standIns[key]
    }
    return .object(fields) == tree ? nil : .object(fields)
  }

  private static func element(of key: String, _ index: Int) -> JSONValue {
    key == "script"
      ? .object(["do": .string("wait"), "seconds": .number(1)])
      : .object(["name": .string("put-right-\(index)"), "by": .string("server")])
  }
}
