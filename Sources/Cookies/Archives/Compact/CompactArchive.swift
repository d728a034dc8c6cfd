/// TwinJar's own archive: everything that is known of a cookie, in few bytes, and no damage goes unnoticed.
///
/// An archive is one segment or several in a row. Each begins with a header that has a checksum of its own, so that
/// the lengths in it can be trusted; the records follow, and a checksum of them. A flipped bit anywhere, and an end
/// that comes too early, are errors.
///
/// To append to an archive, put another one behind it: `encode(a) + encode(b)` decodes to `a + b`. Where both have a
/// cookie of the same identity, the later one is the newer one; inserting them into a jar in order does that. A write
/// that was cut off while appending leaves an archive that ``recover(_:)`` reads up to there. (An archive that is cut
/// between two segments is the archive from before the second was appended.)
///
/// `Formats` in the documentation describes the bytes. Encoding allocates its result and nothing else; so does
/// decoding, besides the cookies' own text. Both take time linear in the number of bytes.
public struct CompactArchive: CookieArchive {
  /// "compact".
  public let name = "compact"
  /// Records of a segment may take this many bytes.
  static let mostRecordBytes = Int(clamping: UInt32.max)
  private static let checksumBytes = 8

  /// The archive has no options.
  public init() {}

  public func encode(_ cookies: [ArchivedCookie]) throws(ArchiveError) -> [UInt8] {
    var bound = CompactHeader.byteCount + Self.checksumBytes
    for cookie in cookies { bound += CompactWriter.largestRecord(cookie) }
    guard bound <= Self.mostRecordBytes else { throw .tooLarge(bytes: bound, limit: Self.mostRecordBytes) }
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      guard let start = bytes.baseAddress else { return }
      var writer = CompactWriter(start + CompactHeader.byteCount)
      for cookie in cookies { writer.write(cookie) }
      // Both fit: the bound is larger.
      var header = CompactHeader(
        cookieCount: UInt32(truncatingIfNeeded: cookies.count),
        recordBytes: UInt32(truncatingIfNeeded: writer.byteCount))
      header.write(to: bytes)
      let records = UnsafeRawBufferPointer(start: start + CompactHeader.byteCount, count: writer.byteCount)
      let checksum = WordChecksum.of(records, seed: header.checksum)
      writer.position.storeBytes(of: checksum.littleEndian, as: UInt64.self)
      count = CompactHeader.byteCount + writer.byteCount + Self.checksumBytes
    }
  }

  public func decode(_ bytes: [UInt8]) throws(ArchiveError) -> [ArchivedCookie] {
    var cookies: [ArchivedCookie] = []
    let error = Self.read(bytes, into: &cookies).error
    if let error { throw error }
    return cookies
  }

  /// What an archive has in front of the first damage: whole segments, never a part of one.
  ///
  /// - Returns: the cookies, the length of the intact part in bytes, and what is wrong behind it, if anything is.
  public func recover(_ bytes: [UInt8]) -> (cookies: [ArchivedCookie], intactBytes: Int, error: ArchiveError?) {
    var cookies: [ArchivedCookie] = []
    let (intact, error) = Self.read(bytes, into: &cookies)
    return (cookies, intact, error)
  }

  private static func read(
    _ array: [UInt8], into cookies: inout [ArchivedCookie]
  ) -> (intactBytes: Int, error: ArchiveError?) {
    array.withUnsafeBytes { bytes in
      var offset = 0
      repeat {
        let before = cookies.count
        do throws(ArchiveError) {
          offset = try segment(bytes, at: offset, into: &cookies)
        } catch {
          cookies.removeLast(cookies.count - before)
          return (offset, error)
        }
      } while offset < bytes.count
      return (offset, nil)
    }
  }

  /// Reads the segment at `offset` and returns where the next one is.
  private static func segment(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, into cookies: inout [ArchivedCookie]
  ) throws(ArchiveError) -> Int {
    guard bytes.count > 0 else { throw .empty }
    let header = try CompactHeader(bytes, at: offset)
    let start = offset + CompactHeader.byteCount
    // In 64 bits the claimed length cannot overflow; nothing is reserved before it is known to be there.
    guard UInt64(header.recordBytes) + UInt64(checksumBytes) <= UInt64(bytes.count - start) else {
      throw .truncated(offset: bytes.count, missing: "\(header.recordBytes) bytes of records and their checksum")
    }
    let end = start + Int(header.recordBytes)
    let checksum = WordChecksum.of(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), seed: header.checksum)
    guard UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)) == checksum else {
      throw .checksumMismatch(offset: end)
    }
    let count = Int(header.cookieCount)
    guard count <= Int(header.recordBytes) / CompactReader.smallestRecord else {
      throw .malformed(offset: offset, found: "\(count) cookies", expected: "no more than the records have room for")
    }
    // Segments that follow grow the array by steps: many small ones would otherwise copy it for each.
    if cookies.isEmpty { cookies.reserveCapacity(count) }
    var reader = CompactReader(bytes, start..<end)
    for _ in 0..<count { cookies.append(try reader.record()) }
    guard reader.bytesLeft == 0 else { throw reader.malformed("more bytes", "the end of the records") }
    return end + checksumBytes
  }
}
