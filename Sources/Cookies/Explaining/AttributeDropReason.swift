/// Why an attribute has no effect although its cookie may be stored.
public enum AttributeDropReason: String, Hashable, Sendable, CaseIterable {
  case unknownName
  case valueTooLong
  case notADate
  case maxAgeEmpty
  case maxAgeNotANumber
  /// A later attribute of the same name counts.
  case overriddenByLater
  /// Max-Age takes precedence over Expires, wherever it stands.
  case overriddenByMaxAge
  /// The options turn the attribute off.
  case turnedOff

  /// The step that drops an attribute of the kind `attribute` (nil for an unknown one).
  func step(for attribute: SetCookieAttribute?) -> DraftStep {
    switch self {
    case .unknownName, .turnedOff: DraftStep("5.6", "attributes step 7")
    case .valueTooLong: DraftStep("5.6", "attributes step 6")
    case .notADate: DraftStep("5.6.1", "2")
    case .maxAgeEmpty: DraftStep("5.6.2", "1")
    case .maxAgeNotANumber: DraftStep("5.6.2", "2")
    case .overriddenByMaxAge: DraftStep("5.7", "6")
    case .overriddenByLater: attribute?.storageStep ?? DraftStep("5.7", "6")
    }
  }
}

extension SetCookieAttribute {
  /// The step of section 5.7 that reads the attribute.
  var storageStep: DraftStep {
    switch self {
    case .expires, .maxAge: DraftStep("5.7", "6")
    case .domain: DraftStep("5.7", "7")
    case .path: DraftStep("5.7", "11")
    case .secure: DraftStep("5.7", "12")
    case .httpOnly: DraftStep("5.7", "14")
    case .sameSite: DraftStep("5.7", "17")
    case .partitioned: DraftStep("CHIPS", "Partitioned")
    }
  }
}
