import Choices
import Cookies
import Testing

@testable import CookieFiles

@Suite("cookies.txt and archives") struct TextFileTests {
  @Test("lines of curl and libsoup; one that cannot be read is named, and the others are read") func cookiesTxt() throws
  {
    let text =
      "# Netscape HTTP Cookie File\n\n#HttpOnly_.example.com\tTRUE\t/\tTRUE\t1798761600\tsid\t31d4\n"
      + "localhost\tFALSE\t/a\tFALSE\t0\tb\tc\r\nlocalhost\tFALSE\n.a.b\tTRUE\t/\tFALSE\t5\tx\ty\t2\n"
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: Array(text.utf8)))
    #expect(file.entries.map(\.cookie.name) == ["sid", "b", "x"])
    #expect(file.entries.map(\.cookie.httpOnly) == [true, false, false])
    #expect(file.entries.map(\.cookie.hostOnly) == [false, true, false])
    #expect(file.entries.map(\.cookie.value) == ["31d4", "c", "y"])
    #expect(file.entries.map(\.cookie.sameSite) == [.default, .default, .strict])
    #expect(file.entries.map { $0.cookie.expires?.seconds } == [1_798_761_600, nil, 5])
    #expect(file.problems == ["line 5: found 2 fields, expected 7 fields between tabs"])
  }

  @Test("a mark of UTF-8 in front is none of the text", arguments: ["", "# Netscape HTTP Cookie File\n"])
  func byteOrderMark(title: String) throws {
    let bytes = Array("\u{FEFF}\(title)localhost\tFALSE\t/\tFALSE\t0\tb\tc\n".utf8)
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes))
    #expect(file.entries.map(\.cookie.domain) == ["localhost"] && file.problems == [])
    #expect(try !Redaction(CookieFileInput(path: "x", bytes: bytes)).bytes.isEmpty)
  }

  @Test("a damaged archive gives its whole segments") func compact() throws {
    let bytes = try CompactArchive().encode([Cookie(name: "a", value: "b", domain: "c.d")])
    let file = try CookieFileFormats.read(CookieFileInput(path: "x", bytes: bytes + bytes.dropLast()))
    #expect(file.entries.map(\.cookie.name) == ["a"] && file.problems.count == 1)
  }

  @Test("what is no file of cookies is refused", arguments: ["", "hello\n", "{\"log\": 1}", "\u{0}\u{0}"])
  func refused(text: String) {
    #expect(throws: InputError.self) { try CookieFileFormats.read(CookieFileInput(path: "x", bytes: Array(text.utf8))) }
  }
}
