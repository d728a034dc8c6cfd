import Cookies

/// What a decoder may trip over, made for its format: another version, lengths that are not there, deep nesting, and
/// values of another type.
enum HostileInputs {
  static func all(for archive: any CookieArchive) -> [(name: String, bytes: [UInt8])] {
    let common: [(String, [UInt8])] = [
      ("an empty file", []), ("another format", foreign(archive)), ("zeros", [UInt8](repeating: 0, count: 4096)),
    ]
    return common + own(archive.name)
  }

  private static func foreign(_ archive: any CookieArchive) -> [UInt8] {
    archive.name == "compact" ? Array("[{\"Name\":\"a\"}]".utf8) : (try? CompactArchive().encode([Cookie]())) ?? []
  }

  private static func own(_ name: String) -> [(String, [UInt8])] {
    switch name {
    case "compact": compact
    case "binarycookies": binaryCookies
    case "cookies.txt", "set-cookie": []
    case "json-properties", "json-naive", "json-codable": json
    case "plist-xml": xml
    default: binaryPlist
    }
  }

  private static var compact: [(String, [UInt8])] {
    [
      ("another version", CompactArchive.sealed([], cookieCount: 0, version: 2)),
      ("100 MB claimed", CompactArchive.sealed([], cookieCount: 1, claimedBytes: 100_000_000)),
      ("4,294,967,295 cookies claimed", CompactArchive.sealed([0, 3, 0, 0, 0], cookieCount: .max)),
    ]
  }

  private static var binaryCookies: [(String, [UInt8])] {
    let magic = Array("cook".utf8)
    return [
      ("100 MB claimed", magic + [0, 0, 0, 1, 6, 0, 0, 0]),
      ("4,294,967,295 pages claimed", magic + [0xFF, 0xFF, 0xFF, 0xFF]),
    ]
  }

  private static let depth = 100_000

  private static var json: [(String, [UInt8])] {
    [
      ("deep nesting", [UInt8](repeating: UInt8(ascii: "["), count: depth)),
      ("another type", Array(#"[{"Name":1,"Value":[],"Domain":{},"Path":null,"name":1,"value":true}]"#.utf8)),
      ("no array", Array(#"{"Name":"a","Value":"b","Domain":"a.b","Path":"/"}"#.utf8)),
    ]
  }

  private static var xml: [(String, [UInt8])] {
    let head = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#
    let nested = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let types = "<array><dict><key>Name</key><integer>1</integer><key>Value</key><array/></dict></array>"
    return [
      ("deep nesting", Array("\(head)\(nested)</plist>".utf8)), ("another type", Array("\(head)\(types)</plist>".utf8)),
      ("no array", Array("\(head)<string>a</string></plist>".utf8)),
    ]
  }

  private static var binaryPlist: [(String, [UInt8])] {
    [
      // An array that says it has 100,000,000 elements.
      ("100 MB claimed", BinaryPlist.bytes([[0xAF, 0x12, 0x05, 0xF5, 0xE1, 0x00]])),
      ("deep nesting", BinaryPlist.nested(depth)),
      // An array whose one element is the array itself.
      ("a cycle", BinaryPlist.bytes([[0xA1, 0, 0, 0, 0]])),
      ("another type", BinaryPlist.bytes([[0x10, 1]])),
      // A dictionary in an array: {Name: 1}.
      (
        "another type inside",
        BinaryPlist.bytes([[0xA1, 0, 0, 0, 1], [0xD1, 0, 0, 0, 2, 0, 0, 0, 3], [0x54] + "Name".utf8, [0x10, 1]])
      ),
    ]
  }
}

/// Binary property lists by hand, with references of four bytes.
private enum BinaryPlist {
  static func bytes(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += bigEndian(offset, 4) }
    // Trailer: offsets and references of four bytes each, the number of objects, the first one, the table.
    bytes += [0, 0, 0, 0, 0, 0, 4, 4] + bigEndian(objects.count, 8) + bigEndian(0, 8) + bigEndian(table, 8)
    return bytes
  }

  /// Arrays in arrays.
  static func nested(_ depth: Int) -> [UInt8] {
    bytes((1...depth).map { [0xA1] + bigEndian($0, 4) } + [[0xA0]])
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
