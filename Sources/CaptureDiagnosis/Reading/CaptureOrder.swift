import CookieFiles

/// The places of exchanges by their start, never by their end; of the same microsecond in the file's order. What a browser answers by itself,
/// and a tunnel that a proxy was asked for, is no exchange with anybody.
struct CaptureOrder {
  private(set) var places: [Int] = []
  /// Those that stand there twice, as in two captures of one hour.
  let copies: Int

  init(of exchanges: [CapturedExchange]) {
    let all = exchanges.indices.filter { !Self.isNobodys(exchanges[$0]) }.sorted {
      (exchanges[$0].startedAt, $0) < (exchanges[$1].startedAt, $1)
    }
    places.reserveCapacity(all.count)
    var rest = all[...]
    while let first = rest.first {
      let together = rest.prefix { exchanges[$0].startedAt == exchanges[first].startedAt }
      rest = rest[together.endIndex...]
      places += together.count == 1 ? together : Self.withoutRepetition(together, exchanges)[...]
    }
    copies = all.count - places.count
  }

  /// Nothing else than the place in a file tells copies apart.
  private static func withoutRepetition(_ places: ArraySlice<Int>, _ exchanges: [CapturedExchange]) -> [Int] {
    var seen: Set<CapturedExchange> = []
    return places.filter { place in
      var same = exchanges[place]
      same.place = ""
      return seen.insert(same).inserted
    }
  }

  private static func isNobodys(_ exchange: CapturedExchange) -> Bool {
    CapturedHost.isNone(exchange.url) || exchange.method == "CONNECT"
  }

  func sorted(_ exchanges: [CapturedExchange]) -> [CapturedExchange] {
    places.elementsEqual(exchanges.indices) ? exchanges : places.map { exchanges[$0] }
  }

  /// The same again of those exchanges, where some have been given another time.
  func inOrder(_ exchanges: [CapturedExchange]) -> [CapturedExchange] {
    let isInOrder = zip(exchanges, exchanges.dropFirst()).allSatisfy { $0.startedAt <= $1.startedAt }
    if isInOrder { return exchanges }
    return exchanges.indices.sorted {
      (exchanges[$0].startedAt, places[$0]) < (exchanges[$1].startedAt, places[$1])
    }.map { exchanges[$0] }
  }
}
