import Choices

/// Goes through a HAR once, from start to end, and hands out one entry after the other. Bodies are not held.
struct HARWalk {
  /// What is read of an entry.
  enum Depth {
    /// What tells of cookies: who sent what where, and what came back.
    case exchanges
    /// All that a redacted copy has.
    case everything
    /// Besides, each body goes through `body`.
    case bodies
  }

  private let depth: Depth
  private let body: (HARBodyPiece) -> Void
  /// Longer strings are cut; in what is redacted they may not be.
  private let mostText: Int

  private(set) var creator: String?
  private(set) var remarks = CaptureRemarks()
  /// How many entries there were.
  private(set) var count = 0
  private(set) var hasList = false
  /// Where and why it ends too early.
  private(set) var stopped: JSONScanner.Break?
  private(set) var cutStrings = 0

  init(_ depth: Depth, body: @escaping (HARBodyPiece) -> Void = { _ in }) {
    self.depth = depth
    self.body = body
    mostText = depth == .exchanges ? 1 << 16 : 1 << 24
  }

  /// - Throws: exit code 65 if there is no list of entries; 66 if the file cannot be read on.
  mutating func read(_ source: CaptureBytes, entry body: (HAREntry) -> Void) throws(InputError) {
    var scanner = JSONScanner(source)
    scanner.members { scanner, key in
      guard key == "log" else { return }
      scanner.members { scanner, key in
        switch key {
        case "creator": creator = name(&scanner)
        case "entries": entries(&scanner, body)
        default: break
        }
      }
    }
    scanner.end()
    if let failure = scanner.failure { throw failure }
    stopped = scanner.stopped
    cutStrings = scanner.cutStrings
    guard hasList else {
      throw InputError(
        .data, source: source.path, place: stopped.map { "byte \($0.offset)" } ?? "", found: "no list log.entries",
        expected: "a HAR capture")
    }
  }

  private mutating func entries(_ scanner: inout JSONScanner, _ body: (HAREntry) -> Void) {
    guard scanner.kind() == .array else { return }
    if hasList { remarks.add("the key repeats: both lists count", at: "log.entries") }
    hasList = true
    scanner.elements { scanner in
      let place = "log.entries[\(count)]"
      guard scanner.kind() == .object else { return remarks.add("no object, and left out", at: place) }
      let (lone, cut) = (scanner.loneSurrogates, scanner.cutStrings)
      let entry = entry(&scanner, HAREntry(index: count))
      if scanner.loneSurrogates > lone { remarks.add("half a surrogate pair, read as U+FFFD", at: place) }
      if scanner.cutStrings > cut { remarks.add("a text of more than \(mostText >> 10) KiB, cut", at: place) }
      // Half an exchange says that there was no answer, or no Set-Cookie.
      guard scanner.stopped == nil else { return remarks.add("cut in the middle, and left out", at: place) }
      count += 1
      body(entry)
    }
  }

  private mutating func entry(_ scanner: inout JSONScanner, _ start: HAREntry) -> HAREntry {
    var entry = start
    let place = start.place
    scanner.members { scanner, key in
      switch key {
      case "startedDateTime": take(&entry.started, text(&scanner), key, place)
      case "time": take(&entry.time, scanner.number(), key, place)
      case "connection": entry.connection = text(&scanner)
      case "pageref": entry.page = text(&scanner)
      case "_clientName": entry.clientName = text(&scanner)
      case "_initiator": entry.initiator = initiator(&scanner)
      case "_charlesStatus": entry.charlesStatus = text(&scanner)
      case "_resourceType": entry.resourceType = text(&scanner)
      case "_error": entry.error = text(&scanner)
      case "timings" where depth != .exchanges: entry.timings = numbers(&scanner)
      case "request": message(&scanner, &entry.request, key, place)
      case "response": message(&scanner, &entry.response, key, place)
      case "_webSocketMessages" where depth == .bodies: webSocket(&scanner)
      default: break
      }
    }
    return entry
  }

  private mutating func message(
    _ scanner: inout JSONScanner, _ target: inout HARMessage, _ name: String, _ place: String
  ) {
    var message = HARMessage()
    if target.isThere {
      remarks.add("the key \"\(name)\" repeats: the last counts", at: place)
      if depth == .bodies { body(.replaced(target)) }
    }
    guard scanner.kind() == .object else { return }
    message.isThere = true
    scanner.members { scanner, key in
      switch key {
      case "method": take(&message.method, text(&scanner), key, place)
      case "url": take(&message.url, text(&scanner), key, place)
      case "status": take(&message.status, scanner.number() ?? text(&scanner), key, place)
      case "headers": headers(&scanner, &message, place)
      case "cookies": message.cookies = cookies(&scanner)
      case "redirectURL": message.redirectURL = text(&scanner)
      case "_charlesStatus": message.charlesStatus = text(&scanner)
      case "_error": message.error = text(&scanner)
      case "httpVersion": message.httpVersion = text(&scanner)
      case "statusText": message.statusText = text(&scanner)
      case "headersSize": message.headersSize = scanner.number()
      case "bodySize": message.bodySize = scanner.number()
      case "queryString" where depth != .exchanges: message.query = pairs(&scanner)
      case "postData": postData(&scanner, &message)
      case "content" where depth != .exchanges: content(&scanner, &message)
      default: break
      }
    }
    target = message
  }

  /// Keeps what was read; the last of several counts.
  private mutating func take(_ target: inout String?, _ value: String?, _ key: String, _ place: String) {
    if let old = target {
      remarks.add("the key \"\(key)\" repeats: the last counts", at: place)
      if key == "url", depth == .bodies {
        var message = HARMessage()
        message.url = old
        body(.replaced(message))
      }
    }
    target = value ?? target
  }

  private func text(_ scanner: inout JSONScanner) -> String? { scanner.string(most: mostText) }

  // MARK: - Headers and lists

  private mutating func headers(_ scanner: inout JSONScanner, _ message: inout HARMessage, _ place: String) {
    if !message.headers.isEmpty { remarks.add("the key \"headers\" repeats: both count", at: place) }
    var headers = message.headers
    switch scanner.kind() {
    case .object:
      (message.isDictionary, message.isFolded) = (true, true)
      scanner.members { scanner, name in
        let add = { (value: String) in headers.append(CapturedHeader(name: name, value: value)) }
        if let value = text(&scanner) { return add(value) }
        // Some write the values of a name as a list.
        scanner.elements { scanner in if let value = text(&scanner) { add(value) } }
      }
    case .array:
      // It makes a list of its dictionary.
      if creator?.hasPrefix("WebKit Web Inspector") ?? false { message.isFolded = true }
      headers += pairs(&scanner)
    default: break
    }
    message.headers = headers
  }

  /// The elements of a list that have a name and a value.
  private func pairs(_ scanner: inout JSONScanner) -> [CapturedHeader] {
    var pairs: [CapturedHeader] = []
    scanner.elements { scanner in
      var (name, value): (String?, String?)
      scanner.members { scanner, key in
        switch key {
        case "name": name = text(&scanner)
        case "value":
          value = text(&scanner) ?? scanner.number()
          if value == nil, depth == .bodies { piece(&scanner) }
        case "fileName" where depth == .bodies: piece(&scanner)
        default: break
        }
      }
      if let name { pairs.append(CapturedHeader(name: name, value: value ?? "")) }
    }
    return pairs
  }

  private func cookies(_ scanner: inout JSONScanner) -> [HARCookie] {
    var cookies: [HARCookie] = []
    scanner.elements { scanner in
      var texts: [String: String] = [:]
      var flags: Set<String> = []
      scanner.members { scanner, key in
        switch key {
        case "value": texts[key] = text(&scanner) ?? scanner.number()
        case "name", "path", "domain", "expires", "sameSite": texts[key] = text(&scanner)
        case "secure", "httpOnly": if scanner.flag() { flags.insert(key) }
        default: break
        }
      }
      guard let name = texts["name"] else { return }
      cookies.append(
        HARCookie(
          name: name, value: texts["value"] ?? "", path: texts["path"], domain: texts["domain"],
          expires: texts["expires"], sameSite: texts["sameSite"], isSecure: flags.contains("secure"),
          isHTTPOnly: flags.contains("httpOnly")))
    }
    return cookies
  }

  /// "Charles Proxy 4.6.3".
  private func name(_ scanner: inout JSONScanner) -> String? {
    var (name, version): (String?, String?)
    scanner.members { scanner, key in
      switch key {
      case "name": name = text(&scanner)
      case "version": version = text(&scanner)
      default: break
      }
    }
    return name.map { [$0, version].compactMap { $0 }.joined(separator: " ") }
  }

  /// "script https://example.com/a.js".
  private func initiator(_ scanner: inout JSONScanner) -> String? {
    if let text = text(&scanner) { return text }
    var (type, url): (String?, String?)
    scanner.members { scanner, key in
      switch key {
      case "type": type = text(&scanner)
      case "url": url = text(&scanner)
      default: break
      }
    }
    let words = [type, url].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func numbers(_ scanner: inout JSONScanner) -> [(name: String, value: String)] {
    var numbers: [(String, String)] = []
    scanner.members { scanner, key in if let value = scanner.number() { numbers.append((key, value)) } }
    return numbers
  }

  // MARK: - Bodies

  private func postData(_ scanner: inout JSONScanner, _ message: inout HARMessage) {
    var parameters: [CapturedHeader] = []
    var password = PasswordField()
    scanner.members { scanner, key in
      switch key {
      case "params": parameters = pairs(&scanner)
      case "text" where depth == .bodies: piece(&scanner)
      case "text": scanner.eachPiece(decoding: true) { password.append($0) }
      default: break
      }
    }
    for parameter in parameters { password.take(parameter.name) }
    message.sendsPassword = password.isSent
    if depth != .exchanges { message.parameters = parameters }
  }

  private func content(_ scanner: inout JSONScanner, _ message: inout HARMessage) {
    var (size, type): (String?, String?)
    scanner.members { scanner, key in
      switch key {
      case "size": size = scanner.number()
      case "mimeType": type = text(&scanner)
      case "text" where depth == .bodies: piece(&scanner)
      default: break
      }
    }
    (message.size, message.mimeType) = (size, type)
  }

  private func webSocket(_ scanner: inout JSONScanner) {
    scanner.elements { scanner in
      scanner.members { scanner, key in if key == "data" { piece(&scanner) } }
    }
  }

  /// A body, or what stands where one is a text: each text and number in it is as secret.
  private func piece(_ scanner: inout JSONScanner) {
    switch scanner.kind() {
    case .string:
      body(.start)
      scanner.eachPiece(decoding: true) { body(.bytes($0)) }
      body(.end)
    case .number: if let number = scanner.number() { piece(number) }
    case .array: scanner.elements { piece(&$0) }
    case .object:
      scanner.members { scanner, key in
        piece(key)
        piece(&scanner)
      }
    case .word, nil: break
    }
  }

  private func piece(_ text: String) {
    body(.start)
    Array(text.utf8).withUnsafeBufferPointer { body(.bytes($0)) }
    body(.end)
  }
}

/// What comes of a body, in order.
enum HARBodyPiece {
  case start
  case bytes(UnsafeBufferPointer<UInt8>)
  case end
  /// A message that is no body, and not handed out either: its key repeats.
  case replaced(HARMessage)
}
