/// One record of a trace, as a line of `twinjar.trace/2`. Its words are the format's own, its texts are hashes: nothing in it has to be
/// escaped.
struct TraceLine {
  var time: Int64 = 0
  var kind: String
  var actor: String
  var store: RecordedEvent.Store?
  var endpoint: RecordedEvent.Endpoint?
  var request: Int32?
  var cause: Int32?
  var number: Int32?
  var about: RecordedEvent.Client?
  var client: RecordedEvent.Kind?
  var hasOwnHeader = false
  var isPartitioned = false
  var name: String?
  var value: String?
  var expiresAt: Int64?
  var isInferred = false

  init(_ kind: String, by actor: String) { (self.kind, self.actor) = (kind, actor) }

  /// The time comes first, and the kind next: ``TraceFile`` looks for both there.
  func append(to bytes: inout [UInt8]) {
    var text = "{\"nanoseconds\":\(time),\"kind\":\"\(kind)\",\"actor\":\"\(actor)\""
    func add(_ key: String, word: String?) { if let word { text += ",\"\(key)\":\"\(word)\"" } }
    func add(_ key: String, number: (some BinaryInteger)?) { if let number { text += ",\"\(key)\":\(number)" } }
    func add(_ key: String, flag: Bool) { if flag { text += ",\"\(key)\":true" } }
    add("store", word: store?.rawValue)
    add("endpoint", word: endpoint?.rawValue)
    add("request", number: request)
    add("cause", number: cause)
    add("number", number: number)
    add("about", word: about?.rawValue)
    add("client", word: client?.rawValue)
    add("hasOwnHeader", flag: hasOwnHeader)
    add("isPartitioned", flag: isPartitioned)
    add("name", word: name)
    add("value", word: value)
    add("expiresAt", number: expiresAt)
    add("isInferred", flag: isInferred)
    bytes += text.utf8
    bytes += "}\n".utf8
  }
}
