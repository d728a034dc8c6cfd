extension DifferenceKind {
  /// True if a difference in what is sent is only to be expected after that one in what was stored.
  func follows(from stored: DifferenceKind) -> Bool {
    switch effect {
    case .omits:
      [
        .refuses, .storesRefused, .scopeNarrowed, .scopeWidened, .protectionGained, .textDiffers, .livesShorter,
        .livesLonger,
      ].contains(stored.effect)
    case .keepsOld: [.refuses, .scopeNarrowed, .scopeWidened, .textDiffers].contains(stored.effect)
    case .textDiffers: stored.effect == .textDiffers
    case .sendsExpired: stored.effect == .livesLonger
    case .sendsBeyond: [.scopeWidened, .protectionLost].contains(stored.effect) && attribute == stored.attribute
    default: false
    }
  }

  /// The attribute that says what the subject is about.
  private var attribute: String {
    switch subject {
    case "default-path": "Path"
    case "host-only": "Domain"
    case "default-SameSite": "SameSite"
    default: subject
    }
  }
}

extension DifferenceEffect {
  /// True if it may be only a consequence of what was stored.
  var mayFollow: Bool { [.omits, .keepsOld, .textDiffers, .sendsExpired, .sendsBeyond].contains(self) }
}

/// A difference, and where it is seen.
struct Difference: Hashable {
  var kind: DifferenceKind
  /// The fields, counted through all responses, whose cookies it may come from; empty if that is not known.
  var fields: [Int] = []
}

extension Difference {
  /// The order in which differences of one question are taken.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    let (one, other) = (left.kind, right.kind)
    if one != other {
      return (one.effect.rawValue, one.rule, one.subject) < (other.effect.rawValue, other.rule, other.subject)
    }
    return left.fields.lexicographicallyPrecedes(right.fields)
  }
}

extension OracleQuestion {
  /// What a field leaves in an empty store, for a question about a request; nil for any other.
  /// - Parameter field: its number, counted through all responses.
  func aboutStoring(_ field: Int) -> OracleQuestion? {
    guard case .exchange(let exchange) = subject, exchange.request != nil, let place = exchange.place(ofField: field)
    else { return nil }
    var response = exchange.responses[place.response]
    response.fields = [response.fields[place.field]]
    // No time of its own: the one before.
    response.now = exchange.responses[...place.response].last { $0.now != nil }?.now
    return OracleQuestion(id: id, subject: .exchange(Exchange(responses: [response])))
  }
}
