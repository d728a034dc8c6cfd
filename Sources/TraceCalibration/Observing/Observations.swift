import CaptureDiagnosis
import CookieDiagnosis

/// All that traces show of what a scenario's keys stand for, before anything is estimated from it.
public struct Observations: Sendable {
  /// What each trace was made by, in their order.
  public private(set) var sources: [RecordedTrace.Source] = []
  /// From a request's leaving to its answer.
  var pageRoundTrips = RoundTrips()
  var nativeRoundTrips = RoundTrips()
  var tokens = TokenEvidence()
  var life = LifeEvidence()
  /// Launches that found the web store without what it had, of those of which that shows.
  var lossPerLaunch = Tries()
  /// Refreshes whose answer never came.
  var replyLoss = Tries()
  /// Kinds of record that at least one of the traces can show.
  private(set) var sees: Set<TraceRecord.Kind> = []

  public init() {}

  /// Adds what one trace shows; several traces of one app are counted together.
  public mutating func add(_ recorded: RecordedTrace) {
    sources.append(recorded.source)
    sees.formUnion(recorded.sees)
    // What only a simulation knows is no app's to see, but for the ends of processes.
    let view = recorded.source == .simulation ? RecorderView.view(of: recorded.trace) : recorded
    let exchanges = Exchanges(view)
    pageRoundTrips.add(exchanges.roundTrips(of: .page))
    nativeRoundTrips.add(exchanges.roundTrips(of: .native))
    tokens.add(TokenLedger(exchanges).evidence)
    replyLoss.add(ReplyLossReader(exchanges, showsLife: recorded.source != .capture).tries)
    guard recorded.source != .capture else { return }
    life.add(LifeReader.read(recorded))
    lossPerLaunch.add(LossReader.read(view.trace.records))
  }
}
