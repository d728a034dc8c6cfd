import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("The platform that a capture's agents name") struct CapturedPlatformTests {
  private static func device(
    _ system: RecordedDevice.System, _ engine: RecordedDevice.Engine, _ version: Int? = nil
  ) -> RecordedDevice {
    RecordedDevice(system: system, storesAreEphemeral: nil, readsBack: false, engine: engine, version: version)
  }

  private static let webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
  private static let blink = "AppleWebKit/537.36 (KHTML, like Gecko)"

  static let agents: [(agent: String, device: RecordedDevice?)] = [
    ("Shop/1 CFNetwork/1496.0.7 Darwin/23.5.0", device(.apple, .webkit, 17)),
    ("Shop/1 CFNetwork/897.15 Darwin/17.5.0", device(.apple, .webkit, 11)),
    ("Shop/1 CFNetwork/3826 Darwin/25.0.0", device(.apple, .webkit, 26)),
    ("Shop/1 CFNetwork/3826 Darwin/1.0.0", device(.apple, .webkit, nil)),
    ("Shop/1 CFNetwork/3826 Darwin/", device(.apple, .webkit, nil)),
    ("Shop/1 CFNetwork/3826 Darwin/99999999999999999999", device(.apple, .webkit, 1_000)),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 11_3 like Mac OS X) \(webKit) Mobile/15E148", device(.apple, .webkit, 11)),
    ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) \(webKit) Mobile/15E148", device(.apple, .webkit, 18)),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(webKit)", device(.apple, .webkit)),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(blink) Chrome/126.0.0.0 Safari/537.36", nil),
    (
      "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) \(blink) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36",
      device(.android, .chromium)
    ),
    ("okhttp/4.12.0", device(.android, .chromium)),
    ("Mozilla/5.0 (X11; Linux x86_64) \(blink) HeadlessChrome/126.0.0.0 Safari/537.36", device(.linux, .chromium)),
    ("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", device(.linux, .firefox)),
    ("Mozilla/5.0 (X11; Linux x86_64) \(webKit) Version/17.5 Safari/605.1.15", device(.linux, .webkitgtk)),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(blink) Chrome/126.0.0.0 Safari/537.36", nil),
    ("curl/8.5.0", nil), ("", nil),
  ]

  @Test("by one agent", arguments: agents) func named(agent: String, device: RecordedDevice?) {
    #expect(CapturedPlatform.named(by: agent) == device)
  }

  struct Several: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var agent: String
    /// Which requests come with it; the others come from an iPhone with iOS 17.
    var places: Range<Int>
    var device: RecordedDevice?
  }

  static let captures = [
    Several(
      testDescription: "one device", agent: "Shop/1 CFNetwork/1496 Darwin/23.5.0", places: 0..<1,
      device: device(.apple, .webkit, 17)),
    Several(
      testDescription: "one that was updated", agent: "Shop/1 CFNetwork/1568 Darwin/24.0.0", places: 1..<2,
      device: device(.apple, .webkit)),
    Several(testDescription: "two devices", agent: "okhttp/4.12.0", places: 1..<2),
    Several(
      testDescription: "an agent that says nothing", agent: "curl/8.5.0", places: 1..<2,
      device: device(.apple, .webkit, 17)),
  ]

  @Test("by all of a capture", arguments: captures) func several(_ example: Several) {
    let capture = Written.refreshedTwice.with(example.agent, in: example.places)
    #expect(capture.trace().device == example.device)
  }

  @Test(
    "a web view of Android's is the app's page, and a browser beside the app is not",
    arguments: [
      ("; wv", TraceActor.page), ("", .systemBrowser),
    ])
  func webView(mark: String, actor: TraceActor) {
    let agent =
      "Mozilla/5.0 (Linux; Android 14; Pixel 8\(mark)) \(Self.blink) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36"
    let exchange = CapturedExchange(
      startedAt: 0, method: "GET", url: "https://a.example/",
      requestHeaders: [CapturedHeader(name: "User-Agent", value: agent)], place: "a")
    #expect(Roles().client(of: exchange).actor == actor)
  }
}
