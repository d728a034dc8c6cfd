import Choices
import Cookies

/// The exchanges of a HAR, whoever exported it.
///
/// Headers decide, not the lists "cookies" that exporters make of them; those count where a message has no cookies in its
/// headers. Safari's headers come of a dictionary, in which several Set-Cookie are one; other exporters join them with
/// line feeds.
struct HARReader {
  private var capture = Capture(format: .har)
  private var remarks = CaptureRemarks()
  private var builder = CaptureBuilder()
  private var hasCookies = false

  static func read(_ source: CaptureBytes) throws(InputError) -> Capture {
    var reader = HARReader()
    var walk = HARWalk(.exchanges)
    try walk.read(source) { reader.add($0) }
    return reader.end(walk)
  }

  private mutating func end(_ walk: HARWalk) -> Capture {
    capture.exchanges = builder.finish()
    capture.creator = walk.creator
    if let stopped = walk.stopped {
      let place = "byte \(stopped.offset)"
      capture.damage.append("\(place): found \(stopped.found), expected \(stopped.expected)")
    }
    if !capture.damage.isEmpty { capture.isWhole = false }
    capture.remarks = capture.damage + walk.remarks.lines + remarks.lines
    if !hasCookies, !capture.exchanges.isEmpty {
      let remark = "no Cookie and no Set-Cookie in \(capture.exchanges.count) exchanges"
      // Chrome and its relatives call themselves so.
      let isChrome = capture.creator?.hasPrefix("WebInspector") ?? true
      capture.remarks.append(
        isChrome ? remark + ": Chrome leaves them out since version 130; export \"with sensitive data\"" : remark)
    }
    return capture
  }

  private mutating func add(_ entry: HAREntry) {
    guard let url = entry.request.url else { return leaveOut(entry, "no URL") }
    guard let start = entry.started.flatMap(HARDate.time) else {
      return leaveOut(entry, "no startedDateTime that is a date")
    }
    var exchange = CapturedExchange(
      startedAt: start.microseconds, duration: duration(entry), method: entry.request.method ?? "GET", url: url,
      status: status(entry), connection: connection(entry),
      initiator: entry.clientName ?? entry.initiator ?? entry.page, place: "")
    let error = entry.response.error ?? entry.error
    exchange.neverLeft = exchange.status == nil && error.map(UnsentRequest.isMeant) ?? false
    exchange.sendsPassword = entry.request.sendsPassword
    builder.add(
      exchange, at: .entry(entry.index), request: requestHeaders(entry), response: responseHeaders(entry))
  }

  private mutating func leaveOut(_ entry: HAREntry, _ why: String) {
    capture.isWhole = false
    remarks.add("\(why), and left out", at: entry.place)
  }

  // MARK: - Numbers

  /// -1 is how exporters write that they do not know.
  private mutating func duration(_ entry: HAREntry) -> Int64? {
    guard let text = entry.time, text != "-1" else { return nil }
    guard let milliseconds = Double(text), milliseconds >= 0, milliseconds < 1e15 else {
      remarks.add("\"time\" is out of range", at: entry.place)
      return nil
    }
    return Int64((milliseconds * 1000).rounded())
  }

  /// Chrome's 0 and Charles's answers that failed are none.
  private mutating func status(_ entry: HAREntry) -> Int? {
    guard let text = entry.response.status else { return nil }
    guard let number = Double(text), number == number.rounded(), (0..<1000).contains(number) else {
      remarks.add("\"status\" is no number from 0 to 999", at: entry.place)
      return nil
    }
    if let state = entry.response.charlesStatus ?? entry.charlesStatus, state != "COMPLETE" {
      let state = PlainWord.charlesStatus(state) ?? "something of its own"
      remarks.add("Charles has the exchange as \"\(state.prefix(40))\": taken as without an answer", at: entry.place)
      return nil
    }
    return number == 0 ? nil : Int(number)
  }

  /// Firefox writes the server's port, which tells nothing apart.
  private mutating func connection(_ entry: HAREntry) -> String? {
    guard let connection = entry.connection, !["", "0", "80", "443"].contains(connection) else { return nil }
    if let url = entry.request.url, url.contains(":\(connection)/") { return nil }
    return connection
  }

  // MARK: - Headers

  private mutating func requestHeaders(_ entry: HAREntry) -> [CapturedHeader] {
    var headers = entry.request.headers
    if !headers.values(of: "cookie").isEmpty {
      hasCookies = true
    } else if !entry.request.cookies.isEmpty {
      hasCookies = true
      remarks.add("cookies are in the list \"cookies\" only, not in the headers", at: entry.place)
      let pairs = entry.request.cookies.map { "\($0.name)=\($0.value)" }
      headers.append(CapturedHeader(name: "Cookie", value: pairs.joined(separator: "; ")))
    }
    return headers
  }

  private mutating func responseHeaders(_ entry: HAREntry) -> [CapturedHeader] {
    let message = entry.response
    var headers = message.unfoldedHeaders
    if !headers.values(of: "set-cookie").isEmpty { hasCookies = true }
    if !message.cookies.isEmpty, headers.values(of: "set-cookie").isEmpty {
      hasCookies = true
      remarks.add("cookies are in the list \"cookies\" only, not in the headers", at: entry.place)
      let host = entry.request.url.flatMap { RequestURL($0) }?.host.description.lowercased()
      headers += message.cookies.map { CapturedHeader(name: "Set-Cookie", value: $0.setCookie(host: host)) }
    }
    return headers
  }
}

/// Several Set-Cookie fields that an exporter has as one.
enum FoldedFields {
  /// - Parameter isFolded: whether they were joined with commas; line feeds join them anyway.
  static func of(_ value: String, isFolded: Bool) -> [String] {
    guard isFolded || value.utf8.contains(UInt8(ascii: "\n")) else { return ofAny(value) }
    let lines = value.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard isFolded else { return lines.map { String(decoding: $0, as: UTF8.self) } }
    return lines.flatMap { line in
      let folded = line.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
      return folded.fields.map { String(decoding: line[$0.start..<$0.end], as: UTF8.self) }
    }
  }

  /// Of an exporter that is not known to join any: where another cookie begins behind a comma that no attribute can have, it has joined
  /// them all the same. A value has commas at times, so that one attribute at least has to stand before.
  private static func ofAny(_ value: String) -> [String] {
    guard value.utf8.contains(UInt8(ascii: ",")), value.utf8.contains(UInt8(ascii: ";")) else { return [value] }
    return withoutBareCommas(Array(value.utf8)).flatMap(ofAny)
  }

  private static func ofAny(_ line: [UInt8]) -> [String] {
    let value = String(decoding: line, as: UTF8.self)
    guard line.contains(UInt8(ascii: ",")), line.contains(UInt8(ascii: ";")) else { return [value] }
    let folded = line.withUnsafeBufferPointer { FoldedSetCookie(splitting: $0) }
    guard folded.fields.count > 1, folded.undecided.allSatisfy({ $0.separates && $0.reason == .inFreeValue }),
      folded.fields.dropLast().allSatisfy({ line[$0.start..<$0.end].contains(UInt8(ascii: ";")) })
    else { return [value] }
    return folded.fields.map { String(decoding: line[$0.start..<$0.end], as: UTF8.self) }
  }

  /// Some join with a comma alone: one behind an attribute, with a name and "=" right after it, ends a cookie. A date's comma has a blank.
  private static func withoutBareCommas(_ line: [UInt8]) -> [[UInt8]] {
    var (fields, start): ([[UInt8]], Int) = ([], 0)
    var attribute: Int?
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: ";") { (attribute, isQuoted) = (index + 1, false) }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == UInt8(ascii: ","), !isQuoted, let begin = attribute, startsPair(line[(index + 1)...]),
        !isLongPath(line[begin..<index])
      else { continue }
      fields.append(Array(line[start..<index]))
      (start, attribute) = (index + 1, nil)
    }
    return fields + [Array(line[start...])]
  }

  /// True for a Path that may have a comma, as one of more than a slash may.
  private static func isLongPath(_ attribute: ArraySlice<UInt8>) -> Bool {
    // As much as tells it: there may be very many commas in one.
    let text = String(decoding: attribute.prefix(16), as: UTF8.self).lowercased().filter { $0 != " " }
    return text.hasPrefix("path=") && (attribute.count > 16 || text != "path=/")
  }

  private static func startsPair(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix { UInt8(ascii: "!")...UInt8(ascii: "~") ~= $0 && !#"",;=\"#.utf8.contains($0) }
    return !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: "=")
  }
}
