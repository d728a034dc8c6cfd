import Foundation
import Testing

@Suite("twinjar new") struct NewCommandTests {
  private func twinjar(_ arguments: [String]) throws -> BuiltCommand.Result { try BuiltCommand.run(arguments) }

  @Test("the files, with the name and the dependency put in") func files() throws {
    let directory = try TestDirectory()
    let path = directory.path("Cookies-2")
    let result = try twinjar(["new", path, "--package", "https://example.com/twinjar.git#1.2.3"])
    #expect(result.status == 0, "\(result.error)")
    let names = try #require(FileManager.default.enumerator(atPath: path)?.allObjects as? [String])
    let expected = [
      ".github/workflows/twinjar.yml", ".gitignore", ".gitlab-ci.yml", "Package.swift", "README.md",
      "Sources/AppStrategy/AppStrategy.swift", "Sources/app-twinjar/Main.swift",
      "Tests/AppStrategyTests/AppStrategyTests.swift", "my-app.json5",
    ]
    #expect(Set(expected).isSubset(of: names), "\(names)")
    let manifest = try String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8)
    #expect(manifest.contains("name: \"Cookies-2\""))
    #expect(manifest.contains(".package(url: \"https://example.com/twinjar.git\", from: \"1.2.3\")"))
    #expect(!manifest.contains("NAME") && !manifest.contains("PACKAGE"))
    let strategy = try String(contentsOfFile: "\(path)/Sources/AppStrategy/AppStrategy.swift", encoding: .utf8)
    // What an app ships knows nothing of the simulator.
    #expect(strategy.split(separator: "\n").filter { $0.hasPrefix("import") } == ["import CookieSync"])
  }

  @Test("its scenario is right, and its strategy is told apart from others") func scenario() throws {
    let directory = try TestDirectory()
    let path = directory.path("mine")
    #expect(try twinjar(["new", path]).status == 0)
    let check = try twinjar(["check", "\(path)/my-app.json5"])
    #expect(check.status == 0, "\(check.error)")
  }

  @Test(
    "what cannot be made is refused, and nothing is written",
    arguments: [
      ("a b", [], Int32(64), "a name of 1 to 64"), ("TwinJar", [], 64, "another name"),
      ("mine", ["--package", "/nowhere"], 64, "has no Package.swift"),
      ("mine", ["--package", "https://example.com/x"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.2"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.2.3#4"], 64, "a version behind #"),
      ("mine", ["--package", "/a\nb"], 64, "--package"),
    ])
  func refused(name: String, more: [String], status: Int32, says: String) throws {
    let directory = try TestDirectory()
    let path = directory.path(name)
    let result = try twinjar(["new", path] + more)
    #expect(result.status == status)
    #expect(result.error.contains(says), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("what is there already stays") func occupied() throws {
    let directory = try TestDirectory()
    let path = directory.path("mine")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(path)/Package.swift", atomically: true, encoding: .utf8)
    let result = try twinjar(["new", path])
    #expect(result.status == 66)
    #expect(try String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8) == "mine")
    let file = try twinjar(["new", "\(path)/Package.swift"])
    #expect(file.status == 64 || file.status == 66)
  }
}
