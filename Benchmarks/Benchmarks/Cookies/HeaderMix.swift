/// Set-Cookie fields as they occur: 40 % session cookies with 4 to 6 attributes, 20 % bare ones, 20 % with a date in
/// one of seven formats, 10 % of 1 to 4 KB, 10 % malformed. Seeded: every run and every parser gets the same.
struct HeaderMix {
  let fields: [[UInt8]]
  let dates: [[UInt8]]

  init(count: Int = 10_000, seed: UInt64 = 20_260_101) {
    var maker = HeaderMaker(random: Random(seed: seed))
    var fields: [String] = []
    for _ in 0..<count * 4 / 10 { fields.append(maker.session()) }
    for _ in 0..<count * 2 / 10 { fields.append(maker.short()) }
    for _ in 0..<count * 2 / 10 { fields.append(maker.expiring()) }
    for _ in 0..<count / 10 { fields.append(maker.long()) }
    for _ in 0..<count / 10 { fields.append(maker.malformed()) }
    fields.shuffle(using: &maker.random)
    self.fields = fields.map { Array($0.utf8) }
    dates = (0..<1000).map { _ in Array(maker.date().utf8) }
  }
}

/// Makes one field at a time.
struct HeaderMaker {
  var random: Random

  static let names = [
    "SESSIONID", "sid", "PHPSESSID", "JSESSIONID", "connect.sid", "__Host-session", "__Secure-auth", "csrftoken",
    "XSRF-TOKEN", "_ga", "_gid", "refresh_token", "access_token", "lang", "theme", "cart", "uid", "AWSALB",
    "cf_clearance", "remember_me",
  ]

  mutating func name() -> String { random.chance(70) ? random.pick(Self.names) : random.token(3...14) }

  mutating func session() -> String {
    let expires = random.chance(30)
    let count = random.number(4...6)
    return joined(["\(name())=\(random.token(20...64))"] + attributes(count, date: expires ? date(1) : nil))
  }

  mutating func short() -> String { "\(name())=\(random.token(0...12))" }

  mutating func expiring() -> String {
    let count = random.number(1...4)
    return joined(["\(name())=\(random.token(4...24))"] + attributes(count, date: date()))
  }

  mutating func long() -> String {
    let count = random.number(2...5)
    return joined(["\(name())=\(random.token(1000...3900))"] + attributes(count, date: nil))
  }

  private mutating func attributes(_ count: Int, date: String?) -> [String] {
    var pool = [
      "\(anyCase("Path"))=\(random.pick(["/", "/app", "/account/settings", "/api/v2"]))",
      "\(anyCase("Domain"))=\(random.pick(["example.com", ".example.com", "www.example.com", "EXAMPLE.com"]))",
      anyCase("Secure"), anyCase("HttpOnly"),
      "\(anyCase("SameSite"))=\(random.pick(["Lax", "Strict", "None", "lax"]))",
    ]
    if date == nil { pool.append("\(anyCase("Max-Age"))=\(random.pick(["0", "60", "3600", "86400", "31536000"]))") }
    if random.chance(15) { pool.append(random.pick(["Partitioned", "Priority=High", "Comment=x", "Version=1"])) }
    pool.shuffle(using: &random)
    var chosen = date.map { ["\(anyCase("Expires"))=\($0)"] } ?? []
    chosen += pool.prefix(max(0, count - chosen.count))
    chosen.shuffle(using: &random)
    return chosen
  }

  private mutating func anyCase(_ word: String) -> String {
    switch random.number(0...4) {
    case 0: word.lowercased()
    case 1: word.uppercased()
    default: word
    }
  }

  private mutating func joined(_ parts: [String]) -> String {
    var result = parts[0]
    for part in parts.dropFirst() { result += (random.chance(80) ? "; " : random.pick([";", " ; "])) + part }
    return result
  }
}
