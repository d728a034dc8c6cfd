import Choices

/// A JSON5 document and where in the file each part of it stands.
struct JSONDocument {
  /// Of a key that stands in its object twice the first value.
  var root: JSONValue
  let repeatedKeys: RepeatedKeys
  private let bytes: [UInt8]
  private let source: String

  /// - Throws: with line and column where the text is no JSON5.
  init(_ bytes: [UInt8], source: String) throws(InputError) {
    (self.bytes, self.source) = (bytes, source)
    var parser = JSON5Parser(bytes, source: source)
    root = try parser.document()
    repeatedKeys = parser.repeated
  }

  /// The value that a text is, with each key once.
  static func value(_ text: String, source: String) throws(InputError) -> JSONValue {
    let document = try JSONDocument(Array(text.utf8), source: source)
    guard let first = document.repeatedKeys.listed.first else { return document.root }
    var mistake = RepeatedKeys.mistake(first.path, source: source)
    mistake.position = document.textPositions(of: [first.place])[0]
    throw mistake
  }

  /// The bytes at which paths stand, or what they are parts of: what is missing has no place of its own. The text is read once more
  /// for that, so that a document without mistakes needs no more memory than its tree, and one with them no more than they do.
  func places(of paths: [String]) -> [Int] {
    let paths = paths.map { DocumentPath($0) }
    var parser = JSON5Parser(bytes, source: source, placing: paths)
    // It was read before.
    _ = try? parser.document()
    return paths.map(parser.places.place)
  }

  /// The lines and columns of bytes, which rise.
  func textPositions(of places: [Int]) -> [TextPosition] { TextLines.positions(of: places, in: bytes) }
}
