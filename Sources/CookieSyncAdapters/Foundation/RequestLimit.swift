/// Which limit a ``URLSessionClient`` has ended a request by. It is the answer's error then: `URLError.cancelled` is left for
/// callers that went away.
public enum RequestLimit: Error, Hashable, Sendable {
  /// The client's `limit`: it had no whole answer by then.
  case limit(Duration)
  /// `timeoutIntervalForResource` of the session's configuration. On Apple's platforms Foundation keeps to it as well, and may say
  /// so first, with `URLError.timedOut`.
  case timeoutIntervalForResource(Duration)
  /// The client's `mostBytes`: its body is longer.
  case mostBytes(Int)
}

extension RequestLimit {
  /// Zero for one of bytes.
  var time: Duration {
    switch self {
    case .limit(let time), .timeoutIntervalForResource(let time): time
    case .mostBytes: .zero
    }
  }
}

extension RequestLimit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .limit(let time): "the request took longer than its client's limit, \(time)"
    case .timeoutIntervalForResource(let time):
      "the request took longer than its configuration's timeoutIntervalForResource, \(time)"
    case .mostBytes(let bytes): "the answer's body is longer than its client's mostBytes, \(bytes)"
    }
  }
}
