import CaptureDiagnosis
import Choices
import Foundation

/// Several files are counted together as if each had seen something of its own.
enum RepeatedFiles {
  /// - Throws: exit code 64 for a file that is named twice, 65 for a copy of another.
  static func refuse(_ files: [String]) throws(InputError) {
    var seen: [(path: String, status: stat)] = []
    for path in files {
      var status = stat()
      // What is no regular file is left to whoever reads it.
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      for (other, earlier) in seen where earlier.st_size == status.st_size {
        if earlier.st_dev == status.st_dev, earlier.st_ino == status.st_ino {
          throw InputError(
            .usage, source: path, found: "a file that is given twice\(other == path ? "" : " (as \(other))")",
            expected: "each once: what it shows would count twice")
        }
        if haveSameBytes(path, other) {
          throw InputError(
            .data, source: path, found: "a copy of \(other)", expected: "each once: what it shows would count twice")
        }
      }
      seen.append((path, status))
    }
  }

  private static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    guard let one = FileHandle(forReadingAtPath: first), let other = FileHandle(forReadingAtPath: second) else {
      return false
    }
    while true {
      // At the end there is no data.
      let (piece, same) = (
        (try? one.read(upToCount: 1 << 20)) ?? Data(), (try? other.read(upToCount: 1 << 20)) ?? Data()
      )
      guard piece == same else { return false }
      if piece.isEmpty { return true }
    }
  }

  /// For each file that was recorded at the time of an earlier one, that the two may show the same. By their clocks alone: two
  /// devices of one app may as well have been recorded at once.
  static func remarks(_ traces: [RecordedTrace], of files: [String]) -> [[String]] {
    let times = traces.map(time)
    return traces.indices.map { place in
      guard let own = times[place] else { return [] }
      let other = traces.indices.prefix(place).first { other in
        times[other].map { min($0.upperBound, own.upperBound) - max($0.lowerBound, own.lowerBound) > least } ?? false
      }
      return other.map {
        ["of the same time as \(files[$0]): what both saw counts twice, and intervals are too narrow"]
      } ?? []
    }
  }

  /// Microseconds for which parts of one recording may overlap.
  private static let least: Int64 = 1_000_000

  private static func time(_ recorded: RecordedTrace) -> ClosedRange<Int64>? {
    let times = recorded.trace.records.lazy.map(\.time)
    guard let epoch = recorded.epoch, let first = times.min(), let last = times.max() else { return nil }
    let (start, isEarly) = epoch.addingReportingOverflow(first / 1000)
    let (end, isLate) = epoch.addingReportingOverflow(last / 1000)
    return isEarly || isLate || end < start ? nil : start...end
  }
}
