import Choices
import Testing

/// Numbers and shares, wherever a person types them.
@Suite("Numbers as people type them") struct DecimalTextTests {
  @Test(
    "a number",
    arguments: [
      ("0", 0.0, 0.0), ("12.5", 12.5, 12.5), (".5", 0.5, 0.5), ("-1", nil, -1), ("+1", nil, 1), ("1e-3", nil, 0.001),
      ("1E3", nil, 1_000), ("", nil, nil), ("nan", nil, nil), ("inf", nil, nil), ("0x10", nil, nil),
      ("1e999", nil, nil), ("1e-999", nil, nil), ("0e-999", nil, 0), ("0.000", 0, 0),
      ("1,5", nil, nil), (" 1", nil, nil), ("1.2.3", nil, nil), ("e", nil, nil), ("\u{661}", nil, nil),
    ] as [(String, Double?, Double?)])
  func number(text: String, plain: Double?, scientific: Double?) {
    #expect(DecimalText.number(text, .plain) == plain)
    #expect(DecimalText.number(text) == scientific)
  }

  @Test(
    "a share within 0.1 % to 50 %",
    arguments: [
      ("0.1%", 0.001), ("0.1 %", 0.001), ("0.1\t%", 0.001), ("50%", 0.5), ("0.5", 0.5), ("1e-2", 0.01), ("51%", nil),
      ("0.05%", nil),
      ("0", nil), ("-1%", nil), ("%", nil), ("", nil), ("5%%", nil), ("5% ", nil), ("0.2 ", nil), ("nan%", nil),
      ("1e-323%", nil),
    ] as [(String, Double?)])
  func share(text: String, expected: Double?) {
    #expect(DecimalText.share(text, within: 0.001...0.5) == expected)
  }

  @Test("a share that no number holds is not 0", arguments: [("1e-323%", nil), ("1e-300%", 1e-302), ("0%", 0)])
  func smallest(text: String, expected: Double?) {
    #expect(DecimalText.share(text, within: 0...1) == expected)
  }
}
