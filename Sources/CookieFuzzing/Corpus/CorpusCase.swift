/// One case of a corpus: a question of the oracle protocol, the answer that the draft demands, and where both are from.
public struct CorpusCase: Sendable {
  public static let schema = "twinjar.case/1"

  /// The file's name without its ending.
  public var id: String
  /// The step of the draft that decides, such as "5.6.4 step 1".
  public var rule: String
  /// Where the case and its expectation come from.
  public var provenance: String
  public var question: OracleQuestion
  public var expected: OracleAnswer
  /// For a finding: its class.
  public var findingClass: String?

  public init(
    id: String, rule: String, provenance: String, question: OracleQuestion, expected: OracleAnswer,
    findingClass: String? = nil
  ) {
    self.id = id
    self.rule = rule
    self.provenance = provenance
    self.question = question
    self.expected = expected
    self.findingClass = findingClass
  }

  /// A finding of a campaign.
  public init(_ finding: FuzzFinding, seed: UInt64) {
    let rule =
      switch finding.of {
      case .property(let property): property.rawValue
      case .difference(let difference): difference.kind.rule
      }
    self.init(
      id: CorpusCase.fileName(finding.of.id), rule: rule,
      provenance: "twinjar fuzz set-cookie --seed \(seed), run \(finding.run); the answer is TwinJar's own",
      question: finding.question, expected: finding.expected, findingClass: finding.of.id)
  }

  /// Letters, digits and hyphens only: whatever an input holds, it does not reach a file's name.
  static func fileName(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      let isPlain = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
      if isPlain { name.unicodeScalars.append(Unicode.Scalar(byte)) } else if name.last != "-" { name += "-" }
    }
    return String(name.prefix(120))
  }
}
