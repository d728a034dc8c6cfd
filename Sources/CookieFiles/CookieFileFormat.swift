import Choices
import Cookies

/// A kind of file that cookies are kept in.
public protocol CookieFileFormat: Sendable {
  /// What it is, in words.
  var title: String { get }

  /// Whether the bytes claim to be such a file.
  func matches(_ bytes: [UInt8]) -> Bool

  /// What the file has.
  ///
  /// - Throws: if nothing of it can be read.
  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile
}

/// The formats that can be read.
public enum CookieFileFormats {
  package static let catalogue = Catalogue<any CookieFileFormat>([
    BinaryCookiesFormat(), SQLiteFormat(), CompactFormat(), SetCookieFormat(), CaptureFormat.har, CaptureFormat.flows,
    CookiesTxtFormat(),
  ])

  public static var all: [any CookieFileFormat] { catalogue.all }

  /// Whether it claims to be of one of the formats.
  public static func matches(_ input: CookieFileInput) -> Bool { all.contains { $0.matches(input.bytes) } }

  /// The cookies of a file of any of the formats.
  ///
  /// - Throws: exit code 65 if it is none of them, or if nothing of it can be read; 69 if a library for it is missing.
  public static func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    guard let format = all.first(where: { $0.matches(input.bytes) }) else {
      let titles = all.map(\.title).joined(separator: ", ")
      throw InputError(
        .data, source: input.path, found: input.bytes.isEmpty ? "no bytes" : "a file of another kind",
        expected: "one of: \(titles)")
    }
    return try format.read(input)
  }
}
