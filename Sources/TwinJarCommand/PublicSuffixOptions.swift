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
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(.noInput, "--public-suffixes: cannot read '\(Printable.text(path))'")
    }
    do {
      return try PublicSuffixList(parsing: Array(data))
    } catch {
      throw CommandFailure(.data, "--public-suffixes: '\(Printable.text(path))': \(error)")
    }
  }
}
