import CWebKitHost
import Cookies
import Foundation

/// A real WebKitGTK in this process: its cookie manager, a page, and a view that nobody sees. One a process.
///
/// Unchecked: what changes is on GTK's thread, behind the C interface.
final class WebKitEngine: Engine, @unchecked Sendable {
  private let events: EngineEvents

  /// - Parameters:
  ///   - directory: the profile; nil for stores in memory.
  ///   - observes: whether changes of the store are told.
  init(directory: String?, observes: Bool, events: EngineEvents) throws(EngineFailure) {
    self.events = events
    if let message = twinjar_webkit_open().map({ String(cString: $0) }) {
      // Of a library that is there, and for which the process has no room (`ulimit -v`), no package helps.
      throw EngineFailure(message: message, isMissing: !message.contains("failed to map segment"))
    }
    // It lives as long as the process.
    let context = Unmanaged.passRetained(self).toOpaque()
    let error = twinjar_webkit_start(
      directory, observes ? 1 : 0,
      { context, kind, text, reply in
        guard let context else { return }
        Unmanaged<WebKitEngine>.fromOpaque(context).takeUnretainedValue().take(kind, text, reply)
      }, context)
    if let error { throw EngineFailure(message: String(cString: error), isMissing: false) }
  }

  private func take(_ kind: Int32, _ text: UnsafePointer<CChar>?, _ reply: UnsafeMutableRawPointer?) {
    switch Int(kind) {
    case TWINJAR_WEBKIT_STORE_CHANGED: events.storeChanged()
    case TWINJAR_WEBKIT_PAGE_ASKS:
      guard let reply else { return }
      let address = UInt(bitPattern: reply)
      let answer = PageReply { twinjar_webkit_reply(UnsafeMutableRawPointer(bitPattern: address), $0) }
      events.pageAsks(text.map { String(cString: $0) } ?? "", answer)
    default: events.webProcessDied()
    }
  }

  var version: String {
    var (major, minor, micro): (Int32, Int32, Int32) = (0, 0, 0)
    twinjar_webkit_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }

  var networkProcess: pid_t? {
    LabEngine.webKitGTK.networkProcesses(among: ProcessStatus.children(of: getpid())).first
  }

  // MARK: - Operations

  private final class Waiter {
    let continuation: CheckedContinuation<EngineAnswer, Never>
    init(_ continuation: CheckedContinuation<EngineAnswer, Never>) { self.continuation = continuation }
  }

  private static let done: twinjar_webkit_done = { context, isDone, text, cookies, count in
    guard let context else { return }
    let answer = EngineAnswer(
      isDone: isDone != 0, text: text.map { String(cString: $0) } ?? "",
      cookies: cookies.map { UnsafeBufferPointer(start: $0, count: count).map { Cookie($0) } } ?? [],
      endedAt: MonotonicClock.now)
    Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().continuation.resume(returning: answer)
  }

  private func ask(_ begin: (twinjar_webkit_done, UnsafeMutableRawPointer) -> Void) async -> EngineAnswer {
    await withCheckedContinuation { begin(Self.done, Unmanaged.passRetained(Waiter($0)).toOpaque()) }
  }

  func allCookies() async -> [Cookie] { await ask { twinjar_webkit_all($0, $1) }.cookies }

  func set(_ cookie: Cookie) async -> EngineAnswer {
    await ask { done, context in cookie.withC { twinjar_webkit_add($0, done, context) } }
  }

  func begin(setting cookie: Cookie) {
    cookie.withC { twinjar_webkit_add($0, { _, _, _, _, _ in }, nil) }
  }

  func delete(_ cookie: Cookie) async {
    _ = await ask { done, context in cookie.withC { twinjar_webkit_delete($0, done, context) } }
  }

  func fetchRecords() async { _ = await ask { twinjar_webkit_fetch_records($0, $1) } }

  func load(_ address: URL, header: [Cookie], in view: EngineView) async -> EngineAnswer {
    let field = header.isEmpty ? nil : header.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    return await ask { twinjar_webkit_load(view.rawValue, address.absoluteString, field, $0, $1) }
  }

  func script(_ body: String, in view: EngineView) async -> EngineAnswer {
    await ask { twinjar_webkit_script(view.rawValue, body, $0, $1) }
  }
}

extension Cookie {
  init(_ cookie: twinjar_webkit_cookie) {
    let domain = String(cString: cookie.domain)
    let coversSite = domain.hasPrefix(".")
    self.init(
      name: String(cString: cookie.name), value: String(cString: cookie.value),
      domain: coversSite ? String(domain.dropFirst()) : domain, path: String(cString: cookie.path),
      hostOnly: !coversSite, secure: cookie.secure != 0, httpOnly: cookie.http_only != 0,
      // libsoup has no "not given": it reads back as one of the three.
      sameSite: cookie.same_site == 2 ? .strict : cookie.same_site == 1 ? .lax : .none,
      expires: cookie.expires_us == .min ? nil : UnixTime(microseconds: cookie.expires_us))
  }

  fileprivate func withC(_ body: (twinjar_webkit_cookie) -> Void) {
    let policy: Int32 =
      switch sameSite {
      case .strict: 2
      case .lax, .default: 1
      case .none: 0
      }
    name.withCString { name in
      value.withCString { value in
        (hostOnly ? domain : "." + domain).withCString { domain in
          path.withCString { path in
            body(
              twinjar_webkit_cookie(
                name: name, value: value, domain: domain, path: path, expires_us: expires?.microseconds ?? .min,
                secure: secure ? 1 : 0, http_only: httpOnly ? 1 : 0, same_site: policy))
          }
        }
      }
    }
  }
}
