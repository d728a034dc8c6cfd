import CookieFuzzing

/// What `twinjar fuzz set-cookie` says of a campaign.
public struct FuzzReport: Report {
  public static let forms: Set<ReportForm> = [.text, .json, .findings]
  public static let tool = "twinjar fuzz"

  private let campaign: SetCookieOutcome
  private let known: Set<String>
  private let isComplete: Bool
  private let location: (FuzzFinding) -> String

  /// - Parameters:
  ///   - known: classes that the corpus had already.
  ///   - isComplete: false if it was interrupted.
  ///   - location: where a finding's case is, relative to the repository.
  public init(
    _ campaign: SetCookieOutcome, known: Set<String>, isComplete: Bool = true,
    location: @escaping (FuzzFinding) -> String
  ) {
    self.campaign = campaign
    self.isComplete = isComplete
    self.known = known
    self.location = location
  }

  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    layout.fit(
      FuzzTable(campaign.findings, known: known, on: layout).text + "\n"
        + FuzzSummary(campaign.progress, troubles: campaign.oracles).text
        + (isComplete ? "" : Self.interruption + "\n"))
  }

  public func json() throws -> String {
    FuzzJSON(campaign, known: known, isComplete: isComplete).text
  }

  private static let interruption = "interrupted: what was checked by then"

  public var findings: [ReportFinding] {
    campaign.findings.sorted { $0.of < $1.of }.map { ReportFinding($0, location: location($0)) }
      + (isComplete
        ? [] : [ReportCheck.interruption(of: "the campaign itself", Self.interruption).finding].compactMap(\.self))
  }
}

extension ReportFinding {
  init(_ finding: FuzzFinding, location: String) {
    let summary = Self.summary(finding)
    self.init(
      id: finding.of.id, level: Self.level(finding), summary: summary,
      message: "\(summary): \(FuzzInput.text(finding.question))", location: location)
  }

  private static func summary(_ finding: FuzzFinding) -> String {
    switch finding.of {
    case .property(let property): "TwinJar violates: \(property.summary)"
    case .difference(let difference):
      "\(difference.oracle) \(difference.kind.effect.summary)"
        + (difference.explanation.isEmpty ? "" : " (\(difference.explanation))")
        + (difference.kind.rule.isEmpty ? "" : ", RFC 6265bis \(difference.kind.rule)")
    }
  }

  private static func level(_ finding: FuzzFinding) -> Level {
    switch finding.of {
    case .property: .error
    case .difference(let difference): difference.kind.effect.isSecurityRelevant ? .warning : .note
    }
  }
}
