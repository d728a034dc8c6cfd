import Choices

extension ScenarioField where Root == FaultOptions {
  /// A process that is found dead, or null.
  static func deadNetworkProcess(
    _ key: String, _ path: Path<DeadNetworkProcess?>, _ ids: String...
  ) -> Self {
    Self(
      key: key, kind: .deadNetworkProcess, ids: ids,
      read: { fields, root throws(InputError) in
        if let value = fields.value(key) { root[keyPath: path] = try read(value, key, fields) }
      },
      canonical: { root in
        root[keyPath: path].map { "\($0.noticeDelay.canonical), \($0.observerGoesDeaf)" } ?? "null"
      },
      words: { root in
        root[keyPath: path].map {
          "noticed after \($0.noticeDelay.words)\($0.observerGoesDeaf ? ", the observer hears nothing after it" : "")"
        } ?? "none"
      })
  }

  private static func read(
    _ value: JSONValue, _ key: String, _ parent: FieldReader
  ) throws(InputError) -> DeadNetworkProcess? {
    if case .null = value { return nil }
    var fields = try FieldReader(value, source: parent.source, path: parent.keyPath(key))
    var dead = DeadNetworkProcess(noticeDelay: .fixed(milliseconds: 0), observerGoesDeaf: false)
    var mistakes = MistakeCollector()
    mistakes.collect { () throws(InputError) in
      guard let delay = try fields.milliseconds("noticeDelayMilliseconds") else {
        throw fields.mistake("noticeDelayMilliseconds", found: "nothing", expected: "a duration in milliseconds")
      }
      dead.noticeDelay = delay
    }
    mistakes.collect { () throws(InputError) in dead.observerGoesDeaf = try fields.bool("observerGoesDeaf") ?? false }
    mistakes.collect { () throws(InputError) in try fields.finish() }
    try mistakes.throwFirst()
    return dead
  }
}
