import Cookies

/// Runs sequences through the parser, the jar and the folded splitter, and checks every ``FuzzProperty`` at each step.
///
/// One checker serves many sequences of a thread; nothing is carried over from one to the next.
public struct PropertyChecker {
  /// Fields that went through all properties.
  public private(set) var executions = 0
  /// What was reached by the latest sequence, one signature a response; see ``FieldSignature``.
  public private(set) var signatures: [FieldSignature] = []

  private let tamper: (@Sendable (inout ParsedSetCookie) -> Void)?
  private let contexts = FuzzContexts()
  private var jar = CookieJar(options: Self.options)
  private var now = UnixTime(seconds: FuzzSequence.epoch)
  private var text: [UInt8] = []
  private var folded: [UInt8] = []

  /// - Parameter tamper: falsifies what the parser returns, to prove that the properties notice.
  public init(tamper: (@Sendable (inout ParsedSetCookie) -> Void)? = nil) {
    self.tamper = tamper
    text.reserveCapacity(16_384)
    folded.reserveCapacity(16_384)
  }

  /// Small limits, so that short sequences reach them; everything on that the jar can guard.
  static let options = {
    var options = CookieJar.Options()
    options.maximumCookiesPerDomain = 3
    options.maximumCookies = 4
    options.acceptsPartitioned = true
    options.enforcesHTTPPrefixes = true
    return options
  }()

  /// Checks the parser and the folded splitter on the fields of a sequence alone, which takes a third of the time;
  /// returns the first violation.
  public mutating func checkParser(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    return sequence.octets.withUnsafeBufferPointer { octets in
      var previous: FuzzSequence.Step?
      for (index, step) in sequence.steps.enumerated() where step.kind == .response {
        executions &+= 1
        let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
        if let property = checkParsed(Self.parse(field, tamper), field) ?? checkFolding(field, after: previous, octets)
        {
          return PropertyViolation(property: property, step: index)
        }
        previous = step
      }
      return nil
    }
  }

  /// Checks the parser on one field; returns the property that does not hold.
  public mutating func check(field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    executions &+= 1
    return checkParsed(Self.parse(field, tamper), field)
  }

  /// Checks a sequence; returns the first violation.
  public mutating func check(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    jar.removeAll()
    now = UnixTime(seconds: FuzzSequence.epoch)
    var previous: FuzzSequence.Step?
    let last = sequence.steps.lastIndex { $0.kind == .response }
    for (index, step) in sequence.steps.enumerated() {
      now = now.advanced(bySeconds: Int64(step.delay))
      switch step.kind {
      case .request:
        if let property = checkRequest(step) { return PropertyViolation(property: property, step: index) }
      case .response:
        executions &+= 1
        let property = sequence.octets.withUnsafeBufferPointer { octets in
          checkResponse(step, after: previous, isLast: index == last, octets)
        }
        if let property { return PropertyViolation(property: property, step: index) }
        previous = step
      }
    }
    guard jar.brokenInvariant() == nil else {
      return PropertyViolation(property: .jarInvariants, step: sequence.steps.count - 1)
    }
    return nil
  }

  // MARK: - One response

  private mutating func checkResponse(
    _ step: FuzzSequence.Step, after previous: FuzzSequence.Step?, isLast: Bool,
    _ octets: UnsafeBufferPointer<UInt8>
  ) -> FuzzProperty? {
    let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
    let parsed = Self.parse(field, tamper)
    if let property = checkParsed(parsed, field) ?? checkFolding(field, after: previous, octets) {
      return property
    }
    let place = FuzzContexts.place(step)
    let result = jar.store(field, from: contexts.responses[place], at: now)
    signatures.append(FieldSignature(parsed, result))
    guard let cookie = result.cookie else { return nil }
    return checkStored(cookie, place, isLast: isLast)
  }

  private typealias Tamper = @Sendable (inout ParsedSetCookie) -> Void

  private static func parse(_ field: UnsafeBufferPointer<UInt8>, _ tamper: Tamper?) -> ParsedSetCookie? {
    guard var parsed = try? ParsedSetCookie(parsing: field) else { return nil }
    if let tamper { tamper(&parsed) }
    return parsed
  }

  private mutating func checkParsed(
    _ parsed: ParsedSetCookie?, _ field: UnsafeBufferPointer<UInt8>
  ) -> FuzzProperty? {
    guard let parsed else { return ReferenceParser(field) == nil ? nil : .agreesWithReference }
    let end = field.count
    guard parsed.name.fits(end), parsed.value.fits(end), parsed.domain?.fits(end) ?? true,
      parsed.path?.fits(end) ?? true
    else { return .rangesWithinField }
    guard let reference = ReferenceParser(field), reference.agrees(with: parsed) else {
      return .agreesWithReference
    }
    text.removeAll(keepingCapacity: true)
    SetCookieText.append(parsed, of: field, to: &text)
    // The closure must not hold the checker: that would copy it.
    let tamper = tamper
    return text.withUnsafeBufferPointer { text in
      guard let again = Self.parse(text, tamper), parsed.meansTheSame(as: again, in: field, text) else {
        return .roundTrip
      }
      return nil
    }
  }

  // MARK: - Folding

  private mutating func checkFolding(
    _ field: UnsafeBufferPointer<UInt8>, after previous: FuzzSequence.Step?,
    _ octets: UnsafeBufferPointer<UInt8>
  ) -> FuzzProperty? {
    guard field.contains(UInt8(ascii: ",")) else {
      guard let previous, FoldedSplit.isPlain(field) else { return nil }
      let before = UnsafeBufferPointer(rebasing: octets[previous.start..<previous.end])
      guard FoldedSplit.isPlain(before) else { return nil }
      return FoldedSplit.keeps(before, field, &folded) ? nil : .foldedKeepsFields
    }
    return FoldedSplit.joins(field) ? nil : .foldedJoins
  }

  // MARK: - What is stored and sent

  private mutating func checkStored(_ cookie: Cookie, _ place: Int, isLast: Bool) -> FuzzProperty? {
    guard CookieRights.allowsStoring(cookie, from: contexts.responses[place]) else { return .storedWithinRights }
    guard jar.count <= Self.options.maximumCookies else { return .jarInvariants }
    // Once a sequence: it costs as much as storing.
    guard isLast else { return nil }
    text.removeAll(keepingCapacity: true)
    SetCookieText.append(cookie, to: &text)
    let again = text.withUnsafeBufferPointer { try? jar.cookie(in: $0, from: contexts.responses[place], at: now) }
    guard let again else { return nil }
    return CookieRights.isWithin(again, cookie) ? nil : .neverWidens
  }

  private mutating func checkRequest(_ step: FuzzSequence.Step) -> FuzzProperty? {
    let place = FuzzContexts.place(step)
    text.removeAll(keepingCapacity: true)
    jar.appendCookieField(for: contexts.requests[place], at: now, to: &text)
    let cookies = jar.cookies(for: contexts.requests[place], at: now)
    folded.removeAll(keepingCapacity: true)
    for index in cookies.indices {
      if index > 0 {
        folded.append(UInt8(ascii: ";"))
        folded.append(UInt8(ascii: " "))
        guard CookieRights.precedes(cookies[index - 1], cookies[index]) else { return .requestOrder }
      }
      CookieRights.appendPair(cookies[index], to: &folded)
      guard CookieRights.allowsSending(cookies[index], with: contexts.requests[place], at: now) else {
        return .sentWithinRights
      }
    }
    return folded == text ? nil : .requestOrder
  }
}
