import Foundation

/// The key of an installation's hashes, in a file beside the traces: who is sent the traces does not get it.
enum RecorderKey {
  static let size = 16

  /// The key that the file has; a new one, if there is no file. Nil with the system's number if it can be neither read nor kept: with
  /// another key at each launch a cookie would look like another one.
  static func key(at path: String) -> (key: [UInt8]?, error: Int32) {
    if let held = read(path) { return (held, 0) }
    var random = SystemRandomNumberGenerator()
    let fresh = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    // It is whole when it gets its name, and whoever is first gives it.
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return (nil, errno) }
    defer { unlink(draft) }
    let written = fresh.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    let error = errno
    close(file)
    guard written == size else { return (nil, error) }
    if link(draft, path) == 0 { return (fresh, 0) }
    let refused = errno
    return (read(path), refused)
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let bytes = FileManager.default.contents(atPath: path), bytes.count == size else { return nil }
    return [UInt8](bytes)
  }
}
