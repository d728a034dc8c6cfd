import Choices
import CookieFuzzing

/// The findings of a campaign for a program: `twinjar.fuzz/1`, in ASCII.
public struct FuzzJSON {
  public static let schema = "twinjar.fuzz/1"
  public let text: String

  /// - Parameter isComplete: false if it was interrupted.
  public init(_ outcome: SetCookieOutcome, known: Set<String>, isComplete: Bool = true) {
    let (progress, seeds) = (outcome.progress, outcome.seeds)
    let list = outcome.findings.sorted { $0.of < $1.of }.map {
      Self.object($0, isNew: !known.contains($0.of.id), hasSeed: seeds.count > 1)
    }
    text =
      JSONText.object(
        [
          ("schema", JSONText.string(Self.schema)),
          ("seed", "\(seeds.first)"),
        ] + (seeds.count > 1 ? [("seeds", "\(seeds.count)")] : []) + [
          ("isComplete", "\(isComplete)"),
          ("runs", "\(progress.runs)"),
          ("executions", "\(progress.executions)"),
          ("questions", "\(progress.questions)"),
          ("unexamined", "\(progress.unexamined)"),
          ("findings", "[\n" + list.joined(separator: ",\n") + "\n]"),
        ]) + "\n"
  }

  private static func object(_ finding: FuzzFinding, isNew: Bool, hasSeed: Bool) -> String {
    var members: [(String, String)] = [
      ("class", JSONText.string(finding.of.id)), ("isNew", "\(isNew)"), ("runs", "\(finding.count)"),
      ("firstRun", "\(finding.run)"),
    ]
    if hasSeed { members.append(("seed", "\(finding.seed)")) }
    if case .difference(let difference) = finding.of {
      members += [
        ("oracle", JSONText.string(difference.oracle)), ("effect", JSONText.string(difference.kind.effect.rawValue)),
        ("rule", JSONText.string(difference.kind.rule)), ("subject", JSONText.string(difference.kind.subject)),
        ("traits", JSONText.string(difference.traits)),
        ("isSecurityRelevant", "\(difference.kind.effect.isSecurityRelevant)"),
      ]
    }
    members.append(("question", finding.question.line))
    members.append(("expected", finding.expectedJSON))
    members.append(("outcome", finding.outcomeJSON))
    return JSONText.object(members)
  }
}
