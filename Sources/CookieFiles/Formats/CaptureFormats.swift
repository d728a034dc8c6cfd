import Choices
import Cookies

/// A capture: the jar that its answers leave behind.
struct CaptureFormat: CookieFileFormat {
  let name: CaptureFormatName
  let title: String

  static let har = CaptureFormat(name: .har, title: "a HAR capture")
  static let flows = CaptureFormat(name: .mitmproxyFlows, title: "flows of mitmproxy")

  func matches(_ bytes: [UInt8]) -> Bool { Captures.format(of: bytes) == name }

  func read(_ input: CookieFileInput) throws(InputError) -> CookieFile {
    CookieFile(capture: try Captures.read(CaptureBytes(path: input.path, input.bytes)))
  }
}

extension CookieFile {
  /// The jar that a capture leaves behind, by the rules of RFC 6265bis.
  package init(capture: Capture) {
    self.init(format: capture.format == .har ? CaptureFormat.har.title : CaptureFormat.flows.title)
    var replay = Replay()
    // Exporters do not sort; what began at the same time keeps its order.
    let order = capture.exchanges.indices.sorted {
      (capture.exchanges[$0].startedAt, $0) < (capture.exchanges[$1].startedAt, $1)
    }
    for index in order { replay.add(capture.exchanges[index]) }
    entries = replay.jar.cookies.map { Entry($0, created: $0.created) }
    problems = capture.damage
    notes = capture.remarks.filter { !capture.damage.contains($0) } + replay.notes(capture.exchanges.count)
  }

  private struct Replay {
    var jar = CookieJar()
    var fields = 0
    var requestsWithCookies = 0
    var refused = CaptureRemarks()

    mutating func add(_ exchange: CapturedExchange) {
      if !exchange.request.values(of: "cookie").isEmpty { requestsWithCookies += 1 }
      let values = exchange.response.values(of: "set-cookie")
      guard !values.isEmpty else { return }
      guard let url = RequestURL(exchange.url) else {
        return refused.add("no URL that has a host: its Set-Cookie is left out", at: exchange.place)
      }
      for value in values {
        fields += 1
        let field = Cookie.octets(of: value)
        let outcome = jar.store(
          field, from: ResponseContext(url: url), at: UnixTime(microseconds: exchange.startedAt))
        if case .ignored(let reason) = outcome {
          refused.add("a Set-Cookie of \(url.host) is ignored: \(reason)", at: exchange.place)
        }
      }
    }

    func notes(_ exchangeCount: Int) -> [String] {
      guard fields > 0 || requestsWithCookies > 0 else { return [] }
      return refused.lines + [
        "the jar that \(fields) Set-Cookie of \(exchangeCount) exchanges leave behind, if the device had none before and "
          + "script set none; \(requestsWithCookies) requests sent cookies"
      ]
    }
  }
}
