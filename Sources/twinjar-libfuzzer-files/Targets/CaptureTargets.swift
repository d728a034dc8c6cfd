import Choices
import CookieFiles
import LibFuzzer

/// HAR captures: read as far as they go, or refused with a reason.
struct HARTarget: FuzzTarget {
  static let name = "har"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    // Most inputs are to get past the door.
    CaptureChecks.read(Array("{\"log\":".utf8) + input)
    CaptureChecks.read(Array(input))
  }
}

/// mitmproxy's flows.
struct FlowsTarget: FuzzTarget {
  static let name = "flows"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) { CaptureChecks.read(Array(input)) }
}

enum CaptureChecks {
  static func read(_ bytes: [UInt8]) {
    do throws(InputError) {
      let capture = try Captures.read(CaptureBytes(path: "input", bytes))
      // An exchange has a date and a URL at the least; what is held of it stands in the file.
      guard capture.exchanges.count <= bytes.count / 16 else { fatalError("more exchanges than there is room for") }
      for exchange in capture.exchanges {
        let headers = exchange.requestHeaders + exchange.responseHeaders
        guard headers.count <= bytes.count, !exchange.place.isEmpty else { fatalError("an exchange from nowhere") }
      }
      guard capture.damage.allSatisfy({ capture.remarks.contains($0) }) else { fatalError("damage is not remarked on") }
      _ = CookieFile(capture: capture)
    } catch {
      if error.found.isEmpty || error.expected.isEmpty { fatalError("a refusal without a reason") }
    }
  }
}
