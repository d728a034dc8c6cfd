/// One element of log.entries as it is written, with what any of the exporters may say.
struct HAREntry {
  /// In log.entries.
  var index: Int
  var place: String { "log.entries[\(index)]" }
  /// "startedDateTime", and the milliseconds of "time".
  var started, time: String?
  /// Chrome's and Firefox's; with Firefox it is the server's port.
  var connection: String?
  /// Who sent it: Proxyman's "_clientName", Chrome's "_initiator", the page.
  var clientName, initiator, page: String?
  var charlesStatus, resourceType, error: String?
  var timings: [(name: String, value: String)] = []
  var request = HARMessage()
  var response = HARMessage()

  init(index: Int) { self.index = index }
}

/// A request or an answer.
struct HARMessage {
  var isThere = false
  var method, url, httpVersion, redirectURL, statusText, error, charlesStatus, mimeType: String?
  /// As they are written.
  var status, headersSize, bodySize, size: String?
  /// Some exporters have headers as a dictionary.
  var isDictionary = false
  /// They come of a dictionary, in which several Set-Cookie are one, joined with commas: Safari's, and any that is one here.
  var isFolded = false
  var headers: [CapturedHeader] = []
  /// What the exporter made of the headers; some have nothing else.
  var cookies: [HARCookie] = []
  var query: [CapturedHeader] = []
  var parameters: [CapturedHeader] = []
  /// Its body has a password.
  var sendsPassword = false

  /// The headers with each Set-Cookie by itself.
  var unfoldedHeaders: [CapturedHeader] {
    headers.flatMap { header in
      guard header.name.utf8.count == 10, header.name.lowercased() == "set-cookie" else { return [header] }
      return FoldedFields.of(header.value, isFolded: isFolded).map { CapturedHeader(name: header.name, value: $0) }
    }
  }
}

/// An element of a list "cookies".
struct HARCookie {
  var name, value: String
  var path, domain, expires, sameSite: String?
  var isSecure, isHTTPOnly: Bool

  /// The field that it was made of, as far as it says. A domain that is the host itself is how exporters write that there was
  /// none.
  func setCookie(host: String?) -> String {
    var field = "\(name)=\(value)"
    if let path { field += "; Path=\(path)" }
    if let domain, !domain.isEmpty, domain.lowercased() != host { field += "; Domain=\(domain)" }
    if let expires, let time = HARDate.time(expires) { field += "; Expires=\(time.httpDate)" }
    if isSecure { field += "; Secure" }
    if isHTTPOnly { field += "; HttpOnly" }
    if let sameSite, !sameSite.isEmpty { field += "; SameSite=\(sameSite)" }
    return field
  }
}
