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

  /// Ends in a ``ClientOutcome``.
  var call: String { library + "return await lab.call()" }

  /// Ends in a `RefreshOutcome`.
  var renewal: String { library + "return await lab.renew()" }
}
