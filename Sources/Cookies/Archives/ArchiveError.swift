/// Why cookies cannot be archived, or why bytes are no archive. Offsets count bytes from the start of the archive.
public enum ArchiveError: Error, Hashable, Sendable {
  /// There are no bytes at all. An archive without cookies has some.
  case empty
  /// The bytes are something else.
  case notThisFormat(expected: String)
  /// A version that this code does not know.
  case unsupportedVersion(found: Int, newestKnown: Int)
  /// The archive ends too early.
  case truncated(offset: Int, missing: String)
  /// The bytes were changed after they were written.
  case checksumMismatch(offset: Int)
  /// The archive is whole, but what stands at `offset` cannot be.
  case malformed(offset: Int, found: String, expected: String)
  /// A line of a text archive cannot be read; lines count from 1.
  case malformedLine(line: Int, found: String, expected: String)
  /// The archive has no way to write this cookie; cookies count from 0.
  case notRepresentable(cookie: Int, what: String)
  /// More than the format can count.
  case tooLarge(bytes: Int, limit: Int)
  /// Foundation refused; its own words.
  case foundation(String)
}

extension ArchiveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found no bytes, expected an archive"
    case .notThisFormat(let expected): "found other bytes, expected \(expected)"
    case .unsupportedVersion(let found, let newest): "found version \(found), expected 1 to \(newest)"
    case .truncated(let offset, let missing): "byte \(offset): found the end, expected \(missing)"
    case .checksumMismatch(let offset): "byte \(offset): the checksum says that the archive was changed"
    case .malformed(let offset, let found, let expected): "byte \(offset): found \(found), expected \(expected)"
    case .malformedLine(let line, let found, let expected): "line \(line): found \(found), expected \(expected)"
    case .notRepresentable(let cookie, let what): "cookie \(cookie): this archive has no way to write \(what)"
    case .tooLarge(let bytes, let limit): "found \(bytes) bytes, expected at most \(limit)"
    case .foundation(let message): Printable.text(message)
    }
  }
}
