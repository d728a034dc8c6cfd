/// `window.webkit.messageHandlers.twinjar`, for pages of engines that have none: it goes through a function `twinjarAsk` of the
/// engine's, and answers come back by a script.
enum PageBridge {
  /// To stand before a script that may ask.
  static let prelude = """
    window.webkit ??= {messageHandlers: {twinjar: {postMessage: text => new Promise(resolve => {
      const asked = window.twinjarAsked ??= [];
      window.twinjarAsk(String(asked.push(resolve) - 1));
    })}}};

    """

  /// A script that answers.
  ///
  /// - Parameter question: what `twinjarAsk` was called with.
  /// - Returns: nil for what is no number of a question.
  static func answer(_ text: String, to question: String) -> String? {
    guard let number = UInt32(question) else { return nil }
    return "window.twinjarAsked[\(number)](\(String(decoding: WireValue.text(text).bytes, as: UTF8.self)))"
  }
}
