import Cookies

/// Runs sequences through the parser, the jar and the folded splitter, and checks every ``FuzzProperty`` at each step.
///
/// One checker serves many sequences of a thread; nothing is carried over from one to the next. An object, since a
/// structure of so many parts would be copied now and then.
public final class PropertyChecker {
  /// Fields that went through all properties.
  @exclusivity(unchecked) public private(set) var executions = 0
  /// What was reached by the latest sequence, one signature a response; see ``FieldSignature``.
  @exclusivity(unchecked) public private(set) var signatures: [FieldSignature] = []

  private let tamper: Tamper?
  private let contexts = FuzzContext.all
  @exclusivity(unchecked) private var jar: CookieJar
  @exclusivity(unchecked) private var now = UnixTime(seconds: FuzzSequence.epoch)
  @exclusivity(unchecked) private var sent: [UInt8] = []
  private let written = OctetBuffer()
  private let folded = OctetBuffer()
  @exclusivity(unchecked) private var model = RequestModel()

  /// Falsifies what the parser returned.
  public typealias Tamper = @Sendable (inout ParsedSetCookie) -> Void

  /// - Parameters:
  ///   - tamper: falsifies what the parser returns, to prove that the properties notice.
  ///   - options: the jar's ways; others than these are faults that the properties have to notice.
  public init(tamper: Tamper? = nil, options: CookieJar.Options = PropertyChecker.options) {
    self.tamper = tamper
    jar = CookieJar(options: options)
    sent.reserveCapacity(16_384)
  }

  /// Small limits, so that short sequences reach them; everything on that the jar can guard.
  public static let options = {
    var options = CookieJar.Options()
    options.maximumCookiesPerDomain = 3
    options.maximumCookies = 4
    options.acceptsPartitioned = true
    options.enforcesHTTPPrefixes = true
    return options
  }()

  /// Checks the parser on one field; returns the property that does not hold.
  public func check(field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    executions &+= 1
    do throws(IgnoredReason) {
      return check(try parse(field), field)
    } catch {
      return ReferenceParser(field) == nil ? nil : .agreesWithReference
    }
  }

  /// Checks the parser and the folded splitter on the fields of a sequence alone, which takes half the time; returns
  /// the first violation.
  public func checkParser(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    return sequence.octets.withUnsafeBufferPointer { octets in
      var previous: FuzzSequence.Step?
      for (index, step) in sequence.steps.enumerated() where step.kind == .response {
        let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
        if let property = checkFolding(field, after: previous, octets) ?? check(field: field) {
          return PropertyViolation(property: property, step: index)
        }
        previous = step
      }
      return nil
    }
  }

  /// Checks a sequence; returns the first violation.
  public func check(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    jar.removeAll(keepingCapacity: true)
    now = UnixTime(seconds: FuzzSequence.epoch)
    var previous: FuzzSequence.Step?
    let last = sequence.steps.lastIndex { $0.kind == .response }
    let violation: PropertyViolation? = sequence.octets.withUnsafeBufferPointer { octets in
      for (index, step) in sequence.steps.enumerated() {
        if step.delay != 0 { now = now.advanced(bySeconds: Int64(step.delay)) }
        let property =
          step.kind == .request
          ? checkRequest(step) : checkResponse(step, after: previous, isLast: index == last, octets)
        if let property { return PropertyViolation(property: property, step: index) }
        if step.kind == .response { previous = step }
      }
      return nil
    }
    if let violation { return violation }
    guard jar.brokenInvariant() == nil else {
      return PropertyViolation(property: .jarInvariants, step: sequence.steps.count - 1)
    }
    return nil
  }

  // MARK: - One response

  private func checkResponse(
    _ step: FuzzSequence.Step, after previous: FuzzSequence.Step?, isLast: Bool,
    _ octets: UnsafeBufferPointer<UInt8>
  ) -> FuzzProperty? {
    executions &+= 1
    let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
    if let property = checkFolding(field, after: previous, octets) { return property }
    do throws(IgnoredReason) {
      let parsed = try parse(field)
      return check(parsed, field) ?? checkStoring(parsed, of: field, step, isLast: isLast)
    } catch {
      signatures.append(FieldSignature(nil, .ignored(error)))
      return ReferenceParser(field) == nil ? nil : .agreesWithReference
    }
  }

  @inline(__always)
  private func parse(_ field: UnsafeBufferPointer<UInt8>) throws(IgnoredReason) -> ParsedSetCookie {
    var parsed = try ParsedSetCookie(parsing: field)
    if let tamper { tamper(&parsed) }
    return parsed
  }

  private func check(_ parsed: ParsedSetCookie, _ field: UnsafeBufferPointer<UInt8>) -> FuzzProperty? {
    let end = field.count
    guard parsed.name.fits(end), parsed.value.fits(end), parsed.domain?.fits(end) ?? true,
      parsed.path?.fits(end) ?? true
    else { return .rangesWithinField }
    guard let reference = ReferenceParser(field), reference.agrees(with: parsed) else {
      return .agreesWithReference
    }
    written.removeAll()
    SetCookieText.append(parsed, of: field, to: written)
    guard let again = try? parse(written.octets), parsed.meansTheSame(as: again, in: field, written.octets) else {
      return .roundTrip
    }
    return nil
  }

  // MARK: - Folding

  private func checkFolding(
    _ field: UnsafeBufferPointer<UInt8>, after previous: FuzzSequence.Step?,
    _ octets: UnsafeBufferPointer<UInt8>
  ) -> FuzzProperty? {
    guard field.has(UInt8(ascii: ",")) else {
      guard let previous, FoldedSplit.isPlain(field) else { return nil }
      let before = UnsafeBufferPointer(rebasing: octets[previous.start..<previous.end])
      guard FoldedSplit.isPlain(before) else { return nil }
      return FoldedSplit.keeps(before, field, folded) ? nil : .foldedKeepsFields
    }
    return FoldedSplit.joins(field) ? nil : .foldedJoins
  }

  // MARK: - What is stored and sent

  private func checkStoring(
    _ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, _ step: FuzzSequence.Step, isLast: Bool
  ) -> FuzzProperty? {
    let place = contexts[FuzzContext.place(step)]
    switch jar.store(parsed, of: field, from: place.response, at: now) {
    case .inserted(let cookie):
      signatures.append(FieldSignature(parsed, .inserted))
      guard cookie.created == now else { return .storedAsParsed }
      return checkStored(cookie, parsed, of: field, place, isLast: isLast)
    case .replaced(let old, let cookie):
      signatures.append(FieldSignature(parsed, .replaced))
      guard cookie.created == old.created else { return .storedAsParsed }
      return checkStored(cookie, parsed, of: field, place, isLast: isLast)
    case .deleted(let cookie):
      signatures.append(FieldSignature(parsed, .deleted))
      return place.response.isHTTP || !cookie.httpOnly ? nil : .storedWithinRights
    case .ignored(let reason):
      signatures.append(FieldSignature(parsed, .ignored(reason)))
      return nil
    }
  }

  private func checkStored(
    _ cookie: Cookie, _ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, _ place: FuzzContext,
    isLast: Bool
  ) -> FuzzProperty? {
    guard jar.count <= Self.options.maximumCookies else { return .jarInvariants }
    guard CookieRights.allowsStoring(cookie, from: place.response) else { return .storedWithinRights }
    guard StoredComparison(parsed: parsed, field: field, now: now).agrees(with: cookie, from: place.response) else {
      return .storedAsParsed
    }
    // Once a sequence: it costs as much as storing.
    guard isLast else { return nil }
    written.removeAll()
    SetCookieText.append(cookie, to: written)
    guard let again = try? jar.cookie(in: written.octets, from: place.response, at: now) else { return nil }
    return CookieRights.isWithin(again, cookie) ? nil : .neverWidens
  }

  private func checkRequest(_ step: FuzzSequence.Step) -> FuzzProperty? {
    let place = contexts[FuzzContext.place(step)]
    sent.removeAll(keepingCapacity: true)
    jar.appendCookieField(for: place.request, at: now, to: &sent)
    let expected = model.cookieField(of: jar, for: place.request, at: now)
    if sent.withUnsafeBufferPointer({ $0.hasSameOctets(as: expected) }) { return nil }
    let cookies = jar.cookies(for: place.request, at: now)
    guard cookies.allSatisfy({ CookieRights.allowsSending($0, with: place.request, at: now) }) else {
      return .sentWithinRights
    }
    return sent.count < expected.count ? .sendsAll : .requestOrder
  }
}
