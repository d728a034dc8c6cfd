import Choices
import Foundation
import SystemSupport

/// Which program this is: results are those of one build of it, with its strategies and its simulator.
enum OwnProgram {
  /// A digest of the program's file, in hexadecimal digits; not against adversaries.
  ///
  /// - Throws: if the file cannot be read.
  static func digest() throws(InputError) -> String {
    #if os(Linux)
      // The file that this process was started from, even if another has its name by now.
      let path = "/proc/self/exe"
    #else
      let path = OwnExecutable.path
    #endif
    guard let data = try? Data(contentsOf: TypedPath.url(path), options: .alwaysMapped) else {
      throw InputError(.noInput, source: path, found: "a file that cannot be read", expected: "this program")
    }
    return hexadecimal(data.withUnsafeBytes(digest))
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var digest = UInt64(bytes.count)
    let wordSize = MemoryLayout<UInt64>.size
    for offset in stride(from: 0, through: bytes.count - wordSize, by: wordSize) {
      digest = SplitMix64.mixed(digest ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
    }
    for byte in bytes[(bytes.count / wordSize * wordSize)...] { digest = SplitMix64.mixed(digest ^ UInt64(byte)) }
    return digest
  }
}
