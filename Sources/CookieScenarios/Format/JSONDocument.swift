import Choices

/// A JSON5 document and where in the file each part of it stands.
struct JSONDocument {
  var root: JSONValue
  private let parser: JSON5Parser

  /// - Throws: with line and column where the text is no JSON5.
  init(_ bytes: [UInt8], source: String) throws(InputError) {
    var parser = JSON5Parser(bytes, source: source)
    root = try parser.document()
    self.parser = parser
  }

  /// Where a key path stands, or what it is a part of: what is missing has no place of its own. Nil for the whole document.
  func position(of path: String) -> TextPosition? {
    var path = path[...]
    while !path.isEmpty {
      if let place = parser.places[String(path)] { return parser.textPosition(of: place) }
      path = path.prefix(upTo: path.lastIndex { $0 == "." || $0 == "[" } ?? path.startIndex)
    }
    return nil
  }
}
