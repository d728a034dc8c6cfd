import CookieDiagnosis

/// What stores' files show beside a verdict, in few words: how alike it is to others that have another cause.
struct FileFeatures {
  private let records: ArraySlice<TraceRecord>
  private let views: [StoreView]

  /// - Parameter verdict: the place of the verdict's record.
  init(_ recorded: RecordedTrace, before verdict: Int) {
    records = recorded.trace.records.prefix(verdict)
    views = recorded.files
  }

  /// For a table of settings; nil without a file. A file that shows a token which came after the verdict is too late to say anything.
  var key: String? {
    let words = [StoreName.native, .web].map { store in
      "\(store) \(word(store, .before))>\(word(store, .after))"
    }
    return words.allSatisfy { $0.hasSuffix(" ?>?") } ? nil : words.joined(separator: " ")
  }

  /// The key as if there were no files from before; nil if there are none anyway.
  static func withoutBefore(_ key: String) -> String {
    key.split(separator: " ").map { word in
      guard let arrow = word.firstIndex(of: ">") else { return String(word) }
      return "?" + word[arrow...]
    }.joined(separator: " ")
  }

  private func word(_ store: StoreName, _ moment: StoreFile.Moment) -> String {
    guard let view = views.first(where: { $0.store == store && $0.moment == moment }) else { return "?" }
    if view.count == 0 { return "empty" }
    let name = sessionToken
    guard let value = view.tokens[name], !value.isEmpty else { return "none" }
    if moment == .before { return "has" }
    let all = brought(name)
    if all.last?.value == value { return "newest" }
    // What nobody was seen to bring before the verdict came later.
    guard all.contains(where: { $0.value == value }) else { return "?" }
    let own = all.last { $0.store == store }
    return own?.value == value ? "own" : "older"
  }

  /// The refresh token, if there is one.
  private var sessionToken: TraceText {
    records.contains { $0.kind == .cookieWritten && $0.name == .refresh } ? .refresh : .access
  }

  /// What answers brought, in order.
  private func brought(_ name: TraceText) -> [TraceRecord] {
    records.filter { $0.kind == .cookieWritten && $0.name == name && $0.cause >= 0 && !$0.value.isEmpty }
  }
}
