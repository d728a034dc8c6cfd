import Benchmark
import Cookies
import Foundation
import Measurement

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let benchmarks: @Sendable () -> Void = {
  parsing()
  for count in [10, 300, 3000] { jars(of: count) }
  smallJar()
}

private func parsing() {
  let mix = HeaderMix()
  Benchmark.operations("Parse the mix of 10,000 fields", count: mix.fields.count) {
    for field in mix.fields { field.withUnsafeBufferPointer { blackHole(try? ParsedSetCookie(parsing: $0)) } }
  }
  Benchmark.operations("Parse the mix with Foundation's HTTPCookie", count: mix.fields.count, samples: 5) {
    guard let url = URL(string: "https://www.example.com/app/x") else { return }
    for field in mix.fields {
      let text = String(decoding: field, as: UTF8.self)
      blackHole(HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": text], for: url))
    }
  }
  Benchmark.operations("Parse dates in seven formats", count: mix.dates.count) {
    for date in mix.dates { date.withUnsafeBufferPointer { blackHole(CookieDate.parse($0)) } }
  }
}

/// Jars with five cookies a site.
private func jars(of count: Int) {
  let start = UnixTime(seconds: 1_767_225_600)
  let fields = (0..<5).map { Array("cookie\($0)=0123456789; Path=/; Secure".utf8) }
  let responses = (0..<count / 5).map { site in
    ResponseContext(url: RequestURL(isSecure: true, host: "www.site\(site).example"))
  }
  @Sendable func filled() -> CookieJar {
    var jar = CookieJar()
    for response in responses { for field in fields { jar.store(field, from: response, at: start) } }
    return jar
  }
  Benchmark.operations("Fill a jar with \(count) cookies", count: count) { blackHole(filled()) }
  let jar = filled()
  let request = RequestContext(url: RequestURL(isSecure: true, host: "www.site1.example", path: "/a/b"))
  // Many requests a sample: the first one of each copies the jar, which the last-access times change.
  Benchmark.operations("Match 5 of \(count) cookies", count: 50_000, samples: 10) {
    var jar = jar
    var output: [UInt8] = []
    // Growing by steps would depend on how the allocator rounds.
    output.reserveCapacity(512)
    for _ in 0..<50_000 {
      output.removeAll(keepingCapacity: true)
      blackHole(jar.appendCookieField(for: request, at: start, to: &output))
    }
  }
}

/// What a simulated session does: a fresh copy of a small jar, two writes, one request.
private func smallJar() {
  let now = UnixTime(seconds: 1_767_225_600)
  let url = RequestURL(isSecure: true, host: "www.example.com", path: "/app")
  let (response, request) = (ResponseContext(url: url), RequestContext(url: url))
  let access = Array("access=eyJhbGciOiJIUzI1NiJ9abcdefgh; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=3600".utf8)
  let refresh = Array("refresh=0123456789abcdef0123456789abcdef; Path=/; Secure; HttpOnly; Max-Age=86400".utf8)
  Benchmark.operations("Fresh jar, two writes, one request", count: 1000) {
    var output: [UInt8] = []
    // Growing by steps would depend on how the allocator rounds.
    output.reserveCapacity(512)
    for _ in 0..<1000 {
      var jar = CookieJar()
      output.removeAll(keepingCapacity: true)
      jar.store(access, from: response, at: now)
      jar.store(refresh, from: response, at: now)
      blackHole(jar.appendCookieField(for: request, at: now, to: &output))
    }
  }
}
