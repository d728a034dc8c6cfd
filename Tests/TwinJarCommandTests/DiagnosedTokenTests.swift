import CaptureDiagnosis
import CookieReports
import Foundation
import Testing

@testable import TwinJarCommand

@Suite("tokens that are JWTs, in what twinjar diagnose says") struct DiagnosedTokenTests {
  /// {"alg":"none"}, {"iat":1735689600,"exp":1735690500}.
  private static let token = "eyJhbGciOiJub25lIn0.eyJpYXQiOjE3MzU2ODk2MDAsImV4cCI6MTczNTY5MDUwMH0."
  private static let capture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CaptureDiagnosisTests/Captures/refreshed-twice.har")

  /// What is said of a capture in which a cookie has this value in the place of another.
  private static func report(_ cookie: String) throws -> DiagnoseReport {
    let text = try String(contentsOf: capture, encoding: .utf8)
    let name = cookie.prefix { $0 != "=" }
    let changed = ["\"", ";"].reduce(text) { $0.replacing("\(cookie)\($1)", with: "\(name)=\(token)\($1)") }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString).har").path
    try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let read = try DiagnoseMaterial([path], web: [], plist: nil).read(Roles())
    return DiagnoseReport(Diagnosis(read.recorded), of: ["a"], roles: read.roles, remarks: read.remarks)
  }

  @Test(
    "their dates, unverified; nothing of them if there are none",
    arguments: [
      // The chain names it.
      ("refresh=r1", "r1"),
      // No chain names it: it is the newest that is a JWT.
      ("access=a0", "a0"), ("access=a4", "a4"), ("access=none", nil),
    ] as [(String, String?)])
  func tokens(cookie: String, name: String?) throws {
    let report = try Self.report(cookie)
    let said = report.text.split(separator: "\n").filter { $0.contains("JWT") }.map(String.init)
    let line = "is a JWT: issued 2025-01-01T00:00:00Z, expires 2025-01-01T00:15:00Z, unverified"
    #expect(said == (name.map { ["  \($0) \(line)"] } ?? []))
    let member = #""issuedMicroseconds":1735689600000000,"expiresMicroseconds":1735690500000000,"isVerified":false}"#
    let json = try report.json()
    if let name {
      #expect(json.contains(#""webTokens":[{"token":"\#(name)",\#(member)]"#))
    } else {
      #expect(!json.contains("webTokens"))
    }
    #expect(!(report.text + json).contains("eyJ"))
  }
}
