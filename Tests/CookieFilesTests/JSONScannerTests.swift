import Choices
import Testing

@testable import CookieFiles

@Suite("reading JSON piece by piece") struct JSONScannerTests {
  /// The tree that the scanner gives, to hold it against that of the parser which has all bytes at hand.
  static func tree(_ scanner: inout JSONScanner) -> JSONTree? {
    switch scanner.kind() {
    case .object:
      var members: [JSONTree.Member] = []
      scanner.members { scanner, key in
        if let value = tree(&scanner) { members.append(JSONTree.Member(key: key, value: value)) }
      }
      return .object(members)
    case .array:
      var elements: [JSONTree] = []
      scanner.elements { scanner in if let value = tree(&scanner) { elements.append(value) } }
      return .array(elements)
    case .string: return scanner.string().map { .string($0) }
    case .number: return scanner.number().map { .number($0) }
    case .word:
      scanner.skip()
      return scanner.stopped == nil ? .null : nil
    case nil: return nil
    }
  }

  static func read(_ bytes: [UInt8]) -> (tree: JSONTree?, stopped: JSONScanner.Break?) {
    var scanner = JSONScanner(CaptureBytes(path: "x", bytes))
    let tree = tree(&scanner)
    scanner.end()
    return (tree, scanner.stopped)
  }

  @Test(
    "where it stops, and why",
    arguments: [
      ("{\"a\":[1,-2.5e3,\"x\"],\"a\":null}", nil, ""), ("\u{FEFF} [true,false]", nil, ""),
      ("[1,]", 3, "no JSON"), ("[1", 2, "the end"), ("[1 2]", 3, "no JSON"), ("{\"a\" 1}", 5, "no JSON"),
      ("{a:1}", 1, "no JSON"), ("[\"\\x\"]", 3, "no escape"), ("[\"\\u12g4\"]", 6, "no escape"),
      ("[\"abc", 5, "the end"), ("[\"abc\\", 6, "the end"), ("[tru]", 4, "no JSON"), ("[-]", 2, "no number"),
      ("[1.2.3]", 6, "no number"), ("[1] 2", 4, "more behind the end"), ("", 0, "the end"), ("?", 0, "no JSON"),
    ] as [(String, Int?, String)]) func stops(text: String, offset: Int?, found: String)
  {
    let stopped = Self.read(Array(text.utf8)).stopped
    #expect(stopped?.offset == offset && (stopped?.found ?? "") == found)
  }

  @Test("halves of surrogate pairs are one U+FFFD each, and counted") func surrogates() {
    var scanner = JSONScanner(
      CaptureBytes(
        path: "x", Array(#"["\ud83d\ude00", "\ud83d", "\ud83dx", "\ud83d\n", "\ude00", "\ud83d\ud83d\ude00"]"#.utf8)))
    var texts: [String] = []
    scanner.elements { if let text = $0.string() { texts.append(text) } }
    #expect(texts == ["\u{1F600}", "\u{FFFD}", "\u{FFFD}x", "\u{FFFD}\n", "\u{FFFD}", "\u{FFFD}\u{1F600}"])
    #expect(scanner.loneSurrogates == 5 && scanner.stopped == nil)
  }

  @Test("deep nesting ends, read or left out") func depth() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(Self.read(deep).stopped?.offset == 200)
    var scanner = JSONScanner(CaptureBytes(path: "x", deep))
    scanner.skip()
    #expect(scanner.stopped?.found == "values nested deeper than 200")
  }

  @Test("a number that is too long, a text that is too long") func lengths() {
    let digits = String(repeating: "1", count: 1000)
    var scanner = JSONScanner(CaptureBytes(path: "x", Array("[\(digits), \"ab\\ncdef\", 7]".utf8)))
    var found: [String] = []
    scanner.elements { scanner in found.append(scanner.number() ?? scanner.string(most: 4) ?? "?") }
    #expect(found == ["", "ab\nc", "7"] && scanner.cutStrings == 1)
  }

  @Test("the ends of the buffer fall anywhere: in names, escapes, surrogate pairs, numbers") func buffers() {
    let piece = #"{"na\u006de":"va\"l\ud83d\ude00ue","n":[-12.5e3,true,null,{}]},"#
    // A buffer has 2^18 bytes; each start is one place further.
    for shift in 0..<piece.utf8.count {
      let count = (1 << 18) / piece.utf8.count + 2
      let text =
        "[" + String(repeating: " ", count: shift) + String(repeating: piece, count: count) + "0]"
      let (tree, stopped) = Self.read(Array(text.utf8))
      #expect(stopped == nil)
      let elements = tree?.elements ?? []
      let expected = JSONTree.object([
        JSONTree.Member(key: "name", value: .string("va\"l\u{1F600}ue")),
        JSONTree.Member(key: "n", value: .array([.number("-12.5e3"), .null, .null, .object([])])),
      ])
      #expect(elements.count == count + 1 && elements.dropLast().allSatisfy { $0 == expected })
    }
  }

  @Test("it agrees with the parser that has all bytes at hand", arguments: [1, 2, 3, 4]) func agrees(seed: UInt64) {
    var random = Generator(state: seed)
    let original = Array(#"{"log":{"a":[1,2.5,{"b":"\u00e9\n"},[],{}],"c":"d"},"e":-1e5,"f":"\"\\"}"#.utf8)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<1 + random.next() % 3 {
        let letters = Array("{}[]:,\"\\0-ea nu".utf8)
        bytes[Int(random.next() % UInt64(bytes.count))] = letters[Int(random.next() % UInt64(letters.count))]
      }
      let (tree, brokenAt) = JSONTree.parse(bytes)
      let (own, stopped) = Self.read(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect((stopped == nil) == (brokenAt == nil), "\(text)")
      if brokenAt == nil { #expect(tree.map { Self.comparable($0) } == own, "\(text)") }
    }
  }

  /// The words as the scanner's tree here has them.
  static func comparable(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .boolean: .null
    case .array(let elements): .array(elements.map { comparable($0) })
    case .object(let members): .object(members.map { .init(key: $0.key, value: comparable($0.value)) })
    default: tree
    }
  }
}
