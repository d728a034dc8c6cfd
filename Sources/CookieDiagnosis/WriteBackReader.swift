/// Finds tokens of ended sessions that code has written again, and what code does to cookies of others.
package struct WriteBackReader {
  /// A token that code has written after its session's logout.
  package struct Return: Hashable {
    package var store: StoreName
    package var name: TraceText
    package var session: Int32
    /// The write's place among the records.
    package var record: Int
  }

  /// What is there now.
  package private(set) var returned: [Return] = []
  /// The session of each token, by the token's number; -1 for one that was not issued.
  private var sessions: [Int32] = []
  private var bystanders = Bystanders()

  mutating func removeAll() {
    returned.removeAll(keepingCapacity: true)
    sessions.removeAll(keepingCapacity: true)
    bystanders.removeAll()
  }

  mutating func takeIssue(_ record: TraceRecord) {
    // A token of the simulator's has a small number; a larger one is not ours.
    guard let number = record.value.tokenNumber, number >= 0, number < 1 << 20 else { return }
    while sessions.count <= Int(number) { sessions.append(-1) }
    sessions[Int(number)] = record.number
  }

  /// Takes a change of a store. When its token was issued does not matter: a session that slides gets one with an answer
  /// that comes after the logout.
  ///
  /// - Parameter isLoggedOut: true if the device knows that a session was logged out.
  mutating func takeChange(
    _ record: TraceRecord, at index: Int, into summary: inout RunSummary, isLoggedOut: (Int32) -> Bool
  ) {
    guard record.name == .access || record.name == .refresh else { return bystanders.take(record, into: &summary) }
    // Nearly always empty, where removing nothing still costs a copy of nothing.
    if !returned.isEmpty { returned.removeAll { $0.store == record.store && $0.name == record.name } }
    guard record.kind == .cookieWritten, record.actor == .native, record.cause < 0,
      let session = session(of: record.value), isLoggedOut(session)
    else { return }
    returned.append(Return(store: record.store, name: record.name, session: session, record: index))
  }

  /// What nobody has taken away again, the first of each session; afterwards it counts no more.
  mutating func takeReturned() -> [Return] {
    guard !returned.isEmpty else { return [] }
    var first: [Return] = []
    for one in returned.sorted(by: { $0.record < $1.record })
    where !first.contains(where: { $0.session == one.session }) {
      first.append(one)
    }
    returned.removeAll(keepingCapacity: true)
    return first
  }

  private func session(of token: TraceText) -> Int32? {
    guard let number = token.tokenNumber, sessions.indices.contains(Int(number)), sessions[Int(number)] >= 0 else {
      return nil
    }
    return sessions[Int(number)]
  }
}

/// Which cookies are others', and what code has done to them: bits by the number of the cookie's name.
private struct Bystanders {
  private struct Marks {
    var owned: UInt8 = 0
    var carried: UInt8 = 0
    var deleted: UInt8 = 0
    /// What somebody else than code wrote last, by store.
    var own: (native: TraceText, web: TraceText, backup: TraceText) = (.empty, .empty, .empty)
    /// Code wrote it before anybody else did: a cookie of the strategy's own.
    var isByCode = false
  }

  private var marks: [Marks] = []

  mutating func removeAll() { marks.removeAll(keepingCapacity: true) }

  mutating func take(_ record: TraceRecord, into summary: inout RunSummary) {
    let number = Int(record.name.id)
    // Names are numbered as they come; one of a recorded trace may have any number.
    guard number >= 0, number < 1 << 16 else { return }
    while marks.count <= number { marks.append(Marks()) }
    let bit: UInt8 = 1 << record.store.rawValue
    let isByCode = record.actor == .native && record.cause < 0
    if marks[number].owned == 0, isByCode, record.kind == .cookieWritten { marks[number].isByCode = true }
    guard !marks[number].isByCode else { return }
    switch record.kind {
    case .cookieWritten where !isByCode:
      marks[number].owned |= bit
      switch record.store {
      case .native: marks[number].own.native = record.value
      case .web: marks[number].own.web = record.value
      case .backup: marks[number].own.backup = record.value
      }
    case .cookieWritten
    where marks[number].owned & ~bit != 0 && marks[number].carried & bit == 0 && isMoved(record, marks[number]):
      marks[number].carried |= bit
      summary.carriedBystanders += 1
    case .cookieDeleted where isByCode && marks[number].owned & bit != 0 && marks[number].deleted & bit == 0:
      marks[number].deleted |= bit
      summary.deletedBystanders += 1
    default: break
    }
  }

  /// True if a store gets a cookie that it had not from its own side: none of this name, or the other side's in the place of its
  /// own, as with tokens that each side has to match (F59).
  private func isMoved(_ record: TraceRecord, _ marks: Marks) -> Bool {
    guard marks.owned & (1 << record.store.rawValue) != 0 else { return true }
    let (own, other) =
      switch record.store {
      case .native: (marks.own.native, marks.own.web)
      case .web: (marks.own.web, marks.own.native)
      case .backup: (marks.own.backup, TraceText.empty)
      }
    return record.value != own && record.value == other
  }
}
