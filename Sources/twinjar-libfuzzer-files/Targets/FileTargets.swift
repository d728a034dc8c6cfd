import Choices
import CookieFiles
import LibFuzzer

/// Apple's files, behind the mark that they begin with.
struct BinaryCookiesTarget: FuzzTarget {
  static let name = "binarycookies"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    guard let file = FileChecks.read(Array("cook".utf8) + input.dropFirst(4)) else { return }
    // A cookie's own fields take 56 bytes.
    if file.entries.count > input.count / 56 { fatalError("more cookies than there is room for") }
  }
}

/// The cookies.txt of Netscape, curl and others, with a title and without.
struct CookiesTxtTarget: FuzzTarget {
  static let name = "cookies-txt"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    guard let file = FileChecks.read(Array("# Netscape HTTP Cookie File\n".utf8) + input) else { return }
    if file.entries.count > input.count / 8 { fatalError("more cookies than there is room for") }
    FileChecks.read(Array(input))
  }
}

/// Databases of browsers, behind the mark that they begin with.
struct SQLiteTarget: FuzzTarget {
  static let name = "sqlite"
  /// A database of a few pages, whole; SQLite's own steps are bounded, on a machine that is not busy.
  static let arguments = ["-max_len=40000", "-timeout=60"]

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    FileChecks.read(Array("SQLite format 3\0".utf8) + input.dropFirst(16))
  }
}

/// An app's Info.plist.
struct InfoPlistTarget: FuzzTarget {
  static let name = "info-plist"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    do throws(InputError) { _ = try AppBoundDomains(plist: Array(input), path: "input") } catch {
      if error.found.isEmpty || error.expected.isEmpty { fatalError("a refusal without a reason") }
    }
  }
}

/// What is redacted is a file of the same kind, whole, and can be redacted again.
struct RedactionTarget: FuzzTarget {
  static let name = "redaction"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    let bytes = Array(input)
    guard let first = try? Redaction(CookieFileInput(path: "input", bytes: bytes)) else { return }
    guard let before = FileChecks.read(bytes) else { return }
    guard let after = FileChecks.read(first.bytes) else { fatalError("a redacted file cannot be read") }
    guard after.format == before.format, after.problems.isEmpty else { fatalError("a redacted file is damaged") }
    guard (try? Redaction(CookieFileInput(path: "input", bytes: first.bytes))) != nil else {
      fatalError("a redacted file cannot be redacted")
    }
  }
}

enum FileChecks {
  @discardableResult
  static func read(_ bytes: [UInt8]) -> CookieFile? {
    do throws(InputError) {
      return try CookieFileFormats.read(CookieFileInput(path: "input", bytes: bytes))
    } catch {
      if error.found.isEmpty { fatalError("a refusal without a reason") }
      return nil
    }
  }
}
