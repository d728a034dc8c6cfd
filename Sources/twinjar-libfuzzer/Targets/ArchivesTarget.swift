import ArchiveTrials
import Cookies
import LibFuzzer

/// Every decoder of archives, on the same bytes.
struct ArchivesTarget: FuzzTarget {
  static let name = "archives"

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    let bytes = Array(input)
    for target in ArchiveFuzzing.targets {
      if case .broken(let what) = target.feed(bytes) { fatalError("\(target.name): \(what)") }
    }
  }
}
