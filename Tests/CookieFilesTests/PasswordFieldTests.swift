import Choices
import Testing

@testable import CookieFiles

@Suite("bodies with a password") struct PasswordFieldTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var isSent = true
  }

  static let rows = [
    Row(testDescription: "a form", body: "email=a%40b.c&password=x"),
    Row(testDescription: "Rails", body: "authenticity_token=t&user%5Bemail%5D=a&user%5Bpassword%5D=x"),
    Row(
      testDescription: "Rails, with another one to compare with", body: "user[password]=x&user[password_confirmation]=x"
    ),
    Row(testDescription: "WordPress", body: "log=a&pwd=x&wp-submit=Log+In"),
    Row(testDescription: "Roundcube", body: "_task=login&_user=a&_pass=x"),
    Row(testDescription: "Spring", body: "j_username=a&j_password=x"),
    Row(testDescription: "JSON", body: #"{"user":{"email":"a","password" : "x"}}"#),
    Row(testDescription: "GraphQL", body: #"{"operationName":"In","variables":{"email":"a","Password":"x"}}"#),
    Row(testDescription: "a part", body: "--b\r\nContent-Disposition: form-data; name=\"passwd\"\r\n\r\nx\r\n--b--"),
    Row(testDescription: "a grant", body: "grant_type=password&username=a&password=x"),
    Row(testDescription: "a word of a value", body: "comment=my+password+is+lost", isSent: false),
    Row(testDescription: "a value of JSON", body: #"{"grant_type":"password","scope":["password"]}"#, isSent: false),
    Row(testDescription: "another one for the one that is known", body: "current_password=x&password=y", isSent: false),
    Row(testDescription: "a new one", body: #"{"oldPassword":"x","newPassword":"y"}"#, isSent: false),
    Row(testDescription: "a way to a new one", body: "reset_password_token=t", isSent: false),
    Row(testDescription: "words that begin so", body: "passenger=1&compass=2&bypass=3", isSent: false),
    Row(testDescription: "a long name", body: String(repeating: "p", count: 70) + "password=x", isSent: false),
    Row(testDescription: "nothing", body: "", isSent: false),
  ]

  @Test(arguments: rows) func isSent(_ row: Row) { #expect(PasswordField.isSent(in: row.body.utf8) == row.isSent) }

  @Test("of a HAR and of its copy, and nothing else of the body", arguments: rows) func har(_ row: Row) throws {
    let text = JSONTree.string(row.body).json
    let file = CaptureTests.har(CaptureTests.entry("", #","postData":{"mimeType":"x","text":\#(text)}"#))
    #expect(try CaptureTests.read(file).exchanges.map(\.sendsPassword) == [row.isSent])
    let copy = String(decoding: try Redaction(CookieFileInput(path: "x", bytes: Array(file.utf8))).bytes, as: UTF8.self)
    #expect(try CaptureTests.read(copy).exchanges.map(\.sendsPassword) == [row.isSent])
    #expect(copy.contains("pass=x") == row.isSent)
    #expect(!copy.contains("assword") && !copy.contains("wp-submit"))
  }

  @Test("of a HAR with a list of fields") func parameters() throws {
    let file = CaptureTests.har(
      CaptureTests.entry("", #","postData":{"params":[{"name":"email","value":"a"},{"name":"password","value":"x"}]}"#))
    #expect(try CaptureTests.read(file).exchanges.map(\.sendsPassword) == [true])
  }

  @Test("of a flow and of its copy", arguments: rows) func flow(_ row: Row) throws {
    let flow = FlowTests.flow(request: [("content", .bytes(row.body))])
    #expect(try FlowTests.read(flow).exchanges.map(\.sendsPassword) == [row.isSent])
    let copy = try Redaction(CookieFileInput(path: "x", bytes: flow)).bytes
    #expect(try FlowTests.read(copy).exchanges.map(\.sendsPassword) == [row.isSent])
  }
}
