import Choices
import Foundation

extension OracleAnswer {
  /// Reads the members of an answer to `question`; nil if they are no answer to it.
  init?(_ members: [String: Any], to question: OracleQuestion) {
    if let reason = members["skip"] {
      self = .skipped("\(reason)")
    } else if let reason = members["error"] {
      self = .failed("\(reason)")
    } else {
      guard let got = members["got"] else { return nil }
      self.init(got: got, to: question, isLatin1: question.needsLatin1)
    }
  }

  /// Reads `got`, or the expectation of a corpus case, which has the same form.
  init?(got: Any, to question: OracleQuestion, isLatin1: Bool) {
    switch question.subject {
    case .exchange(let exchange) where exchange.request != nil:
      guard let text = got as? String, let octets = JSONText.octets(of: text, isLatin1: isLatin1) else { return nil }
      self = .field(octets)
    case .exchange:
      if got is NSNull {
        self = .record(nil)
      } else {
        guard let members = got as? [String: Any], let record = StoredRecord(members, isLatin1: isLatin1) else {
          return nil
        }
        self = .record(record)
      }
    case .date:
      if got is NSNull {
        self = .date(nil)
      } else {
        guard let number = got as? NSNumber, !CFBooleanLike.isBoolean(number) else { return nil }
        self = .date(number.int64Value)
      }
    case .domainMatch, .pathMatch:
      guard let number = got as? NSNumber, CFBooleanLike.isBoolean(number) else { return nil }
      self = .match(number.boolValue)
    }
  }

  /// `got` as JSON text; nil for an answer that is none.
  package func got(isLatin1: Bool) -> String? {
    switch self {
    case .field(let octets): JSONText.octets(octets, isLatin1: isLatin1)
    case .record(let record): record?.json(isLatin1: isLatin1) ?? "null"
    case .date(let seconds): seconds.map(String.init) ?? "null"
    case .match(let matches): String(matches)
    case .skipped, .failed: nil
    }
  }
}

extension StoredRecord {
  fileprivate init?(_ members: [String: Any], isLatin1: Bool) {
    func octets(_ key: String) -> [UInt8]? {
      (members[key] as? String).flatMap { JSONText.octets(of: $0, isLatin1: isLatin1) }
    }
    guard let name = octets("name"), let value = octets("value"), let path = octets("path") else { return nil }
    self.name = name
    self.value = value
    self.path = path
    // A leading dot is how some say that subdomains are meant.
    domain = (octets("domain") ?? []).drop { $0 == UInt8(ascii: ".") }.map { $0 }
    func flag(_ key: String) -> Bool? { (members[key] as? NSNumber)?.boolValue }
    hostOnly = flag("host_only")
    secure = flag("secure")
    httpOnly = flag("http_only")
    persistent = flag("persistent")
    sameSite = (members["same_site"] as? String).map { $0.isEmpty ? "Default" : $0.capitalized }
    switch members["expires"] {
    case let number as NSNumber:
      let seconds = number.doubleValue
      expires = abs(seconds) < 9e18 ? .at(Int64(seconds)) : .farFuture
    case is NSNull: expires = .never
    case "far-future" as String: expires = .farFuture
    default: expires = nil
    }
  }

  fileprivate func json(isLatin1: Bool) -> String {
    var members: [(String, String)] = [
      ("name", JSONText.octets(name, isLatin1: isLatin1)),
      ("value", JSONText.octets(value, isLatin1: isLatin1)),
      ("domain", JSONText.octets(domain, isLatin1: isLatin1)),
      ("path", JSONText.octets(path, isLatin1: isLatin1)),
    ]
    if let hostOnly { members.append(("host_only", String(hostOnly))) }
    if let secure { members.append(("secure", String(secure))) }
    if let httpOnly { members.append(("http_only", String(httpOnly))) }
    if let sameSite { members.append(("same_site", JSONText.string(sameSite))) }
    if let persistent { members.append(("persistent", String(persistent))) }
    switch expires {
    case nil: break
    case .never?: members.append(("expires", "null"))
    case .at(let seconds)?: members.append(("expires", String(seconds)))
    case .farFuture?: members.append(("expires", "\"far-future\""))
    }
    return JSONText.object(members)
  }
}

extension JSONText {
  /// Octets: as UTF-8 text, or with `isLatin1` each as the character of its number.
  static func octets(_ octets: [UInt8], isLatin1: Bool) -> String {
    guard isLatin1 else { return string(String(decoding: octets, as: UTF8.self)) }
    var text = String.UnicodeScalarView()
    for octet in octets { text.append(Unicode.Scalar(octet)) }
    return string(String(text))
  }

  /// The octets that such a text stands for; nil if it has characters beyond U+00FF where none may be.
  static func octets(of text: String, isLatin1: Bool) -> [UInt8]? {
    guard isLatin1 else { return Array(text.utf8) }
    var octets: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let octet = UInt8(exactly: scalar.value) else { return nil }
      octets.append(octet)
    }
    return octets
  }

  /// A number of seconds, without a fraction if it has none.
  static func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? "\(value)" }
}
