import CookieDiagnosis

/// Why a run got stuck: which calls of the strategy's hooks have not come to their end, and what each waits for.
public struct Standstill: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Nothing was left to happen, and the user still waited.
    case deadlock
    /// The budget of jobs and events was used up; so many are allowed.
    case outOfBudget(Int)
  }

  /// What a strategy asks the app for and waits for.
  public enum Operation: Hashable, Sendable {
    case readsWebStore
    case writesWebStore
    case deletesFromWebStore
    case wakesWebStore
    case flushesWebStore
    /// `setCookie` or `deleteCookie` of the native store, where that takes time.
    case writesNativeStore
    /// `NativeClient.refreshSession()`.
    case refreshesSession
    /// `HiddenWebView.renewSession(carrying:)`.
    case renewsInHiddenWebView
  }

  /// Why an operation has not completed.
  public enum Obstacle: Hashable, Sendable {
    /// F03: the web store's operations complete only once something loads, and nothing has in this launch.
    case nothingHasLoaded
    /// F62: the web store lost the completion of an operation that this call has begun.
    case completionIsLost
    /// Nothing of the app goes on while it is in the background.
    case appIsSuspended
    /// It would have gone on.
    case isUnderWay
    /// Nothing is left that could complete it.
    case nothingIsLeft
  }

  public struct Wait: Hashable, Sendable {
    public var operation: Operation
    /// Virtual nanoseconds since the run began.
    public var since: Int64
    public var obstacle: Obstacle
  }

  /// A call of a hook that has not returned, or that has and left a task behind that waits.
  public struct Call: Hashable, Sendable {
    public var hook: StrategyHook
    /// Virtual nanoseconds since the run began.
    public var begun: Int64
    public var hasReturned: Bool
    /// Empty if it waits for nothing of the app: it is at work, asleep, or waits for code of its own.
    public var waits: [Wait]
  }

  /// Records at the end of the trace that come again and again, but for their times and values.
  public struct Repetition: Hashable, Sendable {
    /// The latest round, as places in the trace.
    public var round: Range<Int>
    /// How many rounds there are, one behind the other.
    public var rounds: Int
  }

  public var kind: Kind
  /// Virtual nanoseconds since the run began.
  public var time: Int64
  /// The step of the user's script that was under way, by its name.
  public var step: String
  /// True if the app was in the background.
  public var appIsSuspended: Bool
  /// Sleeps of the strategy that had not ended.
  public var sleeps: Int
  /// Of the present launch, in the order in which they began.
  public var calls: [Call]
  public var repetition: Repetition?
  /// Jobs and events since the last record of the trace: code that runs and asks the app for nothing, or what goes on
  /// around it.
  public var stepsWithoutRecord: Int
  /// How many of these are events of the world, such as another process that tries again, and no code of the strategy.
  public var eventsWithoutRecord: Int
}
