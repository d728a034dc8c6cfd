/// Goes through the attributes of a field once more, with the parser's own functions, to say what each one does.
struct AttributeExplainer {
  let field: UnsafeBufferPointer<UInt8>
  let parsed: ParsedSetCookie
  let response: ResponseContext
  let now: UnixTime
  let options: CookieJar.Options

  var explanations: [AttributeExplanation] {
    var result: [AttributeExplanation] = []
    var kinds: [SetCookieAttribute?] = []
    var index = field.firstIndex(of: .semicolon, from: 0, to: field.count)
    while index < field.count {
      let end = field.firstIndex(of: .semicolon, from: index + 1, to: field.count)
      let part = AttributePair(field, from: index + 1, to: end)
      index = end
      // "; ;" and a semicolon at the end are no attributes that anybody meant.
      guard let pair = part, !pair.name.isEmpty || !pair.value.isEmpty else { continue }
      let kind = SetCookieAttribute.named(field.bytes(pair.name))
      kinds.append(kind)
      result.append(explanation(of: pair, kind))
    }
    markOverridden(&result, kinds)
    return result
  }

  private func explanation(of pair: AttributePair, _ kind: SetCookieAttribute?) -> AttributeExplanation {
    let value = field.bytes(pair.value)
    let meaning =
      value.count > ParsedSetCookie.maximumAttributeValueLength
      ? .dropped(.valueTooLong) : kind.map { self.meaning(of: $0, value) } ?? .dropped(.unknownName)
    return AttributeExplanation(
      name: String(octets: field.bytes(pair.name)),
      value: String(octets: value),
      meaning: meaning,
      step: step(of: meaning, kind)
    )
  }

  private func meaning(
    of kind: SetCookieAttribute, _ value: UnsafeBufferPointer<UInt8>
  ) -> AttributeExplanation.Meaning {
    switch kind {
    case .expires: expires(value)
    case .maxAge: maxAge(value)
    case .domain: domain(value)
    case .path:
      value.first == .slash
        ? .path(String(octets: value)) : .defaultPath(options.defaultsPathToRoot ? "/" : response.url.defaultPath)
    case .secure: .secure
    case .httpOnly: .httpOnly
    case .sameSite: options.understandsSameSite ? .sameSite(SameSite(attributeValue: value)) : .dropped(.turnedOff)
    case .partitioned: options.acceptsPartitioned ? .partitioned : .dropped(.turnedOff)
    }
  }

  private func expires(_ value: UnsafeBufferPointer<UInt8>) -> AttributeExplanation.Meaning {
    guard let date = CookieDate.parse(value) else { return .dropped(.notADate) }
    if parsed.maxAge != nil, options.honoursMaxAge { return .dropped(.overriddenByMaxAge) }
    let limit = options.maximumAge.map { now.advanced(bySeconds: $0) } ?? .distantFuture
    return .expires(date, cappedTo: date > limit ? limit : nil)
  }

  private func maxAge(_ value: UnsafeBufferPointer<UInt8>) -> AttributeExplanation.Meaning {
    if !options.honoursMaxAge { return .dropped(.turnedOff) }
    if value.isEmpty { return .dropped(.maxAgeEmpty) }
    guard let seconds = MaxAge.parse(value) else { return .dropped(.maxAgeNotANumber) }
    let limit = options.maximumAge ?? .max
    return .maxAge(seconds: seconds, cappedTo: seconds > limit ? limit : nil)
  }

  private func domain(_ value: UnsafeBufferPointer<UInt8>) -> AttributeExplanation.Meaning {
    let bare = UnsafeBufferPointer(rebasing: value.dropFirst(value.first == .dot ? 1 : 0))
    return bare.isEmpty ? .hostOnly : .domain(bare.allASCII ? String(lowercasing: bare) : String(octets: bare))
  }

  private func step(of meaning: AttributeExplanation.Meaning, _ kind: SetCookieAttribute?) -> DraftStep {
    switch meaning {
    case .dropped(let reason): reason.step(for: kind)
    case .expires(_, let cap): cap == nil ? DraftStep("5.6.1", "6") : DraftStep("5.6.1", "4")
    case .maxAge(_, let cap): cap == nil ? DraftStep("5.6.2", "8") : DraftStep("5.6.2", "6")
    case .domain: DraftStep("5.6.3", "4")
    case .hostOnly: DraftStep("5.7", "10")
    case .path: DraftStep("5.6.4", "2")
    case .defaultPath: DraftStep("5.6.4", "1")
    case .secure: DraftStep("5.7", "12")
    case .httpOnly: DraftStep("5.7", "14")
    case .sameSite(let value): DraftStep("5.6.7", Self.sameSiteStep(value))
    case .partitioned: DraftStep("CHIPS", "Partitioned")
    }
  }

  private static func sameSiteStep(_ value: SameSite) -> String {
    switch value {
    case .default: "1"
    case .none: "2"
    case .strict: "3"
    case .lax: "4"
    }
  }

  /// Of several attributes of one kind that have an effect, the last one counts.
  private func markOverridden(_ list: inout [AttributeExplanation], _ kinds: [SetCookieAttribute?]) {
    var seen: Set<SetCookieAttribute> = []
    for index in list.indices.reversed() {
      guard let kind = kinds[index], kind != .secure, kind != .httpOnly, kind != .partitioned else { continue }
      if case .dropped = list[index].meaning { continue }
      if !seen.insert(kind).inserted {
        list[index].meaning = .dropped(.overriddenByLater)
        list[index].step = AttributeDropReason.overriddenByLater.step(for: kind)
      }
    }
  }
}
