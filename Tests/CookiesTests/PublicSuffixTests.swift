import Testing

@testable import Cookies

@Suite("Public suffixes")
struct PublicSuffixTests {
  /// The registrable domain, by the test vectors of publicsuffix.org and a few more.
  static let rows: [Row<String, String?>] = [
    Row("a rule of one label", "com", nil),
    Row("a rule of one label", "example.com", "example.com"),
    Row("a rule of one label", "b.example.com", "example.com"),
    Row("the default rule", "example", nil),
    Row("the default rule", "b.example.example", "example.example"),
    Row("two labels", "co.uk", nil),
    Row("two labels", "a.b.co.uk", "b.co.uk"),
    Row("a wildcard", "c.kobe.jp", nil),
    Row("a wildcard", "b.c.kobe.jp", "b.c.kobe.jp"),
    Row("the parent of a wildcard", "kobe.jp", nil),
    Row("an exception", "city.kobe.jp", "city.kobe.jp"),
    Row("an exception", "www.city.kobe.jp", "city.kobe.jp"),
    Row("a wildcard below the top", "test.ck", nil),
    Row("an exception below the top", "www.ck", "www.ck"),
    Row("the private section", "someone.github.io", "someone.github.io"),
    Row("A-labels", "xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"),
    Row("A-labels", "xn--55qx5d.cn", nil),
    Row("the root's dot", "example.com.", "example.com."),
    Row("the empty domain", "", nil),
    Row("no label before the dot", ".com", nil),
  ]

  @Test("registrable domain", arguments: rows) func registrable(_ row: Row<String, String?>) {
    #expect(PublicSuffixList.embedded.registrableDomain(of: row.input) == row.expected)
  }

  @Test(
    "a list from a file replaces the rules",
    arguments: [
      Row("a rule", "shop.test", true),
      Row("below a rule", "a.shop.test", false),
      Row("a wildcard", "a.b.test", true),
      Row("an exception", "c.b.test", false),
      Row("a U-label", "xn--bcher-kva.test", true),
      Row("not in this list", "co.uk", false),
      Row("the default rule", "uk", true),
    ])
  func file(_ row: Row<String, Bool>) throws {
    let text = "// comment\r\n\r\nshop.test trailing words\n*.b.test\n!c.b.test\nB\u{DC}CHER.test\n"
    let list = try PublicSuffixList(parsing: Array(text.utf8))
    #expect(list.isPublicSuffix(row.input) == row.expected)
  }

  @Test(
    "what is no list is refused",
    arguments: [
      Row("empty", "// nothing\n", PublicSuffixListError.noRules),
      Row("a blank label", "com\na..b\n", .badRule(line: 2, found: "a..b")),
      Row("a wildcard inside", "a.*.b\n", .badRule(line: 1, found: "a.*.b")),
      Row("a control character", "a\u{1}b\n", .badRule(line: 1, found: "a\u{1}b")),
    ])
  func errors(_ row: Row<String, PublicSuffixListError>) {
    #expect(throws: row.expected) { try PublicSuffixList(parsing: Array(row.input.utf8)) }
  }

  @Test func theVersionIsStated() {
    #expect(PublicSuffixList.embedded.source.hasPrefix("publicsuffix 20"))
  }
}
