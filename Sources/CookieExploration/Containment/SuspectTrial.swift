#if os(Linux)
  import CookieSimulation
  import SystemSupport

  /// Tells which of the runs that were under way ended a process, where nobody saw it: a thread of a strategy's own trapped, or
  /// a signal came that no handler gets. Each run is played again, alone.
  struct SuspectTrial {
    private let watched: WatchedProcess
    private let replays: (TapeText) -> [[String]]

    /// - Parameter replays: the arguments that play one run, each tried until one does.
    init(_ watched: WatchedProcess, replays: @escaping (TapeText) -> [[String]]) {
      self.watched = watched
      self.replays = replays
    }

    /// What the first run does that does not end well; nil if all do, or cannot be played alone.
    func failure(among runs: [WitnessedRun], _ variables: [String: String]) -> StrategyFailure? {
      for run in runs {
        guard let tape = run.tape else { continue }
        for arguments in replays(tape) {
          if ForwardedSignals.wasInterrupted { return nil }
          guard let end = try? watched.run(arguments, variables, isSilent: true) else { return nil }
          if let failure = failure(of: run, in: end), !ForwardedSignals.wasInterrupted { return failure }
        }
      }
      return nil
    }

    /// Nobody else was there, so that it is known whose doing it is, whoever saw it.
    private func failure(of run: WitnessedRun, in end: WatchedProcess.End) -> StrategyFailure? {
      if let failure = watched.failure(seenIn: end) { return failure }
      let witness = watched.witness
      guard !witness.endedByItself, let alone = witness.runs.first(where: { $0.strategy == run.strategy }) else {
        return nil
      }
      switch end {
      case .signalled(let number): return StrategyFailure(.signal(number), alone)
      case .exited where witness.lostItsOutput: return StrategyFailure(.lostOutput, alone)
      case .exited(let code): return StrategyFailure(.left(code), alone)
      case .stopped: return nil
      }
    }
  }
#endif
