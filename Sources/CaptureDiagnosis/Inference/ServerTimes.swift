import CookieDiagnosis

/// When a server looked at what tells whether a session went on, on the trace's clock; each list rising.
struct ServerTimes {
  private var logIns: [Int64] = []
  private var logInPages: [Int64] = []
  /// Of what it served somebody with a token for, and that for which it refused one.
  private var servings: [Int64] = []
  private var rejections: [Int64] = []
  private var lastServed: [TraceText: Int64] = [:]

  /// - Parameters:
  ///   - hops: with when each was looked at.
  ///   - showsNoToken: true for the number of a request whose answer does not show that its token was good.
  init(_ hops: [Hop], of records: [TraceRecord], showsNoToken: (Int32) -> Bool) {
    for hop in hops { note(hop, records[hop.sent], showsNoToken) }
    logIns.sort()
    logInPages.sort()
    servings.sort()
    rejections.sort()
  }

  private mutating func note(_ hop: Hop, _ request: TraceRecord, _ showsNoToken: (Int32) -> Bool) {
    let time = hop.judgedAt
    if request.endpoint == .logIn { logIns.append(time) }
    if request.endpoint == .loginPage { logInPages.append(time) }
    guard !request.value.isEmpty else { return }
    if hop.asksForLogIn { rejections.append(time) }
    guard (200..<300).contains(hop.status), request.endpoint.takesToken, !showsNoToken(request.request) else { return }
    servings.append(time)
    lastServed[request.value] = max(lastServed[request.value] ?? .min, time)
  }

  /// True if a login is sent after a time.
  func hasLogIn(after time: Int64) -> Bool { Self.next(after: time, in: logIns) != nil }

  /// True if a login page is asked for after a time.
  func hasLogInPage(after time: Int64) -> Bool { Self.next(after: time, in: logInPages) != nil }

  /// True if a token is refused so often after a time.
  func hasRejections(_ count: Int, after time: Int64) -> Bool {
    rejections.count - Self.place(after: time, in: rejections) >= count
  }

  /// True if somebody is served with the same token after a time, or with any before the next login.
  func isServed(with token: TraceText, after time: Int64) -> Bool {
    if lastServed[token].map({ $0 > time }) ?? false { return true }
    guard let served = Self.next(after: time, in: servings) else { return false }
    return served < Self.next(after: time, in: logIns) ?? .max
  }

  private static func next(after time: Int64, in times: [Int64]) -> Int64? {
    let place = place(after: time, in: times)
    return place < times.count ? times[place] : nil
  }

  /// Of the first of rising times that is later.
  private static func place(after time: Int64, in times: [Int64]) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
