import ArchiveTrials
import CookieFuzzing
import CookieReports
import Testing

@testable import Cookies

@Suite("Commands")
struct CommandTests {
  private static let oracle = Oracle(options: CookieJar.Options())

  static let questions: [Row<String, String>] = [
    Row(
      "request",
      #"{"id":"1","kind":"request","now":1767225600,"url":"https://www.example.com/dir/","set_cookie":["a=b; Path=/"],"request_url":"https://www.example.com/"}"#,
      #"{"id":"1","got":"a=b"}"#),
    Row(
      "store", #"{"id":2,"kind":"store","now":0,"url":"http://a.test/","set_cookie":["a=b; Max-Age=9"]}"#,
      #"{"id":2,"got":{"name":"a","value":"b","domain":"a.test","path":"/","host_only":true,"secure":false,"http_only":false,"same_site":"Default","persistent":true,"expires":9}}"#
    ),
    Row(
      "nothing is left", #"{"id":"3","kind":"store","now":0,"url":"http://a.test/","set_cookie":["a=b; Secure"]}"#,
      #"{"id":"3","got":null}"#),
    Row(
      "then",
      #"{"id":"4","kind":"request","now":0,"url":"http://a.test/","set_cookie":["a=b; Max-Age=9"],"then":[{"url":"http://a.test/","set_cookie":["c=d"],"now":10}],"request_url":"http://a.test/"}"#,
      #"{"id":"4","got":"c=d"}"#),
    Row(
      "latin1",
      #"{"id":"5","kind":"request","now":0,"latin1":true,"url":"http://a.test/","set_cookie":["a=\u00e9\u00ff"],"request_url":"http://a.test/"}"#,
      #"{"id":"5","got":"a=\u00e9\u00ff"}"#),
    Row("date", #"{"id":"6","kind":"date","date":"1 jan 1970 0:0:7"}"#, #"{"id":"6","got":7}"#),
    Row("no date", #"{"id":"7","kind":"date","date":"x"}"#, #"{"id":"7","got":null}"#),
    Row("domain-match", #"{"id":"8","kind":"domain-match","host":"A.b","domain":"b"}"#, #"{"id":"8","got":true}"#),
    Row(
      "path-match", #"{"id":"9","kind":"path-match","request_path":"/a","cookie_path":"/b"}"#,
      #"{"id":"9","got":false}"#),
    Row("unknown kind", #"{"id":"10","kind":"taste"}"#, #"{"id":"10","skip":"unknown kind"}"#),
    Row("no kind", #"{"id":"11"}"#, #"{"id":"11","error":"kind: expected a string, found nothing"}"#),
    Row(
      "wrong type", #"{"id":"12","kind":"date","date":[1]}"#,
      #"{"id":"12","error":"date: expected a string, found another type"}"#),
    Row(
      "no URL", #"{"id":"13","kind":"store","url":"x","set_cookie":[]}"#,
      #"{"id":"13","error":"url: expected an absolute URL, found 'x'"}"#),
    Row(
      "wrong flag", #"{"id":"14","kind":"store","url":"http://a.test/","set_cookie":[],"set_http":1}"#,
      #"{"id":"14","error":"set_http: expected true or false, found another type"}"#),
    Row(
      "wrong context", #"{"id":"15","kind":"store","url":"http://a.test/","set_cookie":[],"set_context":"near"}"#,
      #"{"id":"15","error":"set_context: expected same-site, cross-site or cross-site-top-level, found 'near'"}"#),
    Row("no JSON", "garbage", #"{"id":null,"error":"expected one JSON object a line, found text that is not JSON"}"#),
    Row("no object", "[1]", #"{"id":null,"error":"expected a JSON object"}"#),
    Row(
      "a host without canonical form", #"{"id":"16","kind":"store","url":"http://a..b/","set_cookie":["a=b"]}"#,
      #"{"id":"16","got":null}"#),
  ]

  @Test("oracle", arguments: questions) func answer(_ row: Row<String, String>) {
    #expect(Self.oracle.answer(to: row.input) == row.expected)
  }

  @Test("parse prints no control or bidirectional character of a cookie") func hostileOutput() throws {
    let field = "a\u{202E}=\u{9B}31m\u{FEFF}; Path=/\u{2028}; x\u{85}=y"
    let origin = try response("https://www.example.com/")
    let explanation = CookieJar().explain(Array(field.utf8), from: origin, at: testTime)
    let report = ParseReport(
      field: field, note: nil, url: "https://www.example.com/", explanation: explanation, time: testTime)
    for output in [report.table, report.json] {
      #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) })
    }
    #expect(report.table.contains("a\\u{202E}"))
  }

  @Test("a short soak", arguments: [1, 2, 3] as [UInt64]) func soak(seed: UInt64) {
    var soak = SetCookieSoak(seed: seed)
    for _ in 0..<5000 {
      if let failure = soak.step() {
        Issue.record("\(failure)")
        return
      }
    }
    #expect(soak.stored > 1000)
  }

  @Test("a short soak of every decoder", arguments: ArchiveFuzzing.targets.map(\.name)) func soak(target: String) throws
  {
    let target = try #require(ArchiveFuzzing.targets.first { $0.name == target })
    var soak = ArchiveSoak(target: target, seed: 1)
    for _ in 0..<3000 {
      if let failure = soak.step() {
        Issue.record("\(failure)")
        return
      }
    }
    #expect(soak.accepted > 500)
  }
}
