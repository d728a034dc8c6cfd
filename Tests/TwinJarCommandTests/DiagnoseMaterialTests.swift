import CaptureDiagnosis
import Choices
import Foundation
import Testing

@testable import TwinJarCommand

@Suite("the files of twinjar diagnose") struct DiagnoseMaterialTests {
  private static let capture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CaptureDiagnosisTests/Captures/refreshed-twice.har").path

  private static let texts = [
    "trace": "{\"schema\":\"twinjar.trace/2\",\"source\":\"recorder\"}\n",
    "first": part(1, install: "a"), "second": part(2, install: "a"), "foreign": part(2, install: "b"),
    "web-after.txt":
      "# Netscape HTTP Cookie File\napp.example.com\tFALSE\t/\tTRUE\t4102444800\trefresh\tr1\n",
    "odd": "hello\n", "empty": "",
    "Info.plist":
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>WKAppBoundDomains</key><array><string>else.example</string></array></dict></plist>\n",
  ]

  private static func part(_ number: Int, install: String) -> String {
    "{\"schema\":\"twinjar.trace/2\",\"source\":\"recorder\",\"recorder\":{\"install\":\"\(install)\",\"part\":\(number)}}\n"
      + "{\"nanoseconds\":1,\"kind\":\"appLaunched\",\"actor\":\"system\"}\n"
  }

  /// What is read of files, by their names.
  private static func read(_ names: [String], web: [String] = [], plist: String? = nil) throws
    -> (DiagnoseMaterial, DiagnoseMaterial.Reading)
  {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (name, text) in texts { try Data(text.utf8).write(to: directory.appendingPathComponent(name)) }
    func path(_ name: String) -> String { name == "capture" ? capture : directory.appendingPathComponent(name).path }
    let material = try DiagnoseMaterial(names.map(path), web: web, plist: plist.map(path))
    return (material, try material.read(Roles()))
  }

  @Test(
    "files that do not go together, or are nothing known",
    arguments: [
      (["trace", "capture"], nil, .usage, "a trace among captures"),
      (["web-after.txt"], nil, .usage, "a store's file alone"),
      (["capture"], "Info.plist", .usage, "no store's file"),
      (["trace", "trace"], nil, .usage, "a trace that is no part of a recording among several traces"),
      (["first", "foreign"], nil, .usage, "another app's recording among several traces"),
      (["capture", "odd"], nil, .data, "a file of another kind"), (["capture", "empty"], nil, .data, "no bytes"),
      (["capture", "web-after.txt"], "odd", .data, "another file"), (["gone"], nil, .noInput, "no such file"),
    ] as [([String], String?, InputError.Kind, String)])
  func refused(names: [String], plist: String?, kind: InputError.Kind, found: String) {
    let error = #expect(throws: InputError.self) { try Self.read(names, plist: plist) }
    #expect(error?.kind == kind)
    #expect(error?.found == found)
  }

  @Test("the parts of a recording are one trace") func parts() throws {
    let (_, reading) = try Self.read(["second", "first"])
    #expect(reading.recorded.trace.records.count == 2)
    #expect(reading.roles == nil && reading.remarks.isEmpty)
  }

  @Test("a store's file is read beside a capture; where no table says more, the causes are the capture's") func stores()
    throws
  {
    let (material, reading) = try Self.read(["capture", "web-after.txt"], web: ["web-"], plist: "Info.plist")
    #expect(material.stores.map { "\($0.store) \($0.moment)" } == ["web after"])
    #expect(reading.recorded.appBoundDomains?.domains == ["else.example"])
    #expect(reading.recorded.material == .captureAndFiles)
    let causes = Diagnosis(reading.recorded).main?.causes.map(\.id)
    #expect(causes == ["F50"])
  }

  @Test("of a file beside a recorder's trace it is said what it is good for") func besideTrace() throws {
    let (_, reading) = try Self.read(["first", "web-after.txt"])
    #expect(reading.remarks.first?.hasPrefix("a trace has no names of cookies") == true)
  }
}
