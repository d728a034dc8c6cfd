import Foundation
import Testing

@Suite("files from devices, given to the command") struct DeviceFileCommandTests {
  private static let jar = "localhost\tFALSE\t/\tFALSE\t1900000000\tsid\tabc\n"
  private static let trace =
    #"{"schema":"twinjar.trace/2","source":"recorder","epoch":1735689600000000,"sees":["requestSent","responseReceived"]}"#
    + "\n"

  private static func plist(_ body: String) -> String { "<plist version=\"1.0\"><dict>\(body)</dict></plist>" }

  private static func har(_ path: String) -> String {
    let entries = (0..<3).map { number in
      #"{"startedDateTime":"2026-01-01T00:00:0\#(number).000Z","time":100,"request":{"method":"POST","url":"https://a.example\#(path)","headers":[]},"response":{"status":200,"headers":[{"name":"Set-Cookie","value":"sid=a\#(number); Max-Age=900"}]}}"#
    }
    return #"{"log":{"entries":[\#(entries.joined(separator: ","))]}}"#
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var exit: Int32
    /// In what it prints, or in its error.
    var words: String

    var testDescription: String { line }
  }

  @Test(
    "exit codes and words",
    arguments: [
      Row(line: "inspect a.txt --plist none.plist", exit: 0, words: "Not limited to app-bound domains"),
      Row(line: "inspect a.txt --plist one.plist", exit: 1, words: "F12: outside the app-bound domains"),
      Row(line: "inspect a.txt old.txt", exit: 1, words: "earlier-expiry"),
      Row(line: "inspect a.txt mark.txt", exit: 0, words: "The two jars have the same cookies."),
      Row(line: "redact t.ndjson -o out", exit: 65, words: "a trace, which has neither values nor addresses"),
      Row(line: "redact mark.txt -o out", exit: 0, words: ""),
      Row(line: "calibrate a.har a.har", exit: 64, words: "a.har: found a file that is given twice"),
      Row(line: "calibrate a.har link.har", exit: 64, words: "link.har: found a file that is given twice (as a.har)"),
      Row(line: "calibrate a.har copy.har", exit: 65, words: "copy.har: found a copy of a.har"),
      Row(line: "calibrate a.har b.har", exit: 0, words: "b.har: of the same time as a.har"),
    ]) func run(_ row: Row) async throws
  {
    let directory = try TestDirectory()
    try directory.write(Self.jar, as: "a.txt")
    try directory.write(Self.jar.replacing("1900000000", with: "1800000000"), as: "old.txt")
    try directory.write("\u{FEFF}" + Self.jar, as: "mark.txt")
    try directory.write(Self.plist("<key>CFBundleName</key><string>A</string>"), as: "none.plist")
    try directory.write(
      Self.plist("<key>WKAppBoundDomains</key><array><string>b.example</string></array>"), as: "one.plist")
    try directory.write(Self.trace, as: "t.ndjson")
    try directory.write(Self.har("/login"), as: "a.har")
    try directory.write(Self.har("/login"), as: "copy.har")
    try directory.write(Self.har("/login/2"), as: "b.har")
    try FileManager.default.createSymbolicLink(atPath: directory.path("link.har"), withDestinationPath: "a.har")
    let result = try await BuiltCommand.run(row.line.split(separator: " ").map(String.init), in: directory.url)
    #expect(result.process.terminationStatus == row.exit, "\(result.output)\(result.error)")
    #expect(row.words.isEmpty || (result.output + result.error).contains(row.words), "\(result.output)\(result.error)")
  }
}
