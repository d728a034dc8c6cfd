extension Scenario {
  /// How long the script waits and browses, at most, in nanoseconds.
  var longestWait: Int64 { Self.longestWait(in: script) }

  private static func longestWait(in steps: [ScriptStep]) -> Int64 {
    steps.reduce(0) { soFar, step in
      let length: Int64 =
        switch step {
        case .wait(let duration): duration.maximum
        case .browse(let duration, let every): sum(duration.maximum, every.maximum)
        case .repeat(let times, let steps): product(longestWait(in: steps), Int64(times.upperBound))
        default: 0
        }
      return sum(soFar, length)
    }
  }

  private static let longest: Int64 = 1 << 58

  private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? longest : min(longest, sum)
  }

  private static func product(_ left: Int64, _ right: Int64) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? longest : min(longest, product)
  }
}
