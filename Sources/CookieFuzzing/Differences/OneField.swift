/// Questions about one field of a question.
extension OracleQuestion {
  /// The same request after one field alone, for a question about a request; nil for any other.
  func aboutSending(_ field: Int) -> OracleQuestion? {
    guard case .exchange(var exchange) = subject, case .exchange(let stored)? = aboutStoring(field)?.subject
    else { return nil }
    // A request without a time comes when the last response does.
    let now = exchange.request?.now ?? exchange.responses.last { $0.now != nil }?.now
    exchange.request?.now = now
    exchange.responses = stored.responses
    return OracleQuestion(id: id, subject: .exchange(exchange))
  }

  /// What a field leaves in an empty store, for a question about a request; nil for any other.
  /// - Parameter field: its number, counted through all responses.
  func aboutStoring(_ field: Int) -> OracleQuestion? {
    guard case .exchange(let exchange) = subject, exchange.request != nil, let place = exchange.place(ofField: field)
    else { return nil }
    var response = exchange.responses[place.response]
    response.fields = [response.fields[place.field]]
    // No time of its own: the one before.
    response.now = exchange.responses[...place.response].last { $0.now != nil }?.now
    return OracleQuestion(id: id, subject: .exchange(Exchange(responses: [response])))
  }
}
