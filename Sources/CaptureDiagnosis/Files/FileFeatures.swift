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

  /// A key, and those as if there were files from after alone, and of one store alone.
  static func lesser(_ key: String) -> [String] {
    let after = withoutBefore(key)
    let words = after.split(separator: " ").map(String.init)
    guard words.count == 4 else { return [key, after] }
    let single = [[words[0], "?>?", words[2], words[3]], [words[0], words[1], words[2], "?>?"]].filter { one in
      one != words && (one[1] != "?>?" || one[3] != "?>?")
    }
    return ([key] + (after == key ? [] : [after])) + single.map { $0.joined(separator: " ") }
  }

  /// True if a store's file from when the loss was seen has the token that a request lacked: it was not lost.
  var haveWhatIsMissing: Bool {
    guard let gone = records.last(where: { $0.kind == .cookieVanished }), !gone.value.isEmpty else { return false }
    let view = views.first { $0.store == gone.store && $0.moment == .after }
    return view?.tokens[gone.name] == gone.value
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
