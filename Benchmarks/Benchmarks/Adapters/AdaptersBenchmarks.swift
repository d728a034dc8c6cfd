import Benchmark
import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation
import Measurement

/// What a recorder costs the app: the calls alone, while its background queue writes. "Foundation" in the name keeps allocations out of
/// the thresholds: those of the queue are in them, whenever it runs.
let benchmarks: @Sendable () -> Void = {
  let cookies = (0..<20).map { Cookie(name: "other-\($0)", value: "value-\($0)", domain: "shop.example") }
  let session = [
    Cookie(name: "access", value: "an-access-token-of-some-length", domain: "shop.example"),
    Cookie(name: "refresh", value: "a-refresh-token-of-some-length", domain: "shop.example"),
  ]
  note("a read of 22 cookies", .storeRead(.web, session + cookies))
  note("a write", .written(.web, session[1]))
  note("a change", .changed(.web))
}

private func note(_ name: String, _ event: RecordedEvent) {
  let directory = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)")
  var options = SessionRecorder.Options(directory: directory, session: SessionCookies())
  // Nothing is dropped, which would cost less.
  options.mostWaiting = 1_000_000
  let recorder = SessionRecorder(options)
  Benchmark.operations("Note \(name), over Foundation", count: 2_000, samples: 50) {
    for _ in 0..<2_000 { recorder.note(event) }
  }
}
