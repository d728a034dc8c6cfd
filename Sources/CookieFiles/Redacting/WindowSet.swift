import Cookies

/// Pieces of 8 bytes of what is to be written, to be looked for in what is secret: millions of them, looked up for each byte of a
/// capture.
struct WindowSet {
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private var count = 0
  /// The piece of eight zero bytes, which marks an empty slot.
  private var hasZero = false
  /// A bit for each hash: most bytes are done with here.
  private var bits = [UInt64](repeating: 0, count: 1 << 18)

  var isEmpty: Bool { count == 0 && !hasZero }

  private static func hash(_ window: UInt64) -> UInt64 {
    let product = window &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  @inline(__always)
  func contains(_ window: UInt64) -> Bool {
    let hash = Self.hash(window)
    let bit = Int(truncatingIfNeeded: hash >> 7) & (1 << 24 - 1)
    guard bits[bit >> 6] >> UInt64(bit & 63) & 1 != 0 else { return false }
    return isHeld(window, hash)
  }

  private func isHeld(_ window: UInt64, _ hash: UInt64) -> Bool {
    if window == 0 { return hasZero }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == window { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  mutating func insert(_ window: UInt64) {
    let hash = Self.hash(window)
    let bit = Int(truncatingIfNeeded: hash >> 7) & (1 << 24 - 1)
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
    if window == 0 {
      hasZero = true
      return
    }
    if count * 2 >= slots.count { grow() }
    if place(window) { count += 1 }
  }

  private mutating func place(_ window: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: Self.hash(window)) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == window { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = window
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for window in old where window != 0 { _ = place(window) }
  }
}

/// Looks for pieces of what is to be written in what is secret, as it goes by.
struct SecretScan {
  private let windows: WindowSet
  private(set) var found: Set<UInt64> = []
  private var hash: UInt64 = 0
  private var count = 0
  // A body may be in Base64: what that stands for is looked at as well.
  private var sextets: UInt32 = 0
  private var sextetCount = 0
  private var decodedHash: UInt64 = 0
  private var decodedCount = 0

  init(_ windows: WindowSet) { self.windows = windows }

  mutating func scan(_ text: String) { scan(Cookie.octets(of: text)) }

  mutating func scan(_ octets: [UInt8]) {
    start()
    octets.withUnsafeBufferPointer { append($0, isBody: false) }
  }

  /// Another secret begins.
  mutating func start() { (hash, count, sextets, sextetCount, decodedHash, decodedCount) = (0, 0, 0, 0, 0, 0) }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, isBody: Bool = true) {
    for byte in bytes {
      hash = hash << 8 | UInt64(byte)
      count &+= 1
      if count >= 8, windows.contains(hash) { found.insert(hash) }
      if isBody { decode(byte) }
    }
  }

  @inline(__always)
  private mutating func decode(_ byte: UInt8) {
    let value = Self.sextet[Int(byte)]
    guard value < 64 else {
      // Line ends stand within; anything else ends it.
      if byte != 0x0A, byte != 0x0D { (sextetCount, decodedCount) = (0, 0) }
      return
    }
    sextets = sextets << 6 | UInt32(value)
    sextetCount &+= 1
    guard sextetCount & 3 != 1 else { return }
    // The second to fourth sextet complete a byte each.
    let shift = UInt32(6 - 2 * (sextetCount & 3 == 0 ? 3 : (sextetCount & 3) - 1))
    decodedHash = decodedHash << 8 | UInt64(sextets >> (shift & 7) & 0xFF)
    decodedCount &+= 1
    if decodedCount >= 8, windows.contains(decodedHash) { found.insert(decodedHash) }
  }

  private static let sextet: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 256)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, letter) in letters.utf8.enumerated() { table[Int(letter)] = UInt8(value) }
    table[0x2D] = 62
    table[0x5F] = 63
    return table
  }()
}
