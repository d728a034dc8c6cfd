import CSimulationRuntime
import CookieDiagnosis
import CookieScenarios
import SyncStrategies

/// Notes, where another process can read it, what the calling thread is running: for saying afterwards which strategy in
/// which scenario, on which tape and in which hook or step, ended this process or hangs.
///
/// Off unless a watching process asked for it (``attach(to:)``). It changes no run.
public struct RunWitness {
  private let slot: UnsafeMutablePointer<twinjar_witness>

  /// Lets every thread of this process note what it runs in the memory behind a descriptor. False if that is not to be had.
  public static func attach(to descriptor: Int32) -> Bool { twinjar_witness_attach(descriptor) }

  /// Has a function called before what a thread did is forgotten: it ends the process if a signal is on its way that shall.
  public static func settle(by function: @escaping @convention(c) () -> Void) { twinjar_witness_settle_by(function) }

  /// Tells where the command's answer goes, which no run may close; nil for nowhere. Before any run.
  public static func watchOutput(_ descriptor: Int32?) { twinjar_witness_watch_output(descriptor ?? -1) }

  /// Ends this process with the command's answer, if it is watched, and runs nothing that strategies have left for its end.
  public static func leave(_ code: Int32) { twinjar_witness_leave(code) }

  /// The calling thread's, or nil if nobody watches.
  static var current: RunWitness? { twinjar_witness_slot().map(RunWitness.init(slot:)) }

  /// Reads a strategy's static properties before any run. One that traps or never returns is told, if anybody watches.
  ///
  /// - Returns: one that was not the same each time; see `StrategyEntry.changingTrait`.
  public static func readTraits(of strategy: StrategyEntry) -> String? {
    let witness = current
    witness?.begin(strategy.name, in: "", digest: 0, tape: TWINJAR_TAPE_NONE)
    defer { witness?.end() }
    return strategy.changingTrait
  }

  func begin(_ strategy: String, in scenario: Scenario, digest: UInt64, tape: Tape) {
    let kind = tape.seed != nil ? TWINJAR_TAPE_SEED : tape.isScheduled ? TWINJAR_TAPE_SCHEDULE : TWINJAR_TAPE_CHOICES
    slot.pointee.seed = tape.seed ?? 0
    begin(strategy, in: scenario.name, digest: digest, tape: kind)
  }

  private func begin(_ strategy: String, in scenario: String, digest: UInt64, tape: Int) {
    withUnsafeMutableBytes(of: &slot.pointee.strategy) { Self.write(strategy, to: $0) }
    withUnsafeMutableBytes(of: &slot.pointee.scenario) { Self.write(scenario, to: $0) }
    note(step: "")
    slot.pointee.world = digest
    slot.pointee.tape = UInt32(tape)
    slot.pointee.choice_count = 0
    slot.pointee.hook = UInt32(StrategyHook.none.rawValue)
    slot.pointee.runs &+= 1
    slot.pointee.state = UInt32(TWINJAR_WITNESS_RUNNING)
  }

  func end() { twinjar_witness_end(slot) }

  /// A job or an event was handled.
  func beat() { twinjar_witness_beat(slot) }

  /// Notes what the calling thread runs from now on: a hook's own task, or none's.
  func note(_ hook: StrategyHook) {
    if slot.pointee.hook != UInt32(hook.rawValue) { twinjar_witness_hook(slot, UInt32(hook.rawValue)) }
  }

  /// Notes what the user does from now on; empty for nothing more.
  func note(step: String) { withUnsafeMutableBytes(of: &slot.pointee.step) { Self.write(step, to: $0) } }

  func note(_ choice: Tape.Choice) {
    let place = Int(slot.pointee.choice_count)
    slot.pointee.choice_count &+= 1
    guard place < TWINJAR_WITNESS_CHOICES else { return }
    twinjar_witness_choices(slot)[place] = UInt64(choice.arity) << 32 | UInt64(choice.value)
  }

  private static func write(_ text: String, to bytes: UnsafeMutableRawBufferPointer) {
    var place = 0
    for byte in text.utf8 where place < bytes.count - 1 {
      bytes[place] = byte
      place += 1
    }
    bytes[place] = 0
  }
}

/// What a process that has died, or that hangs, was running on one of its threads.
public struct WitnessedRun: Sendable, Hashable {
  public var strategy: String
  /// Nil outside any run, where the strategy's static properties are read.
  public var scenario: String?
  /// Whose task ran, if that is known.
  public var hook: StrategyHook
  /// What the user did, as the script says; nil after the last step, and outside any run.
  public var step: String?
  /// Nil if it had more choices than are kept, and outside any run.
  public var tape: TapeText?
  /// True if its thread ended the process, by a trap or by calling `exit`.
  public var endedProcess: Bool
  /// The signal that ended it, or 0.
  public var signal: Int32
  /// Where its thread stood in the program then, from the inside out: places of instructions.
  public var frames: [UInt64]
  /// Grow with every run, and with every job and event, of its thread.
  public var runs: UInt64
  public var beats: UInt64
}

/// The watching side of ``RunWitness``.
public struct WitnessReader: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<twinjar_witness>

  /// Memory to share with the processes that are watched: an open descriptor, or nil if there is none to be had.
  public static func memory() -> Int32? {
    let descriptor = twinjar_witness_memory()
    return descriptor < 0 ? nil : descriptor
  }

  /// Nil if the memory behind the descriptor cannot be mapped.
  public init?(descriptor: Int32) {
    guard let slots = twinjar_witness_map(descriptor) else { return nil }
    self.slots = slots
  }

  /// What threads are running now, or were when they ended the process.
  public var runs: [WitnessedRun] {
    (0..<TWINJAR_WITNESS_SLOTS).compactMap { index in
      slots[index].state == UInt32(TWINJAR_WITNESS_IDLE) ? nil : run(slots + index)
    }
  }

  /// Forgets what was noted, before another process is watched.
  public func clear() {
    for index in 0...TWINJAR_WITNESS_SLOTS {
      slots[index].state = UInt32(TWINJAR_WITNESS_IDLE)
      slots[index].signal = 0
    }
  }

  /// The run whose thread ended the process; nil if none was noted, as where another thread did, or another process.
  public var ended: WitnessedRun? { runs.first(where: \.endedProcess) }

  /// True if the process's first thread called `exit`, and not in a run.
  public var endedByItself: Bool { slots[TWINJAR_WITNESS_SLOTS].state == UInt32(TWINJAR_WITNESS_LEFT) }

  /// True if it ended because a run had closed what its answer goes to.
  public var lostItsOutput: Bool { slots[TWINJAR_WITNESS_SLOTS].state == UInt32(TWINJAR_WITNESS_OUTPUT_LOST) }

  private func run(_ slot: UnsafeMutablePointer<twinjar_witness>) -> WitnessedRun {
    let isTrapped = slot.pointee.state == UInt32(TWINJAR_WITNESS_TRAPPED)
    let strategy = withUnsafeBytes(of: &slot.pointee.strategy, Self.text)
    let scenario = withUnsafeBytes(of: &slot.pointee.scenario, Self.text)
    let step = withUnsafeBytes(of: &slot.pointee.step, Self.text)
    let isRun = slot.pointee.tape != UInt32(TWINJAR_TAPE_NONE)
    return WitnessedRun(
      strategy: strategy, scenario: isRun ? scenario : nil,
      hook: StrategyHook(rawValue: UInt8(truncatingIfNeeded: slot.pointee.hook)) ?? .none,
      step: step.isEmpty ? nil : step,
      tape: content(of: slot).map {
        TapeText(
          strategy: strategy, scenario: scenario, world: slot.pointee.world, content: $0, trace: TapeText.unknownTrace)
      },
      endedProcess: slot.pointee.state != UInt32(TWINJAR_WITNESS_RUNNING),
      signal: isTrapped ? Int32(slot.pointee.signal) : 0, frames: isTrapped ? frames(of: slot) : [],
      runs: slot.pointee.runs, beats: slot.pointee.beats)
  }

  private func frames(of slot: UnsafeMutablePointer<twinjar_witness>) -> [UInt64] {
    let count = min(Int(slot.pointee.frame_count), TWINJAR_WITNESS_FRAMES)
    return withUnsafeBytes(of: &slot.pointee.frames) { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
  }

  private func content(of slot: UnsafeMutablePointer<twinjar_witness>) -> TapeText.Content? {
    if slot.pointee.tape == UInt32(TWINJAR_TAPE_SEED) { return .seed(slot.pointee.seed) }
    if slot.pointee.tape == UInt32(TWINJAR_TAPE_NONE) { return nil }
    let count = Int(slot.pointee.choice_count)
    guard count <= TWINJAR_WITNESS_CHOICES else { return nil }
    let words = twinjar_witness_choices(slot)
    let choices = (0..<count).map { place in
      Tape.Choice(arity: UInt32(words[place] >> 32), value: UInt32(truncatingIfNeeded: words[place]))
    }
    return slot.pointee.tape == UInt32(TWINJAR_TAPE_SCHEDULE) ? .schedule(choices) : .choices(choices)
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
