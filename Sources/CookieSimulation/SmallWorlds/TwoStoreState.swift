/// The stores, the queues and the server of ``TwoStoreModel``: a value, so that a search by snapshots can use it too.
public struct TwoStoreState: Hashable, Sendable {
  /// The generation of the token that each store holds; 0 for none.
  var stores = ForBoth(1)
  /// The only generation that the server takes.
  var current = 1
  var isRevoked = false
  var lossesLeft = 1
  /// Who holds the gate.
  var gate: Int?
  /// Clients between taking a token and having stored the next.
  var busy = 0
  /// Copies under way from each store to the other.
  var copies = ForBoth(Queue())
  let discipline: TwoStoreModel.Discipline

  /// One value for each store, or for the client that uses it: 0 or 1. No array, since a search copies millions of them.
  struct ForBoth<Value> {
    private var first: Value
    private var second: Value

    init(_ value: Value) { (first, second) = (value, value) }

    subscript(index: Int) -> Value {
      get { index == 0 ? first : second }
      set { if index == 0 { first = newValue } else { second = newValue } }
    }
  }

  /// Tokens under way, at most ``longest``.
  struct Queue: Hashable {
    static let longest = 2
    private(set) var count = 0
    /// The token that lands next; 0 for none.
    private(set) var next = 0
    private(set) var last = 0

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count == Self.longest }

    mutating func append(_ token: Int) {
      if isEmpty { next = token } else { last = token }
      count += 1
    }

    mutating func removeFirst() -> Int {
      defer { (next, last, count) = (last, 0, count - 1) }
      return next
    }
  }

  init(_ discipline: TwoStoreModel.Discipline) { self.discipline = discipline }

  var isLost: Bool { isRevoked || (hasNoToken && busy == 0) }

  private var hasNoToken: Bool {
    stores[0] == 0 && stores[1] == 0 && copies[0].isEmpty && copies[1].isEmpty
  }

  func allows(_ step: TwoStoreModel.Step, of client: Int) -> Bool {
    switch step {
    case .take: discipline == .naive || gate == nil
    case .exchange: true
    case .store: !copies[client].isFull
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
    for store in 0...1 {
      hash.combine(copies[store].next)
      hash.combine(copies[store].last)
    }
  }
}

extension TwoStoreState.ForBoth: Equatable where Value: Equatable {}
extension TwoStoreState.ForBoth: Hashable where Value: Hashable {}
extension TwoStoreState.ForBoth: Sendable where Value: Sendable {}
