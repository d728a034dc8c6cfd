/// How long the steps of a scenario's script take beyond what they wait, at most: what keys of states assume.
///
/// A deadline that lies further away than a run can still last is none that the run lives to see, so that a state's key
/// leaves it out. How long messages and users take is not known beforehand. So it is assumed, and each run measures it:
/// a search of which one run outlives what its keys assume begins again with more (``KeyAssumptions``).
struct StepLengths: Hashable, Sendable, Codable {
  /// By instruction, in nanoseconds; an instruction without a number takes no time beyond its wait.
  private var beyondWaits: [Int64] = []

  /// Nothing lasts longer.
  static let longest: Int64 = 1 << 58

  subscript(instruction: Int) -> Int64 {
    beyondWaits.indices.contains(instruction) ? beyondWaits[instruction] : 0
  }

  mutating func lengthen(_ instruction: Int, to length: Int64) {
    while beyondWaits.count <= instruction { beyondWaits.append(0) }
    beyondWaits[instruction] = max(beyondWaits[instruction], min(length, Self.longest))
  }

  /// The greater one of each two.
  mutating func formUnion(_ other: StepLengths) {
    for (instruction, length) in other.beyondWaits.enumerated() { lengthen(instruction, to: length) }
  }

  /// Twice as much of everything, so that a search does not begin again for every millisecond.
  var doubled: StepLengths {
    var doubled = self
    for (instruction, length) in beyondWaits.enumerated() { doubled.lengthen(instruction, to: length * 2) }
    return doubled
  }

  /// No end to anything that was ever longer than assumed: all deadlines count.
  var withoutEnd: StepLengths {
    var endless = self
    for instruction in beyondWaits.indices { endless.beyondWaits[instruction] = Self.longest }
    return endless
  }
}

/// How long the rest of a script can last.
struct RemainingTime {
  /// From each instruction to the end, with loops whole, in nanoseconds.
  private var fromHere: [Int64] = []

  private static let longest: Int64 = 1 << 58

  init(_ program: [ScriptInstruction], _ lengths: StepLengths) {
    fromHere = [Int64](repeating: 0, count: program.count + 1)
    for place in program.indices.reversed() {
      switch program[place] {
      case .loop(let times, let end):
        let body = fromHere[place + 1] - fromHere[end]
        fromHere[place] = Self.sum(fromHere[end], Self.sum(lengths[place], Self.product(body, times.upperBound)))
      case let instruction:
        fromHere[place] = Self.sum(fromHere[place + 1], Self.sum(instruction.longestWait, lengths[place]))
      }
    }
  }

  /// What is left when the user is at an instruction, which counts as a whole.
  func from(_ place: Int, in loops: [(start: Int, turnsLeft: Int)], of program: [ScriptInstruction]) -> Int64 {
    loops.reduce(fromHere[min(place, program.count)]) { soFar, loop in
      guard case .loop(_, let end) = program[loop.start - 1] else { return soFar }
      return Self.sum(soFar, Self.product(fromHere[loop.start] - fromHere[end], loop.turnsLeft))
    }
  }

  private static func sum(_ left: Int64, _ right: Int64) -> Int64 { min(longest, left + right) }

  private static func product(_ left: Int64, _ right: Int) -> Int64 {
    let (product, overflow) = left.multipliedReportingOverflow(by: Int64(right))
    return overflow ? longest : min(longest, product)
  }
}

extension ScriptInstruction {
  /// What it waits by itself, at most, in nanoseconds.
  fileprivate var longestWait: Int64 {
    switch self {
    case .wait(let duration): duration.maximum
    case .browse(let duration, let every): duration.maximum + every.maximum
    case .launch, .launchLocked, .unlock, .background, .foreground, .kill, .killNetworkProcess, .logIn, .logOut,
      .openPage, .moveApp, .callFromOldDevice, .setClock, .fetchInServiceWorker,
      .openPagePassingOtherSite, .logInInSystemBrowser, .logInOnPage, .download, .showDocument, .callFromExtension,
      .openSDKScreen, .switchNetwork, .goOffline, .goOnline, .setTrouble, .callNative, .fetchOnPage, .readOnPage,
      .refreshBoth,
      .loop, .again:
      0
    }
  }
}

extension World {
  /// Another step of the script begins.
  func beginStep(_ place: Int) {
    guard isScheduled else { return }
    if let begun = user.script.begun { instants.release(begun) }
    user.script.begun = instants.current
    instants.hold(instants.current)
    user.script.place = place
  }

  /// How long the present step has taken by now, at most, beyond what it waits.
  func measureStep() {
    guard let begun = user.script.begun else { return }
    let place = user.script.place
    let length = min(StepLengths.longest, instants.most(since: begun) - program[place].longestWait)
    guard length > keyAssumptions.steps[place] else { return }
    keyNeeds.steps.lengthen(place, to: length)
    keysFallShort = true
  }

  /// What the run can still last, at most, in nanoseconds.
  var remainingTime: Int64 {
    let script = user.script
    guard script.begun != nil else { return remaining.from(script.next, in: script.loops, of: program) }
    switch program[script.place] {
    case .loop, .again:
      // What counts is where these lead.
      return keyAssumptions.steps[script.place] + remaining.from(script.next, in: script.loops, of: program)
    default:
      return remaining.from(script.place, in: script.loops, of: program)
    }
  }
}
