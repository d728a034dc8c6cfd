/// Where a strategy keeps what it remembers from one call of a hook to the next.
///
/// A search of schedules takes two moments for one state only if the strategy's code cannot tell them apart. Nothing can
/// see what code keeps in global variables, in files, or behind types that reflection does not show. So unless it is
/// declared that a strategy keeps nothing there, two moments count as one only if the strategy was told the same things
/// in the same order since the run began, whatever it made of them ("happens-before caching"; Musuvathi, Qadeer, Ball,
/// Basler, Nainar, Neamtiu, OSDI 2008).
public enum StrategyMemory: Hashable, Sendable {
  /// Anywhere: in its instance, in global variables, in actors of its own, in files. Always true.
  case anywhere
  /// In stored properties of its instance, and of the values and objects that these lead to, and nowhere else; nothing
  /// of it outlives the instance.
  ///
  /// A promise of the strategy's author, which a search states in its certificate and checks on a sample. It makes the
  /// spaces of a search smaller, where all types of that memory can be read in full.
  case instance
}

extension StrategyEntry {
  /// The same strategy with the promise that it keeps its memory in its instance alone.
  public func remembering(in memory: StrategyMemory) -> StrategyEntry {
    var entry = self
    entry.memory = memory
    return entry
  }
}
