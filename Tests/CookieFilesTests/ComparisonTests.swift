import Choices
import CookieReports
import Cookies
import Testing

@testable import CookieFiles

@Suite("what a second jar lacks") struct ComparisonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (inout CookieFile.Entry) -> Void
    var kinds: [JarDifference.Kind]
    var ids: [[String]]

    var testDescription: String { name }
  }

  static let written = UnixTime(seconds: 1_767_225_600)

  static func entry() -> CookieFile.Entry {
    CookieFile.Entry(
      Cookie(
        name: "sid", value: "31d4", domain: "example.com", hostOnly: false, secure: true, httpOnly: true,
        expires: written.advanced(bySeconds: 30 * 86_400), created: written),
      created: written, isSetByScript: false)
  }

  static func file(_ entries: [CookieFile.Entry]) -> CookieFile {
    var file = CookieFile(format: "a test")
    file.createdIsLastWrite = true
    file.entries = entries
    return file
  }

  @Test(
    "of one cookie",
    arguments: [
      Row(name: "the same", change: { _ in }, kinds: [], ids: []),
      Row(
        name: "an older value",
        change: {
          $0.cookie.value = "22aa"
          $0.created = written.advanced(bySeconds: -60)
        }, kinds: [.older], ids: [["F20", "F35", "F57"]]),
      Row(name: "another value", change: { $0.cookie.value = "22aa" }, kinds: [.value], ids: [["F01", "F35"]]),
      Row(
        name: "no HttpOnly", change: { $0.cookie.httpOnly = false }, kinds: [.httpOnlyLost],
        ids: [["no-HttpOnly", "F38"]]),
      Row(
        name: "no expiry", change: { $0.cookie.expires = nil }, kinds: [.noExpiry], ids: [["F41", "F42", "F23"]]),
      Row(name: "one host", change: { $0.cookie.hostOnly = true }, kinds: [.hostOnly], ids: [["F41"]]),
      Row(
        name: "no Secure", change: { $0.cookie.secure = false }, kinds: [.secureLost], ids: [["F41"]]),
      Row(
        name: "an earlier expiry", change: { $0.cookie.expires = written.advanced(bySeconds: 86_400) },
        kinds: [.earlierExpiry], ids: [["F20", "F35", "F57"]]),
      Row(
        name: "a later expiry", change: { $0.cookie.expires = written.advanced(bySeconds: 90 * 86_400) },
        kinds: [.changed], ids: [[]]),
      Row(
        name: "another value with a later expiry",
        change: {
          $0.cookie.value = "22aa"
          $0.cookie.expires = written.advanced(bySeconds: 90 * 86_400)
        }, kinds: [.value], ids: [["F01", "F35"]]),
      Row(
        name: "an expiry in whole seconds",
        change: { $0.cookie.expires = $0.cookie.expires?.advanced(byMicroseconds: -999_999) }, kinds: [], ids: []),
      Row(name: "a host in capitals", change: { $0.cookie.domain = "Example.COM" }, kinds: [], ids: []),
      Row(
        name: "seven days",
        change: {
          $0.isSetByScript = true
          $0.cookie.expires = written.advanced(bySeconds: 7 * 86_400)
        }, kinds: [.capped], ids: [["F26"]]),
      Row(
        name: "seven days, set by the server",
        change: { $0.cookie.expires = written.advanced(bySeconds: 7 * 86_400) }, kinds: [.earlierExpiry],
        ids: [["F20", "F35", "F57"]]),
    ]) func one(_ row: Row)
  {
    var changed = Self.entry()
    row.change(&changed)
    let differences = JarComparison.differences(Self.file([Self.entry()]), Self.file([changed]))
    #expect(differences.map(\.kind) == row.kinds)
    #expect(differences.map(\.ids) == row.ids)
  }

  @Test("cookies that only one jar has") func onlyOne() {
    var session = Self.entry()
    session.cookie.name = "s"
    session.cookie.expires = nil
    let both = Self.file([Self.entry(), session])
    let missing = JarComparison.differences(both, Self.file([Self.entry()]))
    #expect(missing.map(\.kind) == [.missing] && missing.map(\.ids) == [["F23", "F37", "F01"]])
    let emptied = JarComparison.differences(both, Self.file([]))
    #expect(emptied.map(\.ids) == [["F25", "F01"], ["F25", "F01"]])
    let added = JarComparison.differences(Self.file([session]), both)
    #expect(added.map(\.kind) == [.added] && added.map(\.cookie.name) == ["sid"])
  }

  @Test("a cookie whose time was over is not missing; where dates are lacking, that it may have been is said")
  func expired() {
    var old = Self.entry()
    old.cookie.name = "old"
    old.cookie.expires = Self.written
    let known = JarComparison.differences(Self.file([old, Self.entry()]), Self.file([Self.entry()]))
    #expect(known.map(\.kind) == [.expired] && known.map(\.ids) == [[]])
    old.created = nil
    let unknown = JarComparison.differences(
      Self.file([old]), Self.file([]), now: Self.written.advanced(bySeconds: 1))
    #expect(unknown.map(\.kind) == [.missing] && unknown.map(\.ids) == [["F25", "F01"]])
    #expect(unknown.first?.evidence.contains("; it expired ") ?? false)
    let fresh = JarComparison.differences(Self.file([old]), Self.file([]), now: Self.written.advanced(bySeconds: -1))
    #expect(fresh.first?.evidence == "the second jar is empty")
  }

  @Test("an app without app-bound domains keeps cookies of any; what is no such list is refused") func unbound() throws
  {
    let plist = { (body: String) in Array("<plist version=\"1.0\">\(body)</plist>".utf8) }
    let none = try AppBoundDomains(plist: plist("<dict><key>CFBundleName</key><string>A</string></dict>"), path: "x")
    #expect(!none.areLimited && none.domains == [] && none.contain("example.org"))
    let file = Self.file([Self.entry()])
    let report = InspectReport([.init(path: "x", file: file)], domains: none, showsValues: false)
    #expect(report.unbound.isEmpty && report.text.contains("Not limited to app-bound domains"))
    let empty = try AppBoundDomains(
      plist: plist("<dict><key>WKAppBoundDomains</key><array></array></dict>"), path: "x")
    // filterAppBoundCookies looks at a list that is not empty.
    #expect(!empty.areLimited && empty.contain("example.org"))
    let schemes = AppBoundDomains(["myapp:"])
    #expect(!schemes.areLimited && schemes.contain("example.org"))
    let eleven = AppBoundDomains(["myapp:", "www.d1.example", "d1.example"] + (2...10).map { "d\($0).example" })
    #expect(eleven.contain("d9.example") && !eleven.contain("d10.example") && eleven.beyond == ["d10.example"])
    for body in ["<array></array>", "<dict><key>WKAppBoundDomains</key><string>a</string></dict>"] {
      #expect(throws: InputError.self) { try AppBoundDomains(plist: plist(body), path: "x") }
    }
  }

  @Test("app-bound domains, by registrable domain; as Xcode writes them") func appBound() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key> <string>A &amp; B</string> <!-- <key> -->
        <key>UIRequiresFullScreen</key> <true/>
        <key>WKAppBoundDomains</key>
        <array>
          <string>www.example.co.uk</string>
          <string>localhost</string>
        </array>
      </dict>
      </plist>
      """
    let domains = try AppBoundDomains(plist: Array(text.utf8), path: "Info.plist")
    #expect(domains.domains == ["www.example.co.uk", "localhost"])
    #expect(domains.contain("api.example.co.uk") && domains.contain("localhost"))
    #expect(!domains.contain("example.org") && !domains.contain("other.co.uk"))
    for length in 0..<text.utf8.count - 20 {
      #expect(throws: InputError.self) { try AppBoundDomains(plist: Array(text.utf8.prefix(length)), path: "x") }
    }
  }

  @Test("hostile text is escaped") func escaping() throws {
    var entry = Self.entry()
    entry.cookie.name = "a\u{1B}[2J\u{202E}"
    let jar = InspectReport.Jar(path: "x\u{1B}", file: Self.file([entry]))
    let report = InspectReport([jar, jar], domains: AppBoundDomains(["\u{7}"]), showsValues: true)
    for text in [report.text, try report.json()] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.isASCII })
    }
  }
}
