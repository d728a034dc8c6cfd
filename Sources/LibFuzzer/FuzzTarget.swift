/// What libFuzzer feeds: one file a target in a program's `Targets/`, and a word in its `main.swift`.
public protocol FuzzTarget {
  static var name: String { get }
  /// What libFuzzer has to be told besides.
  static var arguments: [String] { get }

  init() throws

  /// Takes one input; a violated property ends the process, which is how libFuzzer learns of it.
  mutating func take(_ input: UnsafeBufferPointer<UInt8>)
}

extension FuzzTarget {
  public static var arguments: [String] { [] }
}
