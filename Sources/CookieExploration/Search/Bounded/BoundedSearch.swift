import Choices
import CookieDiagnosis
import CookieSimulation
import Foundation

/// Runs every schedule within bounds, by executing again from the start, and says what it met.
///
/// Schedules come in the order of what they cost: first the calm one, then those with one fault or one preemption, and
/// so on, so that the first violation found departs least from the calm run. A state is therefore first met at its
/// least cost, with the most left to spend, and a run that meets it again can be cut there. Faults are part of the
/// state; so is when things are due where preemptions are bounded, since that decides what counts as one.
///
/// Branches are run in batches of a fixed size against what was known before the batch, and their results taken over in
/// order. So the number of workers changes nothing but the time.
///
/// Keys assume how long the steps of a script take (`StepLengths`). A search one of whose runs takes longer begins again
/// with twice what was seen: mostly after the calm run, which shows what is usual.
public final class BoundedSearch {
  public struct Options: Sendable {
    public var bounds = ExplorationBounds()
    public var reduction = Reduction.states
    public var properties = Property.defaults
    public var budget = ExplorationBudget()
    public var jobs = 1
    /// How many of the cuts to keep for ``CutCheck``, drawn evenly from all.
    public var sampledCuts = 0
    /// One schedule in so many is run twice: one that does not repeat itself is not determined. At least 1.
    public var repetitionInterval = 64
    /// Whether to note what each run leaves behind, for a check of the search.
    public var notesFinalStates = false
    /// Whether to keep a schedule for each way in which runs end.
    public var notesEnds = false
    /// False: the search goes on after every property is violated, to the end of the space.
    public var stopsWhenAllViolated = true
    /// The part of the tree that is searched; nil for all of it.
    public var shard: CampaignShard?

    public init() {}
  }

  private static let batchSize = 128

  private let options: Options
  private var systems: [any GuidedSystem]
  private var tree = ChoiceTree()
  let known = KnownStates()
  /// Branches not run yet, by total cost and then by faults.
  private var levels: [[ChoiceTree.Branch]] = [[]]
  private var crossings = CycleFinder()
  private var cuts = CutSample()
  private var report = SearchReport()
  private var beginnings = 1
  /// What runs have shown beyond what keys assume, also those of another process.
  private var needs = KeyAssumptions()
  /// Keeps what is finished, and has what was.
  private let log: (any SearchLog)?
  /// What other searches of the same space have.
  private let lookup: PartResults?
  private var isDivided = false

  public convenience init(_ options: Options, system: () -> any GuidedSystem) {
    self.init(options, log: nil, lookup: nil, system: system)
  }

  init(_ options: Options, log: (any SearchLog)?, lookup: PartResults?, system: () -> any GuidedSystem) {
    self.options = options
    (self.log, self.lookup) = (log, lookup)
    systems = (0..<max(1, options.jobs)).map { _ in system() }
    report.repetitionInterval = max(1, options.repetitionInterval)
    report.reduction = options.properties.allSatisfy(\.allowsReduction) ? options.reduction : .none
  }

  private var keys: PathGuide.KeyKind? {
    guard report.reduction == .states else { return nil }
    return options.bounds.preemptions == nil ? .unordered : .inOrder
  }

  /// Searches on the calling thread and `jobs - 1` others.
  ///
  /// - Parameters:
  ///   - control: lets another thread end the search, which is then not finished.
  ///   - progress: called after each batch.
  public func run(control: CampaignControl = CampaignControl(), progress: (SearchReport) -> Void = { _ in })
    -> SearchReport
  {
    let pool = WorkerPool(workers: options.jobs)
    defer { pool.close() }
    let start = Date()
    while true {
      if let report = walk(on: pool, since: start, control, progress) { return report }
      beginAgain()
    }
  }

  /// One search; nil if a run lasted longer than its keys assume.
  private func walk(
    on pool: WorkerPool, since start: Date, _ control: CampaignControl, _ progress: (SearchReport) -> Void
  ) -> SearchReport? {
    levels = [[ChoiceTree.Branch(point: ChoiceTree.root, value: 0)]]
    var level = 0
    while level < levels.count {
      while !levels[level].isEmpty {
        if isOver(since: start, control) { return finished(at: level, isComplete: false) }
        divide()
        guard !levels[level].isEmpty else { break }
        let batch = takeBatch(from: level)
        let results = execute(batch, on: pool)
        if keys != nil, results.contains(where: \.keysFallShort), !results.contains(where: \.isUndetermined) {
          return nil
        }
        for (branch, result) in zip(batch, results) { take(result, of: branch) }
        progress(report)
        if report.isUndetermined { return finished(at: level, isComplete: false) }
        if options.stopsWhenAllViolated, report.violations.count == options.properties.count {
          return finished(at: level, isComplete: false)
        }
      }
      level += 1
    }
    return finished(at: level, isComplete: true)
  }

  /// After so many beginnings keys assume nothing any more.
  private static let mostBeginnings = 10

  private func beginAgain() {
    beginnings += 1
    isDivided = false
    log?.beginsAgain()
    lookup?.beginAgain()
    for system in systems { needs.formUnion(system.keyNeeds) }
    let assumptions = beginnings < Self.mostBeginnings ? needs.doubled : needs.withoutEnd
    for index in systems.indices { systems[index].keyAssumptions = assumptions }
    tree = ChoiceTree()
    known.points.removeAll(keepingCapacity: true)
    crossings = CycleFinder()
    cuts = CutSample()
    var fresh = SearchReport()
    fresh.repetitionInterval = report.repetitionInterval
    fresh.reduction = report.reduction
    fresh.keyAssumptions = assumptions
    report = fresh
  }

  /// Leaves to other parts what is theirs, once there is enough to divide: all parts have searched the same until then.
  ///
  /// What one part found serves the undivided search only under the same assumptions, and it is the first few hundred runs that
  /// show what steps take. So all parts have these.
  private func divide() {
    guard let shard = options.shard, !shard.isWhole, !isDivided else { return }
    guard report.schedules + report.cutSchedules >= Self.commonSchedules else { return }
    guard levels.reduce(0, { $0 + $1.count }) >= shard.count * Self.branchesOfPart else { return }
    levels = levels.map { Array($0[shard.places(among: $0.count)]) }
    isDivided = true
  }

  /// Four batches.
  private static let commonSchedules = 512
  /// Fewer would leave parts without work.
  private static let branchesOfPart = 16

  private func isOver(since start: Date, _ control: CampaignControl) -> Bool {
    if control.isStopped || log?.endsSearch ?? false { return true }
    if let schedules = options.budget.schedules, report.schedules + report.cutSchedules >= schedules { return true }
    if let seconds = options.budget.seconds, -start.timeIntervalSinceNow >= seconds { return true }
    report.usedUpMemory = isFull
    return report.usedUpMemory
  }

  /// Whether what has to be remembered leaves no room for more.
  private var isFull: Bool {
    if tree.points.count > Self.mostPoints { return true }
    guard let most = options.budget.bytes else { return false }
    let branches = levels.reduce(0) { $0 + $1.count }
    return known.points.count * Self.bytesOfState + tree.bytes + branches * ChoiceTree.bytesOfBranch + crossings.bytes
      >= most
  }

  /// Points are numbered by 32 bits; a batch adds some.
  private static let mostPoints = Int(Int32.max) - (1 << 24)
  /// A key and a place in a hash table, which grows by half of what it has, on average.
  private static let bytesOfState = 48

  private func finished(at level: Int, isComplete: Bool) -> SearchReport {
    report.isComplete = isComplete && !report.isUndetermined
    report.openBranches = levels.reduce(0) { $0 + $1.count }
    report.openCost = report.isComplete ? nil : ScheduleCost.total(ofLevel: level)
    report.states = known.points.count
    report.sampledCuts = cuts.members.map { branch, earlier in
      SearchReport.Cut(
        known: tree.path(toPoint: earlier), met: tree.path(to: branch))
    }
    if report.isComplete, options.properties.contains(.stuck), report.violations[.stuck] == nil,
      let cycle = crossings.cycle(in: tree, countingPreemptions: options.bounds.preemptions != nil)
    {
      report.violations[.stuck] = SearchReport.Violation(choices: cycle, cause: nil, run: report.schedules)
    }
    return report
  }

  // MARK: - Batches

  private func takeBatch(from level: Int) -> [ChoiceTree.Branch] {
    let left = options.budget.schedules.map { $0 - report.schedules - report.cutSchedules } ?? .max
    let count = min(Self.batchSize, levels[level].count, max(1, left))
    let batch = Array(levels[level].suffix(count).reversed())
    levels[level].removeLast(count)
    return batch
  }

  /// What comes of a batch: as a journal has it, or by running it.
  private func execute(_ batch: [ChoiceTree.Branch], on pool: WorkerPool) -> [BranchResult] {
    let ways = batch.map { tree.way(to: $0) }
    if let old = log?.next() {
      needs.formUnion(old.needs)
      if old.results.count == batch.count {
        log?.saw(ways, old.results)
        return old.results
      }
      log?.isForeign()
    }
    let results = run(batch, ways, on: pool)
    if let log, !results.contains(where: \.wasStopped) {
      for system in systems { needs.formUnion(system.keyNeeds) }
      log.keep(SearchBatch(results: results, needs: needs))
    }
    return results
  }

  private func run(_ batch: [ChoiceTree.Branch], _ ways: [ChoiceTree.Way], on pool: WorkerPool) -> [BranchResult] {
    let first = report.schedules + report.cutSchedules
    let interval = max(1, options.repetitionInterval)
    var results = [BranchResult](repeating: BranchResult(), count: batch.count)
    var items = Array(batch.indices)
    if let lookup {
      items.removeAll { item in
        // What is run twice is run twice here.
        guard (first + item) % interval != 0,
          let there = lookup.result(
            ofWay: ways[item].choices, report.keyAssumptions, isKnown: { known.points[$0] != nil })
        else { return false }
        results[item] = there
        return true
      }
      lookup.ran += items.count
    }
    results.withUnsafeMutableBufferPointer { buffer in
      let work = BranchBatch(
        results: buffer, systems: systems, known: known, branches: batch, ways: ways,
        faults: batch.map { tree.cost(of: $0).faults }, keys: keys, notesFinalStates: options.notesFinalStates,
        firstNumber: first, repetitionInterval: interval)
      pool.forEach(below: items.count) { [items] worker, item in work.execute(items[item], worker: worker) }
    }
    return results
  }

  // MARK: - Results

  private func take(_ result: BranchResult, of branch: ChoiceTree.Branch) {
    guard !result.wasStopped else { return levels[tree.cost(of: branch).level].append(branch) }
    // Code that goes by the clock may not do the same again when the times are others.
    guard !result.isUndetermined else {
      report.undetermined = report.undetermined ?? tree.path(to: branch)
      return
    }
    report.randomDraws = max(report.randomDraws, result.randomDraws)
    let cost = tree.cost(of: branch)
    var last = branch
    var origin = branch.origin
    var isWhole = true
    for point in result.newPoints {
      if let key = point.key, let earlier = known.points[key] {
        // Another branch of the same batch was here first, and goes on from here as this one did.
        return cut(last, at: earlier)
      }
      // One run of many choices may fill the memory by itself. What it came to counts, and nothing goes on from the rest of it.
      if isFull {
        isWhole = false
        break
      }
      let index = tree.append(
        ChoiceTree.Point(
          parent: last.point, value: last.value, arity: point.arity, purpose: point.purpose,
          followsMemoryRead: point.followsMemoryRead, faults: UInt16(cost.faults),
          preemptions: UInt16(clamping: cost.preemptions)))
      if let key = point.key {
        known.points[key] = index
        report.digest &+= key.digest
      }
      if let moment = point.moment { origin = ChoiceTree.Origin(moment: moment, point: index) }
      openBranches(at: index, from: origin)
      last = ChoiceTree.Branch(point: index, value: 0)
    }
    if let key = result.meets, let earlier = known.points[key] {
      if isWhole { cut(last, at: earlier) } else { report.cutSchedules += 1 }
      return
    }
    report.schedules += 1
    report.longest = max(report.longest, result.summary.steps)
    if let finalState = result.finalState { report.finalStates.insert(finalState) }
    judge(result.summary, result.cause, last)
  }

  /// A run met a point that another one goes on from.
  private func cut(_ branch: ChoiceTree.Branch, at earlier: Int32) {
    report.cutSchedules += 1
    crossings.add(from: branch, to: earlier)
    if options.sampledCuts > 0 { cuts.offer((branch, earlier), keeping: options.sampledCuts) }
  }

  private func openBranches(at index: Int32, from origin: ChoiceTree.Origin?) {
    let point = tree.points[Int(index)]
    for value in 1..<Int(point.arity) {
      let cost = point.cost(ofChoosing: value)
      guard options.bounds.allows(cost) else {
        if point.purpose != .fault { report.reachedPreemptionBound = true }
        continue
      }
      while levels.count <= cost.level { levels.append([]) }
      levels[cost.level].append(ChoiceTree.Branch(point: index, value: UInt32(value), origin: origin))
    }
  }

  private func judge(_ summary: RunSummary, _ cause: Cause?, _ last: ChoiceTree.Branch) {
    let outcome = SearchReport.Outcome(summary)
    if report.outcomes.insert(outcome).inserted, options.notesEnds { report.ends[outcome] = tree.path(to: last) }
    report.digest &+= UInt64(truncatingIfNeeded: summary.steps) &* 0x9E37_79B9_7F4A_7C15
    for property in options.properties where property.isViolated(by: summary) && report.violations[property] == nil {
      report.violations[property] = SearchReport.Violation(
        choices: tree.path(to: last), cause: cause, run: report.schedules + report.cutSchedules,
        cost: tree.cost(of: last))
    }
  }
}
