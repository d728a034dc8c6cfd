/// How messages follow each other in a stream. A reader takes bytes as they come, and gives what is whole.
enum WireFraming {
  /// The longest message that is taken, in bytes.
  static let longest = 1 << 26

  /// Each message ends with a byte: NUL on Chromium's pipe, a line feed between the lab and its agent in Firefox.
  struct Ended {
    let end: UInt8
    private var unread: [UInt8] = []
    private var searched = 0

    init(by end: UInt8) { self.end = end }

    /// - Returns: the messages that are whole by now, without their ends; nil if one is too long.
    mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]]? {
      unread += bytes
      var messages: [[UInt8]] = []
      var begin = 0
      while let place = unread[searched...].firstIndex(of: end) {
        messages.append(Array(unread[begin..<place]))
        begin = place + 1
        searched = begin
      }
      unread.removeFirst(begin)
      searched = unread.count
      return unread.count > WireFraming.longest ? nil : messages
    }
  }

  /// Marionette's: the length in decimal digits, a colon, and as many bytes.
  struct Counted {
    private static let mostDigits = 8
    private var unread: [UInt8] = []

    init() {}

    /// - Returns: the messages that are whole by now; nil if what came is none.
    mutating func take(_ bytes: some Collection<UInt8>) -> [[UInt8]]? {
      unread += bytes
      var messages: [[UInt8]] = []
      while true {
        let digits = unread.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.count <= Self.mostDigits else { return nil }
        guard digits.count < unread.count else { return messages }
        guard unread[digits.count] == UInt8(ascii: ":"), let length = Int(String(decoding: digits, as: UTF8.self)),
          length <= WireFraming.longest
        else { return nil }
        let begin = digits.count + 1
        guard unread.count - begin >= length else { return messages }
        messages.append(Array(unread[begin..<(begin + length)]))
        unread.removeFirst(begin + length)
      }
    }

    static func framed(_ message: [UInt8]) -> [UInt8] { Array("\(message.count):".utf8) + message }
  }
}
