import ArgumentParser
import Choices
import Cookies
import Foundation

/// The choice of a public suffix list, shared by the subcommands that keep a jar.
struct PublicSuffixOptions: ParsableArguments {
  @Option(
    name: .customLong("public-suffixes"),
    help: ArgumentHelp("Read the public suffix list from a file instead of the embedded one.", valueName: "file"))
  var path: String?

  func list() throws -> PublicSuffixList {
    guard let path else { return .embedded }
    let bytes = try InputFile.read(path, expected: "a public suffix list")
    do {
      return try PublicSuffixList(parsing: bytes)
    } catch {
      throw InputError(.data, path, error)
    }
  }
}

extension InputError {
  /// A list that is none, with its path.
  fileprivate init(_ kind: Kind, _ path: String, _ error: PublicSuffixListError) {
    switch error {
    case .badRule(let line, let found):
      self.init(
        kind, source: path, place: "line \(line)", found: "'\(found)'",
        expected: "a rule such as 'co.uk', '*.ck' or '!www.ck'")
    case .noRules: self.init(kind, source: path, found: "no rule", expected: "one a line")
    case .tooLarge:
      self.init(kind, source: path, found: "more rules", expected: "some that take at most 256 KB encoded")
    }
  }
}
