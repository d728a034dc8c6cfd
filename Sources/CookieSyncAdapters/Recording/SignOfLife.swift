import Foundation

/// When an app was alive, for its next launch: nobody tells an app that it ends. The device's clock stands in a file of its own, in
/// 20 digits that are written over each second.
struct SignOfLife {
  /// The process may have gone on for as long.
  static let seconds = 1
  private static let digits = 20

  private let descriptor: Int32

  /// Nil if it cannot be left; then the next launch finds an older one, or none.
  init?(_ path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  func close() { Foundation.close(descriptor) }

  /// - Parameter wall: microseconds since 1970.
  func leave(at wall: Int64) {
    let number = String(max(0, wall))
    let text = Array((String(repeating: "0", count: Self.digits - number.count) + number + "\n").utf8)
    _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// What the launch before has left last, in microseconds since 1970; nil for a file that is not there, or has something else in it.
  static func last(_ path: String) -> Int64? {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)), bytes.count == digits + 1,
      bytes.prefix(digits).allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(String(decoding: bytes.prefix(digits), as: UTF8.self))
  }
}
