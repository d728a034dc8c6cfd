import Foundation

/// `PROGRAM TARGET [libFuzzer's arguments]`. Built without libFuzzer it runs the files that are given.
public enum Driver {
  // One thread, one input at a time: asking at each execution whether somebody else is at it takes time.
  @exclusivity(unchecked) nonisolated(unsafe) private static var target: (any FuzzTarget)?

  /// Runs the target that the command line names, and returns the program's exit code.
  public static func run(_ targets: [any FuzzTarget.Type]) -> Int32 {
    var arguments = CommandLine.arguments
    // The variable is for libFuzzer's own children, which get the remaining arguments only.
    let name =
      ProcessInfo.processInfo.environment["TWINJAR_FUZZ_TARGET"] ?? (arguments.count > 1 ? arguments.remove(at: 1) : "")
    guard let type = targets.first(where: { $0.name == name }) else {
      let names = targets.map { $0.name }.joined(separator: ", ")
      let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "twinjar-libfuzzer"
      FileHandle.standardError.write(Data("usage: \(program) TARGET [arguments]; targets: \(names)\n".utf8))
      return 64
    }
    do { target = try type.init() } catch {
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      return 70
    }
    setenv("TWINJAR_FUZZ_TARGET", name, 1)
    return start(arguments, for: type)
  }

  /// What a target holds is no leak: it goes before LeakSanitizer looks.
  fileprivate static func end() { target = nil }

  fileprivate static func take(_ input: UnsafeBufferPointer<UInt8>) { target?.take(input) }

  #if FUZZING
    private static func start(_ given: [String], for type: any FuzzTarget.Type) -> Int32 {
      let arguments = given.prefix(1) + type.arguments + given.dropFirst()
      var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      var count = Int32(arguments.count)
      atexit { Driver.end() }
      return words.withUnsafeMutableBufferPointer { words in
        var start = words.baseAddress
        return runDriver(&count, &start) { bytes, count in
          Driver.take(UnsafeBufferPointer(start: bytes, count: count))
          return 0
        }
      }
    }
  #else
    private static func start(_ arguments: [String], for type: any FuzzTarget.Type) -> Int32 {
      for path in arguments.dropFirst() {
        guard let data = FileManager.default.contents(atPath: path) else {
          FileHandle.standardError.write(Data("\(path): found no readable file\n".utf8))
          return 66
        }
        Array(data).withUnsafeBufferPointer { take($0) }
        print("\(path): nothing wrong")
      }
      return 0
    }
  #endif
}

#if FUZZING
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
