import Choices

/// Looks for all that is wrong with a scenario file, and not for its first mistake alone.
///
/// The reader goes on within a list or a group of keys, and stops behind it. What it found is put right here, in the tree and
/// not in the file, and read again, until nothing is left. A step or a bystander with a mistake is put right as a whole, so that
/// of two mistakes in one step the second may be said the next time, and what contradicts itself in a bystander.
struct MistakeSearch {
  private let document: JSONDocument
  private let source: String

  init(in document: JSONDocument, source: String) {
    self.document = document
    self.source = source
  }

  /// The mistakes in the order in which they stand in the file.
  ///
  /// - Parameter first: what the first reading met.
  func all(after first: InputError?) -> ScenarioMistakes {
    var (mistakes, leftOut, tree, next) = ([InputError](), 0, document.root, first)
    while let mistake = next {
      mistakes += mistake.each
      leftOut += mistake.othersLeftOut
      next = nil
      // What was left out would be met again.
      guard leftOut == 0, mistakes.count < ScenarioMistakes.mostListed,
        let mended = Self.mended(tree, at: mistake.each.map { DocumentPath($0.place) })
      else { break }
      tree = mended
      // Parts that contradict each other are looked for when each part is right by itself.
      do throws(InputError) { _ = try ScenarioFile.read(tree, source: source) } catch { next = error }
    }
    return located(mistakes, leftOut: leftOut)
  }

  /// The mistakes with their places in the text, in their order there, and the keys that it has twice.
  func located(_ mistakes: [InputError], leftOut: Int = 0) -> ScenarioMistakes {
    let repeated = document.repeatedKeys
    let placed =
      repeated.listed.map { (place: $0.place, mistake: RepeatedKeys.mistake($0.path, source: source)) }
      + zip(document.places(of: mistakes.map(\.place)), mistakes).map { (place: $0, mistake: $1) }
    let sorted = placed.sorted { $0.place < $1.place }
    let located = zip(sorted, document.textPositions(of: sorted.map(\.place))).map { placed, position in
      var mistake = placed.mistake
      mistake.position = position
      return mistake
    }
    return ScenarioMistakes(listed: located, leftOut: leftOut + repeated.leftOut)
  }

  // MARK: - Putting right

  /// What stands for a part that has to be there.
  private static let standIns: [String: JSONValue] = [
    "schema": .string(ScenarioFile.schema), "name": .string("x"), "profile": .string("ideal"),
    "policy": .string("rfc9700-strict"), "script": .array([.string("launch"), .string("logIn")]),
  ]

  /// The document without the mistakes at some paths; nil if nothing can be put right there.
  private static func mended(_ tree: JSONValue, at paths: [DocumentPath]) -> JSONValue? {
    guard case .object(var fields) = tree else { return nil }
    for (key, paths) in Dictionary(grouping: paths, by: \.components.first) {
      guard case .key(let key)? = key else { return nil }
      fields[key] = mended(fields[key], of: key, at: paths.map { $0.components.dropFirst().first })
    }
    return .object(fields) == tree ? nil : .object(fields)
  }

  /// - Parameter parts: where in the value of the key the mistakes are; nil for the value itself.
  private static func mended(_ value: JSONValue?, of key: String, at parts: [DocumentPath.Component?]) -> JSONValue? {
    switch value {
    case .array(var elements)?:
      var names = Set(elements.compactMap(name))
      for part in parts {
        guard case .index(let index)? = part, elements.indices.contains(index) else { return standIns[key] }
        elements[index] = key == "script" ? standInStep : standInBystander(index, names: &names)
      }
      return .array(elements)
    case .object(var inner)?:
      for part in Set(parts) {
        guard case .key(let wrong)? = part, inner.removeValue(forKey: wrong) != nil else { return standIns[key] }
      }
      return .object(inner)
    default: return standIns[key]
    }
  }

  private static let standInStep = JSONValue.object(["do": .string("wait"), "seconds": .number(1)])

  /// - Parameter names: those of the other bystanders, of which each has its own.
  private static func standInBystander(_ index: Int, names: inout Set<String>) -> JSONValue {
    var number = index
    while !names.insert("put-right-\(number)").inserted { number += 1 }
    return .object(["name": .string("put-right-\(number)"), "by": .string("server")])
  }

  private static func name(_ element: JSONValue) -> String? {
    guard case .object(let fields) = element, case .string(let name)? = fields["name"] else { return nil }
    return name
  }
}
