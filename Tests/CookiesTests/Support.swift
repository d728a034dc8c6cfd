import Testing

@testable import Cookies

/// 2026-01-01T00:00:00Z, the time of every test that does not say another.
let testTime = UnixTime(seconds: 1_767_225_600)

/// One row of a table: a step of the draft, what goes in and what has to come out.
struct Row<Input: Sendable, Output: Sendable>: Sendable, CustomTestStringConvertible {
  let step: String
  let input: Input
  let expected: Output

  init(_ step: String, _ input: Input, _ expected: Output) {
    self.step = step
    self.input = input
    self.expected = expected
  }

  var testDescription: String { "\(step): \(Printable.text(String(describing: input)))" }
}

func response(_ url: String, isHTTP: Bool = true, site: SiteRelation = .sameSite) throws -> ResponseContext {
  ResponseContext(url: try #require(RequestURL(url)), isHTTP: isHTTP, site: site)
}

/// The Cookie field for a GET of `url`.
func cookieField(_ jar: CookieJar, _ url: String, at now: UnixTime = testTime) throws -> String {
  var jar = jar
  var output: [UInt8] = []
  jar.appendCookieField(for: RequestContext(url: try #require(RequestURL(url))), at: now, to: &output)
  return String(decoding: output, as: UTF8.self)
}

/// A jar that received `fields` from `url` at the test time.
func jar(_ fields: [String], from url: String = "https://www.example.com/") throws -> CookieJar {
  var jar = CookieJar()
  let response = try response(url)
  for field in fields { jar.store(field, from: response, at: testTime) }
  return jar
}
