import CookieSync
import Cookies

/// How the values of a type are read into a state's key. What is not known to be read in full is not read at all.
enum MemoryForm {
  /// The way to the world, which is the same for every strategy.
  case interface
  case text
  case flag
  /// A number, known by its bits.
  case number
  case cookie
  case cookies
  /// What shows all of itself by its own account: its members, in their order.
  case members
  /// Stored properties or a case and its values, which reflection shows.
  case parts
  /// Reflection does not show everything: closures, tasks, pointers, locks, atomics, sets (whose order depends on how
  /// they came about), types that describe themselves, and all of the standard library that is not named above.
  case unreadable

  init(of type: Any.Type) {
    self =
      if Self.interfaces.contains(ObjectIdentifier(type)) {
        .interface
      } else if type == String.self {
        .text
      } else if type == Bool.self {
        .flag
      } else if Self.numbers.contains(ObjectIdentifier(type)) {
        .number
      } else if type == Cookie.self {
        .cookie
      } else if type == [Cookie].self {
        .cookies
      } else if type is any MemoryOfMembers.Type {
        .members
      } else if type is any CustomReflectable.Type || Self.isOfSystem(type) {
        .unreadable
      } else {
        .parts
      }
  }

  /// The handles that the world gives to a strategy. A store that a strategy put in their place is read like any other
  /// object.
  private static let interfaces: Set<ObjectIdentifier> = Set(
    [
      NativeStoreHandle.self, WebStoreHandle.self, BackupHandle.self, NativeClientHandle.self,
      HiddenWebViewHandle.self, ClockHandle.self, LockHandle.self, LogHandle.self, NoSessionLock.self, NoSyncLog.self,
    ].map { ObjectIdentifier($0 as Any.Type) })

  private static let numbers: Set<ObjectIdentifier> = Set(
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self, Double.self, Float.self, Duration.self, ContinuousClock.Instant.self, SuspendingClock.Instant.self,
    ].map { ObjectIdentifier($0 as Any.Type) })

  /// True for a type of the toolchain, which may hold more than it shows, and for one without a name of its own.
  private static func isOfSystem(_ type: Any.Type) -> Bool {
    guard let name = _mangledTypeName(type) else { return true }
    // Tuples are of no module, and are shown in full but for members that cannot be copied.
    if name.last == "t" { return false }
    // "s" is the standard library, "S" one of its common types, or imported C.
    return name.first == "s" || name.first == "S" || systemModules.contains { name.hasPrefix($0) }
  }

  private static let systemModules = [
    "15Synchronization", "10Foundation", "20FoundationEssentials", "17FoundationNetworking", "8Dispatch",
    "12_Concurrency", "11Distributed", "12_RegexParser", "17_StringProcessing", "6Glibc", "11Observation",
  ]
}

/// What reflection shows in full and in order although it describes itself.
private protocol MemoryOfMembers {}
extension HybridApp: MemoryOfMembers {}
extension NativeResponse: MemoryOfMembers {}
extension Array: MemoryOfMembers {}
extension Optional: MemoryOfMembers {}
