import ArgumentParser
import Choices
import Cookies

/// A word where a command belongs, and is none.
struct MistypedCommand: Error {
  /// As the parser says what is wrong with a command line, with the usage of the innermost command that there is.
  let message: String

  /// Nil if the line begins with commands that there are.
  init?(in arguments: [String], of root: ParsableCommand.Type) {
    var words = arguments[...]
    // "help" is followed by the command that it is asked about; it has no help of its own to go on with.
    if words.first == "help" {
      words = words.dropFirst()
      if words.first == "help" { return nil }
    }
    var path = [root]
    while let word = words.popFirst(), !word.hasPrefix("-") {
      let parts = path[path.count - 1].configuration.subcommands
      // No command with parts has an argument of its own, nor has a part that is its default.
      if parts.isEmpty { return nil }
      guard let part = parts.first(where: { $0.names.contains(word) }) else {
        message = Self.message(about: word, behind: path)
        return
      }
      path.append(part)
    }
    return nil
  }

  /// - Parameter path: the commands before the word, from the program's own on.
  private static func message(about word: String, behind path: [ParsableCommand.Type]) -> String {
    let (root, last) = (path[0], path[path.count - 1])
    let names = path.map { $0.names[0] }
    let place = (names.dropFirst() + ["command"]).joined(separator: " ")
    return """
      Error: \(place): found "\(Printable.text(word))", expected \(expectation(word, in: last, of: root))
      Usage: \(root.usageString(for: last))
        See '\(names.joined(separator: " ")) --help' for more information.
      """
  }

  private static func expectation(
    _ word: String, in command: ParsableCommand.Type, of root: ParsableCommand.Type
  ) -> String {
    let names = (command == root ? ["help"] : []) + command.visibleParts.flatMap { $0.names }
    let expected = NearestName.expectation(word, among: names)
    // A command further in, or beside, may be meant: all that have the one nearest name.
    let all = root.pathsOfParts
    guard NearestName.of(word, among: names) == nil, let name = NearestName.of(word, among: all.compactMap(\.last))
    else { return expected }
    let meant = all.filter { $0.last == name }.map { "\"\($0.joined(separator: " "))\"" }
    return "\(expected); did you mean \(meant.joined(separator: " or "))?"
  }
}

extension ParsableCommand {
  /// The name first, then what else it is called.
  static var names: [String] { [configuration.commandName ?? ""] + configuration.aliases }

  static var visibleParts: [ParsableCommand.Type] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }
  }

  /// What is typed to get to each visible command below this one.
  static var pathsOfParts: [[String]] {
    visibleParts.flatMap { part in [[part.names[0]]] + part.pathsOfParts.map { [part.names[0]] + $0 } }
  }
}
