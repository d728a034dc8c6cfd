import Choices
import CookieScenarios
import CookieSimulation

/// Writes random scenario files: every key of the format now and then, with values that are mostly in range.
///
/// What it writes is a document, so that it passes the same checks as a person's; some are refused by them.
struct ScenarioGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func document() -> String {
    """
    {
      schema: "twinjar.scenario/1", name: "generated",
      profile: \(pick(Profile.all.map(\.name)).quoted), policy: \(pick(ServerPolicy.all.map(\.name)).quoted),
      timing: { \(some(PlatformTiming.fields)) },
      faults: { \(some(FaultOptions.fields)) },
      server: { \(some(ServerPolicy.fields)) },
      network: { \(network()) },
      app: { \(some(AppOptions.fields)) },
      bystanders: \(bystanders()),
      eventBudget: \(pick(["50", "20000", "20000", "20000"])),
      script: ["launch", "logIn", "openPage", \(steps(depth: 0))],
    }
    """
  }

  // MARK: - Values

  /// Each key with a chance of one in five: more, and hardly a scenario would be without a contradiction.
  private mutating func some<Root>(_ fields: [ScenarioField<Root>]) -> String {
    fields.compactMap { below(5) == 0 ? "\($0.key): \(text($0.kind))" : nil }.joined(separator: ", ")
  }

  private mutating func text(_ kind: ScenarioFieldKind) -> String {
    switch kind {
    case .flag: return pick(["true", "false"])
    case .probability: return pick(["0", "1", "0.5", "1e-9", "0.1"])
    case .milliseconds(let usual, let isOptional): return isOptional && below(3) == 0 ? "null" : duration(usual)
    case .number(let usual): return number(1, usual)
    case .count(let usual): return "\(1 + below(usual))"
    case .choice(let names): return pick(names).quoted
    case .deadNetworkProcess:
      return below(3) == 0
        ? "null" : "{ noticeDelayMilliseconds: \(duration(100)), observerGoesDeaf: \(text(.flag)) }"
    }
  }

  private mutating func duration(_ most: Double) -> String {
    switch below(4) {
    case 0: return "0"
    case 1: return number(0, most)
    case 2: return "[\(number(0, most / 2)), \(number(most / 2, most))]"
    default:
      return "{ quantiles: [[0, \(number(0, most / 3))], [0.5, \(number(most / 3, most / 2))], "
        + "[1, \(number(most / 2, most))]] }"
    }
  }

  /// What is said of a trouble needs one.
  private mutating func network() -> String {
    let ofTrouble: Set<String> = ["troublePerRequest", "trouble", "troubleStrikes", "retryAfterSeconds"]
    let usual = some(NetworkOptions.fields.filter { !ofTrouble.contains($0.key) })
    guard below(3) == 0 else { return usual }
    let trouble =
      "\(pick([Trouble.unavailable, .tooManyRequests]).rawValue.quoted), retryAfterSeconds: \(number(0, 120))"
    let kind = below(2) == 0 ? trouble : pick(Trouble.allCases.map(\.rawValue)).quoted
    let strikes = pick(TroubleTarget.allCases.map(\.rawValue)).quoted
    let share = pick(["1", "0.5", "1e-9", "0.1"])
    let parts = "troublePerRequest: \(share), trouble: \(kind), troubleStrikes: \(strikes)"
    return usual.isEmpty ? parts : "\(usual), \(parts)"
  }

  // MARK: - Bystanders

  /// In every other world there is nobody else.
  private mutating func bystanders() -> String {
    switch below(6) {
    case 0...2: return "[]"
    case 3: return "everyday".quoted
    default:
      return "[\((0...below(4)).map { bystander($0) }.joined(separator: ", "))]"
    }
  }

  private mutating func bystander(_ number: Int) -> String {
    let owner = pick(Bystander.Owner.allCases)
    let keys = Bystander.fields.filter { $0.key != "by" && Bystander.keysOfOneOwner[$0.key] ?? owner == owner }
    return "{ name: \"by-\(number)\", by: \(owner.rawValue.quoted), \(some(keys)) }"
  }

  // MARK: - Script

  private static let words = [
    "launch", "launch", "kill", "background", "foreground", "foreground", "killNetworkProcess", "logIn", "logIn",
    "openPage", "openPage", "callNative", "callNative", "fetchOnPage", "readOnPage", "callFromExtension",
    "openSDKScreen", "switchNetwork", "goOffline", "goOnline", "endTrouble", "download",
    "fetchInServiceWorker", "reinstall", "restoreDevice", "migrateDevice",
  ]

  private mutating func steps(depth: Int) -> String {
    (0...(2 + below(8))).map { _ in step(depth: depth) }.joined(separator: ", ")
  }

  private mutating func step(depth: Int) -> String {
    switch below(19) {
    case 18: return "\(pick(["restoreDevice", "migrateDevice"]).quoted), \"launch\", \"callFromOldDevice\""
    case 17: return "{ do: \"setClock\", \(pick(["minutes", "hours", "days"])): \(number(-40, 40)) }"
    case 16: return "{ do: \"beginTrouble\", kind: \(pick(Trouble.allCases.map(\.rawValue)).quoted) }"
    case 0: return "{ do: \"logOut\", on: \(pick(["native", "page"]).quoted) }"
    case 1: return "{ do: \"refreshBoth\", offsetMilliseconds: \(number(-500, 500)) }"
    case 2...4: return "{ do: \"wait\", \(pick(["milliseconds", "seconds", "minutes", "hours"])): \(duration(30)) }"
    case 5: return "{ do: \"browse\", minutes: \(duration(10)), everyMilliseconds: \(number(500, 60_000)) }"
    case 6 where depth < 3: return "{ do: \"repeat\", times: [0, 3], steps: [\(steps(depth: depth + 1))] }"
    case 7: return "{ do: \"openPage\", passesOtherSite: true }"
    case 8: return "{ do: \"logIn\", on: \(pick(["native", "page", "system-browser"]).quoted) }"
    case 9: return "{ do: \(pick(["callNative", "fetchOnPage"]).quoted), awaited: false }"
    case 10: return "{ do: \"showDocument\", \(validation()), cancelsAtHeader: \(text(.flag)) }"
    case 11: return download()
    default: return pick(Self.words).quoted
    }
  }

  private mutating func validation() -> String { "validation: \(pick(Validation.allCases.map(\.rawValue)).quoted)" }

  private mutating func download() -> String {
    let means = pick(DownloadOrder.Means.allCases)
    var parts = ["do: \"download\"", "by: \(means.rawValue.quoted)", validation()]
    parts.append("file: \(pick(DownloadOrder.FileKind.allCases.map(\.rawValue)).quoted)")
    parts.append("transferMilliseconds: \(duration(60_000))")
    parts.append(
      "awaited: \(text(.flag)), isOneTime: \(text(.flag)), cancelsAtHeader: \(text(.flag))"
    )
    if means != .webView {
      parts.append("movesFileLate: \(text(.flag)), readsMovedFile: \(text(.flag))")
      parts.append("onAddressChange: \(pick(DownloadOrder.AddressChange.allCases.map(\.rawValue)).quoted)")
    }
    if means == .page { parts.append("holdsNavigation: \(text(.flag)), sharesAddress: \(text(.flag))") }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  // MARK: - Chance

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func number(_ least: Double, _ most: Double) -> String {
    let thousandths = Int(((most - least) * 1_000).rounded())
    return "\(Double(Int(least * 1_000) + below(max(1, thousandths))) / 1_000)"
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
