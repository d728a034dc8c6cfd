import Foundation
import Testing

/// What a campaign does when nothing can be written any more: it goes on, counts, and says so at the end.
@Suite("A full disk") struct FullDiskTests {
  /// Runs a shell's line in which `$0` is the command and `$1` a fresh directory.
  private func shell(_ line: String) async throws -> (status: Int32, output: String, error: String, directory: URL) {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let result = try await BuiltCommand.run(
      ["-c", line, BuiltCommand.executable.path, directory.path], of: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.process.terminationReason == .exit)
    return (result.status, result.output, result.error, directory)
  }

  /// Whether a file system of 8 MiB can be had, and an engine that would write to it.
  private static let mayMount =
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
    && dlopen("libwebkit2gtk-4.1.so.0", RTLD_LAZY) != nil
    && system("unshare -m mount -t tmpfs none /mnt 2>/dev/null") == 0

  @Test(
    "an engine that can keep nothing is not measured, and what it does is no trial",
    .enabled(if: mayMount, "no file system can be mounted, or WebKitGTK is not installed"),
    arguments: [
      "run --scenario one-process-death --strategy two-way-observer --trials 1 --runs 100",
      "measure --samples 10 -o /dev/null",
    ])
  func lab(words: String) async throws {
    let line = "mount -t tmpfs -o size=8m none \"$1\" && TMPDIR=\"$1\" exec \"$0\" lab \(words)"
    let result = try await shell("exec unshare -m /bin/sh -c '\(line)' \"$0\" \"$1\"")
    defer { try? FileManager.default.removeItem(at: result.directory) }
    #expect(result.status == 71, "\(result.error)")
    #expect(result.error.contains("Error: cannot play where less than 16 MiB are free"), "\(result.error)")
  }

  private static let campaign = "fuzz set-cookie --runs 4000 --oracle none --broken-canary --seed 1"

  @Test("findings that cannot be written are shown and counted; the campaign goes on")
  func nothingFits() async throws {
    let result = try await shell(
      "ulimit -f 0; TMPDIR=\"$1\" exec \"$0\" \(Self.campaign) --corpus \"$1/corpus\" --save")
    defer { try? FileManager.default.removeItem(at: result.directory) }
    #expect(result.status == 1)
    #expect(result.output.contains("agrees-with-reference"))
    #expect(result.output.contains("4000 sequences"))
    // Neither in the journal nor in the corpus.
    #expect(result.error.contains("Warning: 1 findings could not be written"), "\(result.error)")
  }

  @Test("where there is room, findings are on disk, a line each")
  func fits() async throws {
    let result = try await shell("TMPDIR=\"$1\" exec \"$0\" \(Self.campaign)")
    defer { try? FileManager.default.removeItem(at: result.directory) }
    #expect(result.status == 1)
    #expect(!result.error.contains("could not be written"))
    let names = try FileManager.default.contentsOfDirectory(atPath: result.directory.path)
    let journal = try #require(names.first { $0.hasSuffix(".ndjson") })
    let text = try String(contentsOf: result.directory.appendingPathComponent(journal), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("agrees-with-reference"))
  }

  @Test(
    "an answer that cannot be written is no success", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "list strategies", "parse a=b --url https://a.test/", "soak set-cookie --runs 10", "--version", "--help",
      "help compare", "compare --help", "check --schema", "--generate-completion-script bash",
      "--generate-completion-script zsh", "--generate-completion-script fish", "--experimental-dump-help",
    ])
  func output(_ command: String) async throws {
    let result = try await shell("exec \"$0\" \(command) >/dev/full")
    defer { try? FileManager.default.removeItem(at: result.directory) }
    #expect(result.status == 74)
    #expect(result.error == "Error: standard output: No space left on device\n")
  }

  @Test(
    "a page is there although the answer could not be written, and the answer although the page could not",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "compare --scenario concurrent-refresh --strategy push-only --runs 2 --no-races", "fuzz --replay \"$1\"",
      "archives --cookies 1 --time 100ms --archive compact", "merge \"$1\"/e", "merge \"$1\"/s", "merge \"$1\"/c",
    ])
  func page(_ command: String) async throws {
    // What the merges are of.
    let kept = [
      "merge \"$1\"/e":
        "explore --scenario fault-free --strategy push-only --schedules 1 --timed-runs 0 --quiet --output \"$1\"/e",
      "merge \"$1\"/s": "fuzz strategy push-only --scenario fault-free --runs 20 --quiet --output \"$1\"/s",
      "merge \"$1\"/c": "fuzz set-cookie --runs 20 --oracle none --quiet --output \"$1\"/c",
    ]
    let before = kept[command].map { "\"$0\" \($0) >/dev/null 2>&1; " } ?? ""
    let one =
      #"{"schema": "twinjar.case/1", "rule": "5.1.1", "provenance": "-", "kind": "date", "#
      + #""date": "x", "expect": null}"#
    let corpus = "printf '%s' '\(one)' >\"$1\"/case.json; \(before)"
    let page = try await shell("\(corpus)exec \"$0\" \(command) --report \"$1\"/page.html >/dev/full")
    defer { try? FileManager.default.removeItem(at: page.directory) }
    #expect(page.status == 74, "\(page.error)")
    let html = try String(contentsOf: page.directory.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(html.hasSuffix("</html>\n"))
    let answer = try await shell("\(corpus)exec \"$0\" \(command) --report /dev/full >\"$1\"/answer")
    defer { try? FileManager.default.removeItem(at: answer.directory) }
    #expect(answer.status == 66, "\(answer.error)")
    #expect(
      try !String(contentsOf: answer.directory.appendingPathComponent("answer"), encoding: .utf8).isEmpty)
  }
}
