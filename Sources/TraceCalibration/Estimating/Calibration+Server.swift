import CookieScenarios

extension Calibration {
  package static let accessLifetime = "server.accessLifetimeSeconds"
  package static let refreshLifetime = "server.refreshLifetimeSeconds"
  package static let rotation = "server.rotation"
  package static let rotationShare = "refreshes with a new refresh token"
  package static let grace = "server.graceSeconds"
  package static let graceAnswer = "server.graceAnswer"
  package static let graceDepth = "server.graceDepth"
  package static let reuse = "server.reuseReaction"
  package static let revocationShare = "reuses that ended the session"

  /// The name of a lifetime's bounds by use alone.
  package static func byUse(_ name: String) -> String { "\(name) by use" }

  // MARK: - Lifetimes

  /// Dates and ages have whole seconds, which are cut off by the server, and by a capture once more.
  private static let rounding = (lower: 1.0, upper: 2.0)

  mutating func addLifetimes(_ seen: TokenEvidence) {
    addLifetime(Self.accessLifetime, seen.access)
    addLifetime(Self.refreshLifetime, seen.refresh)
  }

  private mutating func addLifetime(_ name: String, _ seen: TokenEvidence.Lifetime) {
    let bounds = seen.byUse
    if bounds.least != nil || bounds.below != nil {
      add(
        Estimate(
          Self.byUse(name), nil, lower: bounds.least, upper: bounds.below, count: bounds.accepted + bounds.refused,
          .bounds, remark: "s; \(bounds.accepted) taken, \(bounds.refused) refused and nothing else to explain it"))
    }
    guard let least = seen.announced.map(\.lowerBound).max(), let most = seen.announced.map(\.upperBound).min() else {
      return addUnannounced(name, bounds)
    }
    // All tokens alike leave what all allow; where they differ, all that any allows.
    let isOne = least - Self.rounding.lower <= most + Self.rounding.upper
    let lower = (isOne ? least : seen.announced.map(\.lowerBound).min()).map { $0 - Self.rounding.lower }
    let upper = (isOne ? most : seen.announced.map(\.upperBound).max()).map { $0 + Self.rounding.upper }
    // What was cut off for whole seconds makes lifetimes look shorter: of one lifetime the longest is next to it.
    let lives = OrderStatistics(seen.announced.map { $0.lowerBound.rounded() })
    let value = lives.sorted[isOne ? lives.count - 1 : lives.count / 2]
    let remark =
      "s, as the dates of cookies and tokens say" + (isOne ? "" : ", which differ: the middle one")
    // A cookie may outlive its token: then its date says nothing of that.
    if let below = bounds.below, below < value, below < (lower ?? value) { return addUnannounced(name, bounds) }
    let contradicts = bounds.below ?? .infinity < value || bounds.least ?? 0 > value + 1
    add(
      Estimate(
        name, .number(max(1, value)), lower: lower, upper: upper, count: lives.count, .bounds,
        remark: contradicts ? "\(remark); its use says otherwise, see the bounds" : remark))
  }

  /// Between both bounds the least that fits is taken; of one alone no value is made.
  private mutating func addUnannounced(_ name: String, _ bounds: Bounds) {
    guard let least = bounds.least, let below = bounds.below else {
      return miss(
        name,
        bounds.least == nil && bounds.below == nil
          ? "no cookie with a date, and no use that would tell"
          : "no cookie with a date that its use bears out, and a bound on one side only")
    }
    let isUsable = least <= below
    add(
      Estimate(
        name, isUsable ? .number(max(1, least)) : nil, lower: least, upper: below,
        count: bounds.accepted + bounds.refused, .bounds,
        remark: isUsable
          ? "s, the greatest age that was taken; the cookies have no date, or outlive it"
          : "s; taken at a greater age than refused: not one lifetime"))
  }

  // MARK: - Rotation

  mutating func addRotation(_ seen: TokenEvidence) {
    let tries = seen.rotations
    guard tries.total > 0 else { return miss(Self.rotation, "no refresh with new tokens") }
    add(Self.rotationShare, tries, unless: "", remark: "of refreshes with new tokens")
    let isRotating = 2 * tries.count > tries.total
    let isPlain = tries.count == 0 || tries.count == tries.total
    guard isRotating else {
      return add(
        Estimate(
          Self.rotation, .word(ServerPolicy.Rotation.none.rawValue), count: tries.total - tries.count, of: tries.total,
          .seen, remark: isPlain ? "the refresh token stays" : "the refresh token mostly stays"))
    }
    let isRefused = seen.grace.refused > 0 || seen.revocations.total > 0 || seen.deepGrace.total > seen.deepGrace.count
    guard isRefused else {
      return miss(
        Self.rotation,
        "\(tries.count) of \(tries.total) refreshes brought a new refresh token; whether the old one is used up by that was "
          + "not seen, since none was refused")
    }
    add(
      Estimate(
        Self.rotation, .word(ServerPolicy.Rotation.singleUse.rawValue), count: tries.count, of: tries.total, .seen,
        remark: isPlain ? "old tokens were refused" : "old tokens were refused; some refreshes brought no new one"))
  }

  // MARK: - Grace

  mutating func addGrace(_ seen: TokenEvidence) {
    let bounds = seen.grace
    guard bounds.accepted + bounds.refused > 0 else {
      return [Self.grace, Self.graceAnswer, Self.graceDepth].forEach {
        miss($0, "no used refresh token came again where that would tell")
      }
    }
    // What was surely taken can be nothing, where requests overlapped: then the likely delay stands for it.
    var value = bounds.least ?? 0
    if value == 0, let likely = seen.likelyGrace { value = min(likely, bounds.below ?? likely) }
    let fits = bounds.below.map { value <= $0 } ?? true
    let words = "s; \(bounds.accepted) taken, \(bounds.refused) refused"
    let remark =
      bounds.refused == 0
      ? "\(words): at least this, above it nothing is known"
      : fits ? "\(words): the least that fits" : "\(words): taken later than refused, so no one grace fits"
    add(
      Estimate(
        Self.grace, fits ? .number(value) : nil, lower: bounds.least ?? 0, upper: bounds.below,
        count: bounds.accepted + bounds.refused, .bounds, remark: remark))
    addGraceAnswer(seen)
    addGraceDepth(seen)
  }

  private mutating func addGraceAnswer(_ seen: TokenEvidence) {
    guard let most = seen.graceAnswers.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
      return miss(Self.graceAnswer, "no used refresh token was taken")
    }
    add(
      Estimate(
        Self.graceAnswer, .word(most.key.rawValue), count: most.value, of: seen.graceAnswers.values.reduce(0, +), .seen,
        remark: "what used tokens got"))
  }

  private mutating func addGraceDepth(_ seen: TokenEvidence) {
    let tries = seen.deepGrace
    guard tries.total > 0 else {
      return miss(Self.graceDepth, "no token came again whose successor was used up as well")
    }
    let depth: ServerPolicy.GraceDepth? =
      tries.count == tries.total ? .anyAncestor : tries.count == 0 ? .previous : nil
    guard let depth else {
      return miss(Self.graceDepth, "\(tries.count) of \(tries.total) older tokens were taken, which neither depth does")
    }
    add(
      Estimate(
        Self.graceDepth, .word(depth.rawValue), count: tries.total, .seen,
        remark: "tokens whose successor was used up as well"))
  }

  // MARK: - Reuse

  mutating func addReuse(_ seen: TokenEvidence) {
    let (refresh, access) = (seen.revocations, seen.accessRevocations)
    guard refresh.total > 0 else {
      return miss(Self.reuse, "no refused reuse after which the session's newest refresh token was sent")
    }
    add(Self.revocationShare, refresh, unless: "", remark: "by the next use of the newest refresh token")
    guard refresh.count == 0 || refresh.count == refresh.total else {
      return miss(
        Self.reuse, "the session went on after \(refresh.total - refresh.count) of \(refresh.total) refused reuses")
    }
    guard refresh.count > 0 else {
      return add(
        Estimate(
          Self.reuse, .word(ServerPolicy.ReuseReaction.reject.rawValue), count: refresh.total, .seen,
          remark: "refused reuses after which the session went on"))
    }
    let endsAccess = access.total > 0 && access.count == access.total
    let reaction: ServerPolicy.ReuseReaction = endsAccess ? .revokeSessionAndAccess : .revokeSession
    let ofAccess =
      access.total == 0
      ? "; of the access token nothing is known"
      : "; the access token was refused in \(access.count) of \(access.total)"
    add(
      Estimate(
        Self.reuse, .word(reaction.rawValue), count: refresh.count, .seen,
        remark: "refused reuses that ended the session\(ofAccess); other sessions of the user do not show"))
  }
}
