import Choices
import Testing

@testable import CookieFiles

/// Nothing that a terminal or a parser could act on gets into JSON unescaped, by whichever way it is written.
@Suite("Text in JSON") struct JSONTextTests {
  @Test(
    "is plain ASCII",
    arguments: [
      ("", #""""#), ("a b~", #""a b~""#), (#"say "no""#, #""say \"no\"""#), (#"a\b"#, #""a\\b""#),
      ("\u{0}\n\u{1B}[31m\u{7F}", #""\u0000\u000a\u001b[31m\u007f""#), ("é", #""\u00e9""#),
      ("\u{202E}\u{2028}", #""\u202e\u2028""#), ("\u{1F36A}", #""\ud83c\udf6a""#), ("</script>", #""</script>""#),
    ])
  func text(text: String, expected: String) {
    #expect(JSONText.string(text) == expected)
    #expect(JSONTree.string(text).json == expected)
    #expect(JSONTree.object([JSONTree.Member(key: text, value: .null)]).json == "{\(expected):null}")
  }
}
