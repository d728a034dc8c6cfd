/// How many there are of something: "1 cookie", "2 cookies".
package enum CountText {
  /// - Parameter several: the plural, where it is more than an "s" longer.
  package static func of(_ number: Int, _ one: String, _ several: String? = nil) -> String {
    "\(number) \(number == 1 ? one : several ?? one + "s")"
  }
}
