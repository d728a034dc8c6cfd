import CookieDiagnosis
import Cookies

/// Double submit: a call sends a value twice, in a cookie of the store and in a header that the client took from its own
/// latest answer. Another site's page could make a browser send the first, and not the second.
///
/// Each side is given its own; a strategy that copies one side's cookie over the other's breaks the other's calls while the
/// session lives.
extension World {
  /// Returns the text of a new value.
  func issueAntiForgeryToken() -> [UInt8] {
    antiForgeryTokens += 1
    return Array("c\(antiForgeryTokens)".utf8)
  }

  /// A side takes what its answer brings, if its calls will send it: another host's is of that host's forms. What the
  /// system's browser, the device that the user has left, or a session without a store is given reaches no side.
  func noteAntiForgeryToken(_ cookie: Cookie, for id: Int32) {
    guard cookie.name == crowd.tokenName else { return }
    let apiHost = nativeContexts.response(.call).url.host
    guard !cookie.hostOnly || cookie.domain == apiHost else { return }
    let token = Self.antiForgeryToken(Array(cookie.value.utf8))
    switch requests[Int(id)].store {
    case .web: page.antiForgery = token
    case .native: app.antiForgery = token
    case .backup, nil: break
    }
  }

  /// The header of a call: what the side knows, or else what its store has.
  func attachAntiForgeryToken(to id: Int32) {
    guard crowd.tokenName != nil, requests[Int(id)].endpoint == .call else { return }
    let known =
      switch requests[Int(id)].kind {
      case .pageFetch: page.antiForgery
      case .dataTask: app.antiForgery
      default: Self.noToken
      }
    requests[Int(id)].antiForgery = known == Self.noToken ? sentAntiForgeryToken(of: id) : known
  }

  /// True if the values do not match. Whoever has no cookie, or has lost it, is let through and given one: the check is for
  /// calls that a foreign page makes, and a server that fails the others fails them whatever code does.
  func isForgery(_ id: Int32) -> Bool {
    guard crowd.tokenName != nil, requests[Int(id)].endpoint == .call else { return false }
    let sent = sentAntiForgeryToken(of: id)
    return sent != Self.noToken && requests[Int(id)].antiForgery != sent
  }

  /// True for a call that has to be given a token.
  func lacksAntiForgeryToken(_ id: Int32) -> Bool {
    crowd.tokenName != nil && requests[Int(id)].endpoint == .call && sentAntiForgeryToken(of: id) == Self.noToken
  }

  func forbid(_ id: Int32, session: Int32) {
    requests[Int(id)].status = 403
    requests[Int(id)].content = .error
    note(
      .requestForbidden, by: .server, request: id, number: session, store: requests[Int(id)].store ?? .native,
      endpoint: requests[Int(id)].endpoint, name: crowd.tokenName.map { trace.texts.intern($0) } ?? .empty)
  }

  private static let noToken: Int32 = 0
  private static let unknownToken: Int32 = -1

  /// The value in a request's cookie.
  private func sentAntiForgeryToken(of id: Int32) -> Int32 {
    guard let name = crowd.tokenName else { return Self.noToken }
    return headers.bytes.withUnsafeBufferPointer { bytes in
      let field = UnsafeBufferPointer(rebasing: bytes[requests[Int(id)].cookieField.indices])
      return CookieFieldReader.value(of: name, in: field).map(Self.antiForgeryToken) ?? Self.noToken
    }
  }

  private static func antiForgeryToken(_ text: some Collection<UInt8>) -> Int32 {
    guard text.first == UInt8(ascii: "c") else { return unknownToken }
    return Int32(String(decoding: text.dropFirst(), as: UTF8.self)) ?? unknownToken
  }
}
