/// What `twinjar help terms` says: the words of the tables.
public struct TermsReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts]

  public init() {}

  static let terms: [(title: String, terms: [(name: String, summary: String)])] = [
    (
      "What may happen to a session",
      [
        ("harm", "a run with any of the following, or without a verdict"),
        (
          "lost",
          "a session ended although nobody logged out and it had not expired; as a share of runs, those without a "
            + "verdict as well"
        ),
        ("split", "native code and the page have no session in common any more, so that one of them has to log in"),
        ("resurrected", "the session was used after its logout"),
        ("leaked", "a token reached somebody who must not see it"),
        ("false success", "something was taken for done that was not, such as a login page saved as a file"),
        ("false failure", "something came whole and was reported as failed"),
        ("needless login", "a side asked the user to log in that had all it needed to go on"),
        ("written back", "code wrote a token of a session after its logout, and left it there"),
        ("forbidden", "a request was refused for another reason than its session, which was alive"),
        ("must log in", "lost, split or a needless login: the user has to log in for no reason"),
        ("exposed", "resurrected, written back, leaked, forbidden, false successes and failures: how many in a run"),
      ]
    ),
    (
      "Runs that say nothing",
      [
        ("no verdict", "a run that is stuck, escaped or undetermined; it counts as harm, and never as a zero"),
        ("stuck", "a run that waits for what never comes"),
        ("escaped", "the strategy left the simulator's thread, so that the tape does not decide what it does"),
        ("undetermined", "the same tape gave another trace when it was repeated"),
      ]
    ),
    (
      "What a strategy costs",
      [
        ("refresh/h", "refreshes of the session's tokens in an hour of simulated time"),
        ("bridge/h", "calls between the page and native code in an hour of simulated time"),
        (
          "added ms",
          "how long a request is held back before it sets out, on average, where one is; an answer that is held back, and "
            + "work behind one, is not in it"
        ),
        ("p95 ms", "what 95 of 100 of these requests are held back at most, to a 32nd of it"),
        (
          "races",
          "pairs of accesses in a run whose order nothing decides, and which do not commute: how many kinds of thing, access "
            + "and actors; explain lists each pair of places"
        ),
        ("others moved", "cookies of others that were copied between the stores, in a run"),
      ]
    ),
    (
      "How a table is made",
      [
        ("run", "one simulated execution: a function of strategy, scenario and tape"),
        ("tape", "the recorded choices of a run; replay, explain and shrink take one"),
        ("scenario", "platform, server and what a user does"),
        ("profile", "which faults and delays a platform has"),
        ("policy", "how a server treats tokens: lifetimes, rotation, reuse"),
        (
          "first cause",
          "the fault that a harm began with, and of a strategy the one that most harm of any kind began with, with its share "
            + "of all harm counted, which may be several in a run; \"list faults\" has them all"
        ),
        ("95 %", "Wilson's interval of a rate: what the runs leave open"),
        ("bridge", "the messages between a web view's page and native code"),
      ]
    ),
    (
      "What explore answers",
      [
        ("holds", "in every schedule within the bounds"),
        ("F50 (1+2)", "violated, for that cause, with the fewest faults and preemptions: 1 and 2"),
        ("F50 (1+t)", "violated in a run with delays and 1 fault"),
        ("F50 (>2+t)", "so, but only with more faults than the bound, here 2"),
        ("yes", "violated, without a known cause"),
        (
          "?",
          "the search did not finish, so nothing is proven; (<2): all schedules with fewer than 2 faults and "
            + "preemptions together were covered"
        ),
        ("unsound", "the search was found wrong for this strategy; its details say how"),
        ("preemption", "something happens although something else was due before it"),
      ]
    ),
  ]

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    Self.terms.map { "\(layout.styled($0.title, .strong))\n\(NameList($0.terms).text(on: layout))" }
      .joined(separator: "\n")
  }

  public var parts: [ReportPart] {
    Self.terms.flatMap { section -> [ReportPart] in
      let columns = [ReportTable.Column("term"), ReportTable.Column("what it means")]
      return [
        .heading(section.title), .table(ReportTable(columns, rows: section.terms.map { [$0.name, $0.summary] })),
      ]
    }
  }
}
