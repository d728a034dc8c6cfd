/// How long answers took, in milliseconds, but for those that say nothing of a network.
struct RoundTrips {
  private(set) var samples: [Double] = []
  /// Answers that are dated before their requests: the clock was set back in between.
  private(set) var early = 0

  mutating func add(_ sample: Double) {
    if sample < 0 { early += 1 } else { samples.append(sample) }
  }

  mutating func add(_ others: RoundTrips) {
    samples += others.samples
    early += others.early
  }

  var count: Int { samples.count }

  /// What is left of them, and what is not.
  struct Usual {
    var samples: [Double]
    /// In words, for those that were left out; empty if none was.
    var leftOut = ""
  }

  /// How many times as long as three quarters of them an answer may take.
  private static let most = 10.0

  /// An event stream, a long poll or a download is answered when it ends, and a clock that was set makes any answer late. One
  /// such answer of half an hour among hundreds of 100 ms would be most of their mean, and the whole range of their
  /// distribution. Up to a quarter of all may be such: what they are more than is not theirs.
  var usual: Usual {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return Usual(samples: [], leftOut: earlyWords) }
    let limit = sorted[(sorted.count - 1) * 3 / 4] * Self.most
    let long = samples.count { $0 > limit }
    guard long > 0, limit > 0, let longest = sorted.last else { return Usual(samples: samples, leftOut: earlyWords) }
    var words =
      "; \(long) of more than \(Int(limit.rounded(.up))) ms left out, up to \(Int(longest.rounded())) ms: kept open, "
    words += "or the clock was set"
    return Usual(samples: samples.filter { $0 <= limit }, leftOut: words + earlyWords)
  }

  private var earlyWords: String {
    early == 0
      ? ""
      : "; \(early) left out that \(early == 1 ? "is" : "are") answered before \(early == 1 ? "it was" : "they were") sent"
  }
}
