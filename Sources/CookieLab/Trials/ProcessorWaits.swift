import Foundation

/// How long each thread of the app and the engine has waited for a processor: what a busy machine does to them, where the
/// lab's own threads may notice nothing.
struct ProcessorWaits: Equatable {
  /// Nanoseconds since the thread began, by its number.
  var nanoseconds: [Int32: Int64] = [:]

  init(_ nanoseconds: [Int32: Int64] = [:]) { self.nanoseconds = nanoseconds }

  /// Of some processes. Empty where the kernel does not tell (`/proc/PID/task/TID/schedstat`).
  init(of processes: [pid_t]) {
    for member in processes {
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(member)/task")) ?? [] {
        guard let thread = Int32(entry),
          let text = try? String(contentsOfFile: "/proc/\(member)/task/\(entry)/schedstat", encoding: .utf8)
        else { continue }
        nanoseconds[thread] = Self.wait(in: text)
      }
    }
  }

  /// The second of the three numbers.
  static func wait(in text: String) -> Int64? {
    let fields = text.split(whereSeparator: \.isWhitespace)
    return fields.count == 3 ? Int64(fields[1]) : nil
  }

  /// The longest wait of one thread since an earlier moment, in milliseconds.
  func longest(since earlier: ProcessorWaits) -> Double {
    nanoseconds.map { Double($1 - (earlier.nanoseconds[$0] ?? 0)) / 1e6 }.max() ?? 0
  }
}
