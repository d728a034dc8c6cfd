import Foundation
import Testing

@testable import TwinJarCommand

@Suite("twinjar new") struct NewCommandTests {
  private func twinjar(_ arguments: [String]) async throws -> BuiltCommand.Result {
    try await BuiltCommand.run(arguments)
  }

  @Test("the files, with the name and the dependency put in") func files() async throws {
    let directory = try TestDirectory()
    let path = directory.path("Cookies-2")
    let result = try await twinjar(["new", path, "--package", "https://example.com/twinjar.git#1.2.3"])
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

  @Test("its scenario is right, and its strategy is told apart from others") func scenario() async throws {
    let directory = try TestDirectory()
    let path = directory.path("mine")
    #expect(try await twinjar(["new", path]).status == 0)
    let check = try await twinjar(["check", "\(path)/my-app.json5"])
    #expect(check.status == 0, "\(check.error)")
  }

  @Test(
    "what cannot be made is refused, and nothing is written",
    arguments: [
      ("a b", [], Int32(64), "a name of 1 to 64"), ("TwinJar", [], 64, "another name"),
      ("swift-argument-parser", [], 64, "another name"),
      ("Shop", ["--package", "https://example.com/shop.git#1.0.0"], 64, "another name"),
      ("mine", ["--package", "https://example.com/x#+1.0.0"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#007.00.1"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x/#1.0.0"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.0.0-01"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.0.0-a..b"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.0.0+a..b"], 64, "a version behind #"),
      ("mine", ["--package", "://#1.1.1"], 64, "a version behind #"),
      ("mine", ["--package", "/nowhere"], 64, "has no Package.swift"),
      ("mine", ["--package", "https://example.com/x"], 64, "a version behind #"),
      ("mine", ["--package", "https://example.com/x#1.2"], 64, "a version behind #"),
      (
        "mine", ["--package", "https://example.com/x#v1.0.0"], 64,
        "--package: found \"https://example.com/x#v1.0.0\", expected a directory with TwinJar's Package.swift, or an "
          + "address with a version behind #, three numbers and no v: https://example.com/twinjar.git#1.0.0\n"
      ),
      ("mine", ["--package", "https://example.com/x#1.2.3#4"], 64, "a version behind #"),
      ("mine", ["--package", "/a\nb"], 64, "--package"),
      ("mine", ["--package", ""], 64, "--package: found \"\", expected a"),
      // A manifest would end its text there.
      ("mine", ["--package", "https://e.example/\"x.git#1.0.0"], 64, "a version behind #"),
      ("mine", ["--package", "https://e.example/\\x.git#1.0.0"], 64, "a version behind #"),
      ("mine", ["--package", "https://e.example/\"/x.git#1.0.0"], 64, "a version behind #"),
      ("mine", ["--package", "git@e.example:\"x.git#1.0.0"], 64, "a version behind #"),
    ])
  func refused(name: String, more: [String], status: Int32, says: String) async throws {
    let directory = try TestDirectory()
    let path = directory.path(name)
    let result = try await twinjar(["new", path] + more)
    #expect(result.status == status)
    #expect(result.error.contains(says), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "what stands in the way is named, and stays",
    arguments: [
      ("link", "found a link that leads nowhere"), ("file", "found a file"), ("file/mine", "found File exists"),
      ("full", "found a directory with an entry"),
    ])
  func inTheWay(name: String, says: String) async throws {
    let directory = try TestDirectory()
    try directory.write("mine", as: "file")
    try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "nowhere")
    try FileManager.default.createDirectory(atPath: directory.path("full/.hidden"), withIntermediateDirectories: true)
    let before = try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted()
    let result = try await twinjar(["new", directory.path(name)])
    #expect(result.status == 66)
    #expect(
      result.error.hasPrefix("Error: \(directory.path(name)): \(says), expected a directory that "), "\(result.error)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted() == before)
  }

  @Test(
    "each address that Swift's package manager takes",
    arguments: [
      ("https://example.com/Cookies.git#1.0.0-beta.1", "cookies"), ("git@example.com:tools/jar.git#1.0.0", "jar"),
      ("git@example.com:jar#0.1.0+linux.2", "git@example.com:jar"), ("https://example.com/x#1.0.0-0.1a.0-1+01", "x"),
      ("ssh://git@example.com/twinjar#10.0.0", "twinjar"),
    ])
  func addresses(package: String, identity: String) async throws {
    let directory = try TestDirectory()
    #expect(try await twinjar(["new", directory.path("mine"), "--package", package]).status == 0)
    let manifest = try String(contentsOfFile: directory.path("mine/Package.swift"), encoding: .utf8)
    let parts = package.split(separator: "#")
    #expect(manifest.contains(".package(url: \"\(parts[0])\", from: \"\(parts[1])\")"))
    #expect(manifest.contains(".product(name: \"CookieSync\", package: \"\(identity)\")"))
  }

  /// The lines of the GitLab job, with a `swift` that says what it is asked.
  @Test("CI keeps the scoreboard also when a test fails", arguments: [0, 1]) func continuous(tests: Int32) async throws
  {
    let directory = try TestDirectory()
    #expect(try await twinjar(["new", directory.path("mine")]).status == 0)
    let lines = try directory.text(of: "mine/.gitlab-ci.yml").split(separator: "\n")
    let script = lines.filter { $0.hasPrefix("    - ") }.map { $0.trimmingPrefix("    - ") }
    #expect(script.count == 5, "\(script)")
    try directory.write("#!/bin/sh\necho \"$1 is run\"\n[ $1 != test ] || exit \(tests)\n", as: "swift")
    #expect(chmod(directory.path("swift"), 0o755) == 0)
    let result = try await BuiltCommand.run(
      ["bash", "-eo", "pipefail", "-c", "PATH=$PWD:$PATH\n\(script.joined(separator: "\n"))"],
      of: URL(fileURLWithPath: "/usr/bin/env"), in: directory.url)
    #expect(result.status == tests, "\(result.error)")
    #expect(try directory.text(of: "tests.txt") == "test is run\n")
    #expect(try directory.text(of: "scoreboard.txt") == "run is run\n")
    #expect(try directory.text(of: "junit.xml") == "run is run\n")
    let steps = try directory.text(of: "mine/.github/workflows/twinjar.yml")
    #expect(steps.contains("- if: always()\n        run: swift run"))
  }

  @Test("a name that the template has a meaning for", arguments: ["PACKAGE", "My-NAME", "IDENTITY"])
  func marker(name: String) async throws {
    let directory = try TestDirectory()
    #expect(
      try await twinjar(["new", directory.path(name), "--package", "https://example.com/twinjar#1.2.3"]).status == 0)
    let manifest = try String(contentsOfFile: directory.path("\(name)/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("  name: \"\(name)\",\n"))
    #expect(manifest.contains("dependencies: [.package(url: \"https://example.com/twinjar\", from: \"1.2.3\")]"))
  }

  @Test("a checkout's own name, which its directory has") func checkout() async throws {
    let directory = try TestDirectory()
    let checkout = directory.url.appendingPathComponent("a/clone")
    try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: checkout.appendingPathComponent("Sources/TwinJarCommand"), withIntermediateDirectories: true)
    try Data("name: \"TwinJarCommand\"".utf8).write(to: checkout.appendingPathComponent("Package.swift"))
    let result = try await twinjar(["new", directory.path("Clone"), "--package", checkout.path])
    #expect(result.status == 64)
    #expect(result.error.contains("which a package that it depends on has"), "\(result.error)")
  }

  @Test("another package than TwinJar", arguments: ["", "// swift-tools-version: 6.0\nlet name: \"TwinJarCommand\"\n"])
  func otherPackage(manifest: String) async throws {
    let directory = try TestDirectory()
    try directory.write(manifest, as: "Package.swift")
    let result = try await twinjar(["new", directory.path("mine"), "--package", directory.url.path])
    #expect(result.status == 64)
    #expect(result.error.contains("whose Package.swift is another package's"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: directory.path("mine")))
  }

  /// Foundation makes another path of each, at which somebody's package is; the home directory is `home`.
  @Test(
    "the place is the one that was typed, whatever stands at one that is written alike",
    arguments: [("link/../Other", "far/Other"), ("~/Other", "~/Other")])
  func place(typed: String, real: String) async throws {
    let directory = try TestDirectory()
    let theirs = ["Other", "home/Other"]
    for path in theirs + ["far/in"] {
      try FileManager.default.createDirectory(atPath: directory.path(path), withIntermediateDirectories: true)
    }
    for path in theirs { try directory.write("mine", as: "\(path)/Package.swift") }
    try FileManager.default.createSymbolicLink(atPath: directory.path("link"), withDestinationPath: "far/in")
    let home = "HOME=$PWD/home CFFIXED_USER_HOME=$PWD/home"
    let result = try await directory.shell(
      "mkdir -p ./\(real) && \(home) \"$0\" new '\(typed)' --package https://example.com/twinjar#1.2.3")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("  cd -- '\(typed)'\n") || result.output.contains("  cd -- \(typed)\n"))
    #expect(try directory.text(of: "\(real)/Package.swift").contains("name: \"Other\""))
    for path in theirs { #expect(try directory.text(of: "\(path)/Package.swift") == "mine") }
  }

  @Test("another name of a directory that has one", arguments: [".", "../mine/.", "./"])
  func otherName(typed: String) async throws {
    let directory = try TestDirectory()
    let result = try await directory.shell(
      "mkdir mine && cd mine && \"$0\" new \(typed) --package https://example.com/twinjar#1.2.3")
    #expect(result.status == 0, "\(result.error)")
    #expect(try directory.text(of: "mine/Package.swift").contains("name: \"mine\""))
  }

  @Test("what somebody puts there meanwhile stays after a failure") func meanwhile() throws {
    let directory = try TestDirectory()
    var made = MadeFiles()
    try made.makeDirectories(directory.path("a/b"))
    try made.write([1], to: directory.path("a/b/ours"))
    try directory.write("theirs", as: "a/theirs")
    #expect(throws: POSIXError.self) { try made.write([2], to: directory.path("a/theirs")) }
    #expect(throws: POSIXError.self) { try made.makeDirectory(directory.path("a")) }
    made.remove()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.url.path).sorted() == ["a", "a/theirs"])
    #expect(try directory.text(of: "a/theirs") == "theirs")
  }

  @Test("no directory is not the working directory") func nothing() async throws {
    let directory = try TestDirectory()
    let result = try await BuiltCommand.run(["new", ""], in: directory.url)
    #expect(result.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == [])
  }

  @Test("half a package is not left", arguments: [false, true]) func halfWritten(isThere: Bool) async throws {
    let directory = try TestDirectory()
    let path = directory.path("mine")
    if isThere { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    let result = try await BuiltCommand.run(
      ["-c", "ulimit -f 2; \"$0\" new \"$1\"", BuiltCommand.executable.path, path],
      of: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.status == 66, "\(result.error)")
    #expect(FileManager.default.fileExists(atPath: path) == isThere)
    #expect(try await twinjar(["new", path]).status == 0)
  }

  @Test("what is there already stays") func occupied() async throws {
    let directory = try TestDirectory()
    let path = directory.path("mine")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(path)/Package.swift", atomically: true, encoding: .utf8)
    let result = try await twinjar(["new", path])
    #expect(result.status == 66)
    #expect(try String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8) == "mine")
    let file = try await twinjar(["new", "\(path)/Package.swift"])
    #expect(file.status == 64 || file.status == 66)
  }
}
