import CookieProperties
import Cookies

/// Compares two Cookie fields, pair by pair, with what we know of where each pair comes from.
struct FieldComparison {
  private let reference: Reference

  init(_ reference: Reference) { self.reference = reference }

  func differences(_ ours: [UInt8], _ theirs: [UInt8]) -> Set<Difference> {
    let (mine, others) = (Self.pairs(ours), Self.pairs(theirs))
    var extra = others
    var missing: [[UInt8]] = []
    for pair in mine {
      if let place = extra.firstIndex(of: pair) { extra.remove(at: place) } else { missing.append(pair) }
    }
    if extra.isEmpty, missing.isEmpty { return [Difference(kind: DifferenceKind(.order, rule: "5.8.3.4"))] }
    var differences: Set<Difference> = []
    for pair in extra {
      if var unwanted = unwanted(pair) {
        unwanted.fields += fields(where: { Self.resemble($0, pair) }).filter { !unwanted.fields.contains($0) }
        differences.insert(unwanted)
        replace(pair, &missing)
      } else if let place = missing.firstIndex(where: { Self.resemble($0, pair) }) {
        let whole = missing.remove(at: place)
        let kind = DifferenceKind(.textDiffers, rule: "5.6 step 3")
        differences.insert(Difference(kind: kind, fields: fields(where: { $0 == whole })))
        replace(pair, &missing)
      } else {
        differences.insert(unknown(pair))
      }
    }
    for pair in missing {
      // A pair that no field has was pushed aside by an altered one.
      guard !fields(where: { $0 == pair }).isEmpty else { continue }
      let rivals = fields(where: { Self.name($0) == Self.name(pair) })
      differences.insert(Difference(kind: DifferenceKind(.omits, rule: "5.8.3.3"), fields: rivals))
    }
    return differences
  }

  /// What comes in the place of another cookie of its name is one difference.
  private func replace(_ pair: [UInt8], _ missing: inout [[UInt8]]) {
    if let place = missing.firstIndex(where: { Self.name($0) == Self.name(pair) }) { missing.remove(at: place) }
  }

  /// The fields whose pair fits. What we ignore as a whole has none, and may be any.
  private func fields(where fits: ([UInt8]) -> Bool) -> [Int] {
    reference.fields.indices.filter { reference.fields[$0].pair.map(fits) ?? true }
  }

  /// Why we do not send a pair that some field has; nil if no field has it.
  private func unwanted(_ pair: [UInt8]) -> Difference? {
    let sources = reference.fields.indices.filter { reference.fields[$0].pair == pair }
    if !sources.isEmpty {
      // Of several fields with this pair one at least leaves no cookie that goes along.
      let reasons = sources.compactMap(unwanted)
      return reasons.first { $0.kind.effect == .storesRefused } ?? reasons.last
        ?? Difference(kind: DifferenceKind(.sendsBeyond, rule: "5.8.3.3", subject: "twice"))
    }
    // What we ignore as a whole has no pair to compare with.
    return refusal { $0.starts(with: pair) }
  }

  /// The last field that we ignore as a whole and whose octets fit.
  private func refusal(_ fits: ([UInt8]) -> Bool) -> Difference? {
    for number in reference.fields.indices.reversed() {
      let field = reference.fields[number]
      guard field.pair == nil, case .ignored(let reason) = field.result,
        fits(field.octets) || fits(field.octets.filter { !$0.isControl })
      else { continue }
      return Difference(kind: DifferenceKind(storing: reason), fields: [number])
    }
    return nil
  }

  /// The name in a pair of a Cookie field; empty if there is none.
  private static func name(_ pair: [UInt8]) -> ArraySlice<UInt8> {
    pair.firstIndex(of: UInt8(ascii: "=")).map { pair[..<$0] } ?? []
  }

  static func pairs(_ field: [UInt8]) -> [[UInt8]] {
    guard !field.isEmpty else { return [] }
    var pairs: [[UInt8]] = [[]]
    var index = 0
    while index < field.count {
      if field[index] == UInt8(ascii: ";"), index + 1 < field.count, field[index + 1] == UInt8(ascii: " ") {
        pairs.append([])
        index += 2
      } else {
        pairs[pairs.count - 1].append(field[index])
        index += 1
      }
    }
    return pairs
  }

  /// True if one text most likely comes of the other.
  private static func resemble(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (name, other) = (left.prefix { $0 != UInt8(ascii: "=") }, right.prefix { $0 != UInt8(ascii: "=") })
    if left.isEmpty || right.isEmpty { return false }
    return name == other || left.starts(with: right) || right.starts(with: left) || InputText.contains(left, right)
      || InputText.contains(right, left)
  }

  /// Why we do not send the pair of this field; nil if we do.
  private func unwanted(_ number: Int) -> Difference? {
    let field = reference.fields[number]
    switch field.result {
    case .ignored(.alreadyExpired), .deleted: return Difference(kind: deletion(field.lifetime), fields: [number])
    case .ignored(let reason): return Difference(kind: DifferenceKind(storing: reason), fields: [number])
    case .inserted(let cookie), .replaced(_, let cookie):
      guard let jar = reference.jar, let kept = jar[cookie.identity], kept.value == cookie.value else {
        return gone(cookie, number)
      }
      return beyond(kept, field.lifetime).map { Difference(kind: $0, fields: [number]) }
    }
  }

  private func deletion(_ lifetime: String) -> DifferenceKind {
    DifferenceKind(.deletionIgnored, rule: lifetime == "Max-Age" ? "5.6.2.7" : "5.6.1", subject: lifetime)
  }

  /// It was stored, and is not there any more.
  private func gone(_ cookie: Cookie, _ number: Int) -> Difference {
    let later = reference.fields.lastIndex { $0.identity == cookie.identity } ?? number
    let lifetime =
      reference.fields.last { $0.identity == cookie.identity && !$0.lifetime.isEmpty }?.lifetime
      ?? reference.fields[number].lifetime
    switch reference.fields[later].result {
    case .deleted: return Difference(kind: deletion(lifetime), fields: [later])
    case .replaced: return Difference(kind: DifferenceKind(.keepsOld, rule: "5.7.23"), fields: [number, later])
    default: return Difference(kind: expired(cookie, lifetime), fields: [later])
    }
  }

  private func expired(_ cookie: Cookie, _ lifetime: String) -> DifferenceKind {
    let end = cookie.expires.map { $0.seconds - cookie.created.seconds } ?? 0
    return end >= RecordComparison.longestLifetime
      ? .unlimited : DifferenceKind(.sendsExpired, rule: "5.7.24", subject: lifetime)
  }

  /// It is there, and does not go with this request.
  private func beyond(_ cookie: Cookie, _ lifetime: String) -> DifferenceKind? {
    guard let (context, now) = reference.request else { return nil }
    if CookieRights.allowsSending(cookie, with: context, at: now) { return nil }
    let subject: String
    if cookie.isExpired(at: now) {
      return expired(cookie, lifetime)
    } else if !CookieRights.hostMatches(cookie, context.url) {
      subject = cookie.hostOnly ? "host-only" : "Domain"
    } else if !CookieRights.pathMatches(cookie, context.url) {
      subject = "Path"
    } else if cookie.secure, !context.url.isSecure {
      subject = "Secure"
    } else if cookie.httpOnly, !context.isHTTP {
      subject = "HttpOnly"
    } else {
      subject = cookie.sameSite == .default ? "default-SameSite" : "SameSite"
    }
    return DifferenceKind(.sendsBeyond, rule: "5.8.3.3", subject: subject)
  }

  /// A pair that no field has, and none that is missing is like.
  private func unknown(_ pair: [UInt8]) -> Difference {
    let split = reference.fields.indices.filter { InputText.follows(pair, aCommaIn: reference.fields[$0].octets) }
    if !split.isEmpty {
      return Difference(kind: DifferenceKind(.injected, rule: "5.6 step 2", subject: "comma"), fields: split)
    }
    if let refusal = refusal({ InputText.contains($0, pair) }) { return refusal }
    return Difference(kind: DifferenceKind(.textDiffers, rule: "5.6 step 3"))
  }
}
