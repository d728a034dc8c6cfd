import CookieSync
import CookieSyncAdapters
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A download, with each level of validation") struct DownloadTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var isLoggedIn: Bool
    var path = "file"
    var validation: DownloadValidation
    var refusal: DownloadRefusal?
    var content: String?
    var testDescription: String { name }
  }

  private static let pdf = DownloadValidation.mediaType(["application/pdf"])

  static let cases = [
    Case(name: "the file", isLoggedIn: true, validation: pdf, content: "%PDF-1.4"),
    Case(name: "the file, by its status", isLoggedIn: true, validation: .status, content: "%PDF-1.4"),
    Case(
      name: "the login page for the file (D1)", isLoggedIn: false, validation: .none, content: "<title>Log in</title>"),
    Case(name: "refused by its status", isLoggedIn: false, validation: .status, refusal: .status(401)),
    Case(name: "refused by its status first", isLoggedIn: false, validation: pdf, refusal: .status(401)),
    Case(
      name: "a page with 200 (D2)", isLoggedIn: true, path: "page", validation: pdf, refusal: .mediaType("text/html")),
    Case(
      name: "a page with 200, by its status", isLoggedIn: true, path: "page", validation: .status,
      content: "<title>Signed in</title>"),
  ]

  @Test("what is at the destination", arguments: cases) func download(_ example: Case) async throws {
    try await withDirectory { directory in
      let app = try Connected()
      if example.isLoggedIn { _ = await app.post("login", for: .logIn) }
      let destination = directory.appendingPathComponent("file.pdf")
      try Data("old".utf8).write(to: destination)
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent(example.path)), to: destination,
        validation: example.validation)
      switch outcome {
      case .saved: #expect(example.refusal == nil)
      case .refused(_, let refusal): #expect(refusal == example.refusal)
      }
      // What is refused replaces nothing.
      #expect(try String(contentsOf: destination, encoding: .utf8) == example.content ?? "old")
    }
  }

  @Test("a file that cannot be put where it belongs is named") func noPlace() async throws {
    try await withDirectory { directory in
      let app = try Connected()
      _ = await app.post("login", for: .logIn)
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent("file")),
        to: directory.appendingPathComponent("missing/file.pdf"), validation: .status)
      guard case .refused(_, .notMoved(let reason)) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test("a server that is not there gives no file") func nobody() async throws {
    try await withDirectory { directory in
      let app = try Connected()
      app.server.stop()
      let destination = directory.appendingPathComponent("file.pdf")
      let outcome = await app.client.download(
        URLRequest(url: app.server.base.appendingPathComponent("file")), to: destination, validation: .none)
      #expect(outcome.answer.response.status == nil)
      #expect(!FileManager.default.fileExists(atPath: destination.path))
    }
  }
}
