/// Says where an access comes from.
struct OriginReader {
  let records: [TraceRecord]
  let hooks: [StrategyHook]

  func origin(of index: Int) -> Race.Origin {
    let record = records[index]
    if record.kind == .requestSent { return .request(record.client) }
    if record.actor == .sdk || record.actor == .system { return .fault(record.actor) }
    let cause = Int(record.cause)
    if records.indices.contains(cause), records[cause].kind == .responseReceived {
      let request = records[cause].request
      let sent = records[..<cause].last { $0.kind == .requestSent && $0.request == request }
      return .answer(sent?.client ?? .dataTask)
    }
    return .hook(hooks.indices.contains(index) ? hooks[index] : .none)
  }
}
