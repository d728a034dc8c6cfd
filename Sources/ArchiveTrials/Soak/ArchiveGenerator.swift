import Choices
import CookieFuzzing
import Cookies

/// Makes bytes that are archives of one kind, nearly are, or are not at all.
struct ArchiveGenerator {
  private var random: SplitMix64
  private let fields: FieldSource
  private let archive: any CookieArchive
  private let isRecordsOnly: Bool
  /// Archives to start from, made anew now and then.
  private var seeds: [[UInt8]] = []
  private var made = 0

  private static let renewal = 4096
  private static let seedCount = 24

  init(seed: UInt64, target: String) {
    random = SplitMix64(seed: seed)
    fields = FieldSource(seed: ~seed)
    isRecordsOnly = target == "compact-records"
    switch target {
    case "binarycookies": archive = BinaryCookiesArchive()
    case "cookies.txt": archive = CookiesTxtArchive()
    case "set-cookie": archive = SetCookieArchive()
    default: archive = CompactArchive()
    }
  }

  mutating func bytes() -> [UInt8] {
    if made % Self.renewal == 0 { renew() }
    made += 1
    var bytes = random.choose(below: 64) == 0 ? fields.field() : random.pick(seeds)
    for _ in 0..<random.choose(below: 4) where !bytes.isEmpty { mutate(&bytes) }
    return bytes
  }

  private mutating func renew() {
    seeds = []
    while seeds.count < Self.seedCount {
      var cookies: [ArchivedCookie] = []
      for _ in 0..<random.choose(below: 4) { cookies.append(cookie()) }
      // Not every archive can hold every cookie: then it gets others.
      guard var bytes = try? archive.encode(cookies) else { continue }
      if isRecordsOnly { bytes = [UInt8(cookies.count)] + bytes[24..<bytes.count - 8] }
      seeds.append(bytes)
    }
  }

  private mutating func cookie() -> ArchivedCookie {
    let cookie = Cookie(
      name: text(), value: text(), domain: random.pick(["example.com", "www.example.com", "[::1]", "a"]),
      path: random.pick(["/", "/a", "/a/b c"]), hostOnly: flag(), secure: true, httpOnly: flag(),
      sameSite: random.pick(SameSite.allCases), expires: random.choose(below: 4) == 0 ? nil : time(), created: time(),
      lastAccessed: time(), partitionKey: random.choose(below: 8) == 0 ? text() : nil)
    return ArchivedCookie(cookie, properties: random.choose(below: 4) == 0 ? [property(), property()] : [])
  }

  private mutating func property() -> ArchivedProperty {
    switch random.choose(below: 7) {
    case 0: .version(Int64(random.choose(below: 3)))
    case 1: .comment(text())
    case 2: .commentURL(text())
    case 3: .ports([80, UInt16(random.choose(below: 65_536))])
    case 4: .originURL(text())
    case 5: .named(text(), text())
    default: .unknown(tag: UInt64(random.choose(below: 300)), bytes: fields.field())
    }
  }

  private mutating func flag() -> Bool { random.choose(below: 2) == 0 }

  private mutating func text() -> String {
    random.choose(below: 3) == 0
      ? Cookie.text(octets: fields.field().prefix(80))
      : random.pick(["", "a", "sid", "31d4 \u{E9}", "x=y", "\u{10FF80}"])
  }

  private mutating func time() -> UnixTime {
    switch random.choose(below: 6) {
    case 0: UnixTime(microseconds: Int64(bitPattern: random.next()))
    case 1: random.pick([.distantPast, .distantFuture, UnixTime(microseconds: 0)])
    case 2: UnixTime(microseconds: 1_767_225_600_000_000 + Int64(random.choose(below: 1_000_000_000)))
    default: UnixTime(seconds: 1_767_225_600 + Int64(random.choose(below: 100_000_000)))
    }
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = random.choose(below: bytes.count)
    switch random.choose(below: 8) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(random.choose(below: 8))
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(random.pick([0, 1, 9, 10, 13, 32, 35, 59, 127, 128, 255]), at: place)
    case 4: bytes.removeLast(bytes.count - place)
    case 5: bytes += random.pick(seeds)
    case 6: splice(&bytes, place)
    default: for index in place..<min(place + 4, bytes.count) { bytes[index] = random.pick([0, 0x7F, 0x80, 0xFF]) }
    }
  }

  /// Puts a piece of another archive into this one.
  private mutating func splice(_ bytes: inout [UInt8], _ place: Int) {
    let other = random.pick(seeds)
    guard !other.isEmpty else { return }
    let start = random.choose(below: other.count)
    let piece = other[start..<min(start + 1 + random.choose(below: 16), other.count)]
    bytes.replaceSubrange(place..<min(place + random.choose(below: 16), bytes.count), with: piece)
  }
}

extension SplitMix64 {
  fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element { elements[choose(below: elements.count)] }
}
