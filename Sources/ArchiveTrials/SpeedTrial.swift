import Cookies

/// How long an archive takes, and how large it is.
public struct Speed: Hashable, Sendable {
  /// Nanoseconds to encode one cookie, the median of several runs.
  public var encodeNanoseconds: Double
  /// Nanoseconds to decode one cookie, likewise.
  public var decodeNanoseconds: Double
  /// Bytes of the whole archive.
  public var bytes: Int

  /// There and back.
  public var nanoseconds: Double { encodeNanoseconds + decodeNanoseconds }

  /// A speed from its parts.
  public init(encodeNanoseconds: Double, decodeNanoseconds: Double, bytes: Int) {
    self.encodeNanoseconds = encodeNanoseconds
    self.decodeNanoseconds = decodeNanoseconds
    self.bytes = bytes
  }
}

/// Measures one archive with so many cookies.
public struct SpeedTrial {
  private static let samples = 15
  /// A sample takes this long, or as long as one call.
  private static let sample = Duration.milliseconds(4)

  /// The speed, or the archive's refusal. Takes about 0.2 s unless the archive is slow.
  public static func run(_ archive: any CookieArchive, cookies count: Int) -> Result<Speed, ArchiveError> {
    let cookies = TypicalCookies.make(count)
    do throws(ArchiveError) {
      let bytes = try archive.encode(cookies)
      let size = bytes.count
      let encode = try perCall { () throws(ArchiveError) in _ = try archive.encode(cookies) }
      let decode = try perCall { () throws(ArchiveError) in _ = try archive.decode(bytes) }
      return .success(
        Speed(encodeNanoseconds: encode / Double(count), decodeNanoseconds: decode / Double(count), bytes: size))
    } catch {
      return .failure(error)
    }
  }

  /// Nanoseconds a call takes: the median of the samples.
  private static func perCall(_ body: () throws(ArchiveError) -> Void) throws(ArchiveError) -> Double {
    // The first call finds how many make a sample, and warms up.
    let first = try time(1, body)
    let calls = max(1, Int(4_000_000 / max(first, 1)))
    let count = first > 100_000_000 ? 1 : samples
    var times: [Double] = first > 100_000_000 ? [first] : []
    while times.count < count { times.append(try time(calls, body) / Double(calls)) }
    return times.sorted()[times.count / 2]
  }

  private static func time(_ calls: Int, _ body: () throws(ArchiveError) -> Void) throws(ArchiveError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<calls { try body() }
    let elapsed = (clock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}
