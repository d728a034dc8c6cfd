import Choices
import Cookies

/// A file without its secrets, safe to attach to a report once somebody has read its paths and hosts: of these only what looks
/// like a token is renamed.
public struct Redaction: Sendable {
  public var bytes: [UInt8]
  /// What was left out or could not be read.
  public var notes: [String] = []

  /// Values, bodies, queries, headers that may be secret, and what looks like a token in a path, are renamed or left out. No piece of
  /// 8 bytes of a cookie's value stays, in names, paths and domains neither.
  ///
  /// - Throws: exit code 65 for a file of another kind, or one that cannot be written again.
  public init(_ input: CookieFileInput) throws(InputError) {
    if Captures.format(of: input.bytes) != nil {
      var bytes: [UInt8] = []
      do {
        notes = try CaptureRedaction.redact(CaptureBytes(path: input.path, input.bytes)) { bytes += $0 }
      } catch let error as InputError {
        throw error
      } catch {
        throw InputError(.shortage, source: input.path, found: "\(error)", expected: "")
      }
      self.bytes = bytes
      return
    }
    let file = try CookieFileFormats.read(input)
    if SQLiteFormat().matches(input.bytes) {
      bytes = try DatabaseRedaction.redact(input)
      notes = file.problems.map { "left out: \($0)" } + ["only the table of cookies is written, without its indexes"]
      return
    }
    notes = file.problems.map { "left out: \($0)" }
    var secrets = Secrets()
    Self.note(file.entries.map(\.cookie), &secrets)
    let cookies = { (archived: [ArchivedCookie]) in archived.map { Self.redacted($0, secrets) } }
    do throws(ArchiveError) {
      switch input.bytes.first {
      case UInt8(ascii: "c") where BinaryCookiesFormat().matches(input.bytes):
        let read = BinaryCookiesFile(input.bytes)
        let texts = read.entries.map(\.archived)
        Self.note(texts.map(\.cookie), &secrets)
        bytes = try BinaryCookiesArchive().encode(texts.map { Self.redacted($0, secrets) })
        Self.keepPolicy(read.acceptPolicy, &bytes)
      case 0x89 where CompactFormat().matches(input.bytes):
        let texts = CompactArchive().recover(input.bytes).cookies
        Self.note(texts.map(\.cookie), &secrets)
        bytes = try CompactArchive().encode(texts.map { Self.redacted($0, secrets) })
      case _ where SetCookieFormat().matches(input.bytes):
        bytes = try SetCookieArchive().encode(cookies(file.entries.map { ArchivedCookie($0.cookie) }))
      case _ where CookiesTxtFormat().matches(input.bytes):
        bytes = try CookiesTxtArchive().encode(cookies(file.entries.map { ArchivedCookie($0.cookie) }))
      default:
        throw ArchiveError.notThisFormat(
          expected: "a file of cookies, or a capture")
      }
    } catch {
      throw InputError(.data, source: input.path, found: "what cannot be written again", expected: "\(error)")
    }
  }

  private static func note(_ cookies: [Cookie], _ secrets: inout Secrets) {
    for cookie in cookies {
      secrets.add(cookie.value)
      secrets.add(name: cookie.name, path: cookie.path)
    }
    secrets.settle()
  }

  private static func redacted(_ archived: ArchivedCookie, _ secrets: Secrets) -> ArchivedCookie {
    var copy = archived
    copy.cookie.name = secrets.named(archived.cookie.name)
    copy.cookie.value = secrets.name(archived.cookie.value)
    copy.cookie.domain = secrets.masked(archived.cookie.domain)
    copy.cookie.path = secrets.path(archived.cookie.path)
    copy.cookie.partitionKey = archived.cookie.partitionKey.map { secrets.masked($0) }
    copy.properties = archived.properties.filter { property in
      switch property {
      case .version, .ports: true
      default: property == .setByScript
      }
    }
    return copy
  }

  /// The policy is one byte of the property list that ends the file.
  private static func keepPolicy(_ policy: Int64?, _ bytes: inout [UInt8]) {
    guard let policy, (0...2).contains(policy) else { return }
    bytes[bytes.count - 36] = UInt8(policy)
  }
}

/// Captures without their secrets, of any size.
package enum CaptureRedaction {
  /// - Parameter write: takes the copy, piece by piece.
  /// - Returns: what was left out or could not be read.
  /// - Throws: exit code 65 for no capture; what `write` throws.
  package static func redact(_ source: CaptureBytes, _ write: ([UInt8]) throws -> Void) throws -> [String] {
    switch try Captures.format(of: source) {
    case .har: return try HARRedaction.redact(source, write)
    case .mitmproxyFlows: return try FlowRedaction.redact(source, write)
    case nil:
      throw InputError(.data, source: source.path, found: "a file of another kind", expected: "a capture")
    }
  }
}
