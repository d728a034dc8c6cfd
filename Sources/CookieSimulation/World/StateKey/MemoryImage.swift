import CookieSync
import Cookies

/// A strategy's own memory, read by reflection: plain values all the way down, or nothing.
enum MemoryImage {
  /// True for a strategy that is a value without references: its hooks cannot change it, so no two of its tasks share
  /// memory.
  static func isPlainValue(_ strategy: any SyncStrategy) -> Bool {
    Mirror(reflecting: strategy).displayStyle == .struct && of(strategy) != nil
  }

  /// The content of the strategy's memory; nil if something in it cannot be read, such as a task, a closure or another
  /// object.
  static func of(_ strategy: any SyncStrategy) -> StateHash? {
    var hash = StateHash()
    return add(children: Mirror(reflecting: strategy), to: &hash, depth: 0) ? hash : nil
  }

  private static func add(children mirror: Mirror, to hash: inout StateHash, depth: Int) -> Bool {
    guard depth < 32 else { return false }
    var count = 0
    for child in mirror.children where child.label != "$defaultActor" {
      hash.combine(child.label ?? "")
      guard add(child.value, to: &hash, depth: depth + 1) else { return false }
      count += 1
    }
    hash.combine(count)
    return true
  }

  private static func add(_ value: Any, to hash: inout StateHash, depth: Int) -> Bool {
    switch value {
    case is HybridApp, is StoreHandles: return true
    case let text as String: hash.combine(text)
    case let flag as Bool: hash.combine(flag)
    case let number as any FixedWidthInteger: hash.combine(number.description)
    case let number as any BinaryFloatingPoint: hash.combine("\(number)")
    case let duration as Duration: hash.combine("\(duration)")
    case let instant as ContinuousClock.Instant: hash.combine("\(instant)")
    default: return addStructure(value, to: &hash, depth: depth)
    }
    return true
  }

  private static func addStructure(_ value: Any, to hash: inout StateHash, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: return addUnordered(mirror, to: &hash, depth: depth)
    case .optional, .collection, .tuple: return add(children: mirror, to: &hash, depth: depth)
    // A value without parts that reflection can see says nothing of what it holds: a task, a closure, a raw pointer.
    case .struct where !mirror.children.isEmpty: return add(children: mirror, to: &hash, depth: depth)
    case .enum:
      if mirror.children.isEmpty { hash.combine("\(value)") }
      return add(children: mirror, to: &hash, depth: depth)
    default: return false
    }
  }

  private static func addUnordered(_ mirror: Mirror, to hash: inout StateHash, depth: Int) -> Bool {
    var all = StateHash()
    for child in mirror.children {
      var member = StateHash()
      guard add(child.value, to: &member, depth: depth + 1) else { return false }
      all.add(member)
    }
    hash.combine(mirror.children.count)
    hash.combine(all)
    return true
  }
}
