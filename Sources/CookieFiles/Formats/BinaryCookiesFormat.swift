import Choices
import Cookies

/// What Apple's platforms keep on disk.
struct BinaryCookiesFormat: CookieFileFormat {
  let title = "Apple's Cookies.binarycookies"

  func matches(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("cook".utf8)) }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    let read = BinaryCookiesFile(input.bytes)
    var file = CookieFile(format: title)
    file.createdIsLastWrite = true
    file.entries = read.entries.map {
      CookieFile.Entry($0.archived.cookie, created: $0.archived.cookie.created, isSetByScript: $0.isSetByScript)
    }
    file.problems = read.problems.map(\.description)
    file.notes = notes(read)
    return file
  }

  private func notes(_ read: BinaryCookiesFile) -> [String] {
    var notes: [String] = []
    if read.pageCount == 0, read.problems.isEmpty {
      notes.append("no pages: the store was emptied (a store that was never written has no file)")
    }
    switch read.acceptPolicy {
    case 1?: notes.append("the accept policy is 1, never: the store takes no cookie")
    case let policy? where policy != 0 && policy != 2:
      notes.append("the accept policy is \(policy), which is not known")
    default: break
    }
    // Files of 2013 have neither the list nor the bit.
    for entry in read.entries where read.hasPropertyList && entry.contradictsItsDomain {
      let cookie = entry.archived.cookie
      notes.append(
        "byte \(entry.offset): bit 5 of \(cookie.name) at \(cookie.domain) contradicts its domain, which is followed")
    }
    notes.append("session cookies are never in such a file; SameSite=None looks like no SameSite")
    return notes
  }
}
