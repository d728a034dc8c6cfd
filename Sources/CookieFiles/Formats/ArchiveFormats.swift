import Choices
import Cookies

/// TwinJar's own archive, up to the first damage.
struct CompactFormat: CookieFileFormat {
  let title = "a TwinJar archive"

  func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x54, 0x4A, 0x43]) }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    let (cookies, _, error) = CompactArchive().recover(input.bytes)
    var file = CookieFile(format: title)
    file.entries = cookies.map { archived in
      CookieFile.Entry(
        archived.cookie, created: archived.cookie.created,
        isSetByScript: archived.properties.contains(.setByScript) ? true : nil)
    }
    if let error { file.problems.append(error.description) }
    return file
  }
}

/// Set-Cookie fields, each behind its URL.
struct SetCookieFormat: CookieFileFormat {
  let title = "Set-Cookie text of TwinJar"

  func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("# Set-Cookie".utf8)) }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    var file = CookieFile(format: title)
    do throws(ArchiveError) {
      file.entries = try SetCookieArchive().decode(input.bytes).map { CookieFile.Entry($0.cookie) }
    } catch {
      throw InputError(.data, source: input.path, found: "\(error)", expected: title)
    }
    return file
  }
}
