/// Whether a request's body has a field that is called as passwords are: a form's, one of JSON, or a part of a multipart body. Its
/// value is not looked at, and nothing of the body is kept.
///
/// A body that asks for a new password besides, or for the current one, changes it, and logs nobody in.
struct PasswordField {
  private var name: [UInt8] = []
  /// A name has ended with a quotation mark, and what follows says whether it was one.
  private var isQuoted = false
  private var (hasOne, changesOne) = (false, false)
  private var count = 0

  /// A form with a password is small; a name is short.
  static let most = 1 << 16
  private static let mostName = 64

  /// True if it is a login's or a registration's.
  var isSent: Bool { hasOne && !changesOne }

  /// What a redacted body that has one becomes: shorter than any window of a secret.
  static let mark = "pass=x"

  static func isSent(in body: some Sequence<UInt8>) -> Bool {
    var field = PasswordField()
    for byte in body.prefix(most) { field.append(byte) }
    return field.isSent
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard count < Self.most else { return }
    count += bytes.count
    for byte in bytes { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    if isQuoted {
      if byte == UInt8(ascii: " ") { return }
      // Of JSON, or the last of a part's parameters (RFC 7578, section 4.2).
      if ":\r\n".utf8.contains(byte) { take() }
      (isQuoted, name) = (false, [])
    } else if Self.isOfName(byte) {
      // One more than is looked at.
      if name.count <= Self.mostName { name.append(Self.lowercased(byte)) }
    } else {
      if byte == UInt8(ascii: "=") { take() }
      isQuoted = byte == UInt8(ascii: "\"") && !name.isEmpty
      if !isQuoted { name = [] }
    }
  }

  /// Called for a list of fields as well.
  mutating func take(_ text: String) {
    name = text.utf8.prefix(Self.mostName + 1).map(Self.lowercased)
    take()
    name = []
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_-.[]%$".utf8.contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private mutating func take() {
    guard name.count <= Self.mostName else { return }
    let text = String(decoding: name, as: UTF8.self)
    guard Self.words.contains(where: text.contains) || Self.isShort(text) else { return }
    if Self.ofChanges.contains(where: text.contains) { changesOne = true } else { hasOne = true }
  }

  /// Of itself, or as the last word of a name: "user_pass", "log[pwd]".
  private static func isShort(_ text: String) -> Bool {
    let last = text.split { !($0.isLetter || $0.isNumber) }.last
    return last.map { ["pass", "pwd", "passcode", "pin"].contains($0) } ?? false
  }

  private static let words = [
    "password", "passwd", "passwort", "passphrase", "kennwort", "motdepasse", "mot_de_passe", "contrasena",
    "wachtwoord",
    "senha", "haslo",
  ]

  private static let ofChanges = ["new", "old", "current", "reset", "forgot", "hint", "expir", "strength", "less"]
}
