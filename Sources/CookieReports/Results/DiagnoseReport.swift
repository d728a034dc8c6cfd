import CaptureDiagnosis
import Choices
import CookieDiagnosis
import Cookies

/// What `twinjar diagnose` says of a trace or a capture.
package struct DiagnoseReport: Report {
  package static let forms: Set<ReportForm> = [.text, .json]
  package static let schema = "twinjar.diagnosis/1"

  let sources: [String]
  let diagnosis: Diagnosis
  private let roles: Roles?
  private let stores: [StoreFile]
  private let remarks: [String]

  /// - Parameters:
  ///   - sources: the files, as the user names them.
  ///   - roles: what cookies and addresses were taken for, of a capture.
  ///   - stores: the stores' files from beside it.
  ///   - remarks: what was cut, odd or unknown in the files.
  package init(
    _ diagnosis: Diagnosis, of sources: [String], roles: Roles?, stores: [StoreFile] = [], remarks: [String]
  ) {
    self.diagnosis = diagnosis
    self.sources = sources
    self.roles = roles
    self.stores = stores
    self.remarks = remarks
  }

  // MARK: - For a person

  package var text: String {
    let (trace, records) = (diagnosis.recorded.trace, diagnosis.recorded.trace.records)
    let seen = diagnosis.recorded.isInferred.count { !$0 }
    var lines = sources.map { Printable.text($0) }
    lines.append(
      "\(diagnosis.recorded.source.rawValue): \(seen) records seen, \(records.count - seen) concluded from them")
    if let epoch = diagnosis.recorded.epoch { lines.append("times count from \(CaptureDate.text(epoch))") }
    lines += remarks.map { "mind: \(Printable.text($0))" }
    if let roles { lines += [""] + roles.lines.map { "  \(Printable.text($0))" } }
    lines += stores.map { "  the \($0.store) store, \($0.moment.rawValue): \(Printable.text($0.path))" }
    lines += datedTokens.map { "  \(Printable.text(trace.text($0.token))) is a JWT: \($0.dates)" }
    lines.append("")
    if let obstacle = diagnosis.obstacle { lines.append("cannot be told: anything; \(obstacle)") }
    if let unsettled = diagnosis.unsettled {
      lines.append("Nothing is seen to be lost. cannot be told: whether anything was; \(unsettled.text)")
    }
    if diagnosis.outcome == .nothingLost { lines.append("Nothing was lost, as far as this shows.") }
    let more = diagnosis.untold > 0 ? ["and \(diagnosis.untold) more, which are not told one by one\n"] : []
    return lines.map { $0 + "\n" }.joined() + (diagnosis.findings.map(paragraph) + more).joined(separator: "\n")
  }

  /// Of the session's JWTs those that the chains name; the newest of each kind if they name none.
  private var datedTokens: [DatedToken] {
    let (all, records) = (diagnosis.recorded.datedTokens, diagnosis.recorded.trace.records)
    let steps = diagnosis.findings.flatMap { $0.chain?.steps ?? [] }.map(\.record).filter(records.indices.contains)
    let named = Set(steps.map { records[$0].value })
    let told = all.filter { named.contains($0.token) }
    if !told.isEmpty { return told }
    return ["a", "r"].compactMap { kind in all.last { diagnosis.recorded.trace.text($0.token).hasPrefix(kind) } }
  }

  private func paragraph(_ finding: Diagnosis.Finding) -> String {
    guard let chain = finding.chain, finding.verdict != nil else {
      return "\(seen(of: finding)) \(untold(finding))\n"
    }
    let story = ChainReport(chain, in: diagnosis.recorded.trace, as: finding.standing).text
    let concluded =
      chain.steps.contains { isInferred($0.record) } ? "  some of these records are concluded, not seen\n" : ""
    guard let doubt = doubt(finding) else { return story + concluded }
    return story + concluded + (finding.isCertain ? "  " : "") + doubt + "\n"
  }

  private func seen(of finding: Diagnosis.Finding) -> String {
    switch finding.harm {
    case .seen: "Nothing is seen to be lost."
    case .mayBeOfAnEndedSession:
      "A login was asked for. The session had begun before this, and nothing shows that it was still going on; if it was:"
    case .notSeen:
      "Nothing is seen to be lost. A refresh token was refused, and clients were served after that; if the server has "
        + "ended the session by it:"
    case .mayBeLogOut:
      "A login was asked for. An answer that refused nothing had taken the session's cookie, at an address that is not called a "
        + "logout's; if nobody had logged out by it:"
    case .mayBeOwnLogOut:
      "A login was asked for. What is called a logout came before it, of a device or a session that its address names, or at another host; "
        + "if that was not this session's:"
    case .mayBeNoLogOut:
      "Nothing is seen to be lost. What is called a logout took no cookie, and whoever had asked for it goes on; if it was one:"
    case .mayBeNoLogIn:
      "Nothing is seen to be lost. A page was led to an address that is not called a login's, and what was posted there brought another "
        + "token; if that was a login:"
    case .mayBeGuest:
      "A login was asked for. The session was opened at an address for guests, of whom a login may be asked where they buy; if this one was "
        + "signed in already:"
    case .mayBeOtherSession:
      "Nothing is seen to be lost. A login was asked for by another host of the site, which sets cookies for itself alone; if the session is "
        + "to be its user's there as well:"
    case .mayBeOwnSite:
      "Nothing is seen to be lost. A token went to another site, and no redirect led there; if that is not the app's own, which --site "
        + "would say:"
    case .mayBeNotAllowed:
      "Nothing is seen to be lost. A request was forbidden, without a token against forgery of its own: if that was not for what "
        + "its user may not do:"
    }
  }

  /// What must be said beside a chain whose own cause is not the one that the material names; nil of the others.
  func doubt(_ finding: Diagnosis.Finding) -> String? {
    switch finding.standing {
    case .certain: nil
    case .oneOfSeveral, .supplanted: untold(finding)
    case .ruledOut(let cause):
      "what is seen alone would say \(finding.concluded.id), \(finding.concluded.label); what else is known leaves \(cause.id) alone"
    }
  }

  private func untold(_ finding: Diagnosis.Finding) -> String {
    let causes = finding.causes.map { "\($0.id) (\($0.label))" }.joined(separator: ", ")
    let which = finding.causes.count == 1 ? "whether it was" : "which of"
    return "cannot be told: \(which) \(causes); would be told by: \(tellers(finding).joined(separator: "; "))"
  }

  /// What would tell the causes of a set apart: the least material, beyond this, that names one of those which this cannot name.
  private func tellers(_ finding: Diagnosis.Finding) -> [String] {
    let unnamed = finding.causes.filter { !isNameable($0) }
    var words: [String] = []
    let has = diagnosis.recorded.material
    for material in Material.allCases {
      let ids = unnamed.filter { SourceMatrix.naming($0.id, beyond: has) == material }.map(\.id)
      if !ids.isEmpty { words.append("\(Self.words(for: material)) (\(ids.joined(separator: ", ")))") }
    }
    let never = unnamed.filter { SourceMatrix.naming($0.id, beyond: has) == nil }.map(\.id)
    if !never.isEmpty { words.append("nothing that an app or a proxy can record (\(never.joined(separator: ", ")))") }
    return words.isEmpty ? ["the server's log, which has the order of what came to it"] : words
  }

  private func isNameable(_ cause: Cause) -> Bool {
    guard let material = diagnosis.recorded.material else { return true }
    return SourceMatrix.sight(
      of: cause.id, from: material, hasCompany: diagnosis.showsCompany, hasGap: diagnosis.showsGap) == .named
  }

  private static func words(for material: Material) -> String {
    switch material {
    case .capture: "a capture with cookies"
    case .captureAndFiles: "the stores' files from before and after, and the app's Info.plist"
    case .recorder: "the recorder in the app"
    case .recorderReadingBack: "the recorder in the app, reading the web store back"
    }
  }

  private func isInferred(_ record: Int) -> Bool {
    diagnosis.recorded.isInferred.indices.contains(record) && diagnosis.recorded.isInferred[record]
  }

  // MARK: - For a program

  package func json() throws -> String {
    var members = [
      ("schema", JSONText.string(Self.schema)), ("files", JSONText.array(sources.map(JSONText.string))),
      ("source", JSONText.string(diagnosis.recorded.source.rawValue)),
      ("epochMicroseconds", diagnosis.recorded.epoch.map { String($0) } ?? "null"),
      ("outcome", JSONText.string("\(diagnosis.outcome)")),
      ("obstacle", (diagnosis.obstacle ?? diagnosis.unsettled?.text).map(JSONText.string) ?? "null"),
      ("remarks", JSONText.array(remarks.map(JSONText.string))),
    ]
    if let roles { members.append(("roles", json(roles))) }
    if diagnosis.untold > 0 { members.append(("untold", String(diagnosis.untold))) }
    if !stores.isEmpty { members.append(("stores", JSONText.array(stores.map(json)))) }
    let tokens = diagnosis.recorded.datedTokens
    if !tokens.isEmpty { members.append(("webTokens", JSONText.array(tokens.map(json)))) }
    let findings = diagnosis.findings.map(json)
    members.append(("findings", findings.isEmpty ? "[]" : "[\n" + findings.joined(separator: ",\n") + "\n]"))
    return JSONText.object(members) + "\n"
  }

  private func json(_ store: StoreFile) -> String {
    JSONText.object([
      ("store", JSONText.string("\(store.store)")), ("moment", JSONText.string(store.moment.rawValue)),
      ("file", JSONText.string(store.path)),
    ])
  }

  private func json(_ token: DatedToken) -> String {
    JSONText.object([
      ("token", JSONText.string(diagnosis.recorded.trace.text(token.token))),
      ("issuedMicroseconds", token.dates.issued.date.map { String($0.microseconds) } ?? "null"),
      ("expiresMicroseconds", token.dates.expires.date.map { String($0.microseconds) } ?? "null"),
      ("isVerified", "false"),
    ])
  }

  private func json(_ roles: Roles) -> String {
    JSONText.object([
      ("session", roles.access.map(JSONText.string) ?? "null"),
      ("refresh", roles.refresh.map(JSONText.string) ?? "null"),
      ("logIn", JSONText.array(roles.logIn.map(JSONText.string))),
      ("refreshing", JSONText.array(roles.refreshing.map(JSONText.string))),
      ("logOut", JSONText.array(roles.logOut.map(JSONText.string))),
      ("native", JSONText.array(roles.native.map(JSONText.string))),
      ("given", JSONText.array(roles.given.sorted().map(JSONText.string))),
    ])
  }

  private func json(_ finding: Diagnosis.Finding) -> String {
    let records = diagnosis.recorded.trace.records
    let end = records.last?.time ?? 0
    let time = finding.verdict.map { records.indices.contains($0.record) ? records[$0.record].time : end }
    return JSONText.object([
      ("verdict", finding.verdict.map { JSONText.string($0.kind.rawValue) } ?? "null"),
      ("session", finding.verdict.map { String($0.session) } ?? "null"),
      ("nanoseconds", time.map { String($0) } ?? "null"),
      ("causes", JSONText.array(finding.causes.map(json))), ("isCertain", String(finding.isCertain)),
      ("concluded", finding.verdict == nil ? "null" : JSONText.string(finding.concluded.id)),
      ("chain", JSONText.array((finding.chain?.steps ?? []).map(json))),
      ("wouldBeToldBy", JSONText.array(finding.isCertain ? [] : tellers(finding).map(JSONText.string))),
    ])
  }

  private func json(_ cause: Cause) -> String {
    JSONText.object([("id", JSONText.string(cause.id)), ("label", JSONText.string(cause.label))])
  }

  private func json(_ step: CauseChain.Step) -> String {
    let records = diagnosis.recorded.trace.records
    guard records.indices.contains(step.record) else { return "null" }
    return JSONText.object([
      ("nanoseconds", String(records[step.record].time)), ("kind", JSONText.string("\(records[step.record].kind)")),
      ("actor", JSONText.string("\(records[step.record].actor)")), ("cause", JSONText.string(step.cause.id)),
      ("remark", JSONText.string(step.remark)), ("isInferred", String(isInferred(step.record))),
    ])
  }
}
