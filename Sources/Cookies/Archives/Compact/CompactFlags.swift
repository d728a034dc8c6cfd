/// The two bytes that every record begins with: what is true or false of the cookie, and which fields follow.
struct CompactFlags {
  var bits: UInt16 = 0

  static let secure: UInt16 = 1 << 0
  static let httpOnly: UInt16 = 1 << 1
  static let hostOnly: UInt16 = 1 << 2
  /// The last access was not at the creation.
  static let hasLastAccess: UInt16 = 1 << 7
  /// The domain of the record before; of none, for the first.
  static let repeatsDomain: UInt16 = 1 << 8
  /// The path of the record before; "/", for the first.
  static let repeatsPath: UInt16 = 1 << 9
  static let hasPartitionKey: UInt16 = 1 << 10
  /// The partition key of the record before that has one.
  static let repeatsPartitionKey: UInt16 = 1 << 11
  static let hasProperties: UInt16 = 1 << 12
  /// What version 1 does not define.
  static let undefined: UInt16 = 0xE000

  @inline(__always)
  func has(_ flag: UInt16) -> Bool { bits & flag != 0 }

  @inline(__always)
  mutating func set(_ flag: UInt16, if condition: Bool) { bits |= condition ? flag : 0 }

  var sameSite: SameSite {
    @inline(__always) get { SameSite(rawValue: UInt8(truncatingIfNeeded: bits &>> 3) & 3) ?? .default }
    @inline(__always) set { bits = bits & ~0x18 | UInt16(newValue.rawValue & 3) &<< 3 }
  }

  /// How the expiry is written. Servers set it in whole seconds, and then it takes four bytes instead of seven.
  enum ExpiryForm: UInt8 {
    /// A session cookie.
    case none
    /// So many seconds after the creation, as Max-Age has it.
    case secondsAfterCreation
    /// A whole second, counted from the one of the creation, as Expires has it.
    case wholeSecond
    /// So many microseconds after the creation.
    case microsecondsAfterCreation
  }

  var expiryForm: ExpiryForm {
    @inline(__always) get { ExpiryForm(rawValue: UInt8(truncatingIfNeeded: bits &>> 5) & 3) ?? .none }
    @inline(__always) set { bits = bits & ~0x60 | UInt16(newValue.rawValue) &<< 5 }
  }
}
