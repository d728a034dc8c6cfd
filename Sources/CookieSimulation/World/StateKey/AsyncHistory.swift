import CookieSync
import Cookies
import SyncStrategies

/// What the strategy's code was told in a scheduled run: the part of a state that lives in suspended tasks.
///
/// Nothing can look into a suspended task, and nothing has to: code that is deterministic is where it is because of
/// what its calls returned, and in which order. So the state of code that shares memory is the chain of all that.
///
/// Of a strategy that may remember anything anywhere, all code of a run shares memory, and the chain is all that there
/// is. If it promises to remember in its instance alone (`StrategyMemory`), more follows: tasks of one that is a value
/// without references share nothing, and each call of a hook has a chain for itself; a new launch has new memory; and
/// when all code of a launch is at rest, only the instance is left of it. Where that can be read in full
/// (``MemoryImage``) it takes the chain's place, so that runs that came there in different ways meet again.
struct AsyncHistory {
  /// One call of a hook, or all code of a launch.
  private struct Group {
    var id: Int32
    var chain = StateHash()
    /// How many of its calls into the world wait for an answer.
    var waiting = 0
  }

  private struct Ticket {
    var group: Int32
    /// The group's chain when the call was made; says which call of the group it is.
    var token: StateHash
  }

  /// What tasks outside any call of a hook belong to, and everything of a strategy that has memory.
  static let common: Int32 = 0

  private var groups: [Group] = []
  /// By the task that waits. A task waits for one answer at a time.
  private var tickets: [UInt: Ticket] = [:]
  private var lastGroup: Int32 = 0
  private var strategy: (any SyncStrategy)?
  private var forms = MemoryImage.Forms()
  /// What the strategy promises.
  private var memory = StrategyMemory.anywhere
  /// True if all code of a launch is one group.
  private(set) var hasMemory = false
  private var isDirty = false

  /// At the beginning of a run.
  mutating func reset(memory: StrategyMemory) {
    self.memory = memory
    forget()
    hasMemory = memory == .anywhere
  }

  private mutating func forget() {
    tickets.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    groups.append(Group(id: Self.common))
    lastGroup = 0
    strategy = nil
    hasMemory = false
    isDirty = false
  }

  /// A new launch. Code of an earlier one is cut off from the world; what it left outside its instance is still there.
  mutating func begin(_ strategy: any SyncStrategy) {
    switch memory {
    case .anywhere:
      groups[0].chain.combine(0x6C as UInt64)
    case .instance:
      forget()
      self.strategy = strategy
      hasMemory = !MemoryImage.isPlainValue(strategy)
    }
  }

  // MARK: - What code is told

  /// A hook is called. Returns the group that its code belongs to.
  mutating func beginCall(_ hook: StaticString, _ argument: Int) -> Int32 {
    var chain = StateHash()
    hook.withUTF8Buffer { chain.combine($0) }
    chain.combine(argument)
    isDirty = true
    if hasMemory {
      groups[0].chain.combine(chain)
      return Self.common
    }
    lastGroup += 1
    groups.append(Group(id: lastGroup, chain: chain))
    return lastGroup
  }

  /// A call into the world returned at once.
  mutating func tell(_ content: StateHash, to group: Int32) {
    isDirty = true
    let index = index(of: group)
    groups[index].chain.combine(content)
  }

  /// A task of a group waits for an answer.
  mutating func wait(task: UInt, in group: Int32) {
    isDirty = true
    let index = index(of: group)
    // Two calls in a row are two calls.
    groups[index].chain.combine(0x77 as UInt64)
    groups[index].waiting += 1
    tickets[task] = Ticket(group: groups[index].id, token: groups[index].chain)
  }

  mutating func answer(task: UInt, _ content: StateHash) {
    guard let ticket = tickets.removeValue(forKey: task) else { return }
    let index = index(of: ticket.group)
    groups[index].waiting -= 1
    groups[index].chain.combine(ticket.token)
    groups[index].chain.combine(content)
  }

  /// What a pending answer will resume; nothing for a task of an earlier launch.
  func token(ofTask task: UInt) -> StateHash? { tickets[task]?.token }

  private func index(of group: Int32) -> Int {
    hasMemory ? 0 : groups.lastIndex { $0.id == group } ?? 0
  }

  // MARK: - Rest

  /// Forgets what no code remembers any more. Called only when no code is ready or asleep.
  ///
  /// Returns true if nothing is left but the strategy's memory.
  mutating func settle(_ expiries: CookieExpiries) -> Bool {
    guard memory == .instance, isDirty, groups[0].waiting == 0 else { return false }
    // A call that waits for nothing has returned: whatever it could still wait for is a task of the same group, or of
    // the common one, which waits for nothing either.
    groups.removeAll { $0.id != Self.common && $0.waiting == 0 }
    guard groups.count == 1 else { return false }
    guard hasMemory else {
      groups[0].chain = StateHash()
      isDirty = false
      return true
    }
    guard let strategy, let image = MemoryImage.of(strategy, expiries, forms: &forms) else { return false }
    groups[0].chain = image
    isDirty = false
    return true
  }

  func hash(into hash: inout StateHash) {
    var all = StateHash()
    for group in groups { all.add(group.chain) }
    hash.combine(groups.count)
    hash.combine(all)
  }
}

/// Which call of a hook the running task belongs to. Child tasks inherit it; detached ones do not.
enum HookCall {
  @TaskLocal static var group = AsyncHistory.common
}
