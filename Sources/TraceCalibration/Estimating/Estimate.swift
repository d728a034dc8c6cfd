/// One thing that traces say of a scenario: a value, how sure it is, and what it rests on.
public struct Estimate: Sendable, Hashable {
  /// Where an interval comes from, which says how often it holds the truth.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// Two of the sorted samples: at least 95 %, whatever the distribution, and hardly more.
    case orderStatistics = "order statistics"
    /// Clopper and Pearson's: at least 95 %, more where counts are few.
    case binomial = "exact binomial"
    /// Some 95 % for many samples.
    case largeSample = "large sample"
    /// Two intervals at 97.5 % each, put together: above 95 %.
    case twoIntervals = "two intervals"
    /// What was seen allows nothing else: always, if nothing hidden took part.
    case bounds
    /// Seen as it is, or one of few: there is no interval.
    case seen
  }

  public enum Value: Sendable, Hashable {
    case number(Double)
    /// Durations at quantiles, each a pair.
    case quantiles([[Double]])
    case word(String)
    case flag(Bool)
  }

  /// A key of a scenario with its group, such as `server.graceSeconds`, or a quantity that is none.
  public var name: String
  /// Nil where only bounds are known.
  public var value: Value?
  /// The ends of the interval, where it has any.
  public var lower: Double?
  public var upper: Double?
  /// How often it was seen, of how many times that would have shown it.
  public var count: Int
  public var total: Int?
  public var basis: Basis
  /// In words, short.
  public var remark: String

  public init(
    _ name: String, _ value: Value?, lower: Double? = nil, upper: Double? = nil, count: Int, of total: Int? = nil,
    _ basis: Basis, remark: String = ""
  ) {
    self.name = name
    self.value = value
    self.lower = lower
    self.upper = upper
    self.count = count
    self.total = total
    self.basis = basis
    self.remark = remark
  }
}

/// What no trace has shown, and why.
public struct Unobserved: Sendable, Hashable {
  /// As ``Estimate/name``.
  public var name: String
  public var why: String

  public init(_ name: String, _ why: String) { (self.name, self.why) = (name, why) }
}
