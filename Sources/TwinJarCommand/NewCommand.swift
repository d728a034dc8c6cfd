import ArgumentParser
import Choices
import CookieReports
import Cookies
import Foundation
import SystemSupport

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a package for an app's own strategy, with a test, a scenario and a command line.",
    discussion: """
      The package builds, passes its test and prints a scoreboard as it comes out. It depends on TwinJar where this program \
      was built, unless --package says where else.

      Example: twinjar new MyAppCookies
      """)

  @Argument(help: "A directory that does not exist, or is empty. Its name becomes the package's.")
  var directory: String

  @Option(
    help:
      "Where TwinJar is: a directory, or an address with a version behind #, as https://example.com/twinjar.git#1.0.0.")
  var package: String?

  func run() throws {
    try reportingFailures {
      let template = try ProjectTemplate(directory: directory, package: package ?? OwnPackage.directory())
      try template.write()
      StandardOutput.show(
        """
        \(Printable.text(directory)): a package with a strategy, a test, a scenario and a command line; go on with
          cd -- \(ShellWord.quoted(directory))
          swift test
          swift run -c release app-twinjar compare --scenario my-app.json5

        """)
    }
  }
}

/// The package that this program was built from.
private enum OwnPackage {
  /// - Throws: if the program lies in no build directory of it.
  static func directory() throws(InputError) -> String {
    var place = TypedPath.resolved(OwnExecutable.path) ?? "/"
    while place != "/" {
      place = TypedPath.directory(of: place)
      if PackageDependency.isTwinJar(place) { return place }
    }
    throw InputError(
      .usage, source: "--package", found: "nothing, and this program lies in no checkout of TwinJar",
      expected: "where TwinJar is: a directory, or an address with a version behind #")
  }
}
