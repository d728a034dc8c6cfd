/// The parts of the world that a state's key is made of: for leaving one out, to see that a check of the key notices.
public enum StateKeyPart: String, Hashable, Sendable, CaseIterable {
  /// What time it is.
  case clock
  /// What is pending and what the strategy sleeps for.
  case pending
  /// What the strategy's code was told, its memory and its random numbers.
  case code
  case nativeStore = "native-store"
  case webStore = "web-store"
  case backup
  /// The device's connection to the network.
  case connection
  case page
  case app
  case user
  /// The server's tokens and sessions.
  case tokens
  /// What the verdicts so far are, and what later ones go by.
  case verdicts
}

/// A set of them, cheap to ask.
struct StateKeyParts {
  private var bits: UInt32 = .max

  mutating func omit(_ part: StateKeyPart) { bits &= ~Self.bit(part) }
  func has(_ part: StateKeyPart) -> Bool { bits & Self.bit(part) != 0 }

  private static func bit(_ part: StateKeyPart) -> UInt32 {
    switch part {
    case .clock: 1
    case .pending: 2
    case .code: 4
    case .nativeStore: 8
    case .webStore: 16
    case .backup: 32
    case .connection: 64
    case .page: 128
    case .app: 256
    case .user: 512
    case .tokens: 1024
    case .verdicts: 2048
    }
  }
}

extension Simulator {
  /// Leaves a part out of the keys of all later runs, which then say the same of states that differ. Only for seeing
  /// that it is noticed.
  public func omitFromKeys(_ part: StateKeyPart) { world.keyParts.omit(part) }
}
