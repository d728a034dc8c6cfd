import Choices
import CookieSimulation
import Cookies
import Foundation
import SystemSupport

/// Where a fuzzing program reads and writes: a directory of its own, and maybe one whose inputs are kept.
final class FuzzerDirectory {
  private let directory: PrivateDirectory
  /// What libFuzzer starts from and adds to.
  let inputs: String

  var path: String { directory.path }
  var scenario: String { "\(path)/scenario.json5" }
  var found: String { "\(path)/found" }
  var errors: String { "\(path)/errors" }

  init(keeping kept: String?) throws {
    directory = try PrivateDirectory()
    let path = directory.path
    // In full, so that no name is taken for an option.
    inputs = kept.map(TypedPath.inFull) ?? "\(path)/inputs"
    do {
      try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: inputs, withIntermediateDirectories: true)
      _ = try FileManager.default.contentsOfDirectory(atPath: inputs)
      // Inputs of ours are called by their digests.
      WholeFile.removeAbandoned(in: inputs) { $0.count == 16 && $0.allSatisfy(\.isHexDigit) }
    } catch {
      throw InputError(
        .noInput, source: inputs, found: "no directory that can be read and written",
        expected: "one for the inputs of libFuzzer")
    }
  }

  /// Gives libFuzzer something to change, if an earlier run has left nothing.
  func begin(with input: ScheduleInput) throws {
    if try FileManager.default.contentsOfDirectory(atPath: inputs).isEmpty { try keep([input]) }
  }

  /// Adds inputs to those that libFuzzer starts from: it has not kept one at which it was ended.
  func keep(_ kept: [ScheduleInput]) throws {
    for input in kept {
      let path = "\(inputs)/\(hexadecimal(input.digest))"
      do throws(ArchiveFileError) { try WholeFile.write(input.bytes, to: path) } catch {
        throw InputError(
          .noInput, source: path, found: "a file that cannot be written: \(error)", expected: "room for an input")
      }
    }
  }

  /// The last line that speaks of an error, or the last one, or how the program ended.
  func lastWords(_ ending: FuzzerProcess.Ending) -> String {
    let data = FileManager.default.contents(atPath: errors) ?? Data()
    let lines = String(decoding: data.suffix(1 << 16), as: UTF8.self).split(separator: "\n")
    let words = lines.last { $0.contains("Fatal error") } ?? lines.last { $0.contains("ERROR") } ?? lines.last
    return ([words.map { Printable.text(String($0.prefix(300))) }, ending.text].compactMap(\.self)).joined(
      separator: ", ")
  }

  /// Names the input that the program died of, which then stays.
  func crash() -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard let name = names.sorted().first(where: { $0.hasPrefix("crash-") || $0.hasPrefix("oom-") }) else { return "" }
    return "; of the input \(directory.keep())/\(Printable.text(name))"
  }
}
