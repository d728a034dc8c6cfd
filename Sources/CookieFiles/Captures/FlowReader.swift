import Choices

/// The exchanges that mitmproxy saved, versions 7 to 21 of its format; others are read as if they were these.
struct FlowReader {
  private var capture = Capture(format: .mitmproxyFlows)
  private var remarks = CaptureRemarks()
  private var builder = CaptureBuilder()
  private var versions: [Int] = []

  static let knownVersions = 7...21

  static func read(_ source: CaptureBytes) throws(InputError) -> Capture {
    var reader = FlowReader()
    let walk = try FlowWalk.read(source, most: 1 << 16) { reader.add($0, $1) }
    return try reader.end(source, walk)
  }

  private mutating func end(_ source: CaptureBytes, _ walk: FlowWalk) throws(InputError) -> Capture {
    if walk.count == 0, let damage = walk.damage.first {
      throw InputError(.data, source: source.path, found: damage, expected: "flows of mitmproxy")
    }
    capture.exchanges = builder.finish()
    if !versions.isEmpty {
      capture.creator = "mitmproxy, format \(versions.map { String($0) }.joined(separator: ", "))"
    }
    capture.damage = walk.damage
    capture.isWhole = walk.damage.isEmpty
    capture.remarks = walk.damage + walk.remarks.lines + remarks.lines
    return capture
  }

  private mutating func add(_ flow: Flow, _ position: CapturedExchange.Position) {
    let place = position.text
    guard flow.type == nil || flow.type == "http" else {
      return remarks.add("a flow of another kind than HTTP, and left out", at: place)
    }
    note(flow, place)
    guard let url = flow.url else { return remarks.add("no URL, and left out", at: place) }
    guard let start = Self.microseconds(flow.request.start ?? flow.created) else {
      return remarks.add("no timestamp_start of the request that is a date, and left out", at: place)
    }
    // What was broken off had ended by then for whoever waited for it.
    let end = Self.microseconds(flow.response?.end ?? (flow.response == nil ? flow.errorAt : nil))
    var exchange = CapturedExchange(
      startedAt: start, duration: end.flatMap { $0 >= start ? $0 - start : nil },
      method: flow.request.method ?? "GET", url: url, status: status(flow, place), connection: flow.client.id,
      initiator: flow.client.address.flatMap { $0.isEmpty ? nil : "client \($0)" }, place: "")
    exchange.neverLeft = flow.response == nil && flow.error.map(UnsentRequest.isMeant) ?? false
    exchange.sendsPassword = flow.request.sendsPassword
    builder.add(
      exchange, at: position, request: flow.request.headers, response: flow.response?.headers ?? [])
  }

  private mutating func note(_ flow: Flow, _ place: String) {
    if let version = flow.version {
      if !versions.contains(version), versions.count < 10 { versions.append(version) }
      if !Self.knownVersions.contains(version) {
        remarks.add("version \(version) of the format is not known; read as the known ones", at: place)
      }
    } else {
      remarks.add("no version of the format; read as the known ones", at: place)
    }
    if flow.isReplay { remarks.add("sent again by mitmproxy, not by the app", at: place) }
    if flow.hasError, flow.response != nil { remarks.add("the answer was broken off", at: place) }
  }

  private mutating func status(_ flow: Flow, _ place: String) -> Int? {
    guard let response = flow.response else { return nil }
    guard let status = response.status, (1..<1000).contains(status) else {
      remarks.add("no status_code from 1 to 999", at: place)
      return nil
    }
    return status
  }

  static func microseconds(_ seconds: Double?) -> Int64? {
    guard let seconds, seconds.magnitude < 1e12 else { return nil }
    return Int64((seconds * 1_000_000).rounded())
  }
}

/// Goes through the flows of a file once.
struct FlowWalk {
  /// Flows that could be read.
  private(set) var count = 0
  private(set) var damage: [String] = []
  private(set) var remarks = CaptureRemarks()
  private(set) var hasCutTexts = false

  /// - Parameter most: bytes that a text may have; longer ones are cut, and remarked on.
  static func read(
    _ source: CaptureBytes, most: Int, _ body: (Flow, CapturedExchange.Position) -> Void
  ) throws(InputError) -> FlowWalk {
    try read(source, most: most) { flow, position, _ in body(flow, position) }
  }

  static func read(
    _ source: CaptureBytes, most: Int, flow body: (Flow, CapturedExchange.Position, inout Netstrings) -> Void
  ) throws(InputError) -> FlowWalk {
    var walk = FlowWalk()
    var strings = Netstrings(source)
    var offset = 0
    while offset < source.count {
      let start = offset
      let position = CapturedExchange.Position.flow(walk.count + 1, offset: offset)
      let place = position.text
      var flow = Flow()
      do throws(Netstrings.Problem) {
        let value = try strings.value(at: offset, before: source.count)
        offset = value.end
        guard value.kind == .dictionary else { throw .malformed(at: value.end - 1) }
        let cut = strings.cutTexts
        try strings.flow(value, into: &flow, most: most)
        if strings.cutTexts > cut { walk.remarks.add("a text of more than \(most >> 10) KiB, cut", at: place) }
        walk.count += 1
        body(flow, position, &strings)
      } catch {
        // The length says where the next one begins, if only the inside of this one is damaged.
        let isInside = offset > start
        switch error {
        case .system(let failure): throw failure
        case .malformed(let bad): walk.damage.append("\(place): found no netstring at byte \(bad), expected a flow")
        case .cut:
          walk.damage.append("\(place): found the end\(isInside ? " of the flow" : ""), expected the rest of it")
        }
        guard isInside, walk.damage.count < 20 else { break }
      }
    }
    walk.hasCutTexts = strings.cutTexts > 0
    return walk
  }
}
