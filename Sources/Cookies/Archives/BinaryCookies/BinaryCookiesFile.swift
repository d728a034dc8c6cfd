/// All that a `Cookies.binarycookies` says, and all that is wrong with it.
///
/// What is damaged is left out and what can be read is there: a file that was cut off has the cookies in front of the cut.
public struct BinaryCookiesFile: Sendable {
  /// One cookie, where it stands, and its bits.
  public struct Entry: Hashable, Sendable {
    /// The cookie; its creation is the date of the last write, in whole seconds: Apple's platforms do not keep the creation
    /// of a cookie that is replaced.
    public var archived: ArchivedCookie
    /// The offset of its first byte in the file.
    public var offset: Int
    /// The field of bits as it stands there.
    public var flags: UInt32

    /// Whether a page's script set the cookie (bit 6). Platforms before iOS 14 or so did not write it.
    public var isSetByScript: Bool { flags & BinaryCookiesArchive.Flags.setByScript != 0 }
    /// Whether bit 5 and the dot in front of the domain contradict each other. The dot decides.
    public var contradictsItsDomain: Bool {
      archived.cookie.hostOnly != (flags & BinaryCookiesArchive.Flags.hostOnly != 0)
    }
  }

  /// In the file's order.
  public internal(set) var entries: [Entry] = []
  /// How many pages the file says it has. Without one it was emptied: a store that was never written has no file.
  public internal(set) var pageCount = 0
  /// What the property list behind the pages says of `NSHTTPCookieAcceptPolicy`: 0 always, 1 never, 2 only from the main
  /// document's domain; nil if there is no list.
  public internal(set) var acceptPolicy: Int64?
  /// Whether a property list stands behind the pages; files of 2013 have none, and no host-only bit either.
  public internal(set) var hasPropertyList = false
  /// What is wrong, in the file's order.
  public internal(set) var problems: [ArchiveError] = []

  /// Reads `bytes`, whatever they are.
  ///
  /// - Parameter verifiesChecksum: whether a wrong checksum is a problem.
  public init(_ bytes: [UInt8], verifiesChecksum: Bool = true) {
    do throws(ArchiveError) {
      try read(bytes, verifiesChecksum)
    } catch {
      problems.append(error)
    }
  }
}
