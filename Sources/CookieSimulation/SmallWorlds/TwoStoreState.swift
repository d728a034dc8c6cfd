/// The stores, the queues and the server of ``TwoStoreModel``: a value, so that a search by snapshots can use it too.
public struct TwoStoreState: Hashable, Sendable {
  /// The generation of the token that each store holds; 0 for none.
  var stores = [1, 1]
  /// The only generation that the server takes.
  var current = 1
  var isRevoked = false
  var lossesLeft = 1
  /// Who holds the gate.
  var gate: Int?
  /// Clients between taking a token and having stored the next.
  var busy = 0
  /// Copies under way from each store to the other.
  var copies: [[Int]] = [[], []]
  let discipline: TwoStoreModel.Discipline

  static let longestQueue = 2

  init(_ discipline: TwoStoreModel.Discipline) { self.discipline = discipline }

  var isLost: Bool { isRevoked || (stores == [0, 0] && copies == [[], []] && busy == 0) }

  func allows(_ step: TwoStoreModel.Step, of client: Int) -> Bool {
    switch step {
    case .take: discipline == .naive || gate == nil
    case .exchange: true
    case .store: copies[client].count < Self.longestQueue
    case .release: copies[client].isEmpty
    }
  }

  /// Returns the token that the client gets.
  mutating func perform(_ step: TwoStoreModel.Step, of client: Int) -> Int? {
    switch step {
    case .take:
      let token = discipline == .naive ? stores[client] : max(stores[0], stores[1])
      guard token != 0 else { return nil }
      busy += 1
      if discipline != .naive { gate = client }
      return token
    case .exchange(let token):
      guard token == current else {
        isRevoked = true
        return token
      }
      current += 1
      return current
    case .store(let token):
      stores[client] = token
      copies[client].append(token)
      if discipline != .gateUntilLanded { leave() }
      return token
    case .release:
      leave()
      return nil
    }
  }

  private mutating func leave() {
    busy -= 1
    gate = nil
  }

  mutating func copyLands(from store: Int) {
    let token = copies[store].removeFirst()
    if discipline == .naive || token > stores[1 - store] { stores[1 - store] = token }
  }

  mutating func lose(_ store: Int) {
    lossesLeft -= 1
    stores[store] = 0
  }

  func hash(into hash: inout StateHash) {
    hash.combine(stores[0])
    hash.combine(stores[1])
    hash.combine(current)
    hash.combine(isRevoked)
    hash.combine(lossesLeft)
    hash.combine(gate.map(Int64.init))
    hash.combine(busy)
    for queue in copies {
      hash.combine(queue.count)
      for token in queue { hash.combine(token) }
    }
  }
}
