import Choices
import Cookies

extension ParseReport {
  /// The report as one line of JSON, in ASCII.
  package var json: String {
    var members: [(String, String)] = [
      ("schema", JSONText.string("twinjar.parse/1")),
      ("field", JSONText.string(field)),
      ("url", JSONText.string(url)),
      ("time", JSONText.string(time.description)),
      ("result", JSONText.string(outcome.result)),
      ("reason", JSONText.string(outcome.reason)),
      ("step", JSONText.string("\(explanation.result.step)")),
    ]
    if let note { members.append(("folded", JSONText.string(note))) }
    members.append(("cookie", own.map(json) ?? "null"))
    members.append(("attributes", JSONText.array(explanation.attributes.map(json))))
    switch foundation {
    case .success(let readings): members.append(("foundation", JSONText.array(readings.map(json))))
    case .failure(let error):
      members += [("foundation", "null"), ("foundation_error", JSONText.string(error.text))]
    }
    return JSONText.object(members)
  }

  private func json(_ reading: CookieReading) -> String {
    let keys = ["name", "value", "domain", "host_only", "path", "secure", "http_only", "same_site", "expires"]
    return JSONText.object(zip(keys, reading.lines).map { ($0, JSONText.string($1)) })
  }

  private func json(_ attribute: AttributeExplanation) -> String {
    JSONText.object([
      ("name", JSONText.string(attribute.name)),
      ("value", JSONText.string(attribute.value)),
      ("understood", JSONText.string(attribute.meaning.text)),
      ("dropped", String(attribute.meaning.isDropped)),
      ("step", JSONText.string("\(attribute.step)")),
    ])
  }
}
