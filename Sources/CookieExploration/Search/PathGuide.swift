import CookieSimulation

/// Leads a run along a path and then along the calm way, until its end or a state that is known.
final class PathGuide: ScheduleGuide {
  /// A choice point behind the path, or a moment with one way to go on that has a key.
  struct NewPoint {
    var purpose: ChoicePurpose
    var arity: UInt32
    var key: StateKey?
    var followsMemoryRead = false
    var moment: (any RunMoment)?
  }

  private let path: [Tape.Choice]
  /// Before this choice of the path the strategy's memory was last read; earlier readings count no more.
  private let lastMemoryRead: Int
  /// Faults along the path; a state that was reached with fewer is another one.
  private let faults: Int
  private let keys: KeyKind?
  private let moment: () -> (any RunMoment)?
  private let isKnown: (StateKey) -> Bool
  private var position = 0
  private var ownKeys: Set<StateKey> = []

  private var memoryWasJustRead = false

  private(set) var newPoints: [NewPoint] = []
  /// The known state at which the run was cut.
  private(set) var meets: StateKey?
  /// True if the path did not fit: the strategy or the world is not deterministic.
  private(set) var isMismatched = false

  enum KeyKind {
    /// What is pending has an order by when it is due, which bounded preemptions count from.
    case inOrder
    case unordered
  }

  /// - Parameters:
  ///   - moment: the present one, where it can be returned to.
  init(
    way: ChoiceTree.Way, faults: Int, keys: KeyKind?, moment: @escaping () -> (any RunMoment)? = { nil },
    isKnown: @escaping (StateKey) -> Bool
  ) {
    self.moment = moment
    path = way.choices
    lastMemoryRead = way.lastMemoryRead
    self.faults = faults
    self.keys = keys
    self.isKnown = isKnown
  }

  var asksForKeys: Bool { keys != nil }
  var wantsMemoryRead: Bool { keys != nil && position >= lastMemoryRead }
  func memoryWasRead() { memoryWasJustRead = true }

  func choose(at point: borrowing ChoicePoint) -> Int? {
    defer { memoryWasJustRead = false }
    if position < path.count {
      defer { position += 1 }
      guard Int(path[position].arity) == point.count else {
        isMismatched = true
        return 0
      }
      return Int(path[position].value)
    }
    let key = key(at: point)
    if meets != nil { return nil }
    newPoints.append(
      NewPoint(
        purpose: point.purpose, arity: UInt32(point.count), key: key, followsMemoryRead: memoryWasJustRead,
        moment: point.purpose == .order ? moment() : nil))
    return 0
  }

  func passes(_ point: borrowing ChoicePoint) -> Bool {
    guard position >= path.count else { return true }
    guard let key = key(at: point) else { return meets == nil }
    newPoints.append(NewPoint(purpose: .order, arity: 1, key: key, followsMemoryRead: memoryWasJustRead))
    memoryWasJustRead = false
    return true
  }

  /// What it passed since the last choice it will pass again: that is no state to which the run has come back.
  func playsAgain() {
    guard meets == nil else { return }
    while let last = newPoints.last, last.arity == 1 {
      if let key = last.key { ownKeys.remove(key) }
      newPoints.removeLast()
    }
    memoryWasJustRead = false
  }

  /// The key of an order; nil if there is none, or if it is known, and then the run ends here.
  private func key(at point: borrowing ChoicePoint) -> StateKey? {
    guard let keys, point.purpose == .order, let key = point.stateKey(inOrder: keys == .inOrder)?.with(faults) else {
      return nil
    }
    if isKnown(key) || !ownKeys.insert(key).inserted {
      meets = key
      return nil
    }
    return key
  }
}
