import Choices

/// Makes a question shorter and plainer for as long as it keeps what it shows.
struct QuestionMinimiser {
  /// How many questions may be tried, at least 1.
  var budget = Self.standardBudget
  static let standardBudget = 400
  /// Whether a candidate still shows it.
  let keeps: (OracleQuestion) -> Bool

  /// The plainest URLs, plainest first.
  private static let plainURLs = [
    "https://a.test/", "http://a.test/", "https://b.test/", "https://example.com/", "http://example.com/",
  ].map { Array($0.utf8) }

  func minimise(_ question: OracleQuestion) -> OracleQuestion {
    guard case .exchange(var exchange) = question.subject else { return minimiseText(question) }
    func asked(_ exchange: OracleQuestion.Exchange) -> OracleQuestion {
      OracleQuestion(id: question.id, subject: .exchange(exchange))
    }
    var tries = budget
    func accept(_ candidate: OracleQuestion.Exchange) -> Bool {
      guard tries > 0, !candidate.responses.isEmpty else { return false }
      tries -= 1
      return keeps(asked(candidate))
    }
    for _ in 0..<2 {
      let before = exchange
      exchange.responses = shrunk(exchange.responses) { responses in
        var candidate = exchange
        candidate.responses = responses
        return accept(candidate)
      }
      makePlainer(&exchange, accept)
      for place in exchange.responses.indices { shrinkFields(&exchange, at: place, accept) }
      if exchange == before || tries == 0 { break }
    }
    return asked(exchange)
  }

  /// Takes every plainer form that still shows it, one after the other.
  private func makePlainer(
    _ exchange: inout OracleQuestion.Exchange, _ accept: (OracleQuestion.Exchange) -> Bool
  ) {
    let start = exchange
    for moved in Self.plainURLs.map({ Self.moved(start, to: $0) }) {
      // Nothing plainer than what is there already.
      if moved == start { break }
      guard accept(moved) else { continue }
      exchange = moved
      break
    }
    for index in 0..<Self.plainer(exchange).count {
      let candidate = Self.plainer(exchange)[index]
      if candidate != exchange, accept(candidate) { exchange = candidate }
    }
  }

  private func shrinkFields(
    _ exchange: inout OracleQuestion.Exchange, at place: Int, _ accept: (OracleQuestion.Exchange) -> Bool
  ) {
    let start = exchange
    exchange.responses[place].fields = shrunk(start.responses[place].fields) { fields in
      guard !fields.isEmpty else { return false }
      var candidate = start
      candidate.responses[place].fields = fields
      return accept(candidate)
    }
    for index in exchange.responses[place].fields.indices {
      let base = exchange
      let units = Self.units(base.responses[place].fields[index])
      let shortest = shrunk(units, Self.plainerUnits) { units in
        var candidate = base
        candidate.responses[place].fields[index] = units.flatMap { $0 }
        return accept(candidate)
      }
      exchange.responses[place].fields[index] = shortest.flatMap { $0 }
    }
  }

  private func shrunk<Element>(
    _ elements: [Element], _ forms: @escaping (Element) -> [Element] = { _ in [] }, _ fails: ([Element]) -> Bool
  ) -> [Element] {
    withoutActuallyEscaping(fails) { fails in
      SequenceShrinker(budget: budget, simplerForms: forms, fails: fails).shrink(elements)
    }
  }

  /// The characters of a text, bytes that are no UTF-8 by themselves: half a character is none.
  static func units(_ text: [UInt8]) -> [[UInt8]] {
    var units: [[UInt8]] = []
    for byte in text {
      let continues = byte & 0xC0 == 0x80 && (units.last?.first ?? 0) >= 0xC2 && (units.last?.count ?? 4) < 4
      if continues { units[units.count - 1].append(byte) } else { units.append([byte]) }
    }
    return units
  }

  /// Digits to "0", all else that is no separator to "a", and both to nothing plainer. What has to be a control
  /// character or none of ASCII is a common one, if that does.
  static func plainerUnits(_ unit: [UInt8]) -> [[UInt8]] {
    let plain = [UInt8(ascii: "a")]
    guard unit.count == 1, let byte = unit.first, byte < 0x80 else {
      let common = Array("é".utf8)
      return unit == common ? [plain] : [plain, common]
    }
    switch byte {
    case 0: return [plain, [1]]
    case UInt8(ascii: "a"), UInt8(ascii: "0"), UInt8(ascii: ";"), UInt8(ascii: "="): return []
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return [[UInt8(ascii: "0")]]
    default: return [[UInt8(ascii: "a")]]
    }
  }

  /// Everything at one URL.
  private static func moved(_ exchange: OracleQuestion.Exchange, to url: [UInt8]) -> OracleQuestion.Exchange {
    var moved = exchange
    for place in moved.responses.indices { moved.responses[place].url = url }
    moved.request?.url = url
    return moved
  }

  /// Each with one thing made plain.
  private static func plainer(_ exchange: OracleQuestion.Exchange) -> [OracleQuestion.Exchange] {
    var results: [OracleQuestion.Exchange] = []
    for place in exchange.responses.indices {
      var candidate = exchange
      candidate.responses[place].isHTTP = true
      candidate.responses[place].site = .sameSite
      results.append(candidate)
      candidate = exchange
      if place > 0 { candidate.responses[place].now = nil }
      results.append(candidate)
    }
    for change: (inout OracleQuestion.Request) -> Void in [
      { $0.site = .sameSite }, { $0.method = "GET" }, { $0.isHTTP = true }, { $0.now = nil },
    ] {
      var candidate = exchange
      if var request = candidate.request {
        change(&request)
        candidate.request = request
        results.append(candidate)
      }
    }
    return results
  }

  /// A cookie-date, or the first text of a match.
  private func minimiseText(_ question: OracleQuestion) -> OracleQuestion {
    guard case .date(let text) = question.subject else { return question }
    let shortest = shrunk(Self.units(text), Self.plainerUnits) { units in
      keeps(OracleQuestion(id: question.id, subject: .date(units.flatMap { $0 })))
    }
    return OracleQuestion(id: question.id, subject: .date(shortest.flatMap { $0 }))
  }
}
