/// A Set-Cookie field, what was understood of it and what a jar would do with it.
public struct SetCookieExplanation: Hashable, Sendable {
  /// What storing the field does.
  public var result: StoreResult
  /// The attributes in the order of the field; empty if the field as a whole is ignored by section 5.6.
  public var attributes: [AttributeExplanation]
  /// The cookies that have to go besides.
  public var removals: [Removal]
}

extension CookieJar {
  /// Explains what `store(_:from:at:)` would do, without doing it.
  public func explain(_ field: [UInt8], from response: ResponseContext, at now: UnixTime) -> SetCookieExplanation {
    field.withUnsafeBufferPointer { bytes in
      var copy = self
      var removals: [Removal] = []
      let result = copy.store(bytes, from: response, at: now, removals: &removals)
      var attributes: [AttributeExplanation] = []
      if let parsed = try? ParsedSetCookie(parsing: bytes) {
        let explainer = AttributeExplainer(field: bytes, parsed: parsed, response: response, now: now, options: options)
        attributes = explainer.explanations
      }
      return SetCookieExplanation(result: result, attributes: attributes, removals: removals)
    }
  }
}
