import ArgumentParser
import Choices
import Foundation

/// An amount of memory as an option takes it: `512MiB`, `2GiB`, `64M` (as MiB); without a unit it is in bytes.
struct ByteCount {
  let bytes: Int

  private static let units: [(suffix: String, bytes: Double)] = [
    ("KiB", 0x1p10), ("MiB", 0x1p20), ("GiB", 0x1p30), ("TiB", 0x1p40), ("K", 0x1p10), ("M", 0x1p20), ("G", 0x1p30),
    ("T", 0x1p40), ("", 1),
  ]
  private static let limits = 0x1p20...0x1p50

  /// For `@Option(transform:)`.
  @Sendable
  static func parse(_ text: String) throws -> ByteCount {
    for unit in units where text.hasSuffix(unit.suffix) {
      guard let number = DecimalText.number(text.dropLast(unit.suffix.count), .plain),
        limits.contains(number * unit.bytes)
      else { continue }
      return ByteCount(bytes: Int(number * unit.bytes))
    }
    throw ValidationError("expected an amount of memory such as 512MiB or 2GiB, 1MiB to 1024TiB")
  }

  /// What a search may take if nothing is said: half of what the machine has.
  static var ofSearches: ByteCount {
    ByteCount(bytes: Int(clamping: ProcessInfo.processInfo.physicalMemory) / 2)
  }
}
