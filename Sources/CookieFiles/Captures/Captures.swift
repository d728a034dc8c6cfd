import Choices
import Cookies
import Foundation

/// The captures that can be read.
public enum Captures {
  /// Larger than a capture that is held as a whole may be, in bytes.
  private static let mostBytes = 256 << 20

  /// What a capture has, without bodies. One that is cut off is read as far as it goes; its remarks say where that is.
  ///
  /// - Throws: exit code 65 if it is no capture that is known; 66 if it is not there.
  public static func read(path: String) throws(InputError) -> Capture {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError(.noInput, source: path, found: "a file that cannot be read", expected: "a HAR capture")
    }
    guard data.count <= mostBytes else {
      throw InputError(.noInput, source: path, found: "more than \(mostBytes >> 20) MiB", expected: "a smaller capture")
    }
    return try read(Array(data), source: path)
  }

  /// The same from memory.
  package static func read(_ bytes: [UInt8], source: String) throws(InputError) -> Capture {
    let (tree, brokenAt) = JSONTree.parse(bytes)
    guard case .array(let entries)? = tree?["log"]?["entries"] else {
      throw InputError(
        .data, source: source, place: brokenAt.map { "byte \($0)" } ?? "", found: "no list log.entries",
        expected: "a HAR capture")
    }
    var capture = Capture(format: .har)
    capture.creator = tree?["log"]?["creator"]?["name"]?.text
    if let brokenAt { capture.remarks.append("the file is cut off, or no JSON, at byte \(brokenAt)") }
    for (place, entry) in entries.enumerated() {
      if let exchange = exchange(entry, place: "log.entries[\(place)]") {
        capture.exchanges.append(exchange)
      } else {
        capture.remarks.append("log.entries[\(place)] has no URL or no date, and is left out")
      }
    }
    return capture
  }

  private static func exchange(_ entry: JSONTree, place: String) -> CapturedExchange? {
    guard let har = HARExchange(entry), let url = har.request?["url"]?.text else { return nil }
    var exchange = CapturedExchange(
      startedAt: har.start.microseconds, method: har.request?["method"]?.text ?? "GET", url: url, place: place)
    if case .number(let text)? = entry["time"], let milliseconds = Double(text), milliseconds >= 0,
      milliseconds < 1e12
    {
      exchange.duration = Int64(milliseconds * 1_000)
    }
    if case .number(let text)? = har.response?["status"], let status = Int(text), (100...599).contains(status) {
      exchange.status = status
    }
    exchange.requestHeaders = headers(har.request)
    exchange.responseHeaders = headers(har.response).flatMap { header -> [CapturedHeader] in
      guard header.name.lowercased() == "set-cookie" else { return [header] }
      return har.fields(header.value).map {
        CapturedHeader(name: header.name, value: String(decoding: $0, as: UTF8.self))
      }
    }
    return exchange
  }

  private static func headers(_ message: JSONTree?) -> [CapturedHeader] {
    switch message?["headers"] {
    case .object(let members)?:
      members.compactMap { member in member.value.text.map { CapturedHeader(name: member.key, value: $0) } }
    case .array(let headers)?:
      headers.compactMap { header in
        guard let name = header["name"]?.text, let value = header["value"]?.text else { return nil }
        return CapturedHeader(name: name, value: value)
      }
    default: []
    }
  }
}
