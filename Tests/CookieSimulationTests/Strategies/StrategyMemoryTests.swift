import Foundation
import SyncStrategies
import Testing

/// The built-in strategies promise that they remember in their instances alone. Nothing can prove that of compiled code,
/// so their sources are read.
@Suite struct StrategyMemoryTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SyncStrategies")

  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".swift") {
      sources[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return sources
  }()

  @Test func everyBuiltInStrategyPromisesIt() {
    #expect(StrategyCatalogue.all.allSatisfy { $0.memory == .instance })
  }

  @Test("a strategy that nobody speaks for promises nothing") func othersDoNot() throws {
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    #expect(StrategyEntry(name: "mine", summary: "") { PushOnly(app: $0) }.memory == .anywhere)
    #expect(strategy.remembering(in: .anywhere).memory == .anywhere)
  }

  /// What would be memory outside an instance.
  static let forbidden: [(name: String, pattern: String)] = [
    ("a stored static variable", #"static var [^{]*$"#),
    ("a static variable with a value", #"static var [^{]*="#),
    ("a global variable", #"(?m)^(public |private |fileprivate |nonisolated\(unsafe\) )*var "#),
    ("an unsafe global", #"nonisolated\(unsafe\)"#),
    ("a lock", #"Mutex|NSLock|OSAllocatedUnfairLock|Atomic<"#),
    ("a file or a default", #"FileManager|FileHandle|UserDefaults|fopen|getenv|setenv"#),
    ("a task-local value", #"@TaskLocal"#),
    ("a thread", #"Thread|DispatchQueue|pthread"#),
    ("a random number", #"\.random|randomElement|shuffle|UUID\(\)"#),
  ]

  @Test(arguments: forbidden.map(\.name)) func noSourceHas(name: String) throws {
    #expect(Self.sources.count > 25)
    let pattern = try #require(Self.forbidden.first { $0.name == name }?.pattern)
    let expression = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
    for (file, text) in Self.sources {
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      let range = NSRange(code.startIndex..., in: code)
      #expect(expression.firstMatch(in: code, range: range) == nil, "\(file)")
    }
  }
}
