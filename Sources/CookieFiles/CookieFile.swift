import Cookies

/// What a file of cookies has, whoever wrote it.
///
/// A damaged file has what could be read of it, and says in ``problems`` where it is damaged.
public struct CookieFile: Sendable {
  /// One cookie and what its file says of it.
  public struct Entry: Sendable {
    /// The cookie. A time that the file does not say is the epoch.
    public var cookie: Cookie
    /// The file's date of creation; nil if it has none.
    public var created: UnixTime?
    /// Whether a page's script set it; nil if the file does not say.
    public var isSetByScript: Bool?
    /// Whether its value is encrypted and so not known.
    public var isEncrypted = false

    public init(_ cookie: Cookie, created: UnixTime? = nil, isSetByScript: Bool? = nil, isEncrypted: Bool = false) {
      self.cookie = cookie
      self.created = created
      self.isSetByScript = isSetByScript
      self.isEncrypted = isEncrypted
    }
  }

  /// What the file is, in words: "Apple's Cookies.binarycookies".
  public var format: String
  /// In the file's order.
  public var entries: [Entry] = []
  /// Whether ``Entry/created`` is the date of the last write.
  public var createdIsLastWrite = false
  /// What is damaged or cannot be read, and where.
  public var problems: [String] = []
  /// What a reader has to know to judge by the file.
  public var notes: [String] = []

  public init(format: String) { self.format = format }
}

/// A file as it was read, with those that belong to it.
public struct CookieFileInput: Sendable {
  /// For messages.
  public var path: String
  public var bytes: [UInt8]
  /// A database's log of what was written last, from beside it ("-wal"); nil if there is none.
  public var log: [UInt8]?
  /// A database's journal of an unfinished change, from beside it ("-journal"); nil if there is none.
  public var journal: [UInt8]?

  public init(path: String, bytes: [UInt8], log: [UInt8]? = nil, journal: [UInt8]? = nil) {
    self.path = path
    self.bytes = bytes
    self.log = log
    self.journal = journal
  }
}
