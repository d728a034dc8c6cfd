/// The public suffix rules as a trie of labels, read in place from printable ASCII.
///
/// Text needs no decoding at start-up and can stand in a string literal. Numbers are written in base 64 with the
/// digits U+0023 to U+0063 but the backslash. The text starts with the offset of the root (3 digits). A node is a hash table: the binary
/// logarithm of its number of slots (1 digit), then the slots, each the offset of an entry (3 digits; 0 for none).
/// An entry is at the first free slot from that of its label's ``SuffixHash`` on; no table is full. It consists of
/// its flags (1 digit), the length of its label (1), the label, and the offset of the node below it (3; 0 for none).
struct SuffixTrie {
  let text: UnsafePointer<UInt8>

  enum Flags {
    static let rule = 1
    static let exception = 2
    static let wildcard = 4
  }

  /// How many bytes at the end of `domain` are its public suffix, by the algorithm of publicsuffix.org.
  ///
  /// A domain that no rule matches has its last label for a public suffix. One dot at the end is left out.
  @inline(__always)
  func suffixLength(of domain: UnsafeBufferPointer<UInt8>) -> Int {
    var end = domain.count
    var node = number(at: 0, digits: 3)
    // The default rule "*".
    var suffixStart = Self.labelStart(domain, before: end)
    var isFirst = true
    while end > 0, node != 0 {
      var start = end
      var hash = SuffixHash()
      while start > 0, domain[start &- 1] != .dot {
        start &-= 1
        hash.combine(domain[start])
      }
      let label = UnsafeBufferPointer(rebasing: domain[start..<end])
      guard let entry = entry(for: label, hash: Int(hash.value), in: node) else { break }
      // An exception ends the search: the public suffix starts one label further right.
      if entry.flags & Flags.exception != 0 { return domain.count - end - 1 }
      if entry.flags & Flags.rule != 0 || isFirst { suffixStart = start }
      // NB: "*.kobe.jp" alone does not make kobe.jp a suffix. It counts as one all the same, as in libpsl and
      // Chromium: a cookie for kobe.jp would reach everybody who registers below it.
      if entry.flags & Flags.wildcard != 0 { suffixStart = start > 0 ? Self.labelStart(domain, before: start - 1) : 0 }
      node = entry.node
      end = max(start - 1, 0)
      isFirst = false
    }
    return domain.count - suffixStart
  }

  /// Where the label starts that ends at `end`.
  @inline(__always)
  private static func labelStart(_ domain: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    var start = end
    while start > 0, domain[start - 1] != .dot { start -= 1 }
    return start
  }

  /// Looks a label up in a node.
  @inline(__always)
  private func entry(
    for label: UnsafeBufferPointer<UInt8>, hash: Int, in node: Int
  ) -> (flags: Int, node: Int)? {
    let mask = 1 &<< number(at: node, digits: 1) &- 1
    var slot = hash & mask
    while true {
      let offset = number(at: node &+ 1 &+ 3 &* slot, digits: 3)
      if offset == 0 { return nil }
      let length = number(at: offset &+ 1, digits: 1)
      if length == label.count, label.hasSameBytes(as: UnsafeBufferPointer(start: text + offset + 2, count: length)) {
        return (number(at: offset, digits: 1), number(at: offset &+ 2 &+ length, digits: 3))
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(__always)
  private func number(at offset: Int, digits: Int) -> Int {
    var value = 0
    for index in 0..<digits {
      let digit = Int(text[offset &+ index])
      value = value &<< 6 &+ digit &- (digit > 0x5C ? 0x24 : 0x23)
    }
    return value
  }
}
