import Choices
import Cookies

/// A file without its secrets, safe to attach to a report.
public struct Redaction: Sendable {
  public var bytes: [UInt8]
  /// What was left out or could not be read.
  public var notes: [String] = []

  /// Values, bodies, queries and headers that may be secret are renamed or left out. No piece of 8 bytes of a cookie's value
  /// stays, in names, paths and domains neither.
  ///
  /// - Throws: exit code 65 for a file of another kind, or one that cannot be written again.
  public init(_ input: CookieFileInput) throws(InputError) {
    if CaptureFormat.har.matches(input.bytes) {
      self = try HARRedaction.redact(input)
      return
    }
    let file = try CookieFileFormats.read(input)
    notes = file.problems.map { "left out: \($0)" }
    var secrets = Secrets()
    for entry in file.entries { secrets.add(entry.cookie.value) }
    let cookies = { (archived: [ArchivedCookie]) in archived.map { Self.redacted($0, secrets) } }
    do throws(ArchiveError) {
      switch input.bytes.first {
      case UInt8(ascii: "c") where BinaryCookiesFormat().matches(input.bytes):
        let read = BinaryCookiesFile(input.bytes)
        let texts = read.entries.map(\.archived)
        Self.note(texts, &secrets)
        bytes = try BinaryCookiesArchive().encode(texts.map { Self.redacted($0, secrets) })
        Self.keepPolicy(read.acceptPolicy, &bytes)
      case 0x89 where CompactFormat().matches(input.bytes):
        let texts = CompactArchive().recover(input.bytes).cookies
        Self.note(texts, &secrets)
        bytes = try CompactArchive().encode(texts.map { Self.redacted($0, secrets) })
      case _ where SetCookieFormat().matches(input.bytes):
        secrets.settle()
        bytes = try SetCookieArchive().encode(cookies(file.entries.map { ArchivedCookie($0.cookie) }))
      case _ where CookiesTxtFormat().matches(input.bytes):
        secrets.settle()
        bytes = try CookiesTxtArchive().encode(cookies(file.entries.map { ArchivedCookie($0.cookie) }))
      default:
        throw ArchiveError.notThisFormat(
          expected: "binarycookies, cookies.txt, a TwinJar archive or a HAR: databases cannot be redacted")
      }
    } catch {
      throw InputError(.data, source: input.path, found: "what cannot be written again", expected: "\(error)")
    }
  }

  init(bytes: [UInt8], notes: [String]) {
    self.bytes = bytes
    self.notes = notes
  }

  /// Comments and other texts beside a cookie are left out; what is in them may not stay elsewhere.
  private static func note(_ archived: [ArchivedCookie], _ secrets: inout Secrets) {
    for cookie in archived { secrets.add(cookie.cookie.value) }
    secrets.settle()
  }

  private static func redacted(_ archived: ArchivedCookie, _ secrets: Secrets) -> ArchivedCookie {
    var copy = archived
    copy.cookie.name = secrets.masked(archived.cookie.name)
    copy.cookie.value = secrets.name(archived.cookie.value)
    copy.cookie.domain = secrets.masked(archived.cookie.domain)
    copy.cookie.path = secrets.masked(archived.cookie.path)
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
