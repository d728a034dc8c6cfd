import CookieSync
import Cookies

/// A strategy's own memory, read by reflection: plain values and objects made of them, or nothing.
struct MemoryImage {
  private var hash = StateHash()
  /// The objects on the way, in the order in which they were met: who refers to the same one is part of the image.
  private var objects: [ObjectIdentifier: Int] = [:]

  /// True for a strategy that is a value without references: its hooks cannot change it, so no two of its tasks share
  /// memory.
  static func isPlainValue(_ strategy: any SyncStrategy) -> Bool {
    var image = MemoryImage()
    return image.add(strategy, depth: 0) && image.objects.isEmpty
  }

  /// The content of the strategy's memory; nil if something in it cannot be read, such as a task, a closure or a raw
  /// pointer.
  static func of(_ strategy: any SyncStrategy) -> StateHash? {
    var image = MemoryImage()
    return image.add(strategy, depth: 0) ? image.hash : nil
  }

  private static let deepest = 32

  private mutating func add(_ value: Any, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch value {
    case is HybridApp, is StoreHandles: return true
    case let text as String: hash.combine(text)
    case let flag as Bool: hash.combine(flag)
    case let number as any FixedWidthInteger: hash.combine(number.description)
    case let number as any BinaryFloatingPoint: hash.combine("\(number)")
    case let duration as Duration: hash.combine("\(duration)")
    case let instant as ContinuousClock.Instant: hash.combine("\(instant)")
    default: return addStructure(value, depth: depth)
    }
    return true
  }

  private mutating func addStructure(_ value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: return addUnordered(mirror, depth: depth)
    case .optional, .collection, .tuple: return add(children: mirror, depth: depth)
    // A value without parts that reflection can see says nothing of what it holds.
    case .struct where !mirror.children.isEmpty: return add(children: mirror, depth: depth)
    case .enum:
      if mirror.children.isEmpty { hash.combine("\(value)") }
      return add(children: mirror, depth: depth)
    case .class where !mirror.children.isEmpty: return addObject(value as AnyObject, mirror, depth: depth)
    default: return false
    }
  }

  private mutating func addObject(_ object: AnyObject, _ mirror: Mirror, depth: Int) -> Bool {
    if let number = objects[ObjectIdentifier(object)] {
      hash.combine(number)
      return true
    }
    objects[ObjectIdentifier(object)] = objects.count
    return mirror.superclassMirror == nil && add(children: mirror, depth: depth)
  }

  private mutating func add(children mirror: Mirror, depth: Int) -> Bool {
    var count = 0
    // The runtime's part of an actor: which task it runs, and none does when memory is read.
    for child in mirror.children where child.label != "$defaultActor" {
      hash.combine(child.label ?? "")
      guard add(child.value, depth: depth + 1) else { return false }
      count += 1
    }
    hash.combine(count)
    return true
  }

  private mutating func addUnordered(_ mirror: Mirror, depth: Int) -> Bool {
    var all = StateHash()
    for child in mirror.children {
      var member = MemoryImage()
      guard member.add(child.value, depth: depth + 1), member.objects.isEmpty else { return false }
      all.add(member.hash)
    }
    hash.combine(mirror.children.count)
    hash.combine(all)
    return true
  }
}
