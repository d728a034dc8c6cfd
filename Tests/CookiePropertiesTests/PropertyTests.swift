import Choices
import CookieSimulation
import Testing

@testable import CookieFuzzing
@testable import CookieProperties
@testable import Cookies

@Suite("Properties of our own parser")
struct PropertyTests {
  @Test("nothing is violated", arguments: [1, 2, 3] as [UInt64])
  func holds(seed: UInt64) {
    var generator = SequenceGenerator()
    let checker = PropertyChecker()
    for run in 0..<2_000 {
      generator.generate(Tape(seed: SplitMix64.seed(campaign: seed, run: run)))
      #expect(checker.check(generator.sequence) == nil)
      #expect(checker.checkParser(generator.sequence) == nil)
    }
  }

  typealias Tampering = (name: String, field: String, tamper: @Sendable (inout ParsedSetCookie) -> Void)

  static let tamperings: [Tampering] = [
    ("a lost Secure", "a=b; Secure", { $0.secure = false }),
    ("a lost HttpOnly", "a=b; HttpOnly", { $0.httpOnly = false }),
    ("a longer life", "a=b; Max-Age=1", { $0.maxAge = 2 }),
    ("another day", "a=b; Expires=1 jan 2026 0:0:0", { $0.expires = UnixTime(seconds: 0) }),
    ("a lost Domain", "a=b; Domain=x.test", { $0.domain = nil }),
    ("a lost Path", "a=b; Path=/x", { $0.path = nil }),
    ("a shorter value", "a=bc", { $0.value.end -= 1 }),
    ("a weaker SameSite", "a=b; SameSite=Strict", { $0.sameSite = .lax }),
  ]

  @Test("each falsified reading is noticed", arguments: tamperings.indices)
  func noticesTampering(_ index: Int) {
    let (name, field, tamper) = Self.tamperings[index]
    let checker = FieldChecker(tamper: tamper)
    let found = Array(field.utf8).withUnsafeBufferPointer { checker.check($0) }
    #expect(found == .agreesWithReference, "\(name)")
  }

  @Test("a range outside the field is noticed")
  func noticesRange() {
    let checker = FieldChecker(tamper: { $0.value.end += 1 })
    let found = Array("a=b".utf8).withUnsafeBufferPointer { checker.check($0) }
    #expect(found == .rangesWithinField)
  }

  @Test("what a cookie may do is said apart from the jar")
  func rights() throws {
    let cookie = Cookie(name: "a", value: "b", domain: "site.test", path: "/x", hostOnly: false, secure: true)
    let now = UnixTime(seconds: 0)
    func may(_ url: String) throws -> Bool {
      CookieRights.allowsSending(cookie, with: RequestContext(url: try #require(RequestURL(url))), at: now)
    }
    #expect(try may("https://www.site.test/x/y"))
    #expect(try !may("http://www.site.test/x/y"))
    #expect(try !may("https://www.site.test/xy"))
    #expect(try !may("https://badsite.test/x"))
    var wider = cookie
    wider.secure = false
    #expect(CookieRights.isWithin(cookie, cookie))
    #expect(!CookieRights.isWithin(wider, cookie))
  }

  @Test("the plain date and the fast date agree", arguments: [1, 2] as [UInt64])
  func dates(seed: UInt64) {
    let tape = Tape(seed: seed)
    for _ in 0..<5_000 {
      let text = OctetBuffer()
      for _ in 0...tape.choose(below: 4) {
        Vocabulary.dates.append(tape.choose(below: Vocabulary.dates.count), to: text)
        FieldMutator(tape: tape).mutate(text, from: 0)
      }
      #expect(ByteChecks.date(text.octets) == nil)
    }
  }
}
