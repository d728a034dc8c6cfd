/// What the page runs: the script of a web application that renews its session by itself, or asks native code to.
///
/// It goes along with each call, since the server's pages have none of their own; one refresh at a time.
struct PageScript {
  /// True if the page asks native code.
  let asksNativeCode: Bool

  private var library: String {
    """
    const lab = globalThis.lab ??= {
      running: null,
      renew() {
        return this.running ??= this.start().finally(() => { this.running = null })
      },
      async start() {
        if (\(asksNativeCode)) return await window.webkit.messageHandlers.twinjar.postMessage('refresh');
        try {
          const answer = await fetch('/session/refresh', {method: 'POST'});
          return answer.ok ? 'renewed' : answer.status == 401 ? 'refused' : 'unanswered';
        } catch { return 'unanswered' }
      },
      async call() {
        try {
          let answer = await fetch('/call');
          if (answer.status == 401) {
            const outcome = await this.renew();
            if (outcome != 'renewed') return outcome == 'refused' ? 'needsLogin' : 'unanswered';
            answer = await fetch('/call');
          }
          return answer.ok ? 'done' : answer.status == 401 ? 'needsLogin' : 'unanswered';
        } catch { return 'unanswered' }
      },
    };

    """
  }

  /// Ends in the mean time of a message to native code and its answer, in milliseconds: a page's clock is too coarse for one.
  static func messages(_ count: Int) -> String {
    """
    const begun = performance.now();
    for (let n = 0; n < \(count); n++) await window.webkit.messageHandlers.twinjar.postMessage('refresh');
    return String((performance.now() - begun) / \(count))
    """
  }

  /// Ends in a ``ClientOutcome``.
  var call: String { library + "return await lab.call()" }

  /// Ends in a `RefreshOutcome`, and behind it by how many milliseconds it began late.
  ///
  /// The page's own timer has the distance from the script's arrival: what the app does at that moment does not hold it up, as
  /// nothing holds up the timer of a web application.
  ///
  /// - Parameter delay: in nanoseconds, how long after the script's arrival it begins.
  func renewal(after delay: Int64) -> String {
    let milliseconds = Double(max(0, delay)) / 1e6
    let pause =
      milliseconds > 0
      ? "const due = performance.now() + \(milliseconds); await new Promise(go => setTimeout(go, \(milliseconds)));"
        + " const late = Math.max(0, performance.now() - due);" : "const late = 0;"
    return library + pause + " return await lab.renew() + ' ' + late"
  }
}
