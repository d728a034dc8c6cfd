import Foundation

/// The file that records are appended to: one line each, handed to the system in whole lines.
struct TraceFile {
  /// What the file's first line says of the app.
  struct Device: Equatable {
    var storesAreEphemeral: Bool?
    var readsBack = false
    /// The first number of the system's version, where it says which web view there is.
    var version = Self.systemVersion

    private static var systemVersion: Int? {
      #if canImport(Darwin)
        ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      #else
        nil
      #endif
    }

    /// As `twinjar diagnose` knows them: which causes there can be depends on it.
    static var system: String {
      #if os(Android)
        "android"
      #elseif canImport(Darwin)
        "apple"
      #else
        "linux"
      #endif
    }

    var text: String {
      let stores = storesAreEphemeral.map { "\"storesAreEphemeral\":\($0)," } ?? ""
      let number = version.map { "\"version\":\($0)," } ?? ""
      return "{\"system\":\"\(Self.system)\",\(number)\(stores)\"readsBack\":\(readsBack)}"
    }
  }

  /// What the file's first line says.
  struct Header {
    /// Microseconds since 1970 at which the trace's clock is 0: the same for all files of an installation.
    var epoch: Int64
    /// Tells installations apart; it follows from the key, and does not give it away.
    var install: String
    /// Files are counted from 1.
    var part: Int
    /// Launches of the app before this file.
    var launches: Int32
    /// The kinds that the app notes, as the format writes them.
    var sees: [String]
    var device: Device
    /// This file begins with copies of these requests of the file before, which have no answer yet: their numbers there.
    var carried: [Int32] = []

    /// How each of them begins.
    static let start = "{\"schema\":\"twinjar.trace/2\""

    var line: String {
      let words = sees.map { "\"\($0)\"" }.joined(separator: ",")
      let copies = carried.map { "\($0)" }.joined(separator: ",")
      return "\(Self.start),\"source\":\"recorder\",\"epoch\":\(epoch),\"sees\":[\(words)],"
        + "\"device\":\(device.text),"
        + "\"recorder\":{\"install\":\"\(install)\",\"part\":\(part),\"launches\":\(launches),\"carried\":[\(copies)]}}\n"
    }

    /// Nil for a line that is none of a recorder's.
    init?(_ line: [UInt8]) {
      guard let object = (try? JSONSerialization.jsonObject(with: Data(line))) as? [String: Any],
        object["schema"] as? String == "twinjar.trace/2", let epoch = object["epoch"] as? Int,
        let sees = object["sees"] as? [String], let recorder = object["recorder"] as? [String: Any],
        let install = recorder["install"] as? String, let part = recorder["part"] as? Int,
        let launches = recorder["launches"] as? Int, (1...Self.mostParts).contains(part),
        (0...Self.mostLaunches).contains(launches)
      else { return nil }
      // A file of before says nothing of it.
      let device = object["device"] as? [String: Any]
      self.device = Device(
        storesAreEphemeral: device?["storesAreEphemeral"] as? Bool,
        readsBack: device?["readsBack"] as? Bool ?? false, version: device?["version"] as? Int)
      (self.epoch, self.install, self.part) = (Int64(epoch), install, part)
      (self.launches, self.sees) = (Int32(launches), sees)
    }

    // As `twinjar diagnose` takes them: what has more is damaged.
    private static let mostParts = 1_000_000_000
    private static let mostLaunches = 1_000_000_000

    init(epoch: Int64, install: String, part: Int, launches: Int32, sees: [String], device: Device) {
      (self.epoch, self.install, self.part) = (epoch, install, part)
      (self.launches, self.sees, self.device) = (launches, sees, device)
    }
  }

  let header: Header
  /// How many records it has.
  private(set) var records: Int32 = 0
  /// In bytes.
  private(set) var size: Int
  private let descriptor: Int32

  /// What became of opening a file.
  enum Opened {
    /// With what is there already; nil if it was just begun.
    case trace(TraceFile, Content?)
    /// It is of another version of the app, so that another part goes on; or none of this installation's: then it has no content.
    case foreign(Content?)
    case empty
    case failed(Int32)
  }

  /// Goes on with a file; what is no whole line at its end is cut off.
  static func open(_ path: String, install: String, sees: [String], device: Device) -> Opened {
    let descriptor = Self.descriptor(path, O_RDWR | O_APPEND)
    guard descriptor >= 0 else { return errno == ENOENT ? .empty : .failed(errno) }
    let content: [UInt8]
    do {
      content = [UInt8](try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data())
    } catch { return fail(descriptor) }
    guard !hasNothing(content) else {
      Foundation.close(descriptor)
      return .empty
    }
    let found = Content(content, install: install)
    guard let found, found.header.sees == sees, found.header.device == device else {
      Foundation.close(descriptor)
      return .foreign(found)
    }
    guard found.end == content.count || ftruncate(descriptor, off_t(found.end)) == 0 else { return fail(descriptor) }
    return .trace(TraceFile(found, descriptor), found)
  }

  /// Begins a new file in the place of whatever is there.
  static func create(_ path: String, _ header: Header) -> Opened {
    let descriptor = Self.descriptor(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC)
    guard descriptor >= 0 else { return .failed(errno) }
    let line = Array(header.line.utf8)
    var file = TraceFile(header: header, size: 0, descriptor: descriptor)
    guard file.append(line, records: 0) else { return fail(descriptor) }
    return .trace(file, nil)
  }

  private static func descriptor(_ path: String, _ flags: Int32) -> Int32 {
    // One that another recorder writes to is left alone, before it is emptied.
    let descriptor = Foundation.open(path, flags & ~O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return -1 }
    var isOurs = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    if isOurs, flags & O_TRUNC != 0 { isOurs = ftruncate(descriptor, 0) == 0 }
    guard isOurs else {
      let error = errno
      Foundation.close(descriptor)
      errno = error
      return -1
    }
    return descriptor
  }

  private static func fail(_ descriptor: Int32) -> Opened {
    let error = errno
    Foundation.close(descriptor)
    return .failed(error == 0 ? EIO : error)
  }

  func close() { Foundation.close(descriptor) }

  /// - Returns: false if not all of it was written; then the file is as it was, but for an end that the next opening cuts off.
  mutating func append(_ bytes: [UInt8], records added: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, bytes.count - done) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let error = errno
        ftruncate(descriptor, off_t(size))
        errno = error
        return false
      }
      done += written
    }
    size += bytes.count
    records += added
    return true
  }

  // MARK: - What is there

  private static let newline = UInt8(ascii: "\n")

  /// True for a file that was begun and got no record: a full disk, or the end of the process, has left a part of its first line, or
  /// a loss of power zeros.
  private static func hasNothing(_ content: [UInt8]) -> Bool {
    let start = Header.start.utf8
    if content.contains(newline) { return false }
    return content.starts(with: start) || start.starts(with: content) || content.allSatisfy { $0 == 0 }
  }

  private init(header: Header, size: Int, descriptor: Int32) {
    (self.header, self.size, self.descriptor) = (header, size, descriptor)
  }

  private init(_ content: Content, _ descriptor: Int32) {
    self.init(header: content.header, size: content.end, descriptor: descriptor)
    records = content.records
  }

  /// What a file of this installation has, in whole lines.
  struct Content {
    let header: Header
    /// Behind its last whole line.
    let end: Int
    private(set) var records: Int32 = 0
    /// Of the last record, nanoseconds of the trace's clock; nil if it has none.
    private(set) var lastTime: Int64?
    /// The app's launches, those of the files before included.
    private(set) var launches: Int32

    /// Nil if it is none of this installation's.
    init?(_ content: [UInt8], install: String) {
      guard let first = content.firstIndex(of: newline), let header = Header(Array(content[..<first])),
        header.install == install
      else { return nil }
      (self.header, launches) = (header, header.launches)
      end = (content.lastIndex(of: newline) ?? first) + 1
      count(content[(first + 1)..<end])
    }

    /// The latest time that a trace may have.
    private static let latest: Int64 = 1 << 62

    private mutating func count(_ lines: ArraySlice<UInt8>) {
      var start = lines.startIndex
      let launch = Array(",\"kind\":\"appLaunched\"".utf8)
      while start < lines.endIndex, let end = lines[start...].firstIndex(of: newline) {
        var place = start + Array("{\"nanoseconds\":".utf8).count
        var time: Int64 = 0
        while place < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(lines[place]) {
          time = time &* 10 &+ Int64(lines[place] - UInt8(ascii: "0"))
          place += 1
        }
        lastTime = max(lastTime ?? 0, min(time, Self.latest))
        if place < end, lines[place..<end].starts(with: launch) { launches &+= 1 }
        records += 1
        start = end + 1
      }
    }
  }
}
