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

  private let fields: FieldChecker
  private let contexts = FuzzContext.all
  @exclusivity(unchecked) private var jar: CookieJar
  @exclusivity(unchecked) private var now = UnixTime(seconds: FuzzSequence.epoch)
  @exclusivity(unchecked) private var sent: [UInt8] = []
  private let written = OctetBuffer()
  @exclusivity(unchecked) private var model = RequestModel()

  /// - Parameters:
  ///   - tamper: falsifies what the parser returns, to prove that the properties notice.
  ///   - options: the jar's ways; others than these are faults that the properties have to notice.
  public init(tamper: FieldChecker.Tamper? = nil, options: CookieJar.Options = PropertyChecker.options) {
    fields = FieldChecker(tamper: tamper)
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

  /// Checks the parser and the folded splitter on the fields of a sequence alone, which takes half the time; returns
  /// the first violation.
  public func checkParser(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    return sequence.octets.withUnsafeBufferPointer { octets in
      var previous: UnsafeBufferPointer<UInt8>?
      for (index, step) in sequence.steps.enumerated() where step.kind == .response {
        executions &+= 1
        let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
        if let property = fields.checkFolding(field, after: previous) ?? fields.check(field) {
          return PropertyViolation(property: property, step: index)
        }
        previous = field
      }
      return nil
    }
  }

  /// Checks a sequence; returns the first violation.
  public func check(_ sequence: FuzzSequence) -> PropertyViolation? {
    signatures.removeAll(keepingCapacity: true)
    jar.removeAll(keepingCapacity: true)
    now = UnixTime(seconds: FuzzSequence.epoch)
    var previous: UnsafeBufferPointer<UInt8>?
    let last = sequence.steps.lastIndex { $0.kind == .response }
    let violation: PropertyViolation? = sequence.octets.withUnsafeBufferPointer { octets in
      for (index, step) in sequence.steps.enumerated() {
        if step.delay != 0 { now = now.advanced(bySeconds: Int64(step.delay)) }
        let property: FuzzProperty?
        if step.kind == .request {
          property = checkRequest(step)
        } else {
          let field = UnsafeBufferPointer(rebasing: octets[step.start..<step.end])
          property = fields.checkFolding(field, after: previous) ?? checkResponse(step, field, isLast: index == last)
          previous = field
        }
        if let property { return PropertyViolation(property: property, step: index) }
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
    _ step: FuzzSequence.Step, _ field: UnsafeBufferPointer<UInt8>, isLast: Bool
  ) -> FuzzProperty? {
    executions &+= 1
    do throws(IgnoredReason) {
      let parsed = try fields.parse(field)
      return fields.check(parsed, field) ?? checkStoring(parsed, of: field, step, isLast: isLast)
    } catch {
      signatures.append(FieldSignature(nil, .ignored(error)))
      return fields.checkRefused(field)
    }
  }

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
    var isExpected = false
    jar.withEntries { isExpected = model.agrees(with: sent, of: $0, for: place.request, at: now) }
    if isExpected { return nil }
    let cookies = jar.cookies(for: place.request, at: now)
    guard cookies.allSatisfy({ CookieRights.allowsSending($0, with: place.request, at: now) }) else {
      return .sentWithinRights
    }
    return sent.count < model.length ? .sendsAll : .requestOrder
  }
}
