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
      what is not known to be harmless. No 8 bytes of a value, a body, a query or an Authorization stay, but for words of \
      HTTP and of the format, dates and numbers; hosts that have some are renamed. Paths and names stay, which a diagnosis \
      needs, but for what looks like a token in them; one that stands in a body as well is covered, but for whether it is called \
      as a login, a refresh, a logout or GraphQL, and that is said on standard error: a short code, a user's name or a word in a path is not told from \
      any other, so read them before you attach the copy. Reads binarycookies, cookies.txt, the \
      databases of Chromium, Firefox and WebKitGTK, TwinJar's archives, and captures (HAR, mitmproxy's flows) of any size; a \
      recorder's trace has nothing to redact.

      Exit codes: 0; 65 for a file of another kind; 66 for one that cannot be read or written; 69 for a database \
      where SQLite is not installed.

      Example: twinjar redact capture.har -o capture-redacted.har
      """
  )

  @Argument(help: "A file of cookies, or a capture.")
  var file: String

  @Option(name: [.customShort("o"), .customLong("output")], help: "Where to write.")
  var output: String

  func run() throws {
    try reportingFailures {
      let expected = "a place to write to"
      try OutputFile.refuse(output, of: "-o", besides: [file])
      try OutputFile.check(output, expected: expected)
      guard !TraceFiles.isTrace(file) else {
        throw InputError(
          .data, source: file, found: "a trace, which has neither values nor addresses: there is nothing to redact",
          expected: "a file of cookies, or a capture")
      }
      let source = try CaptureBytes(path: file, expected: "a file of cookies, or a capture")
      var notes: [String] = []
      if try Captures.format(of: source) != nil {
        // A capture can be larger than the memory.
        try OutputFile.write(to: output, expected: expected) { write in
          notes = try CaptureRedaction.redact(source, write)
        }
      } else {
        let redaction = try Redaction(try CookieFileInput(reading: file))
        try OutputFile.write(redaction.bytes, to: output, expected: expected)
        notes = redaction.notes
      }
      for note in notes { StandardError.show("\(Printable.text(file)): \(Printable.text(note))\n") }
    }
  }
}
