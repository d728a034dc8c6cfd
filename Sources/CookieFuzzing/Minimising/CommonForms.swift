/// Forms of a question that are not smaller, but more common: what still shows a difference in them does not need the
/// uncommon one.
enum CommonForms {
  /// Each field in a response of its own, then each cookie with a name.
  static func of(_ question: OracleQuestion) -> [(OracleQuestion) -> OracleQuestion] {
    [apart] + question.fieldNumbers.map { number in { named($0, number) } }
  }

  private static func apart(_ question: OracleQuestion) -> OracleQuestion {
    guard case .exchange(var exchange) = question.subject else { return question }
    exchange.responses = exchange.responses.flatMap { response in
      response.fields.map { field in
        var alone = response
        alone.fields = [field]
        return alone
      }
    }
    return OracleQuestion(id: question.id, subject: .exchange(exchange))
  }

  private static func named(_ question: OracleQuestion, _ number: Int) -> OracleQuestion {
    guard case .exchange(var exchange) = question.subject, let place = exchange.place(ofField: number) else {
      return question
    }
    let field = exchange.responses[place.response].fields[place.field]
    let pair = field.prefix { $0 != UInt8(ascii: ";") }
    switch pair.first(where: { $0 != UInt8(ascii: " ") && $0 != 0x09 }) {
    case UInt8(ascii: "="): exchange.responses[place.response].fields[place.field] = Array("a".utf8) + field
    default:
      if pair.contains(UInt8(ascii: "=")) { return question }
      exchange.responses[place.response].fields[place.field] = Array("a=".utf8) + field
    }
    return OracleQuestion(id: question.id, subject: .exchange(exchange))
  }
}

extension OracleQuestion {
  /// The numbers of the fields, counted through all responses.
  var fieldNumbers: Range<Int> {
    guard case .exchange(let exchange) = subject else { return 0..<0 }
    return 0..<exchange.responses.reduce(0) { $0 + $1.fields.count }
  }
}

extension OracleQuestion.Exchange {
  /// Where the field with that number stands; nil if there are fewer.
  func place(ofField number: Int) -> (response: Int, field: Int)? {
    var rest = number
    for (place, response) in responses.enumerated() {
      if rest < response.fields.count { return (place, rest) }
      rest -= response.fields.count
    }
    return nil
  }
}
