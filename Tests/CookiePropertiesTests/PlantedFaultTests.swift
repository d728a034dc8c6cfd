import Choices
import CookieFuzzing
import CookieSimulation
import Testing

@testable import CookieProperties
@testable import Cookies

/// Mutation testing: a fault in the parser or the jar that no property notices would make a campaign worthless.
@Suite("Planted faults")
struct PlantedFaultTests {
  /// A few seconds of a campaign; most faults show within a hundred sequences.
  private static let sequences = 6_000

  /// The properties that generated sequences violate.
  private func violated(
    options: CookieJar.Options = PropertyChecker.options, tamper: FieldChecker.Tamper? = nil
  ) -> FuzzProperty? {
    var generator = SequenceGenerator()
    let checker = PropertyChecker(tamper: tamper, options: options)
    for run in 0..<Self.sequences {
      generator.generate(Tape(seed: SplitMix64.seed(campaign: 1, run: run)))
      if let violation = checker.check(generator.sequence) { return violation.property }
    }
    return nil
  }

  typealias ParserFault = (name: String, fault: FieldChecker.Tamper)

  static let parserFaults: [ParserFault] = [
    ("a name that keeps a byte less", { if !$0.name.isEmpty { $0.name.end -= 1 } }),
    ("a value that keeps a byte less", { if !$0.value.isEmpty { $0.value.start += 1 } }),
    ("name and value changed about", { swap(&$0.name, &$0.value) }),
    ("a value beyond the field", { $0.value.end += 8192 }),
    ("Domain lost", { $0.domain = nil }),
    ("Domain without its first letter", { if $0.domain?.isEmpty == false { $0.domain?.start += 1 } }),
    ("Path lost", { $0.path = nil }),
    ("an empty Path lost", { if $0.path?.isEmpty == true { $0.path = nil } }),
    ("Path cut", { if $0.path?.isEmpty == false { $0.path?.end -= 1 } }),
    ("Expires lost", { $0.expires = nil }),
    ("Expires a second later", { $0.expires = $0.expires?.advanced(bySeconds: 1) }),
    ("Max-Age lost", { $0.maxAge = nil }),
    ("Max-Age=0 kept for a second", { if let age = $0.maxAge, age <= 0 { $0.maxAge = 1 } }),
    ("Secure lost", { $0.secure = false }),
    ("Secure from nowhere", { $0.secure = true }),
    ("HttpOnly lost", { $0.httpOnly = false }),
    ("Strict weakened to Lax", { if $0.sameSite == .strict { $0.sameSite = .lax } }),
    ("an unknown SameSite taken for None", { if $0.sameSite == .default { $0.sameSite = .none } }),
    ("Partitioned lost", { $0.partitioned = false }),
  ]

  @Test("each fault of the parser is noticed", arguments: parserFaults.indices)
  func parser(_ index: Int) {
    let (name, fault) = Self.parserFaults[index]
    #expect(violated(tamper: fault) != nil, "\(name)")
  }

  typealias JarFault = (name: String, expected: FuzzProperty, fault: @Sendable (inout CookieJar.Options) -> Void)

  static let jarFaults: [JarFault] = [
    ("public suffixes are forgotten", .storedWithinRights, { $0.publicSuffixes = nil }),
    ("Secure is taken from insecure origins", .storedWithinRights, { $0.protectsSecureCookies = false }),
    ("prefixes promise nothing", .storedWithinRights, { $0.enforcesPrefixes = false }),
    ("__Http- promises nothing", .storedWithinRights, { $0.enforcesHTTPPrefixes = false }),
    ("SameSite is forgotten", .storedAsParsed, { $0.understandsSameSite = false }),
    ("Max-Age is forgotten", .storedAsParsed, { $0.honoursMaxAge = false }),
    ("lifetimes have no limit", .storedAsParsed, { $0.maximumAge = nil }),
    ("lifetimes end too soon", .storedAsParsed, { $0.maximumAge = 3_599 }),
    ("a cookie without Path goes everywhere", .storedAsParsed, { $0.defaultsPathToRoot = true }),
    ("Partitioned is forgotten", .storedAsParsed, { $0.acceptsPartitioned = false }),
    ("one cookie too many is kept", .jarInvariants, { ($0.maximumCookies, $0.maximumCookiesPerDomain) = (5, 5) }),
    ("Path does not keep a cookie back", .sentWithinRights, { $0.ignoresPathWhenSending = true }),
    ("Secure cookies go anywhere", .sentWithinRights, { $0.sendsSecureAnywhere = true }),
    ("young cookies go along with foreign forms", .sentWithinRights, { $0.laxAllowingUnsafeAge = 120 }),
  ]

  @Test("each fault of the jar is noticed, by the property that it violates", arguments: jarFaults.indices)
  func jar(_ index: Int) {
    let (name, expected, fault) = Self.jarFaults[index]
    var options = PropertyChecker.options
    fault(&options)
    #expect(violated(options: options) == expected, "\(name)")
  }

  @Test("the choices of a campaign are those of a seeded tape", arguments: [0, 9, .max] as [UInt64])
  func choices(seed: UInt64) {
    let tape = Tape(seed: seed)
    var generator = SplitMix64(seed: seed)
    for count in [2, 7, 1, 256, 3, 1 << 40] {
      let drawn = count > 1 ? generator.choose(below: count) : 0
      #expect(tape.choose(below: count) == drawn)
    }
  }
}
