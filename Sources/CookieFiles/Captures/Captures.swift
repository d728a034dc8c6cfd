import Choices

/// The captures that can be read.
public enum Captures {
  /// What a capture has, of any size: bodies are left out and not held.
  ///
  /// A capture that is cut off, or damaged, is read as far as it goes; its remarks say where that is.
  ///
  /// - Throws: exit code 65 if it is no capture that is known, or if nothing of it can be read; 66 if it is not there.
  public static func read(path: String) throws(InputError) -> Capture { try read(CaptureBytes(path: path)) }

  package static func read(_ source: CaptureBytes) throws(InputError) -> Capture {
    guard let format = try format(of: source) else {
      throw InputError(
        .data, source: source.path, found: source.count == 0 ? "no bytes" : "a file of another kind",
        expected: "a HAR capture, or flows of mitmproxy")
    }
    switch format {
    case .har: return try HARReader.read(source)
    case .mitmproxyFlows: return try FlowReader.read(source)
    }
  }

  /// What a file claims to be by its first bytes; nil if it is no capture.
  package static func format(of source: CaptureBytes) throws(InputError) -> CaptureFormatName? {
    format(of: try source.bytes(at: 0, count: 4096))
  }

  static func format(of bytes: [UInt8]) -> CaptureFormatName? {
    var start = bytes.prefix(4096)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    start = start.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if start.first == UInt8(ascii: "{") {
      return String(decoding: start, as: UTF8.self).contains("\"log\"") ? .har : nil
    }
    let digits = start.prefix { (0x30...0x39).contains($0) }
    guard (1...12).contains(digits.count), start.dropFirst(digits.count).first == UInt8(ascii: ":") else { return nil }
    return .mitmproxyFlows
  }
}
