/// The 24 bytes in front of every segment. Their layout is the same in every version, so that a version that is not
/// known can be told from a damaged one.
///
/// | offset | bytes | what |
/// | --- | --- | --- |
/// | 0 | 4 | 89 54 4A 43, "TJC" behind a byte that is no text |
/// | 4 | 1 | the version, 1 |
/// | 5 | 3 | 0 |
/// | 8 | 4 | the number of cookies, little-endian |
/// | 12 | 4 | the length of the records in bytes, little-endian |
/// | 16 | 8 | the checksum of the 16 bytes before, little-endian |
struct CompactHeader {
  static let byteCount = 24
  static let newestVersion: UInt8 = 1
  private static let magic: UInt32 = 0x434A_5489
  private static let checkedBytes = 16

  var version = newestVersion
  var cookieCount: UInt32
  var recordBytes: UInt32
  /// The checksum of the header, from which the records' checksum continues: records fit one header only.
  var checksum: UInt64 = 0

  init(cookieCount: UInt32, recordBytes: UInt32) {
    self.cookieCount = cookieCount
    self.recordBytes = recordBytes
  }

  /// Writes the header to the front of `bytes`, which has room for it.
  mutating func write(to bytes: UnsafeMutableRawBufferPointer) {
    bytes.storeBytes(of: Self.magic.littleEndian, toByteOffset: 0, as: UInt32.self)
    bytes.storeBytes(of: UInt32(version).littleEndian, toByteOffset: 4, as: UInt32.self)
    bytes.storeBytes(of: cookieCount.littleEndian, toByteOffset: 8, as: UInt32.self)
    bytes.storeBytes(of: recordBytes.littleEndian, toByteOffset: 12, as: UInt32.self)
    checksum = WordChecksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<Self.checkedBytes]), seed: 0)
    bytes.storeBytes(of: checksum.littleEndian, toByteOffset: Self.checkedBytes, as: UInt64.self)
  }

  /// Reads the header at `offset`.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ArchiveError) {
    let available = bytes.count - offset
    guard available >= 4 else { throw .truncated(offset: bytes.count, missing: "a header") }
    guard UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) == Self.magic else {
      throw .notThisFormat(expected: "a compact cookie archive")
    }
    guard available >= Self.byteCount else { throw .truncated(offset: bytes.count, missing: "the rest of a header") }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + Self.checkedBytes])
    checksum = WordChecksum.of(checked, seed: 0)
    let stored: UInt64 = bytes.loadUnaligned(fromByteOffset: offset + Self.checkedBytes, as: UInt64.self)
    guard UInt64(littleEndian: stored) == checksum else { throw .checksumMismatch(offset: offset + Self.checkedBytes) }
    // The three bytes behind the version are 0 in every version that is known.
    let version = UInt32(littleEndian: checked.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    guard version == UInt32(Self.newestVersion) else {
      throw .unsupportedVersion(found: Int(version), newestKnown: Int(Self.newestVersion))
    }
    cookieCount = UInt32(littleEndian: checked.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    recordBytes = UInt32(littleEndian: checked.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
  }
}

extension CompactArchive {
  /// A segment whose checksums are right, whatever its records are: what a fuzzer needs to get behind them.
  ///
  /// - Parameters:
  ///   - claimedBytes: the length that the header says; the true one unless it is given.
  ///   - version: the version that the header says.
  package static func sealed(
    _ records: [UInt8], cookieCount: UInt32, claimedBytes: UInt32? = nil, version: UInt8 = 1
  ) -> [UInt8] {
    var segment = [UInt8](repeating: 0, count: CompactHeader.byteCount)
    var header = CompactHeader(
      cookieCount: cookieCount, recordBytes: claimedBytes ?? UInt32(truncatingIfNeeded: records.count))
    header.version = version
    segment.withUnsafeMutableBytes { header.write(to: $0) }
    let checksum = records.withUnsafeBytes { WordChecksum.of($0, seed: header.checksum) }
    return segment + records + (0..<8).map { UInt8(truncatingIfNeeded: checksum &>> ($0 * 8)) }
  }
}
