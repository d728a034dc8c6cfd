import Choices

/// Something in a trace that has a reason. All positions are indices of records.
enum Effect {
  /// The user meets a login page at this record, or the trace ends with a session that nobody can renew.
  case signedOut(Int)
  /// A client was refused: the server's `tokenRefused`.
  case refused(Int)
  /// A refresh token was sent by `loser` although `winner` had exchanged it: two `requestSent`.
  case replayed(TraceText, loser: Int, winner: Int)
  /// A store held a used-up refresh token when it was sent at `use`; `winner` had exchanged it.
  case stale(TraceText, in: StoreName, use: Int, winner: Int)
  /// A store held no cookie of this name when a request was sent at `use`.
  case missing(TraceText, from: StoreName, use: Int)
  /// A store never had a cookie of this name that it should have had by `use`, or an old one only.
  case neverArrived(TraceText, in: StoreName, use: Int)
  /// A cookie was gone without anybody having asked.
  case vanished(Int)
  /// A cookie was deleted by somebody.
  case deleted(Int)
  /// Native code read the web store before this record, and found nothing.
  case emptyRead(before: Int)
  /// The server took a token after the session's logout at `logout`: `tokenAccepted`.
  case servedAfterLogout(Int, logout: Int)
  /// A store held a token of a session that had been logged out at `logout`, when it was sent at `use`.
  case keptAfterLogout(TraceText, in: StoreName, use: Int, logout: Int)
  /// A token was shown to somebody who must not see it.
  case leaked(Int)
  /// A client took for content what was none: `clientSucceeded`.
  case believed(Int)
  /// A client did not take for content what was: `clientFailed`.
  case disbelieved(Int)
  /// Code wrote a token of a session that had ended: `cookieWritten`.
  case writtenBack(Int)
  /// The server forbade a request whose session was alive: `requestForbidden`.
  case forbidden(Int)
}

/// What a rule says of an effect.
enum Explanation {
  /// Nothing lies behind it that a trace could show.
  case first(Cause)
  /// It follows from another effect.
  case because(Effect)
}

/// Explains one kind of effect by what stands in the trace. Nothing that a fault notes about itself is used.
///
/// To add one: a file in `Rules/` with the rule and its ``Cause``, a line in ``CauseRules/all`` before the rules that
/// it is more specific than, what it claims in `Checking/`, and a row in the table of counterfactuals of the tests: a run
/// in which it is the first cause, and the same without it.
protocol CauseRule: SendableMetatype {
  /// The first causes that it names; empty if it only leads further back.
  static var causes: [Cause] { get }

  /// The kinds of record that it looks for: where a source shows none of a kind, the rule sees nothing, and that it does not
  /// apply says nothing.
  static var needs: Set<TraceRecord.Kind> { get }

  /// Nil if the rule does not apply. Adds the records that show it to `steps`, in any order.
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation?
}

/// The rules in the order in which they are tried: the more specific first.
enum CauseRules {
  static let catalogue = Catalogue<any CauseRule.Type>([
    ExtensionApartRule.self, GivenUpRule.self, TroubleTakenForRefusalRule.self, GraceWithoutTokensRule.self,
    LateRefusalRule.self,
    SignedOutRule.self, MovedAddressRule.self,
    RefusalRule.self,
    // Nobody had more than this.
    AccessRanOutRule.self,
    // A used token came again.
    NonAtomicRotationRule.self, TwoDevicesRule.self, ConcurrentRefreshRule.self, ReplyLostRule.self,
    StaleTokenRule.self,
    OutlivedReplyRule.self,
    PartitionKeyLostRule.self,
    // No store ever had it.
    SystemBrowserRule.self,
    // These two know better than the next why a store lost what it had.
    AppMovedRule.self, LockHeldRule.self, StoreInMemoryRule.self,
    NotDurableRule.self, OldBackupRule.self, DriftRule.self, StaleReplacementRule.self, OvertakenAnswerRule.self,
    StaleOverwriteRule.self,
    PatchedScriptRule.self, LostWriteRule.self, LateNotificationRule.self, LateCopyRule.self, OvertakenCopyRule.self,
    // No token was there.
    ClockSetRule.self, CookieExpiredRule.self, HeldBackRule.self, BackupUnreadableRule.self, MissingTokenRule.self,
    SplitAtCommaRule.self, ExpiryNotUnderstoodRule.self, SessionCookieDiedRule.self,
    WipedAfterIdleRule.self, EvictedRule.self, VanishedRule.self,
    ForeignCodeRule.self, LoserClearsWinnerRule.self, RefusalPassedOnRule.self, StaleDeletionRule.self,
    EmptyCopyRule.self, OverdueCopyRule.self, AppBoundRule.self,
    DeadNetworkProcessRule.self, EmptyColdReadRule.self, DroppedByStrategyRule.self,
    RedirectHidesCookiesRule.self,
    // A logged-out session was used.
    FailedLogoutRule.self, LogoutWithoutTokenRule.self, RefreshOutlivesLogoutRule.self, DeletionNotDurableRule.self,
    DriftedSessionRule.self, LogoutLeftCookiesRule.self, CopiedBackRule.self, HeaderBeforeLogoutRule.self,
    SurvivingCopyRule.self, KeptThoughToldRule.self,
    // The other side did not hear of it.
    UnheardLogInRule.self, HeaderDroppedRule.self, CompletionLostRule.self, LostBeforeCopyRule.self,
    LostWriteBeforeCopyRule.self,
    SilentObserverRule.self, TwoJarsRule.self,
    // Somebody was shown the wrong thing.
    LeakRule.self, FalseSuccessRule.self, FalseFailureRule.self,
    // A session that had ended was brought back, or a request of one that lived was forbidden.
    WrittenBackRule.self, ForbiddenRule.self,
  ])

  static var all: [any CauseRule.Type] { catalogue.all }
}
