import ArchiveTrials
import Benchmark
import Cookies
import Measurement

/// Saving and loading a jar. Operations are cookies: what an archive costs for each.
let benchmarks: @Sendable () -> Void = {
  for archive in ArchiveCatalogue.own {
    for count in [1, 50, 3000] { roundTrip(archive.name, archive, count, samples: 50) }
  }
  // The fastest that Foundation has. "Foundation" in the name keeps its allocations out of the thresholds.
  for archive in [JSONCodableArchive(), PlistCodableArchive()] as [any CookieArchive] {
    roundTrip("Foundation's \(archive.name)", archive, 50, samples: 10)
  }
}

private func roundTrip(_ name: String, _ archive: any CookieArchive, _ count: Int, samples: Int) {
  let cookies = TypicalCookies.make(count)
  guard let bytes = try? archive.encode(cookies) else { return }
  // Many calls a sample: one alone is too short to time.
  let calls = max(1, 3000 / count)
  Benchmark.operations("Encode \(count) cookies as \(name)", count: count * calls, samples: samples) {
    for _ in 0..<calls { blackHole(try? archive.encode(cookies)) }
  }
  Benchmark.operations("Decode \(count) cookies of \(name)", count: count * calls, samples: samples) {
    for _ in 0..<calls { blackHole(try? archive.decode(bytes)) }
  }
}
