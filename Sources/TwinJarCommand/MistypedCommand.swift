import ArgumentParser
import Choices
import Cookies

/// A word where a command belongs, and is none.
enum MistypedCommand {
  /// What to say of it; nil if the line begins with commands that there are.
  static func complaint(about arguments: [String], of root: ParsableCommand.Type) -> String? {
    complaint(about: arguments[...], of: root, path: [])
  }

  private static func complaint(
    about arguments: ArraySlice<String>, of command: ParsableCommand.Type, path: [String]
  ) -> String? {
    let parts: [ParsableCommand.Type] = command.configuration.subcommands
    guard let word = arguments.first, !parts.isEmpty, !word.hasPrefix("-") else { return nil }
    // "help" is followed by the command that it is asked about; it has no help of its own to go on with.
    if word == "help", path.isEmpty {
      let about = arguments.dropFirst()
      return about.first == "help" ? nil : complaint(about: about, of: command, path: path)
    }
    for part in parts where names(of: part).contains(word) {
      return complaint(about: arguments.dropFirst(), of: part, path: path + [word])
    }
    // No command with parts has an argument of its own, nor has a part that is its default.
    var expected = path.isEmpty ? ["help"] : []
    for part in parts where part.configuration.shouldDisplay { expected += names(of: part) }
    let place = (path + ["command"]).joined(separator: " ")
    return "\(place): found \"\(Printable.text(word))\", expected \(NearestName.expectation(word, among: expected))"
  }

  private static func names(of command: ParsableCommand.Type) -> [String] {
    [command.configuration.commandName ?? ""] + command.configuration.aliases
  }
}
