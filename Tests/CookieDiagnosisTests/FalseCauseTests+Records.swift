@testable import CookieDiagnosis

/// Records of a trace that is written out by hand.
extension FalseCauseTests {
  static func record(
    _ kind: TraceRecord.Kind, by actor: TraceActor, _ token: Int32? = nil, store: StoreName = .native,
    number: Int32 = 0, reason: RefusalReason = .none, request: Int32 = -1, cause: Int32 = -1,
    endpoint: Endpoint = .refresh, expiresAt: Int64 = 1 << 60, about: TraceActor = .native,
    client: ClientKind = .dataTask, name: TraceText = .refresh
  ) -> TraceRecord {
    var record = TraceRecord(time: 0, kind: kind, actor: actor)
    record.name = name
    record.value = token.map { .token($0, isRefresh: name == .refresh) } ?? .empty
    record.store = store
    record.number = number
    record.reason = reason
    record.request = request
    record.cause = cause
    record.endpoint = endpoint
    // A recorder's answers alone have one.
    record.expiresAt = kind == .responseReceived ? 0 : expiresAt
    record.about = about
    record.client = client
    return record
  }

  static func sent(_ request: Int32, by actor: TraceActor, _ token: Int32?, _ endpoint: Endpoint = .refresh)
    -> TraceRecord
  { record(.requestSent, by: actor, token, request: request, endpoint: endpoint) }

  static func accepted(_ request: Int32, _ token: Int32) -> TraceRecord {
    record(.tokenAccepted, by: .server, token, request: request)
  }

  static func issued(_ request: Int32, _ token: Int32, session: Int32 = 0) -> TraceRecord {
    record(.tokenIssued, by: .server, token, number: session, request: request)
  }

  static func rotated(_ request: Int32, _ token: Int32) -> TraceRecord {
    record(.tokenRotated, by: .server, token, request: request)
  }

  static func refused(_ request: Int32, _ token: Int32?, _ reason: RefusalReason, session: Int32 = 0) -> TraceRecord {
    record(.tokenRefused, by: .server, token, number: token == nil ? -1 : session, reason: reason, request: request)
  }

  static func revoked(_ token: Int32, session: Int32 = 0) -> TraceRecord {
    record(.sessionRevoked, by: .server, token, number: session, reason: .reused)
  }

  static func lost(_ request: Int32) -> TraceRecord { record(.replyLost, by: .system, request: request) }

  static func answered(_ request: Int32, by actor: TraceActor, _ status: Int32) -> TraceRecord {
    record(.responseReceived, by: actor, number: status, request: request)
  }

  static func read(_ store: StoreName, _ token: Int32?) -> TraceRecord {
    record(.storeRead, by: .native, token, store: store, number: token == nil ? 0 : 2)
  }

  static func written(_ token: Int32, to store: StoreName, by actor: TraceActor) -> TraceRecord {
    record(.cookieWritten, by: actor, token, store: store)
  }

  static func again(_ client: TraceActor) -> TraceRecord { record(.userLogsInAgain, by: .user, about: client) }

  /// Three records, and one for each store that has the session then.
  static func login(
    native: Bool, web: Bool, session: Int32 = 0, request: Int32 = 0, token: Int32 = 1, expiresAt: Int64 = 1 << 60
  ) -> [TraceRecord] {
    let client: TraceActor = native ? .native : .page
    var records = [
      record(.requestSent, by: client, request: request, endpoint: .logIn), issued(request, token, session: session),
      record(.responseReceived, by: client, number: 200, request: request, endpoint: .logIn),
    ]
    if native { records.append(written(token, to: .native, by: .native)) }
    if web {
      records.append(record(.cookieWritten, by: native ? .native : .page, token, store: .web, expiresAt: expiresAt))
    }
    return records
  }

  /// An exchange whose answer arrives, with the new token in the store of whoever made it.
  static func exchange(by client: TraceActor, _ request: Int32, of old: Int32, for new: Int32) -> [TraceRecord] {
    [
      sent(request, by: client, old), accepted(request, old), issued(request, new), rotated(request, old),
      answered(request, by: client, 200), written(new, to: client == .page ? .web : .native, by: client),
    ]
  }
}
