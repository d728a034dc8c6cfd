/// Builds the text that ``SuffixTrie`` reads.
struct SuffixTrieBuilder {
  private final class Node {
    var children: [String: Node] = [:]
    var flags = 0
  }

  private let root = Node()
  private var output: [UInt8] = []
  private var known: [[UInt8]: Int] = [:]
  private(set) var ruleCount = 0

  /// Adds one rule of the list, such as "co.uk", "*.kobe.jp" or "!city.kobe.jp"; false if it is malformed.
  mutating func add(rule: Substring) -> Bool {
    // Names have at most 253 octets in the DNS; U-labels may take some more. It also bounds the recursion below.
    guard rule.utf8.count <= 1000 else { return false }
    var rule = rule
    var flag = SuffixTrie.Flags.rule
    if rule.hasPrefix("!") { (flag, rule) = (SuffixTrie.Flags.exception, rule.dropFirst()) }
    if rule.hasPrefix("*.") { (flag, rule) = (SuffixTrie.Flags.wildcard, rule.dropFirst(2)) }
    // A lone "*" is the default rule, which holds anyway.
    if rule == "*" { return true }
    var node = root
    for label in rule.split(separator: ".", omittingEmptySubsequences: false).reversed() {
      guard let canonical = CanonicalHost.canonical(label: Array(label.unicodeScalars)), !canonical.isEmpty,
        canonical.utf8.count <= 63
      else { return false }
      let child = node.children[canonical] ?? Node()
      node.children[canonical] = child
      node = child
    }
    node.flags |= flag
    ruleCount += 1
    return true
  }

  /// The encoded trie; nil if it is larger than its offsets can say (256 KB).
  mutating func encoded() -> [UInt8]? {
    output = Self.digits(0, 3)
    known = [:]
    let rootOffset = append(root)
    guard output.count < 1 << 18 else { return nil }
    output.replaceSubrange(0..<3, with: Self.digits(rootOffset, 3))
    return output
  }

  /// Writes a node behind everything below it. The depth is the number of labels in a rule.
  private mutating func append(_ node: Node) -> Int {
    var bits = 0
    // No table is more than three quarters full, so that every search ends at a free slot.
    while 3 << bits < 4 * node.children.count { bits += 1 }
    var slots = Array(repeating: 0, count: 1 << bits)
    for (label, child) in node.children.sorted(by: { $0.key < $1.key }) {
      let below = child.children.isEmpty ? 0 : append(child)
      let entry = Self.digits(child.flags, 1) + Self.digits(label.utf8.count, 1) + label.utf8 + Self.digits(below, 3)
      var slot = Int(SuffixHash.of(label)) % slots.count
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = append(entry)
    }
    return append(Self.digits(bits, 1) + slots.flatMap { Self.digits($0, 3) })
  }

  /// Writes a text once: equal subtrees share their place.
  private mutating func append(_ text: [UInt8]) -> Int {
    if let offset = known[text] { return offset }
    let offset = output.count
    known[text] = offset
    output += text
    return offset
  }

  /// A number in base 64; what does not fit is cut off, which only happens to a trie that is too large.
  private static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { place in
      let digit = UInt8(number >> (6 * place) & 63)
      return digit + (digit < 0x5C - 0x23 ? 0x23 : 0x24)
    }
  }
}
