/// What libFuzzer feeds. One file a target in `Targets/`, and a line in ``FuzzTargets/all``.
protocol FuzzTarget {
  static var name: String { get }
  /// What libFuzzer has to be told besides.
  static var arguments: [String] { get }

  init() throws

  /// Takes one input; a violated property ends the process, which is how libFuzzer learns of it.
  mutating func take(_ input: UnsafeBufferPointer<UInt8>)
}

extension FuzzTarget {
  static var arguments: [String] { [] }
}

enum FuzzTargets {
  static var all: [any FuzzTarget.Type] {
    [
      SetCookieTarget.self, CookieSequenceTarget.self, CookieDateTarget.self, FoldedHeaderTarget.self,
      ArchivesTarget.self, ScenarioFileTarget.self, TapeTarget.self,
    ]
  }

  static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
