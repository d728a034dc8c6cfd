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

  /// Where a path stands, or what it is a part of: what is missing has no place of its own.
  func position(of path: String) -> TextPosition? {
    (DocumentPath(path).texts + [""]).lazy.compactMap { parser.places[$0] }.first.map(parser.textPosition)
  }
}
