import Cookies
import Foundation
import Testing

@testable import CookieLab

/// What the browsers' automation protocols have on the wire. All readers are total: what they do not know is nothing.
@Suite("Messages of browsers") struct WireTests {
  struct Frames: Sendable, CustomTestStringConvertible {
    var name: String
    /// As they come.
    var parts: [String]
    /// What is whole after each; nil for what is no message.
    var messages: [[String]?]
    var testDescription: String { name }
  }

  private static func texts(_ messages: [[UInt8]]?) -> [String]? {
    messages.map { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(
    "messages that end with NUL",
    arguments: [
      Frames(name: "one", parts: ["{}\0"], messages: [["{}"]]),
      Frames(name: "two at once", parts: ["a\0b\0"], messages: [["a", "b"]]),
      Frames(name: "in parts", parts: ["a", "b\0c", "\0"], messages: [[], ["ab"], ["c"]]),
      Frames(name: "empty ones", parts: ["\0\0"], messages: [["", ""]]),
      Frames(name: "nothing", parts: [""], messages: [[]]),
    ])
  func ended(_ test: Frames) {
    var framing = WireFraming.Ended(by: 0)
    #expect(test.parts.map { Self.texts(framing.take(Array($0.utf8))) } == test.messages)
  }

  @Test(
    "messages with their length before them",
    arguments: [
      Frames(name: "one", parts: ["2:{}"], messages: [["{}"]]),
      Frames(name: "two and a part", parts: ["1:a2:bc1", "1:hello world"], messages: [["a", "bc"], ["hello world"]]),
      Frames(name: "a length in parts", parts: ["1", "0", ":", "0123456789"], messages: [[], [], [], ["0123456789"]]),
      Frames(name: "a colon in it", parts: ["3:a:b"], messages: [["a:b"]]),
      Frames(name: "empty", parts: ["0:"], messages: [[""]]),
      Frames(name: "no length", parts: [":x"], messages: [nil]),
      Frames(name: "no number", parts: ["x:1"], messages: [nil]),
      Frames(name: "a negative one", parts: ["-1:a"], messages: [nil]),
      Frames(name: "a huge one", parts: ["99999999:"], messages: [nil]),
      Frames(name: "digits without end", parts: ["123456789"], messages: [nil]),
    ])
  func counted(_ test: Frames) {
    var framing = WireFraming.Counted()
    #expect(test.parts.map { Self.texts(framing.take(Array($0.utf8))) } == test.messages)
  }

  @Test func framesAreReadBack() {
    var framing = WireFraming.Counted()
    #expect(Self.texts(framing.take(WireFraming.Counted.framed(Array("héllo".utf8)))) == ["héllo"])
  }

  struct DevTools: Sendable, CustomTestStringConvertible {
    var text: String
    var message: DevToolsMessage?
    var testDescription: String { text }
  }

  @Test(arguments: [
    DevTools(
      text: #"{"id":3,"result":{"a":1}}"#, message: .answer(id: 3, DevToolsAnswer(result: ["a": 1], problem: nil))),
    DevTools(
      text: #"{"id":3,"error":{"code":-1,"message":"no"}}"#,
      message: .answer(id: 3, DevToolsAnswer(result: [:], problem: "no"))),
    DevTools(
      text: #"{"id":3,"error":7}"#,
      message: .answer(id: 3, DevToolsAnswer(result: [:], problem: "an error without a message"))),
    DevTools(
      text: #"{"method":"Page.x","params":{"n":"load"},"sessionId":"S"}"#,
      message: .event("Page.x", session: "S", ["n": "load"])),
    DevTools(text: #"{"method":"Page.x"}"#, message: .event("Page.x", session: nil, [:])),
    DevTools(text: #"{"id":"3"}"#), DevTools(text: #"{"id":1.5}"#), DevTools(text: #"{"method":4}"#),
    DevTools(text: "[1]"), DevTools(text: "{"), DevTools(text: ""), DevTools(text: "\u{0}"),
    DevTools(text: #"{"id":1e400}"#),
    // An end that is no end, deep as it may be.
    DevTools(text: String(repeating: "[", count: 100_000)),
  ])
  func devTools(_ test: DevTools) { #expect(DevToolsMessage(Array(test.text.utf8)) == test.message) }

  @Test func devToolsCalls() {
    #expect(
      String(decoding: DevToolsMessage.call(7, "Page.navigate", ["url": "http://a/"], session: "S"), as: UTF8.self)
        == #"{"id":7,"method":"Page.navigate","params":{"url":"http://a/"},"sessionId":"S"}"# + "\0")
  }

  @Test(
    "what a script returned",
    arguments: [
      (#"{"result":{"type":"string","value":"done"}}"#, true, "done"),
      (#"{"result":{"type":"number","value":2}}"#, true, "2"),
      (#"{"result":{"type":"object","subtype":"null","value":null}}"#, true, "null"),
      (#"{"result":{"type":"undefined"}}"#, true, "undefined"),
      (
        #"{"result":{},"exceptionDetails":{"text":"Uncaught","exception":{"description":"Error: bad"}}}"#, false,
        "Error: bad"
      ),
      (#"{"exceptionDetails":{"text":"Uncaught"}}"#, false, "Uncaught"),
      (#"{"exceptionDetails":5}"#, false, "an exception"),
    ])
  func scripts(result: String, isDone: Bool, text: String) throws {
    let result = try #require(WireValue.read(Array(result.utf8)))
    let answer = DevToolsAnswer(result: result, problem: nil).script
    #expect((answer.isDone, answer.text) == (isDone, text))
  }

  struct Marionette: Sendable, CustomTestStringConvertible {
    var text: String
    var message: MarionetteMessage?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Marionette(
      text: #"{"applicationType":"gecko","marionetteProtocol":3}"#, message: .greeting(version: 3)),
    Marionette(text: #"[1,4,null,{"value":"153.7.0"}]"#, message: .answer(id: 4, ["value": "153.7.0"], problem: nil)),
    Marionette(
      text: #"[1,4,{"error":"javascript error","message":"no"},null]"#, message: .answer(id: 4, .null, problem: "no")),
    Marionette(
      text: #"[1,4,{"error":"javascript error"},null]"#, message: .answer(id: 4, .null, problem: "javascript error")),
    Marionette(text: #"[1,4,5,null]"#, message: .answer(id: 4, .null, problem: "an error without a message")),
    // A command is nothing that Firefox says.
    Marionette(text: #"[0,4,"x",{}]"#), Marionette(text: "[1,4,null]"), Marionette(text: #"[1,"4",null,null]"#),
    Marionette(text: "[]"), Marionette(text: "nothing"), Marionette(text: ""),
  ])
  func marionette(_ test: Marionette) { #expect(MarionetteMessage(Array(test.text.utf8)) == test.message) }

  @Test func marionetteCommands() {
    #expect(
      String(decoding: MarionetteMessage.command(2, "Marionette:SetContext", ["value": "chrome"]), as: UTF8.self)
        == #"48:[0,2,"Marionette:SetContext",{"value":"chrome"}]"#)
  }

  struct Agent: Sendable, CustomTestStringConvertible {
    var text: String
    var message: FirefoxMessage?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Agent(text: #"{"id":5,"ok":true}"#, message: .answer(id: 5, FirefoxAnswer(isDone: true))),
    Agent(text: #"{"id":5,"ok":false,"text":"no"}"#, message: .answer(id: 5, FirefoxAnswer(isDone: false, text: "no"))),
    Agent(text: #"{"changed":true}"#, message: .changed), Agent(text: #"{"died":true}"#, message: .died),
    Agent(text: #"{"ask":"0","view":0}"#, message: .asked("0", view: 0)),
    Agent(text: #"{"changed":1}"#), Agent(text: #"{"id":5}"#), Agent(text: #"{"ask":0,"view":0}"#), Agent(text: "{}"),
    Agent(text: "x"), Agent(text: ""),
  ])
  func agent(_ test: Agent) { #expect(FirefoxMessage(Array(test.text.utf8)) == test.message) }

  @Test(
    "a page is answered by the number of its question, and no text of it gets out of its quotes",
    arguments: [
      ("0", "renewed", #"window.twinjarAsked[0]("renewed")"#),
      ("12", #"a")+alert("b\"#, #"window.twinjarAsked[12]("a\")+alert(\"b\\")"#), ("x", "renewed", nil),
      ("0]", "renewed", nil), ("-1", "renewed", nil), ("", "renewed", nil),
    ])
  func bridge(question: String, text: String, script: String?) {
    #expect(PageBridge.answer(text, to: question) == script)
  }

  @Test(
    "the port that Firefox found free",
    arguments: [
      ("2828", 2828), (" 40001\n", 40_001), ("", nil), ("0", nil), ("70000", nil), ("port", nil),
    ])
  func port(text: String, port: UInt16?) { #expect(FirefoxProfile.port(in: text) == port) }
}
