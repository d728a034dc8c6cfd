import ArgumentParser
import Choices
import CookieFiles
import Cookies
import Foundation

struct RedactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redact",
    abstract: "Write a file of cookies or a capture without its secrets, safe to attach.",
    discussion: """
      Values of cookies, queries and headers that may be secret are renamed: equal ones stay equal. Bodies are left out, and \
      what is not known to be harmless. No 8 bytes of a value, a body, a query or an Authorization stay, but for names of \
      hosts, words of HTTP and a capture's dates and numbers. Reads binarycookies, cookies.txt, TwinJar's archives and HAR.

      Exit codes: 0; 65 for a file of another kind; 66 for one that cannot be read or written.

      Example: twinjar redact capture.har -o capture-redacted.har
      """
  )

  @Argument(help: "A file of cookies, or a HAR.")
  var file: String

  @Option(name: [.customShort("o"), .customLong("output")], help: "Where to write.")
  var output: String

  func run() throws {
    try reportingFailures {
      let redaction = try Redaction(try CookieFileInput(reading: file))
      try OutputFile.write(redaction.bytes, to: output, expected: "a place to write to")
      for note in redaction.notes { StandardError.write("\(Printable.text(file)): \(Printable.text(note))\n") }
    }
  }
}
