import CookieProperties
import Cookies

/// The findings of a campaign, each class once: new ones are minimised and named, known ones counted.
final class FindingBook {
  var findings: [FuzzFinding] = []
  /// Differences that there was no time to look into: their class is not known.
  var unexamined = 0
  let seed: UInt64
  /// What a journal has of the findings, and has not of the rest.
  var kept = 0
  var freshRough: [RoughClass] = []
  var freshFruitless: Set<RoughClass> = []
  /// Of the note that is being taken.
  private var limit = AskingLimit.none
  private let oracles: [OracleProcess]
  /// For each oracle that is a variant of another, the place of that other one.
  private let bases: [Int?]
  private let tamper: (@Sendable (inout ParsedSetCookie) -> Void)?
  private let found: (FuzzFinding) -> Void
  private let finder = DifferenceFinder()
  var places: [FuzzFinding.Class: Int] = [:]
  /// Where inputs with the same kind and traits ended up when the first of them was minimised.
  var rough: [RoughClass: Int] = [:]
  /// For each oracle and kind, how many inputs in a row were minimised to a known class.
  var fruitless: [RoughClass: Int] = [:]

  /// Inputs whose difference is told apart by traits are minimised until so many in a row gave nothing new.
  private static let patience = 24

  struct RoughClass: Hashable {
    var oracle: Int
    var kind: DifferenceKind
    var traits: InputTraits?
  }

  init(
    seed: UInt64, oracles: [OracleProcess], tamper: (@Sendable (inout ParsedSetCookie) -> Void)?,
    found: @escaping (FuzzFinding) -> Void
  ) {
    self.seed = seed
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

  /// A question to one oracle, what came of it, and the kind of difference that it shows.
  private struct Sighting {
    var question: OracleQuestion
    var outcome: OracleProcess.Outcome
    var kind: DifferenceKind
  }

  private func ask(_ question: OracleQuestion, _ oracle: Int) -> OracleProcess.Outcome {
    oracles[oracle].ask([question], until: limit)[0]
  }

  /// Takes the outcomes of all oracles for one question, and asks them more until `limit`.
  func note(
    _ outcomes: [OracleProcess.Outcome], to question: OracleQuestion, run: Int, until limit: AskingLimit = .none
  ) {
    self.limit = limit
    let differences = oracles.indices.map { oracle in
      // An oracle that ends whatever it is asked shows nothing about the question.
      oracles[oracle].isGone || oracles[oracle].isSilent ? [] : finder.differences(question, outcomes[oracle])
    }
    for oracle in oracles.indices {
      // What a variant has from its base is the base's difference.
      let shared = bases[oracle].map { Set(differences[$0].map(\.kind)) } ?? []
      let own = differences[oracle].filter { !shared.contains($0.kind) }.sorted(by: Difference.precedes)
      let known = findings.count
      var shown: Set<Int> = []
      for difference in own {
        let sighting = Sighting(question: question, outcome: outcomes[oracle], kind: difference.kind)
        switch place(of: difference, sighting, of: oracle, run: run) {
        case .at(let place): shown.insert(place)
        case .unexamined: unexamined += 1
        case .nowhere: break
        }
      }
      for place in shown where place < known { findings[place].count += 1 }
    }
  }

  /// Where a difference belongs.
  private enum Place {
    case at(Int)
    /// It is another field's.
    case nowhere
    /// Time was up before that was known.
    case unexamined
  }

  private func place(of difference: Difference, _ seen: Sighting, of oracle: Int, run: Int) -> Place {
    let holds = holdsAlone(difference, seen.question, of: oracle)
    let sighting = holds ? stored(before: difference, seen.question, of: oracle) ?? seen : seen
    // What is not answered any more differs in nothing.
    guard !limit.isReached else { return .unexamined }
    guard holds else { return .nowhere }
    return place(of: sighting, of: oracle, run: run).map(Place.at) ?? .unexamined
  }

  /// False for a cookie that seems to be sent beyond its scope, or made at a comma, and is not without the other
  /// fields: then it is one of theirs that reads the same.
  private func holdsAlone(_ difference: Difference, _ question: OracleQuestion, of oracle: Int) -> Bool {
    guard [.sendsBeyond, .injected].contains(difference.kind.effect) else { return true }
    let alone = difference.fields.compactMap(question.aboutSending)
    return alone.isEmpty
      || alone.contains { finder.kinds($0, ask($0, oracle)).contains(difference.kind) }
  }

  /// The difference in the store that makes this one of a request a consequence; nil if there is none.
  private func stored(before difference: Difference, _ question: OracleQuestion, of oracle: Int) -> Sighting? {
    guard difference.kind.effect.mayFollow else { return nil }
    let fields = difference.fields.isEmpty ? Array(question.fieldNumbers) : difference.fields
    for asked in fields.compactMap(question.aboutStoring) {
      let outcome = ask(asked, oracle)
      let shared = bases[oracle].map { finder.kinds(asked, ask(asked, $0)) } ?? []
      let kinds = finder.differences(asked, outcome).sorted(by: Difference.precedes).map(\.kind)
      if let kind = kinds.first(where: { difference.kind.follows(from: $0) && !shared.contains($0) }) {
        return Sighting(question: asked, outcome: outcome, kind: kind)
      }
    }
    return nil
  }

  /// The finding that a sighting belongs to, made if it is the first; nil if there was no time for it.
  private func place(of sighting: Sighting, of oracle: Int, run: Int) -> Int? {
    let traits = sighting.kind.needsTraits ? InputTraits(sighting.question) : nil
    let key = RoughClass(oracle: oracle, kind: sighting.kind, traits: traits)
    if let known = rough[key] ?? exhausted(key) { return known }
    guard let place = minimise(sighting, oracle: oracle, run: run) else { return nil }
    rough[key] = place
    freshRough.append(key)
    return place
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

  private func minimise(_ sighting: Sighting, oracle: Int, run: Int) -> Int? {
    let kind = sighting.kind
    let keeps = { [self] (candidate: OracleQuestion, traits: InputTraits) in
      guard !kind.needsTraits || InputTraits(candidate).isSubset(of: traits) else { return false }
      return shows(kind, candidate, oracle: oracle)
    }
    var question = sighting.question
    for form in CommonForms.of(question) {
      let common = form(question)
      if common != question, keeps(common, InputTraits(question)) { question = common }
    }
    // Each try at a hang takes a deadline.
    let budget = kind.effect == .hang ? 12 : QuestionMinimiser.standardBudget
    let minimiser = QuestionMinimiser(budget: budget) { [traits = InputTraits(question)] in keeps($0, traits) }
    // A difference that does not come again, such as a deadline on a busy machine, stays as it is.
    let smallest = minimiser.keeps(question) ? minimiser.minimise(question) : question
    // The traits of an input that is not small yet would name a class that may not be its own.
    if limit.isReached, kind.needsTraits { return nil }
    let name = DifferenceClass(
      oracle: oracles[oracle].name, kind: kind, traits: kind.needsTraits ? InputTraits(smallest).foremost : "")
    let exploring = RoughClass(oracle: oracle, kind: kind, traits: nil)
    freshFruitless.insert(exploring)
    if let place = places[.difference(name)] {
      fruitless[exploring, default: 0] += 1
      return place
    }
    fruitless[exploring] = 0
    var (asked, shown) = (smallest, smallest == sighting.question ? sighting.outcome : ask(smallest, oracle))
    if shown == .unavailable { (asked, shown) = (sighting.question, sighting.outcome) }
    let expected = (try? Oracle().answer(to: asked)) ?? .failed("")
    return add(FuzzFinding(of: .difference(name), question: asked, expected: expected, outcome: shown, run: run))
  }

  /// True if an oracle shows a difference of that kind, its own and no consequence of another.
  private func shows(_ kind: DifferenceKind, _ question: OracleQuestion, oracle: Int) -> Bool {
    if let base = bases[oracle], finder.kinds(question, ask(question, base)).contains(kind) {
      return false
    }
    let differences = finder.differences(question, ask(question, oracle))
    return differences.contains {
      $0.kind == kind && holdsAlone($0, question, of: oracle) && stored(before: $0, question, of: oracle) == nil
    }
  }

  @discardableResult
  private func add(_ finding: FuzzFinding) -> Int {
    var finding = finding
    finding.seed = seed
    places[finding.of] = findings.count
    findings.append(finding)
    found(finding)
    return findings.count - 1
  }
}
