import CookieProperties
import Cookies

/// The findings of a campaign, each class once: new ones are minimised and named, known ones counted.
final class FindingBook {
  private(set) var findings: [FuzzFinding] = []
  private let oracles: [OracleProcess]
  /// For each oracle that is a variant of another, the place of that other one.
  private let bases: [Int?]
  private let tamper: (@Sendable (inout ParsedSetCookie) -> Void)?
  private let found: (FuzzFinding) -> Void
  private let finder = DifferenceFinder()
  private var places: [FuzzFinding.Class: Int] = [:]
  /// Where inputs with the same kind and traits ended up when the first of them was minimised.
  private var rough: [RoughClass: Int] = [:]
  /// For each oracle and kind, how many inputs in a row were minimised to a known class.
  private var fruitless: [RoughClass: Int] = [:]

  /// Inputs whose difference is told apart by traits are minimised until so many in a row gave nothing new.
  private static let patience = 24

  private struct RoughClass: Hashable {
    var oracle: Int
    var kind: DifferenceKind
    var traits: InputTraits?
  }

  init(
    oracles: [OracleProcess], tamper: (@Sendable (inout ParsedSetCookie) -> Void)?,
    found: @escaping (FuzzFinding) -> Void
  ) {
    self.oracles = oracles
    bases = oracles.map { variant in oracles.firstIndex { $0.name == variant.variantOf } }
    self.tamper = tamper
    self.found = found
  }

  // MARK: - Properties

  func knows(_ property: FuzzProperty) -> Bool {
    guard let place = places[.property(property)] else { return false }
    findings[place].count += 1
    return true
  }

  func note(_ property: FuzzProperty, in sequence: FuzzSequence, run: Int) {
    let fails = { [tamper] (candidate: FuzzSequence) in
      let checker = PropertyChecker(tamper: tamper)
      return checker.check(candidate)?.property == property
    }
    let smallest = SequenceMinimiser(fails: fails).minimise(sequence)
    guard let question = smallest.question(id: "0", asksForRecord: true) else { return }
    let expected = (try? Oracle().answer(to: question)) ?? .failed("")
    add(FuzzFinding(of: .property(property), question: question, expected: expected, outcome: nil, run: run))
  }

  // MARK: - Differences

  /// Takes the outcomes of all oracles for one question.
  func note(_ outcomes: [OracleProcess.Outcome], to question: OracleQuestion, run: Int) {
    let kinds = oracles.indices.map { oracle in
      // An oracle that ends whatever it is asked shows nothing about the question.
      oracles[oracle].isGone ? [] : finder.differences(question, outcomes[oracle])
    }
    for oracle in oracles.indices {
      // What a variant has from its base is the base's difference.
      let own = bases[oracle].map { kinds[oracle].subtracting(kinds[$0]) } ?? kinds[oracle]
      note(own, outcomes[oracle], of: oracle, to: question, run: run)
    }
  }

  private func note(
    _ kinds: Set<DifferenceKind>, _ outcome: OracleProcess.Outcome, of oracle: Int, to question: OracleQuestion,
    run: Int
  ) {
    let sorted = kinds.sorted {
      ($0.effect.rawValue, $0.rule, $0.subject) < ($1.effect.rawValue, $1.rule, $1.subject)
    }
    for kind in sorted {
      let traits = kind.needsTraits ? InputTraits(question) : nil
      let key = RoughClass(oracle: oracle, kind: kind, traits: traits)
      if let place = rough[key] ?? exhausted(key) {
        findings[place].count += 1
      } else {
        rough[key] = minimise(question, outcome, kind, oracle: oracle, run: run)
      }
    }
  }

  /// The first finding of this kind, if looking for more has become fruitless.
  private func exhausted(_ key: RoughClass) -> Int? {
    let kind = RoughClass(oracle: key.oracle, kind: key.kind, traits: nil)
    guard fruitless[kind, default: 0] >= Self.patience else { return nil }
    return findings.firstIndex { finding in
      guard case .difference(let known) = finding.of else { return false }
      return known.oracle == oracles[key.oracle].name && known.kind == key.kind
    }
  }

  private func minimise(
    _ question: OracleQuestion, _ outcome: OracleProcess.Outcome, _ kind: DifferenceKind, oracle: Int, run: Int
  ) -> Int? {
    let process = oracles[oracle]
    let traits = InputTraits(question)
    let base = bases[oracle].map { oracles[$0] }
    let minimiser = QuestionMinimiser { [finder] candidate in
      guard !kind.needsTraits || InputTraits(candidate).isSubset(of: traits) else { return false }
      if let base, finder.differences(candidate, base.ask([candidate])[0]).contains(kind) { return false }
      return finder.differences(candidate, process.ask([candidate])[0]).contains(kind)
    }
    // A difference that does not come again, such as a deadline on a busy machine, stays as it is.
    let smallest = minimiser.keeps(question) ? minimiser.minimise(question) : question
    let name = DifferenceClass(
      oracle: process.name, kind: kind, traits: kind.needsTraits ? InputTraits(smallest).foremost : "")
    let exploring = RoughClass(oracle: oracle, kind: kind, traits: nil)
    if let place = places[.difference(name)] {
      findings[place].count += 1
      fruitless[exploring, default: 0] += 1
      return place
    }
    fruitless[exploring] = 0
    let shown = smallest == question ? outcome : process.ask([smallest])[0]
    let expected = (try? Oracle().answer(to: smallest)) ?? .failed("")
    return add(FuzzFinding(of: .difference(name), question: smallest, expected: expected, outcome: shown, run: run))
  }

  @discardableResult
  private func add(_ finding: FuzzFinding) -> Int {
    places[finding.of] = findings.count
    findings.append(finding)
    found(finding)
    return findings.count - 1
  }
}
