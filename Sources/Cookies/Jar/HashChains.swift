/// Chains of positions with equal hashes: which entries of a jar can have a certain key.
///
/// Positions are those of the jar's flat storage. Buckets hold the first position of a chain, links the next one.
/// Hashes are fixed functions of the text, so that nothing depends on a process's seed.
struct HashChains: Sendable {
  private struct Link: Sendable {
    var next: Int32
    var hash: UInt32
  }

  /// A power of two in number, at least that of the links.
  private var heads: [Int32]
  private var links: [Link] = []

  private static let none: Int32 = -1

  init(capacity: Int) {
    var size = 32
    while size < capacity { size *= 2 }
    heads = Array(repeating: Self.none, count: size)
    links.reserveCapacity(size)
  }

  /// Adds the next position, which is the number of those added before.
  mutating func append(hash: UInt32) {
    if links.count == heads.count { grow() }
    let bucket = bucket(of: hash)
    links.append(Link(next: heads[bucket], hash: hash))
    heads[bucket] = Int32(truncatingIfNeeded: links.count - 1)
  }

  /// Removes a position and gives its number to the last one, as `swapAt` and `removeLast` do in an array.
  mutating func removeBySwapping(_ position: Int) {
    unlink(position)
    let last = links.count - 1
    if position != last {
      unlink(last)
      let bucket = bucket(of: links[last].hash)
      links[position] = Link(next: heads[bucket], hash: links[last].hash)
      heads[bucket] = Int32(truncatingIfNeeded: position)
    }
    links.removeLast()
  }

  /// Calls `body` with every position that was added with `hash`.
  @inline(__always)
  func forEach(_ hash: UInt32, _ body: (Int) -> Void) {
    first(hash) { position in
      body(position)
      return false
    }
  }

  /// The first position that was added with `hash` and that `condition` accepts.
  @inline(__always)
  @discardableResult
  func first(_ hash: UInt32, where condition: (Int) -> Bool) -> Int? {
    var position = heads[bucket(of: hash)]
    while position >= 0 {
      let link = links[Int(position)]
      if link.hash == hash, condition(Int(position)) { return Int(position) }
      position = link.next
    }
    return nil
  }

  @inline(__always)
  private func bucket(of hash: UInt32) -> Int { Int(hash) & (heads.count &- 1) }

  private mutating func unlink(_ position: Int) {
    let bucket = bucket(of: links[position].hash)
    let target = Int32(truncatingIfNeeded: position)
    guard heads[bucket] != target else {
      heads[bucket] = links[position].next
      return
    }
    var current = heads[bucket]
    while current >= 0, links[Int(current)].next != target { current = links[Int(current)].next }
    if current >= 0 { links[Int(current)].next = links[position].next }
  }

  private mutating func grow() {
    heads = Array(repeating: Self.none, count: heads.count * 2)
    for position in links.indices {
      let bucket = bucket(of: links[position].hash)
      links[position].next = heads[bucket]
      heads[bucket] = Int32(truncatingIfNeeded: position)
    }
  }
}

/// A hash of text that is read from its end, so that one pass over a host gives those of all its parent domains.
struct SuffixHash {
  private var state: UInt32 = 0x811C_9DC5

  @inline(__always)
  mutating func combine(_ byte: UInt8) { state = (state ^ UInt32(byte)) &* 0x0100_0193 }

  /// Mixed once more: the low bits choose a bucket.
  @inline(__always)
  var value: UInt32 {
    var mixed = state ^ state &>> 16
    mixed = mixed &* 0x85EB_CA6B
    return mixed ^ mixed &>> 13
  }

  @inline(__always)
  static func of(_ text: String) -> UInt32 {
    var hash = SuffixHash()
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes.reversed() { hash.combine(byte) }
    }
    return hash.value
  }
}
