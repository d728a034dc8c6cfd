/// An expiry as a form and a number.
struct CompactExpiry {
  var form: CompactFlags.ExpiryForm
  var number: Int64

  @inline(__always)
  init(_ expires: UnixTime?, created: UnixTime) {
    guard let expires else {
      (form, number) = (.none, 0)
      return
    }
    let (difference, overflow) = expires.microseconds.subtractingReportingOverflow(created.microseconds)
    let (seconds, rest) = difference.quotientAndRemainder(dividingBy: 1_000_000)
    if !overflow, rest == 0 {
      (form, number) = (.secondsAfterCreation, seconds)
    } else if expires.microseconds % 1_000_000 == 0 {
      (form, number) = (.wholeSecond, expires.seconds &- created.seconds)
    } else {
      (form, number) = (.microsecondsAfterCreation, difference)
    }
  }

  /// The expiry that a form and a number stand for; nil if there is no such time.
  @inline(__always)
  static func time(_ form: CompactFlags.ExpiryForm, _ number: Int64, created: UnixTime) -> UnixTime? {
    switch form {
    case .none: return nil
    case .microsecondsAfterCreation: return UnixTime(microseconds: created.microseconds &+ number)
    case .secondsAfterCreation:
      let (offset, tooLong) = number.multipliedReportingOverflow(by: 1_000_000)
      let (time, tooFar) = created.microseconds.addingReportingOverflow(offset)
      return tooLong || tooFar ? nil : UnixTime(microseconds: time)
    case .wholeSecond:
      let (second, tooLong) = created.seconds.addingReportingOverflow(number)
      let (time, tooFar) = second.multipliedReportingOverflow(by: 1_000_000)
      return tooLong || tooFar ? nil : UnixTime(microseconds: time)
    }
  }
}
