/// Looks for plain words in addresses and agents by their bytes: a capture has many of both, and each is looked at for many words.
extension StringProtocol {
  /// True if the bytes of a text stand together in this one.
  func hasBytes(of text: String) -> Bool { firstBytes(of: text) != nil }

  /// Where they stand first; nil for an empty text.
  func firstBytes(of text: String) -> Range<Index>? {
    let place = utf8.withContiguousStorageIfAvailable { own in
      text.utf8.withContiguousStorageIfAvailable { ByteSearch.place(of: $0, in: own) } ?? nil
    }
    guard let start = place ?? copiedPlace(of: text) else { return nil }
    let lower = utf8.index(utf8.startIndex, offsetBy: start)
    return lower..<utf8.index(lower, offsetBy: text.utf8.count)
  }

  /// Texts of another encoding are copied once.
  private func copiedPlace(of text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { text in
      Array(utf8).withUnsafeBufferPointer { ByteSearch.place(of: text, in: $0) }
    }
  }

  /// What stands before a byte of ASCII; all of it without one.
  func before(_ mark: Unicode.Scalar) -> SubSequence {
    utf8.firstIndex(of: UInt8(ascii: mark)).map { self[..<$0] } ?? self[...]
  }
}

private enum ByteSearch {
  static func place(of text: UnsafeBufferPointer<UInt8>, in all: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = text.first, text.count <= all.count else { return nil }
    var start = 0
    while start <= all.count - text.count {
      if all[start] == first, (1..<text.count).allSatisfy({ all[start + $0] == text[$0] }) { return start }
      start += 1
    }
    return nil
  }
}
