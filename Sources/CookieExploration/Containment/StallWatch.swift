#if os(Linux)
  import CookieSimulation

  /// Tells a run that stands still, or whose memory grows without an end, from one that goes on.
  struct StallWatch {
    private struct Seen {
      var beats: UInt64
      var stillFor = 0.0
      var memoryAtStart: Int
    }

    private var seen: [UInt64: Seen] = [:]
    private var last = ContinuousClock.now
    /// A pause of this process, or of the whole machine, is no pause of the other one alone.
    private static let longestStep = 0.2

    /// - Parameter limit: seconds.
    mutating func look(at runs: [WitnessedRun], memory: Int, limit: Double) -> (StrategyFailure.Kind, WitnessedRun)? {
      let now = ContinuousClock.now
      let step = min(Self.longestStep, (now - last) / .seconds(1))
      last = now
      var next: [UInt64: Seen] = [:]
      for (place, run) in runs.enumerated() {
        let key = run.runs << 8 | UInt64(place)
        var entry = seen[key] ?? Seen(beats: run.beats, memoryAtStart: memory)
        entry.stillFor = entry.beats == run.beats ? entry.stillFor + step : 0
        entry.beats = run.beats
        next[key] = entry
        if entry.stillFor >= limit { return (.hang(seconds: limit), run) }
        let most = WatchedProcess.runBytes
        if memory - entry.memoryAtStart > most { return (.memory(bytes: most), run) }
      }
      seen = next
      return nil
    }
  }
#endif
