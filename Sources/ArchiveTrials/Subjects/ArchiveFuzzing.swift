import Cookies

/// What must hold of every decoder for any bytes, for a fuzzer to call.
///
/// - the decoder returns or throws, and does neither by trapping or hanging;
/// - what it returns can be encoded again, and comes back the same;
/// - the compact archive also refuses what it accepted once a bit of it is flipped or its end is missing.
public enum ArchiveFuzzing {
  /// What became of an input.
  public enum Outcome: Hashable, Sendable {
    /// The decoder threw: the bytes are no archive.
    case refused
    /// The decoder took the bytes for an archive, and everything holds.
    case held
    /// What does not hold.
    case broken(String)
  }

  /// A decoder to feed.
  public struct Target: Sendable {
    /// The archive's name.
    public var name: String
    /// What becomes of these bytes.
    public var feed: @Sendable ([UInt8]) -> Outcome
  }

  /// All decoders of TwinJar's own.
  public static let targets: [Target] = [
    Target(name: "compact", feed: compact),
    Target(name: "compact-records", feed: compactRecords),
    Target(name: "binarycookies", feed: binaryCookies),
    Target(name: "cookies.txt", feed: cookiesTxt),
    Target(name: "set-cookie", feed: setCookie),
  ]

  /// Feeds the compact archive.
  public static func compact(_ bytes: [UInt8]) -> Outcome {
    let archive = CompactArchive()
    if let problem = recoveryProblem(archive, bytes) { return .broken(problem) }
    let outcome = roundTrip(archive, bytes)
    guard outcome == .held, let problem = unnoticedDamage(archive, bytes) else { return outcome }
    return .broken(problem)
  }

  /// Feeds the records of the compact archive, behind checksums that are right: by chance no input has them. The first
  /// byte is the number of cookies.
  public static func compactRecords(_ bytes: [UInt8]) -> Outcome {
    guard let count = bytes.first else { return .refused }
    return compact(CompactArchive.sealed(Array(bytes.dropFirst()), cookieCount: UInt32(count)))
  }

  /// Feeds Apple's `Cookies.binarycookies`, without its checksum, which hardly any input would have right.
  public static func binaryCookies(_ bytes: [UInt8]) -> Outcome {
    roundTrip(BinaryCookiesArchive(verifiesChecksum: false), bytes)
  }

  /// Feeds the cookies.txt of Netscape.
  public static func cookiesTxt(_ bytes: [UInt8]) -> Outcome { roundTrip(CookiesTxtArchive(), bytes) }

  /// Feeds the Set-Cookie text.
  public static func setCookie(_ bytes: [UInt8]) -> Outcome { roundTrip(SetCookieArchive(), bytes) }

  /// Whether what an archive makes of bytes survives the archive itself.
  private static func roundTrip(_ archive: some CookieArchive, _ bytes: [UInt8]) -> Outcome {
    guard let cookies = try? archive.decode(bytes) else { return .refused }
    do throws(ArchiveError) {
      let again = try archive.encode(cookies)
      let copies = try archive.decode(again)
      guard copies == cookies else { return .broken("what was decoded changes when it is encoded and decoded again") }
      return try archive.encode(copies) == again ? .held : .broken("the same cookies give other bytes")
    } catch {
      return .broken("what was decoded cannot be encoded and decoded again: \(error)")
    }
  }

  private static func recoveryProblem(_ archive: CompactArchive, _ bytes: [UInt8]) -> String? {
    let (cookies, intact, error) = archive.recover(bytes)
    guard (0...bytes.count).contains(intact) else { return "recovery reads \(intact) bytes of \(bytes.count)" }
    if error == nil {
      guard intact == bytes.count, let decoded = try? archive.decode(bytes) else {
        return "recovery and decoding differ"
      }
      return decoded == cookies ? nil : "recovery and decoding differ"
    }
    if intact == 0 { return cookies.isEmpty ? nil : "recovery finds cookies in no bytes" }
    let front = try? archive.decode(Array(bytes[..<intact]))
    return front == cookies ? nil : "the intact part is not what recovery finds in it"
  }

  /// Flips one bit and takes off the last byte; which bit depends on the bytes.
  private static func unnoticedDamage(_ archive: CompactArchive, _ bytes: [UInt8]) -> String? {
    if (try? archive.decode(Array(bytes.dropLast()))) != nil { return "a missing byte goes unnoticed" }
    let sum = bytes.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
    let place = Int(truncatingIfNeeded: sum % UInt64(bytes.count * 8))
    var flipped = bytes
    flipped[place / 8] ^= 1 << (place % 8)
    return (try? archive.decode(flipped)) == nil ? nil : "flipping bit \(place) goes unnoticed"
  }
}
