import ArchiveTrials
import Choices

/// A report on archives for a program: `twinjar.archives/1`.
public struct ArchiveJSON {
  /// The name and version of the form.
  public static let schema = "twinjar.archives/1"

  private struct Document: Encodable {
    var schema: String
    var isComplete: Bool
    var budgetSeconds: Double
    var recommendation: String?
    var archives: [Archive]
  }

  private struct Archive: Encodable {
    var name: String
    var isOwn: Bool
    var attributes: [Attribute]
    var damage: Damage
    var speeds: [Speed]
  }

  private struct Attribute: Encodable {
    var attribute: String
    var fate: String
    var message: String?
  }

  private struct Damage: Encodable {
    var planned: Int
    var tried: Int
    var cuts: [String: Int]
    var flippedBits: [String: Int]
    var hostileInputs: [String: String]
  }

  private struct Speed: Encodable {
    var cookies: Int
    var outcome: String
    var encodeNanosecondsPerCookie: Double?
    var decodeNanosecondsPerCookie: Double?
    var bytes: Int?
    var message: String?
  }

  private let document: Document

  /// The form of a report.
  public init(_ report: ArchiveReport) {
    document = Document(
      schema: Self.schema, isComplete: report.isComplete, budgetSeconds: report.budget,
      recommendation: report.best()?.name,
      archives: report.results.map { Self.archive($0, report.cookieCounts) })
  }

  private static func archive(_ result: ArchiveResult, _ counts: [Int]) -> Archive {
    let tally = result.damage
    return Archive(
      name: result.name, isOwn: result.isOwn,
      attributes: zip(TrialCase.all, result.fates).map {
        Attribute(attribute: $0.name, fate: $1.word, message: $1.message)
      },
      damage: Damage(
        planned: tally.planned, tried: tally.tried, cuts: named(tally.cuts), flippedBits: named(tally.flips),
        hostileInputs: Dictionary(tally.hostile.map { ($0.name, "\($0.reaction)") }, uniquingKeysWith: { $1 })),
      speeds: zip(counts, result.speeds).map(speed))
  }

  private static func named(_ counts: [Reaction: Int]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: counts.map { ("\($0.key)", $0.value) })
  }

  private static func speed(_ count: Int, _ result: SpeedResult) -> Speed {
    switch result {
    case .measured(let speed):
      Speed(
        cookies: count, outcome: "measured", encodeNanosecondsPerCookie: speed.encodeNanoseconds,
        decodeNanosecondsPerCookie: speed.decodeNanoseconds, bytes: speed.bytes)
    case .unfinished: Speed(cookies: count, outcome: "unfinished")
    case .refused(let message): Speed(cookies: count, outcome: "throws", message: message)
    case .trapped(let message): Speed(cookies: count, outcome: "traps", message: message)
    }
  }

  /// The document, with its keys sorted.
  public func text() throws -> String { try CanonicalJSON.document(document) }
}
