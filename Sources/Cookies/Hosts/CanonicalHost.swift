/// A host name in canonical form (RFC 6265bis, section 5.1.2), or an IP address in its one usual spelling.
public struct CanonicalHost: Hashable, Sendable {
  /// Lower-case A-labels and LDH labels joined with dots; `1.2.3.4`; or `[::1]` with its brackets.
  public var name: String
  /// True for an IPv4 or IPv6 address.
  public var isIPAddress: Bool

  /// The canonical form of `host`; nil if it has none.
  ///
  /// Underscores are let through, as in every browser, although no LDH label has one. A U-label is mapped to lower
  /// case and full-width ASCII to ASCII; there is no table of the other IDNA mappings.
  public init?(_ host: some StringProtocol) {
    // Far beyond what the DNS can name; Punycode takes time quadratic in the length.
    guard host.utf8.count <= Self.maximumLength else { return nil }
    if host.hasPrefix("[") {
      guard host.hasSuffix("]"), let address = IPv6Address(host.dropFirst().dropLast()) else { return nil }
      self.init(name: "[\(address)]", isIPAddress: true)
      return
    }
    // Step 1, with the full stops that IDNA counts as separators.
    guard let decoded = PercentDecoding.text(host) else { return nil }
    var labels: [String] = []
    for label in decoded.unicodeScalars.domainLabels {
      // Steps 2 to 4.
      guard let canonical = Self.canonical(label: label) else { return nil }
      labels.append(canonical)
    }
    guard Self.hasAcceptableEmptyLabels(labels) else { return nil }
    // An IPv4 address in any of its spellings: the last label is a number.
    if let address = IPv4Address.endingInNumber(labels) {
      guard let address else { return nil }
      self.init(name: address, isIPAddress: true)
      return
    }
    // Step 5.
    self.init(name: labels.joined(separator: "."), isIPAddress: false)
  }

  /// Longer hosts have no canonical form.
  public static let maximumLength = 4096

  init(name: String, isIPAddress: Bool) {
    self.name = name
    self.isIPAddress = isIPAddress
  }

  /// One empty label at the end is the root's; any other has no canonical form.
  private static func hasAcceptableEmptyLabels(_ labels: [String]) -> Bool {
    guard let first = labels.first, !first.isEmpty else { return false }
    return !labels.dropLast().contains("")
  }

  /// Steps 2 to 4 for one label.
  static func canonical(label: [Unicode.Scalar]) -> String? {
    if label.allSatisfy(\.isASCII) {
      let bytes = label.map { UInt8(truncatingIfNeeded: $0.value).lowercased }
      guard bytes.allSatisfy(isHostByte) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      // Step 4: an A-label stands for something that is not ASCII, or it is a fake.
      guard text.hasPrefix("xn--") else { return text }
      guard let scalars = Punycode.decode(text.dropFirst(4)), scalars.contains(where: { !$0.isASCII }) else {
        return nil
      }
      return text
    }
    // Step 3. Soft hyphens and joiners that IDNA drops are not part of the name.
    var mapped: [Unicode.Scalar] = []
    for scalar in label where !isIgnored(scalar) { mapped += narrow(scalar).properties.lowercaseMapping.unicodeScalars }
    if mapped.allSatisfy(\.isASCII) { return canonical(label: mapped) }
    guard mapped.allSatisfy(isUnicodeLabelScalar) else { return nil }
    return Punycode.encode(mapped).map { "xn--" + $0 }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == .minus || byte == UInt8(ascii: "_")
  }

  /// Full-width ASCII and its ASCII counterpart.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xFF01, scalar.value <= 0xFF5E else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xAD || scalar.value == 0x200B }

  private static func isUnicodeLabelScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isHostByte(UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return scalar.value == 0x200C || scalar.value == 0x200D
    default: return true
    }
  }
}

extension String.UnicodeScalarView {
  /// The labels between full stops: U+002E and the three that IDNA treats like it.
  fileprivate var domainLabels: [[Unicode.Scalar]] {
    var labels: [[Unicode.Scalar]] = [[]]
    for scalar in self {
      switch scalar.value {
      case 0x2E, 0x3002, 0xFF0E, 0xFF61: labels.append([])
      default: labels[labels.count - 1].append(scalar)
      }
    }
    return labels
  }
}
