import Cookies

/// Responses and requests in order, as the generator makes them: flat, so that making one allocates nothing.
public struct FuzzSequence: Hashable, Sendable {
  /// One response with a single Set-Cookie field, or one request.
  public struct Step: Hashable, Sendable {
    /// What happens in a step.
    public enum Kind: UInt8, Hashable, Sendable {
      case response, request
    }

    public var kind = Kind.response
    /// Index into ``FuzzHosts/all``.
    public var url: UInt8 = 0
    /// False: `document.cookie` and the like.
    public var isHTTP = true
    public var site = SiteRelation.sameSite
    /// Below another top-level site than usual: a partition of its own for cookies with Partitioned.
    public var isEmbeddedElsewhere = false
    /// Requests only: GET, not POST.
    public var hasSafeMethod = true
    /// Seconds since the step before.
    public var delay: Int32 = 0
    /// Responses only: where the field is in ``FuzzSequence/octets``.
    public var start = 0
    public var end = 0

    public init() {}
  }

  /// The fields of all responses, one behind the other.
  public var octets: [UInt8] = []
  public var steps: [Step] = []

  public init() {}

  /// The Set-Cookie field of a response.
  public func field(_ step: Step) -> ArraySlice<UInt8> { octets[step.start..<step.end] }

  /// Empties the sequence; its memory stays.
  public mutating func removeAll() {
    octets.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
  }

  /// When the first response comes: 2026-01-01.
  public static let epoch: Int64 = 1_767_225_600
}

/// The URLs that sequences use: hosts that share domains, a public suffix, addresses, both kinds of connection.
public enum FuzzHosts {
  public static let texts = [
    "https://www.example.com/a/b", "http://www.example.com/a/b", "https://example.com/", "http://example.com/",
    "https://shop.example.co.uk/a", "https://www.example.com/a/bc", "https://other.example.com/", "http://10.0.0.1/",
    "https://a.test/x/y", "https://b.test/",
  ]

  public static let all: [RequestURL] = texts.compactMap { RequestURL($0, trustsLocalhost: false) }
}
