extension DifferenceKind {
  /// True if a difference in what is sent is only to be expected after that one in what was stored.
  func follows(from stored: DifferenceKind) -> Bool {
    if stored.effect == .textDiffers { return true }
    switch effect {
    case .omits:
      return [
        .refuses, .storesRefused, .scopeNarrowed, .scopeWidened, .protectionGained, .livesShorter, .livesLonger,
      ].contains(stored.effect)
    case .keepsOld: return [.refuses, .scopeNarrowed, .scopeWidened].contains(stored.effect)
    case .storesRefused, .deletionIgnored: return stored.effect == effect
    case .sendsExpired: return stored.effect == .livesLonger
    case .sendsBeyond:
      return [.scopeWidened, .protectionLost].contains(stored.effect) && attribute == stored.attribute
    default: return false
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
  var mayFollow: Bool {
    [.omits, .keepsOld, .textDiffers, .sendsExpired, .sendsBeyond, .storesRefused, .deletionIgnored].contains(self)
  }
}
