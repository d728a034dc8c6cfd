import Testing

@testable import CaptureDiagnosis

@Suite("hosts of captured addresses") struct CapturedHostTests {
  @Test(
    "read at a glance",
    arguments: [
      ("https://shop.example/api?x=1#y", "shop.example"), ("http://a-b.c1.example", "a-b.c1.example"),
      ("https://www.bank.co.uk/m", "www.bank.co.uk"),
    ])
  func plain(url: String, host: String) {
    #expect(CapturedHost.plainHost(of: url) == host && CapturedHost.parsedHost(of: url) == host)
  }

  @Test(
    "read with care",
    arguments: [
      "https://127.0.0.1/", "https://[::1]/", "https://Shop.example/", "https://shop.example:8443/",
      "https://u@shop.example/",
      "https://xn--bcher-kva.example/", "https://localhost/", "https://shop.example./", "https://-a.example/",
      "https://a-.example/", "https://a..example/", "https://.example/", "https:///x", "https://shop.1/",
      "https://0x7f.1/",
      "ftp://shop.example/", "shop.example/", "", "https://", "https://shop.example/\u{e9}", "https://shop.ex%61mple/",
      "https://shop.example\\x", "https://shop.example/a b",
    ])
  func careful(url: String) { #expect(CapturedHost.plainHost(of: url) == nil) }

  @Test("whatever it is made of, the same as with care", arguments: [1, 2, 3] as [UInt64]) func same(seed: UInt64) {
    var state = seed
    // A linear congruential generator (Knuth, MMIX).
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = [
      "https://", "http://", "a", "b1", "-", ".", "..", "example", "com", "xn--", "1", "0x7f", ":", "80", "/", "?", "#",
      "@", "%61",
      "é", "_", "A", " ", "\\", "[", "]", "localhost",
    ]
    for _ in 0..<3_000 {
      let url =
        "https://"
        + (0..<next(8)).map { _ in pieces[next(pieces.count)] }.joined()
      if let plain = CapturedHost.plainHost(of: url) { #expect(plain == CapturedHost.parsedHost(of: url), "\(url)") }
      #expect(CapturedHost.path(of: url) == CapturedHost.parsedPath(of: url), "\(url)")
      #expect(CapturedHost.normal(url) == CapturedHost.readNormal(url), "\(url)")
    }
  }
}
