import Testing

@testable import CookieFuzzing
@testable import CookieProperties

@Suite("Classes of differences")
struct DifferenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var fields: [String]
    var url = "https://www.site.test/dir/page"
    var request: String?
    var answer: OracleAnswer
    var expected: Set<DifferenceKind>
    var testDescription: String { name }
  }

  private static func record(_ change: (inout StoredRecord) -> Void = { _ in }) -> OracleAnswer {
    var record = StoredRecord()
    (record.name, record.value) = (Array("a".utf8), Array("b".utf8))
    (record.domain, record.path) = (Array("www.site.test".utf8), Array("/dir".utf8))
    (record.hostOnly, record.secure, record.httpOnly) = (true, false, false)
    (record.sameSite, record.persistent, record.expires) = ("Default", false, .never)
    change(&record)
    return .record(record)
  }

  private static func sent(_ text: String) -> OracleAnswer { .field(Array(text.utf8)) }

  static let rows: [Row] = [
    Row(name: "the same", fields: ["a=b"], answer: record(), expected: []),
    Row(
      name: "path", fields: ["a=b"], answer: record { $0.path = Array("/".utf8) },
      expected: [DifferenceKind(.scopeWidened, rule: "5.1.4", subject: "default-path")]),
    Row(
      name: "named path", fields: ["a=b; Path=/dir"], answer: record { $0.path = Array("/".utf8) },
      expected: [DifferenceKind(.scopeWidened, rule: "5.6.4", subject: "Path")]),
    Row(
      name: "host-only", fields: ["a=b"], answer: record { $0.hostOnly = false },
      expected: [DifferenceKind(.scopeWidened, rule: "5.7.10", subject: "host-only")]),
    Row(
      name: "Secure lost", fields: ["a=b; Secure"], answer: record(),
      expected: [DifferenceKind(.protectionLost, rule: "5.7.12", subject: "Secure")]),
    Row(
      name: "what is not reported does not differ", fields: ["a=b; SameSite=Strict"],
      answer: record { ($0.sameSite, $0.hostOnly) = (nil, nil) }, expected: []),
    Row(
      name: "SameSite lost", fields: ["a=b; SameSite=Strict"], answer: record(),
      expected: [DifferenceKind(.protectionLost, rule: "5.6.7", subject: "SameSite")]),
    Row(
      name: "Max-Age ignored", fields: ["a=b; Max-Age=60"], answer: record(),
      expected: [DifferenceKind(.livesShorter, rule: "5.6.2", subject: "Max-Age")]),
    Row(
      name: "no limit", fields: ["a=b; Max-Age=99999999"],
      answer: record { ($0.persistent, $0.expires) = (true, .at(FuzzSequence.epoch + 99_999_999)) },
      expected: [DifferenceKind(.livesLonger, rule: "5.5", subject: "limit")]),
    Row(
      name: "stores a foreign domain", fields: ["a=b; Domain=other.test"], answer: record(),
      expected: [DifferenceKind(.storesRefused, rule: "5.7.10", subject: "Domain")]),
    Row(name: "refuses", fields: ["a=b"], answer: .record(nil), expected: [DifferenceKind(.refuses, rule: "5.7.24")]),
    Row(
      name: "deletion ignored", fields: ["a=1", "a=; Max-Age=0"], request: "https://www.site.test/dir/",
      answer: sent("a=1"), expected: [DifferenceKind(.deletionIgnored, rule: "5.6.2.7", subject: "Max-Age")]),
    Row(
      name: "comma", fields: ["a=1, b=2"], request: "https://www.site.test/dir/", answer: sent("a=1; b=2"),
      expected: [
        DifferenceKind(.textDiffers, rule: "5.6 step 3"),
        DifferenceKind(.injected, rule: "5.6 step 2", subject: "comma"),
      ]),
    Row(
      name: "Secure over http", fields: ["a=1; Secure; Path=/"], request: "http://www.site.test/", answer: sent("a=1"),
      expected: [DifferenceKind(.sendsBeyond, rule: "5.8.3.3", subject: "Secure")]),
    Row(
      name: "Path ignored", fields: ["a=1"], request: "https://www.site.test/", answer: sent("a=1"),
      expected: [DifferenceKind(.sendsBeyond, rule: "5.8.3.3", subject: "Path")]),
    Row(
      name: "order", fields: ["a=1", "b=2"], request: "https://www.site.test/dir/", answer: sent("b=2; a=1"),
      expected: [DifferenceKind(.order, rule: "5.8.3.4")]),
    Row(
      name: "omitted", fields: ["a=1", "b"], request: "https://www.site.test/dir/", answer: sent("a=1"),
      expected: [DifferenceKind(.omits, rule: "5.8.3.3")]),
    Row(
      name: "a value read otherwise takes the rest with it", fields: ["a=c; Path=/dir; Max-Age=60"], answer: record(),
      expected: [DifferenceKind(.textDiffers, rule: "5.6 step 3")]),
    Row(
      name: "but not what protects", fields: ["a=c; Path=/dir; Secure"], answer: record(),
      expected: [
        DifferenceKind(.textDiffers, rule: "5.6 step 3"),
        DifferenceKind(.protectionLost, rule: "5.7.12", subject: "Secure"),
      ]),
    Row(
      name: "what is stored of a refused field is another cookie", fields: ["x=y; Domain=other.test"], answer: record(),
      expected: [DifferenceKind(.textDiffers, rule: "5.6 step 3")]),
    Row(
      name: "in the place of another", fields: ["a=1", "a=2; Domain=other.test"],
      request: "https://www.site.test/dir/", answer: sent("a=2"),
      expected: [DifferenceKind(.storesRefused, rule: "5.7.10", subject: "Domain")]),
    Row(
      name: "substeps are one step", fields: ["__Host-a=1; Path=/"], request: "https://www.site.test/dir/",
      answer: sent("__Host-a=1"), expected: [DifferenceKind(.storesRefused, rule: "5.7.21", subject: "prefix")]),
    Row(
      name: "control characters removed", fields: ["a\u{1}b=c"], request: "https://www.site.test/dir/",
      answer: sent("ab=c"),
      expected: [DifferenceKind(.storesRefused, rule: "5.6 step 1", subject: "control character")]),
    Row(name: "skipped", fields: ["a=b"], answer: .skipped("why"), expected: []),
  ]

  @Test("each difference has its effect and its rule", arguments: rows)
  func kinds(_ row: Row) {
    let response = OracleQuestion.Response(url: Array(row.url.utf8), fields: row.fields.map { Array($0.utf8) })
    let request = row.request.map { OracleQuestion.Request(url: Array($0.utf8)) }
    let question = OracleQuestion(
      id: "0", subject: .exchange(OracleQuestion.Exchange(responses: [response], request: request)))
    #expect(DifferenceFinder().kinds(question, .answer(row.answer)) == row.expected)
  }

  static let consequences: [(sent: DifferenceKind, stored: DifferenceKind, isOne: Bool)] = [
    (DifferenceKind(.omits, rule: ""), DifferenceKind(.refuses, rule: ""), true),
    (DifferenceKind(.omits, rule: ""), DifferenceKind(.persistence, rule: ""), false),
    (DifferenceKind(.keepsOld, rule: ""), DifferenceKind(.refuses, rule: ""), true),
    (
      DifferenceKind(.sendsBeyond, rule: "", subject: "Path"),
      DifferenceKind(.scopeWidened, rule: "", subject: "default-path"), true
    ),
    (
      DifferenceKind(.sendsBeyond, rule: "", subject: "Secure"),
      DifferenceKind(.scopeWidened, rule: "", subject: "default-path"), false
    ),
    (
      DifferenceKind(.sendsBeyond, rule: "", subject: "Secure"),
      DifferenceKind(.protectionLost, rule: "", subject: "Secure"), true
    ),
    (
      DifferenceKind(.sendsBeyond, rule: "", subject: "Secure"),
      DifferenceKind(.protectionLost, rule: "", subject: "HttpOnly"), false
    ),
    (DifferenceKind(.sendsExpired, rule: ""), DifferenceKind(.livesShorter, rule: ""), false),
    (DifferenceKind(.injected, rule: ""), DifferenceKind(.refuses, rule: ""), false),
  ]

  @Test("what is sent follows from what is stored", arguments: consequences.indices)
  func consequence(_ row: Int) {
    let (sent, stored, isOne) = Self.consequences[row]
    #expect((sent.effect.mayFollow && sent.follows(from: stored)) == isOne)
  }

  @Test("what is asked about one field of a request's question")
  func oneField() throws {
    let place = Array("https://a.test/".utf8)
    let fields = ["a=1", "b=2", "c=3"].map { Array($0.utf8) }
    let responses = [
      OracleQuestion.Response(url: place, fields: Array(fields[..<2]), now: 5),
      OracleQuestion.Response(url: place, fields: Array(fields[2...])),
    ]
    let exchange = OracleQuestion.Exchange(responses: responses, request: OracleQuestion.Request(url: place))
    let question = OracleQuestion(id: "0", subject: .exchange(exchange))
    for (number, field) in fields.enumerated() {
      let response = OracleQuestion.Response(url: place, fields: [field], now: 5)
      let asked = try #require(question.aboutStoring(number))
      #expect(asked.subject == .exchange(OracleQuestion.Exchange(responses: [response])))
      #expect(asked.aboutStoring(0) == nil)
    }
    #expect(question.aboutStoring(3) == nil)
  }

  @Test("common forms: a response for each field, a name for each cookie")
  func commonForms() {
    let response = OracleQuestion.Response(
      url: Array("https://a.test/".utf8), fields: [Array("b;Path=/".utf8), Array("=c".utf8)])
    let question = OracleQuestion(id: "0", subject: .exchange(OracleQuestion.Exchange(responses: [response])))
    let common = CommonForms.of(question).reduce(question) { $1($0) }
    guard case .exchange(let exchange) = common.subject else { return #expect(Bool(false)) }
    let texts = exchange.responses.map { $0.fields.map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == [["a=b;Path=/"], ["a=c"]])
  }

  @Test("the smallest input that keeps a trait")
  func minimises() {
    let field = Array("session=abc, def=ghi; Path=/x; HttpOnly".utf8)
    let response = OracleQuestion.Response(url: Array("https://www.example.com/a/b".utf8), fields: [field, field])
    let question = OracleQuestion(id: "0", subject: .exchange(OracleQuestion.Exchange(responses: [response])))
    let smallest = QuestionMinimiser { candidate in
      guard case .exchange(let exchange) = candidate.subject else { return false }
      return exchange.responses.flatMap(\.fields).contains { $0.contains(UInt8(ascii: ",")) }
    }.minimise(question)
    let expected = OracleQuestion.Response(url: Array("https://a.test/".utf8), fields: [Array(",".utf8)])
    #expect(smallest.subject == .exchange(OracleQuestion.Exchange(responses: [expected])))
  }
}
