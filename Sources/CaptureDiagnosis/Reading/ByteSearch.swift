/// Looks for plain words in addresses and agents by their bytes: a capture has many of both, and each is looked at for many words.
extension StringProtocol {
  /// True if the bytes of a text stand together in this one.
  func hasBytes(of text: String) -> Bool { firstBytes(of: text) != nil }

  /// Where they stand first; nil for an empty text.
  func firstBytes(of text: String) -> Range<Index>? {
    let place = utf8.withContiguousStorageIfAvailable { own in
      text.utf8.withContiguousStorageIfAvailable { ByteSearch.place(of: $0, in: own) } ?? nil
    }
    // Texts of another encoding are copied once.
    let start = place ?? ByteSearch.place(of: Array(text.utf8), in: Array(utf8))
    guard let start else { return nil }
    let lower = utf8.index(utf8.startIndex, offsetBy: start)
    return lower..<utf8.index(lower, offsetBy: text.utf8.count)
  }
}

private enum ByteSearch {
  static func place<Bytes: RandomAccessCollection>(of text: Bytes, in all: Bytes) -> Int?
  where Bytes.Element == UInt8, Bytes.Index == Int {
    guard let first = text.first, text.count <= all.count else { return nil }
    for start in 0...all.count - text.count where all[all.startIndex + start] == first {
      let rest = all[(all.startIndex + start)..<(all.startIndex + start + text.count)]
      if rest.elementsEqual(text) { return start }
    }
    return nil
  }
}
