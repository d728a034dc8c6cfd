import Foundation

/// An error for a log: where it comes from and its number.
///
/// An `URLError` holds the address that failed, whose query may be a secret, and says it in its description.
enum FailureText {
  static func of(_ error: any Error) -> String {
    let error = error as NSError
    return "\(error.domain) \(error.code)"
  }
}
