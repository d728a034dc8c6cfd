import CookieDiagnosis

/// The agents that stand for those of a simulated device.
struct SimulatedAgents {
  private let page: String
  private let browser: String
  /// Of native code, behind the program's name.
  private let network: String

  init(of device: RecordedDevice?) {
    switch (device?.system ?? .apple, device?.engine) {
    case (.apple, _):
      let version = device?.version ?? 17
      let kernel = version < 26 ? version + 6 : version - 1
      page =
        "Mozilla/5.0 (iPhone; CPU iPhone OS \(version)_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        + "Mobile/15E148"
      browser =
        "Mozilla/5.0 (iPhone; CPU iPhone OS \(version)_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        + "Version/\(version).5 Mobile/15E148 Safari/604.1"
      network = "CFNetwork/1496.0.7 Darwin/\(kernel).5.0"
    case (.android, _):
      let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36"
      page = "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A.240505.004; wv) \(chrome)"
      browser = "Mozilla/5.0 (Linux; Android 10; K) \(chrome)"
      network = "okhttp/4.12.0"
    case (.linux, .chromium):
      page = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"
      browser = "\(page) Version/126 Safari/537.36"
      network = "curl/8.5.0"
    case (.linux, .firefox):
      page = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"
      browser = "\(page) Version/127 Safari/0"
      network = "curl/8.5.0"
    case (.linux, _):
      page = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)"
      browser = "\(page) Version/17.5 Safari/605.1.15"
      network = "curl/8.5.0"
    }
  }

  func agent(_ actor: TraceActor, _ client: ClientKind) -> String {
    switch actor {
    case .page: page
    case .systemBrowser: browser
    case .appExtension: "Widget/1 \(network)"
    case .sdk: "SomeSDK/3 \(network)"
    default: client == .backgroundDownload ? "App/1 \(network) (background)" : "App/1 \(network)"
    }
  }
}
