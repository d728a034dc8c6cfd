import CookieProperties
import Cookies

/// Our own answer to a question, with everything that led to it.
struct Reference {
  /// One field, what it says and what storing it did.
  struct StoredField {
    var octets: [UInt8]
    /// What a request would carry of it; nil if the field as a whole is ignored.
    var pair: [UInt8]?
    var identity: Cookie.Identity?
    /// "Max-Age" or "Expires", whichever sets the lifetime; empty if none does.
    var lifetime: String
    var result: StoreResult

    /// False if a stored cookie has another text than the field; nil if the field as a whole is ignored.
    func isCookie(_ record: StoredRecord) -> Bool? {
      pair.map { $0 == (record.name.isEmpty ? record.value : record.name + [UInt8(ascii: "=")] + record.value) }
    }
  }

  var answer: OracleAnswer
  var fields: [StoredField] = []
  /// The jar before the request, and the request.
  var jar: CookieJar?
  var request: (context: RequestContext, now: UnixTime)?

  /// Nil if the question cannot be asked.
  init?(_ question: OracleQuestion, oracle: Oracle) {
    answer = .failed("")
    var events: [ExchangeEvent] = []
    guard let answer = try? oracle.answer(to: question, log: { events.append($0) }) else { return nil }
    self.answer = answer
    for event in events {
      switch event {
      case .stored(let octets, let result): fields.append(Self.field(octets, result))
      case .asked(let jar, let context, let now): (self.jar, request) = (jar, (context, now))
      }
    }
  }

  private static func field(_ octets: [UInt8], _ result: StoreResult) -> StoredField {
    octets.withUnsafeBufferPointer { bytes in
      guard let parsed = try? ParsedSetCookie(parsing: bytes) else {
        return StoredField(octets: octets, lifetime: "", result: result)
      }
      let name = Array(bytes.part(parsed.name))
      let value = Array(bytes.part(parsed.value))
      let lifetime = parsed.maxAge != nil ? "Max-Age" : parsed.expires != nil ? "Expires" : ""
      return StoredField(
        octets: octets, pair: name.isEmpty ? value : name + [UInt8(ascii: "=")] + value,
        identity: Self.cookie(of: result)?.identity, lifetime: lifetime, result: result)
    }
  }

  private static func cookie(of result: StoreResult) -> Cookie? {
    switch result {
    case .inserted(let cookie), .replaced(_, let cookie), .deleted(let cookie): cookie
    case .ignored: nil
    }
  }
}
