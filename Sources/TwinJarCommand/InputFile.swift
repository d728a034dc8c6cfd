import Choices

/// Reads files that the user names.
enum InputFile {
  /// Larger than any scenario or tape.
  private static let mostBytes = 64 << 20

  /// The bytes of a regular file, which is held as a whole; captures, which may be larger, are not read here.
  static func read(_ path: String, expected: String) throws(InputError) -> [UInt8] {
    let file = try RegularFile(path, expected: expected)
    var bytes: [UInt8] = []
    // Some files, as those of the kernel, do not say how long they are.
    var chunk = [UInt8](repeating: 0, count: min(max(file.count, 1 << 16), mostBytes) + 1)
    while bytes.count <= mostBytes {
      let count = try read(file, at: bytes.count, &chunk)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
    throw InputError(.noInput, source: path, found: "more than \(mostBytes >> 20) MiB", expected: expected)
  }

  private static func read(_ file: RegularFile, at offset: Int, _ chunk: inout [UInt8]) throws(InputError) -> Int {
    var failure: InputError?
    let count = chunk.withUnsafeMutableBytes { buffer in
      do throws(InputError) { return try file.read(at: offset, into: buffer) } catch { failure = error }
      return 0
    }
    if let failure { throw failure }
    return count
  }
}
