/// What one run observed of every archive.
public struct ArchiveReport: Sendable {
  /// The archives in the order in which they were tried.
  public var results: [ArchiveResult]
  /// The numbers of cookies that were timed.
  public var cookieCounts: [Int]
  /// The seconds that each archive had for each measurement.
  public var budget: Double
  /// False: the run was interrupted, and some archives are missing.
  public var isComplete = true

  /// A report of what was observed.
  public init(results: [ArchiveResult], cookieCounts: [Int], budget: Double) {
    self.results = results
    self.cookieCounts = cookieCounts
    self.budget = budget
  }
}

/// What one run observed of one archive.
public struct ArchiveResult: Sendable {
  /// The archive's name.
  public var name: String
  /// Whether it is TwinJar's own code; Foundation's otherwise.
  public var isOwn: Bool
  /// What became of each of ``TrialCase/all``.
  public var fates: [Fate] = []
  /// What it did with damaged archives.
  public var damage = DamageTally()
  /// How long it took, for each number of cookies.
  public var speeds: [SpeedResult] = []

  /// A result in which nothing was observed yet.
  public init(name: String, isOwn: Bool) {
    self.name = name
    self.isOwn = isOwn
  }

  /// How many attributes it kept.
  public var keptCount: Int { fates.filter { $0 == .kept }.count }

  /// Whether the process ended anywhere, or did not come back, or the largest archive was not finished.
  public var isUnreliable: Bool {
    let endsProcess = fates.contains { $0 == .unfinished || $0.word == Fate.trapped("").word }
    let isTooSlow = speeds.contains { if case .measured = $0 { false } else { true } }
    return endsProcess || isTooSlow || damage.count(of: .trapped) + damage.count(of: .unfinished) > 0
  }
}

/// The outcome of a measurement.
public enum SpeedResult: Sendable {
  /// It was finished.
  case measured(Speed)
  /// It was not finished within so many seconds, and was not waited for.
  case unfinished(seconds: Double)
  /// The archive threw: its words.
  case refused(String)
  /// The process ended: its last words.
  case trapped(String)
}

/// What an archive did with damage of every kind.
public struct DamageTally: Sendable {
  /// How many damages there are.
  public var planned = 0
  /// How many cuts had each reaction.
  public private(set) var cuts: [Reaction: Int] = [:]
  /// The same for flipped bits.
  public private(set) var flips: [Reaction: Int] = [:]
  /// The hostile inputs by name.
  public private(set) var hostile: [(name: String, reaction: Reaction)] = []

  /// No damage tried yet.
  public init() {}

  /// How many of them were tried before the time was used up.
  public var tried: Int { cuts.values.reduce(0, +) + flips.values.reduce(0, +) + hostile.count }

  /// How often any damage had this reaction.
  public func count(of reaction: Reaction) -> Int {
    cuts[reaction, default: 0] + flips[reaction, default: 0] + hostile.filter { $0.reaction == reaction }.count
  }

  /// The share of the damages after which other cookies came back in silence; 1 if none was tried.
  public var deceivedShare: Double { tried == 0 ? 1 : Double(count(of: .deceived)) / Double(tried) }

  /// Counts the reaction to one damage; `names` are those of the hostile inputs, in their order.
  public mutating func note(_ kind: DamageKind, _ reaction: Reaction, names: [String]) {
    switch kind {
    case .cut: cuts[reaction, default: 0] += 1
    case .flip: flips[reaction, default: 0] += 1
    case .hostile: if hostile.count < names.count { hostile.append((names[hostile.count], reaction)) }
    }
  }
}
