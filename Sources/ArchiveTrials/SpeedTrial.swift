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
  /// A sample takes this many nanoseconds, or as long as one call. Short ones: on a busy machine the system takes the
  /// core away every few milliseconds, and then most samples are whole and so is their median.
  private static let sample = 500_000.0
  /// So many samples, fewer of a slow archive, which takes about this many nanoseconds then.
  private static let samples = 41
  private static let patience = 400_000_000.0

  /// The speed, or the archive's refusal. Takes less than a second unless the archive is slow.
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
    // The first call warms up and finds how many calls make a sample and how many samples there is time for.
    var first = try time(1, body)
    for _ in 0..<2 where first < sample { first = min(first, try time(1, body)) }
    first = max(first, 1)
    let calls = max(1, Int(sample / first))
    let count = min(samples, Int(patience / max(first, sample)))
    var times = count == 0 ? [first] : []
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
