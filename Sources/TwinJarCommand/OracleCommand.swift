import ArgumentParser
import CookieFuzzing
import Cookies
import Foundation

struct OracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle",
    abstract: "Answer what a conforming user agent would do.",
    discussion: """
      Reads one JSON object a line on standard input and writes one answer a line on standard output, in the same \
      order. A line that cannot be asked is answered with "skip" or "error"; the command goes on either way.

      Example: echo '{"id": "1", "kind": "store", "url": "https://a.test/", "set_cookie": ["a=b"]}' | twinjar oracle
      """
  )

  @OptionGroup var suffixes: PublicSuffixOptions

  func run() throws {
    try reportingFailures { try answerAll() }
  }

  private func answerAll() throws {
    var options = CookieJar.Options()
    options.publicSuffixes = try suffixes.list()
    let oracle = Oracle(options: options)
    while let line = readLine(strippingNewline: true) {
      StandardOutput.write(oracle.answer(to: line) + "\n")
    }
  }
}
