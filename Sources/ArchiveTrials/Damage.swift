import Cookies

/// A way to spoil an archive. The letters are for the line between processes.
public enum DamageKind: Character, Hashable, Sendable {
  /// An end is missing.
  case cut = "c"
  /// One bit is the other one.
  case flip = "f"
  /// Not an archive but something that a reader may trip over.
  case hostile = "x"
}

/// What a decoder did with a spoilt archive, again with a letter.
public enum Reaction: Character, Hashable, Sendable, CaseIterable {
  /// It threw.
  case refused = "r"
  /// It gave the right cookies: the damage hit nothing that matters.
  case unharmed = "u"
  /// It gave other cookies, as if nothing were wrong.
  case deceived = "d"
  /// The process ended.
  case trapped = "t"
  /// It did not come back.
  case unfinished = "h"
}

/// Spoils one archive in every way: all cuts, all flipped bits, and what `HostileInputs` has for it.
public struct DamagePlan {
  private let archive: any CookieArchive
  private let bytes: [UInt8]
  private let original: [ArchivedCookie]
  private let hostile: [(name: String, bytes: [UInt8])]

  /// Nil if the archive can hold none of the cookies that the trial has for it.
  public init?(_ archive: any CookieArchive) {
    self.archive = archive
    for cookies in [TypicalCookies.make(3), Self.sessionCookies] {
      if let bytes = try? archive.encode(cookies), let original = try? archive.decode(bytes) {
        (self.bytes, self.original) = (bytes, original)
        hostile = HostileInputs.all(for: archive)
        return
      }
    }
    return nil
  }

  private static var sessionCookies: [ArchivedCookie] {
    TypicalCookies.make(3).map { archived in
      var copy = archived
      copy.cookie.expires = nil
      return copy
    }
  }

  /// How many damages there are.
  public var count: Int { hostile.count + spoilt }
  private var spoilt: Int { bytes.count * 9 }

  /// Damage number `index`: the hostile inputs first, then cuts and flips, mixed, so that whoever stops early has seen
  /// some of each.
  public func damage(_ index: Int) -> (kind: DamageKind, bytes: [UInt8]) {
    if index < hostile.count { return (.hostile, hostile[index].bytes) }
    // The stride has no factor in common with the number, so that every place comes once.
    let place = (index - hostile.count) * stride % spoilt
    if place < bytes.count { return (.cut, Array(bytes[..<place])) }
    var flipped = bytes
    flipped[(place - bytes.count) / 8] ^= 1 << ((place - bytes.count) % 8)
    return (.flip, flipped)
  }

  private var stride: Int { [7919, 7907, 7901].first { spoilt % $0 != 0 } ?? 1 }

  /// What the hostile inputs for an archive are called, in their order.
  public static func hostileNames(for archive: any CookieArchive) -> [String] {
    HostileInputs.all(for: archive).map(\.name)
  }

  /// Lets the archive decode a damaged one.
  public func reaction(to input: [UInt8]) -> Reaction {
    guard let cookies = try? archive.decode(input) else { return .refused }
    return Self.agree(cookies, original) ? .unharmed : .deceived
  }

  /// Times of creation apart: some types stamp them anew at every decoding.
  private static func agree(_ left: [ArchivedCookie], _ right: [ArchivedCookie]) -> Bool {
    left.map(withoutCreation) == right.map(withoutCreation)
  }

  private static func withoutCreation(_ archived: ArchivedCookie) -> ArchivedCookie {
    var copy = archived
    copy.cookie.created = UnixTime(microseconds: 0)
    copy.cookie.lastAccessed = UnixTime(microseconds: 0)
    return copy
  }
}
