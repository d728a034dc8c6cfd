import Choices
import Foundation

/// The system's SQLite, looked for when a database is read: nothing of it is needed to build.
struct SQLiteLibrary: Sendable {
  typealias Open =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?
    ) -> Int32
  typealias Prepare =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  typealias OfHandle = @convention(c) (OpaquePointer?) -> Int32
  typealias Number = @convention(c) (OpaquePointer?, Int32) -> Int64
  typealias Length = @convention(c) (OpaquePointer?, Int32) -> Int32
  typealias Bytes = @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?
  typealias Message = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  typealias Limit = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  typealias Progress =
    @convention(c) (
      OpaquePointer?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?
    ) -> Void

  let open: Open
  let prepare: Prepare
  let step, finalize, close: OfHandle
  let columnType, columnBytes: Length
  let columnInteger: Number
  let columnBlob: Bytes
  let message: Message
  let limit: Limit
  let progress: Progress

  #if canImport(Darwin)
    private static let names = ["/usr/lib/libsqlite3.dylib"]
    private static let package = "the system's libsqlite3"
  #else
    private static let names = ["libsqlite3.so.0", "libsqlite3.so"]
    private static let package = "libsqlite3.so.0 (Debian and Ubuntu: apt install libsqlite3-0)"
  #endif

  /// - Throws: exit code 69 if the system has none.
  static func load(for path: String) throws(InputError) -> SQLiteLibrary {
    let handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let handle, let library = SQLiteLibrary(handle) else {
      throw InputError(
        .unavailable, source: path, found: "a database, and no SQLite to read it with", expected: package)
    }
    return library
  }

  /// It stays loaded: handles of it may be kept.
  ///
  /// A symbol is taken for the function that SQLite 3 has had under that name since 3.5 (its interface never changes): C tells
  /// no more of it. Nothing of the file that is read decides which.
  private init?(_ handle: UnsafeMutableRawPointer) {
    func symbol<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(handle, "sqlite3_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = symbol("open_v2", Open.self), let prepare = symbol("prepare_v2", Prepare.self),
      let step = symbol("step", OfHandle.self), let finalize = symbol("finalize", OfHandle.self),
      let close = symbol("close", OfHandle.self), let columnType = symbol("column_type", Length.self),
      let columnBytes = symbol("column_bytes", Length.self), let columnInteger = symbol("column_int64", Number.self),
      let columnBlob = symbol("column_blob", Bytes.self), let message = symbol("errmsg", Message.self),
      let limit = symbol("limit", Limit.self), let progress = symbol("progress_handler", Progress.self)
    else { return nil }
    (self.open, self.prepare, self.step, self.finalize, self.close) = (open, prepare, step, finalize, close)
    (self.columnType, self.columnBytes, self.columnInteger) = (columnType, columnBytes, columnInteger)
    (self.columnBlob, self.message, self.limit, self.progress) = (columnBlob, message, limit, progress)
  }
}
