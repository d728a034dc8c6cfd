#if os(Linux)
  import Glibc

  /// What ends a command is for the process that does the work. A terminal tells both; anybody else this one only.
  enum ForwardedSignals {
    nonisolated(unsafe) static var child: pid_t = 0
    nonisolated(unsafe) private(set) static var wasInterrupted = false

    static func install() {
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | SA_RESTART
        action.__sigaction_handler.sa_sigaction = { number, info, _ in
          ForwardedSignals.wasInterrupted = true
          let isFromTerminal = info.map { $0.pointee.si_code > 0 } ?? false
          if !isFromTerminal, ForwardedSignals.child > 0 { kill(ForwardedSignals.child, number) }
        }
        sigaction(number, &action, nil)
      }
      // Whoever started this process may have blocked them.
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
    }
  }
#endif
