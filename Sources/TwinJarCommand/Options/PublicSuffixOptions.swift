import ArgumentParser
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
      throw CommandFailure(.data, "--public-suffixes: '\(Printable.text(path))': \(error)")
    }
  }
}
