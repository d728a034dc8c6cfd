/// What ended a session, by the id of the fault catalogue.
public enum Cause: UInt8, Hashable, Sendable, CaseIterable {
  case twoJars
  case emptyColdRead
  case withoutEffect
  case notDurable
  case sessionCookieDied
  case vanished
  case copyLostDeletion
  case staleOverwrite
  case doubleRefresh
  case replyLost
  case oldBackup
  case deadNetworkProcess
  case droppedByStrategy
  case unexplained

  /// The catalogue's id; what the catalogue does not number has a word instead.
  public var id: String {
    switch self {
    case .twoJars: "F01"
    case .emptyColdRead: "F02"
    case .withoutEffect: "F08"
    case .notDurable: "F20"
    case .sessionCookieDied: "F23"
    case .vanished: "F24"
    case .copyLostDeletion: "F33"
    case .staleOverwrite: "F35"
    case .doubleRefresh: "F50"
    case .replyLost: "F51"
    case .oldBackup: "F57"
    case .deadNetworkProcess: "dead-process"
    case .droppedByStrategy: "strategy"
    case .unexplained: "unexplained"
    }
  }

  /// A few words for a table.
  public var label: String {
    switch self {
    case .twoJars: "the other side was never told"
    case .emptyColdRead: "web store read empty at cold start"
    case .withoutEffect: "a write completed without effect"
    case .notDurable: "write had not reached the disk"
    case .sessionCookieDied: "session cookie died with its process"
    case .vanished: "cookie vanished"
    case .copyLostDeletion: "deleted cookie came back from a copy"
    case .staleOverwrite: "stale copy overwrote a newer token"
    case .doubleRefresh: "both sides refreshed one token"
    case .replyLost: "reply lost after rotation"
    case .oldBackup: "backup held an old token"
    case .deadNetworkProcess: "network process was dead"
    case .droppedByStrategy: "the strategy deleted the token"
    case .unexplained: "no rule applies"
    }
  }
}
