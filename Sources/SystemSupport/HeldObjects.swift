import Foundation

/// Copies of the objects that a word leads to, so that it shows when one of them changes: a variable that holds an object is the
/// same word whatever becomes of that.
///
/// Known are objects of Swift's classes and actors, by the metadata that each begins with (`docs/ABI/TypeMetadata.rst`, class
/// metadata without Objective-C): a word that leads to anything else is left alone. All is read by way of the kernel, which
/// refuses what is no memory. What stands behind an object's own properties, such as an array's elements, is not copied; how many
/// an array or a dictionary has is.
struct HeldObjects {
  private struct Copy {
    var address: UInt
    var bytes: [UInt8]
  }

  private var copies: [Copy] = []

  var isEmpty: Bool { copies.isEmpty }

  /// How far words are followed, how many objects for one variable, and how many bytes of each, its two words of header included.
  private static let (depth, most, largest) = (4, 64, 4_096)

  /// - Parameter bytes: what a variable has.
  init(heldBy bytes: [UInt8], _ memory: OwnMemory) {
    var words = Self.words(in: bytes)
    var seen: Set<UInt> = []
    for _ in 0..<Self.depth where copies.count < Self.most {
      let new = words.filter { seen.insert($0).inserted }
      words = []
      for address in new where copies.count < Self.most {
        guard let bytes = Self.properties(of: address, memory) else { continue }
        copies.append(Copy(address: address, bytes: bytes))
        words += Self.words(in: bytes)
      }
    }
  }

  /// True if one is not what it was.
  func haveChanged(_ memory: OwnMemory) -> Bool {
    copies.contains { memory.bytes(at: $0.address &+ Self.header, $0.bytes.count) != $0.bytes }
  }

  /// An object's type and its count of references.
  private static let header: UInt = 16

  /// An object's properties; nil for what is none, or has none.
  private static func properties(of address: UInt, _ memory: OwnMemory) -> [UInt8]? {
    guard address > 0xFFFF, address % 8 == 0, let type = memory.word(at: address), type > 0xFFFF, type % 8 == 0,
      let metadata = memory.bytes(at: type, 32), let size = instanceSize(metadata)
    else { return nil }
    return memory.bytes(at: address &+ header, min(size, largest) - Int(header))
  }

  /// Of a class's metadata: its kind is 0, the flag of Swift's own counting is set, an instance begins where its address says, and it
  /// is aligned to 8 or 16 bytes. Nil if it is no such class, or its instances have no properties.
  static func instanceSize(_ metadata: [UInt8]) -> Int? {
    func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Number {
      metadata.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
    }
    guard metadata.count >= 32, number(0, UInt64.self) == 0, number(16, UInt32.self) & 2 != 0,
      number(20, UInt32.self) == 0, [7, 15].contains(number(28, UInt16.self)), number(30, UInt16.self) == 0
    else { return nil }
    let size = number(24, UInt32.self)
    return size > UInt32(header) && size < 1 << 20 ? Int(size) : nil
  }

  private static func words(in bytes: [UInt8]) -> [UInt] {
    bytes.withUnsafeBytes { buffer in
      stride(from: 0, through: buffer.count - 8, by: 8).map { buffer.loadUnaligned(fromByteOffset: $0, as: UInt.self) }
    }
  }
}

/// The process's own memory, read as a file: what is no memory is refused, and ends nothing.
final class OwnMemory: Sendable {
  private let file: Int32

  /// Nil where there is no such file.
  init?() {
    file = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
    if file < 0 { return nil }
  }

  deinit { close(file) }

  func bytes(at address: UInt, _ count: Int) -> [UInt8]? {
    guard count > 0, let offset = off_t(exactly: address) else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(file, buffer.baseAddress, count, offset))
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }

  func word(at address: UInt) -> UInt? {
    bytes(at: address, 8)?.withUnsafeBytes { $0.loadUnaligned(as: UInt.self) }
  }
}
