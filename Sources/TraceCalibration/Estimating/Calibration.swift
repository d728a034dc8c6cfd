import CaptureDiagnosis
import CookieDiagnosis

/// What traces say of an app's network, server and platform, as far as they do.
public struct Calibration: Sendable {
  /// What each trace was made by.
  public let sources: [RecordedTrace.Source]
  public private(set) var estimates: [Estimate] = []
  public private(set) var unobserved: [Unobserved] = []

  public init(_ observations: Observations) {
    sources = observations.sources
    addNetwork(observations)
    addLifetimes(observations.tokens)
    addRotation(observations.tokens)
    addGrace(observations.tokens)
    addReuse(observations.tokens)
    addCookies(observations.tokens)
    addProcesses(observations)
    addLosses(observations)
  }

  /// The estimate of that name, if there is one.
  public func estimate(_ name: String) -> Estimate? { estimates.first { $0.name == name } }

  mutating func add(_ estimate: Estimate) { estimates.append(estimate) }

  mutating func miss(_ name: String, _ why: String) { unobserved.append(Unobserved(name, why)) }

  /// A rate with its interval; with what nobody can say counted for and against it.
  mutating func add(_ name: String, _ tries: Tries, unless why: String, remark: String) {
    let clear = tries.total - tries.unclear
    guard tries.total > 0 else { return miss(name, why) }
    let lower = ExactBinomial.interval(tries.count, of: tries.total).lowerBound
    let upper = ExactBinomial.interval(tries.count + tries.unclear, of: tries.total).upperBound
    let doubt = tries.unclear > 0 ? "; \(tries.unclear) more that nobody can say, counted both ways" : ""
    add(
      Estimate(
        name, clear > 0 ? .number(Double(tries.count) / Double(clear)) : nil, lower: lower, upper: upper,
        count: tries.count, of: clear, tries.unclear > 0 ? .twoIntervals : .binomial, remark: remark + doubt))
  }
}
