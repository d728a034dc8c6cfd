/// The hook of a strategy that a task works for. Tasks that a hook starts belong to it, unless they are detached.
public enum StrategyHook: UInt8, Hashable, Sendable {
  /// No hook, or a detached task.
  case none
  case appDidLaunch
  case nativeWillSend
  case nativeDidReceive
  case pageWillLoad
  case cookieHeaderForPage
  case cookiesForHandedOverDownload
  case webStoreDidChange
  case refreshForNative
  case refreshForPage
}
