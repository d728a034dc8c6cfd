import CookieProperties

extension FuzzSequence {
  /// The sequence as a question of the oracle protocol: what its last request carries, or with `asksForRecord` what the
  /// field before it leaves. Responses that come at once from one URL are one response with several fields.
  public func question(id: String, asksForRecord: Bool) -> OracleQuestion? {
    var responses: [OracleQuestion.Response] = []
    var now = Self.epoch
    var request: OracleQuestion.Request?
    var previous: Step?
    // What a field leaves is asked of a field that stands alone: an implementation may know the cookies of a response
    // only, not the fields that they come from.
    let last = steps.last { $0.kind == .response }
    for step in steps {
      now += Int64(step.delay)
      let url = Array(FuzzHosts.texts[Int(step.url)].utf8)
      switch step.kind {
      case .request:
        request = OracleQuestion.Request(url: url)
        request?.isHTTP = step.isHTTP
        request?.site = step.site
        request?.method = step.hasSafeMethod ? "GET" : "POST"
        if now != Int64(responses.last?.now ?? Double(Self.epoch)) { request?.now = Double(now) }
      case .response:
        request = nil
        if let previous, previous.url == step.url, previous.isHTTP, step.isHTTP, previous.site == step.site,
          step.delay == 0, !(asksForRecord && step == last)
        {
          responses[responses.count - 1].fields.append(Array(field(step)))
        } else {
          var response = OracleQuestion.Response(url: url, fields: [Array(field(step))], now: Double(now))
          response.isHTTP = step.isHTTP
          response.site = step.site
          responses.append(response)
        }
      }
      previous = step.kind == .response ? step : nil
    }
    guard !responses.isEmpty else { return nil }
    let exchange = OracleQuestion.Exchange(responses: responses, request: asksForRecord ? nil : request)
    return OracleQuestion(id: id, subject: .exchange(exchange))
  }
}
