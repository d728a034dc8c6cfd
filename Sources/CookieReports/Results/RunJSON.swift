import CookieDiagnosis

/// What documents say of a run, whatever they are about. Values of cookies are left out, but for the simulator's own tokens,
/// which are no secrets.
enum RunJSON {
  /// A record of the trace: where it stands there, when it was, who did what.
  struct Event: Encodable {
    var record: Int
    var nanoseconds: Int64
    var actor: String
    var text: String

    init(_ place: Int, of trace: Trace, in log: EventLog) {
      let record = trace.records[place]
      (self.record, nanoseconds) = (place, record.time)
      (actor, text) = (EventLog.actor(record.actor), log.sentence(record))
    }
  }

  /// What became of a session, or what happened besides.
  struct Verdict: Encodable {
    var kind: String
    /// Left out where it is about no session.
    var session: Int?
    /// An id of the catalogue, or a word.
    var cause: String
    var label: String
    /// The record that shows it; left out where that is the run's end.
    var record: Int?

    init(_ verdict: CookieDiagnosis.Verdict, of trace: Trace) {
      kind = "\(verdict.kind)"
      session = verdict.session < 0 ? nil : Int(verdict.session)
      (cause, label) = (verdict.cause.id, verdict.cause.label)
      record = trace.records.indices.contains(verdict.record) ? verdict.record : nil
    }
  }

  /// What is counted in a run.
  struct Counts: Encodable {
    var steps: Int
    var sessions: Int
    var refreshes: Int
    var races: Int
    /// By kind, those that came to nothing left out: how often.
    var harms: [String: Int]

    init(_ summary: RunSummary) {
      (steps, sessions) = (summary.steps, summary.sessions)
      (refreshes, races) = (summary.refreshes, summary.races)
      harms = Dictionary(
        uniqueKeysWithValues: CookieDiagnosis.Verdict.Kind.allCases.map { ("\($0)", summary.count(of: $0)) }
          .filter { $0.1 > 0 })
    }
  }
}
