extension DifferenceKind {
  /// True if a difference in what is sent is only to be expected after that one in what was stored.
  func follows(from stored: DifferenceKind) -> Bool {
    switch effect {
    case .omits: [.refuses, .scopeNarrowed, .protectionGained, .textDiffers].contains(stored.effect)
    case .keepsOld: [.refuses, .textDiffers].contains(stored.effect)
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
  /// The number of the field, counted through all responses, whose cookie differs; nil if that is not known.
  var field: Int?
}

extension Difference {
  /// The order in which differences of one question are taken.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.kind.effect.rawValue, left.kind.rule, left.kind.subject, left.field ?? -1)
      < (right.kind.effect.rawValue, right.kind.rule, right.kind.subject, right.field ?? -1)
  }
}

extension OracleQuestion {
  /// The fields of all responses; 0 for a question without any.
  var fieldCount: Int {
    guard case .exchange(let exchange) = subject else { return 0 }
    return exchange.responses.reduce(0) { $0 + $1.fields.count }
  }

  /// What a field leaves in an empty store, for a question about a request; nil for any other.
  /// - Parameter field: its number, counted through all responses.
  func aboutStoring(_ field: Int) -> OracleQuestion? {
    guard case .exchange(let exchange) = subject, exchange.request != nil else { return nil }
    var number = field
    var now: Double?
    for var response in exchange.responses {
      now = response.now ?? now
      guard number >= response.fields.count else {
        response.fields = [response.fields[number]]
        response.now = now
        return OracleQuestion(id: id, subject: .exchange(Exchange(responses: [response])))
      }
      number -= response.fields.count
    }
    return nil
  }
}
