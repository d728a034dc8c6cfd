import Choices
import CookieProperties
import Cookies

/// Feeds generated sequences to the parser, the jar and their neighbours (explanations, hosts, printable text), and
/// checks what must hold for any input: slower than a campaign, and about more.
package struct SetCookieSoak {
  private var generator = SequenceGenerator()
  private let checker = PropertyChecker()
  private let seed: UInt64
  private var run = 0
  package private(set) var stored = 0

  /// The fields that were tried.
  package var fields: Int { checker.executions }

  package init(seed: UInt64) { self.seed = seed }

  /// Tries one more sequence and returns what went wrong, if anything did.
  package mutating func step() -> SoakFailure? {
    generator.generate(SeededChoices(seed: SplitMix64.seed(campaign: seed, run: run)))
    run += 1
    let sequence = generator.sequence
    if let violation = checker.check(sequence) {
      let field = Array(sequence.field(sequence.steps[violation.step]))
      return SoakFailure(run: fields, field: field, problem: violation.property.rawValue)
    }
    for step in sequence.steps where step.kind == .response {
      let field = Array(sequence.field(step))
      if let problem = explanationProblem(field, step) ?? textProblem(field) {
        return SoakFailure(run: fields, field: field, problem: problem)
      }
    }
    return nil
  }

  private mutating func explanationProblem(_ field: [UInt8], _ step: FuzzSequence.Step) -> String? {
    var jar = CookieJar(options: PropertyChecker.options)
    let response = ResponseContext(
      url: FuzzHosts.all[Int(step.url)], isHTTP: step.isHTTP, site: step.site, partitionKey: "k")
    let now = UnixTime(seconds: FuzzSequence.epoch)
    let explanation = jar.explain(field, from: response, at: now)
    let result = jar.store(field, from: response, at: now)
    if result.cookie != nil { stored += 1 }
    return explanation.result == result ? nil : "the explanation differs from what was stored"
  }

  /// Octets survive as text, and hosts and URLs are total and stable.
  private func textProblem(_ field: [UInt8]) -> String? {
    if Cookie.octets(of: Cookie.text(octets: field)) != field { return "octets do not survive as text" }
    _ = RequestURL(octets: Array("https://".utf8) + field)
    if let host = CanonicalHost(String(decoding: field, as: UTF8.self)), CanonicalHost(host.name) != host {
      return "a canonical host is not canonical"
    }
    _ = Printable.text(field)
    return nil
  }
}

/// What a soak found.
package struct SoakFailure: CustomStringConvertible {
  package let run: Int
  package let field: [UInt8]
  package let problem: String

  package init(run: Int, field: [UInt8], problem: String) {
    self.run = run
    self.field = field
    self.problem = problem
  }

  package var description: String { "input \(run): \(problem): '\(Printable.text(field))'" }
}
