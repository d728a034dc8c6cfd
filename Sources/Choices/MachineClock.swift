import CSimulationRuntime

/// The machine's own clock. Within a run every other look at the time shows the run's, and counts as one.
public enum MachineClock {
  /// Nanoseconds from some moment on, which never go back.
  public static var nanoseconds: Int64 { twinjar_machine_nanoseconds() }
}
