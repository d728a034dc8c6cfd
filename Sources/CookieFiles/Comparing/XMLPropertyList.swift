import Cookies

/// A property list in XML, as Xcode writes one. No entities but the five of XML and numbers, no DTD: nothing is fetched.
enum XMLPropertyList {
  static func parse(_ bytes: [UInt8]) -> PropertyList? {
    var reader = Reader(bytes: bytes)
    while let tag = reader.next() {
      if tag == "plist" { return reader.next().flatMap { reader.value($0, depth: 0) } }
      guard tag.hasPrefix("?") || tag.hasPrefix("!") else { return nil }
    }
    return nil
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var valuesLeft = PropertyList.mostValues

    /// The next tag without brackets and attributes ("array", "/array", "true/"); comments are skipped.
    mutating func next() -> String? {
      while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
        if bytes[start...].starts(with: Array("<!--".utf8)) {
          guard let end = endOfComment(start + 4) else { return nil }
          place = end
          continue
        }
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        place = end + 1
        let tag = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        let name = String(tag.prefix { !$0.isWhitespace })
        return tag.hasSuffix("/") && !name.hasSuffix("/") ? name + "/" : name
      }
      return nil
    }

    private func endOfComment(_ start: Int) -> Int? {
      var place = start
      while place + 2 < bytes.count {
        if bytes[place] == 0x2D, bytes[place + 1] == 0x2D, bytes[place + 2] == 0x3E { return place + 3 }
        place += 1
      }
      return nil
    }

    mutating func value(_ tag: String, depth: Int) -> PropertyList? {
      guard depth < PropertyList.mostDepth, valuesLeft > 0 else { return nil }
      valuesLeft -= 1
      switch tag {
      case "string": return text(until: "/string").map { .text($0) }
      case "integer": return text(until: "/integer").map { Int64($0).map { .integer($0) } ?? .other }
      case "true/", "false/": return .boolean(tag == "true/")
      case "string/": return .text("")
      case "array/": return .array([])
      case "dict/": return .dictionary([])
      case "array": return array(depth)
      case "dict": return dictionary(depth)
      case "date", "data", "real": return text(until: "/" + tag).map { _ in .other }
      default: return nil
      }
    }

    private mutating func array(_ depth: Int) -> PropertyList? {
      var values: [PropertyList] = []
      while let tag = next() {
        if tag == "/array" { return .array(values) }
        guard let value = value(tag, depth: depth + 1) else { return nil }
        values.append(value)
      }
      return nil
    }

    private mutating func dictionary(_ depth: Int) -> PropertyList? {
      var entries: [PropertyList.Entry] = []
      while let tag = next() {
        if tag == "/dict" { return .dictionary(entries) }
        guard tag == "key", let key = text(until: "/key"), let next = next(), let value = value(next, depth: depth + 1)
        else { return nil }
        entries.append(PropertyList.Entry(key, value))
      }
      return nil
    }

    private mutating func text(until end: String) -> String? {
      let start = place
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "<")), next() == end else { return nil }
      return Self.unescaped(String(decoding: bytes[start..<close], as: UTF8.self))
    }

    private static func unescaped(_ text: String) -> String {
      guard text.contains("&") else { return text }
      let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
  }
}
