/// The kinds of record of a trace, by who notes them.
enum RecordedKinds {
  /// What a trace says that it can show, in the format's words.
  static func seen(reporting reports: Set<SessionRecorder.Report>) -> [String] {
    byWrappers + SessionRecorder.Report.allCases.filter(reports.contains).flatMap(kinds)
  }

  private static let byWrappers = [
    "appLaunched", "requestSent", "responseReceived", "cookieWritten", "cookieDeleted", "storeRead", "observerNotified",
    "observerAdded", "completionLost", "pageLoadStarted", "bridgeCall", "bridgeCallArrived", "bridgeReply",
    "bridgeReplyArrived", "clientSucceeded", "clientFailed", "contentServed", "strategyNote", "clockSet",
    "recordsDropped",
  ]

  private static func kinds(_ report: SessionRecorder.Report) -> [String] {
    switch report {
    case .life: ["appBackgrounded", "appForegrounded", "pageDied", "appKilled"]
    case .user: ["userLogsOut", "userLogsInAgain", "clientNeedsLogin", "refreshGivenUp"]
    case .network: ["addressChanged", "connectionLost", "connectionBack", "transferCancelled"]
    case .foreignScreens: ["sdkOpened"]
    case .moves: ["appMoved"]
    }
  }
}
