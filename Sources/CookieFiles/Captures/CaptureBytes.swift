import Choices

/// The bytes of a capture, read where and when they are wanted: a capture can be larger than the memory.
package struct CaptureBytes: Sendable {
  private enum Storage: Sendable {
    case file(RegularFile)
    case memory([UInt8])
  }

  /// For messages.
  package let path: String
  /// How many there are. A file may have become shorter when it is read.
  package let count: Int
  private let storage: Storage

  /// - Throws: exit code 66 for what is not there or is no regular file.
  package init(path: String, expected: String = "a capture") throws(InputError) {
    let file = try RegularFile(path, expected: expected)
    self.path = path
    count = file.count
    storage = .file(file)
  }

  package init(path: String, _ bytes: [UInt8]) {
    self.path = path
    count = bytes.count
    storage = .memory(bytes)
  }

  /// Fills the start of `buffer` with what stands at `offset`.
  ///
  /// - Returns: how many bytes there were; fewer than asked for at the end only.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    switch storage {
    case .file(let file): return try file.read(at: offset, into: buffer)
    case .memory(let bytes):
      let end = min(bytes.count, offset + buffer.count)
      guard offset < end else { return 0 }
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<end])) }
      return end - offset
    }
  }

  /// A piece of it, shorter where it ends.
  func bytes(at offset: Int, count: Int) throws(InputError) -> [UInt8] {
    let size = max(0, min(count, self.count - offset))
    var failure: InputError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      do throws(InputError) { filled = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
