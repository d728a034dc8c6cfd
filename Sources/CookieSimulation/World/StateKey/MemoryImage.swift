import CookieSync
import Cookies

/// A strategy's own memory, read by reflection: plain values and objects made of them, or nothing.
struct MemoryImage {
  /// How values of a type are read. To ask a type what it is takes longer than to read it, so answers are kept; they
  /// depend on the type alone, so it does not matter who asked first.
  fileprivate enum Form {
    /// The way to the world, which is the same for every strategy.
    case interface
    case text
    case flag
    /// A number or a time, known by its description.
    case number
    case cookie
    case cookies
    /// Made of parts that reflection shows.
    case structure

    init(of type: Any.Type) {
      self =
        if type == HybridApp.self || type is StoreHandles.Type {
          .interface
        } else if type == String.self {
          .text
        } else if type == Bool.self {
          .flag
        } else if type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
          || type == Duration.self || type == ContinuousClock.Instant.self
        {
          .number
        } else if type == Cookie.self {
          .cookie
        } else if type == [Cookie].self {
          .cookies
        } else {
          .structure
        }
    }
  }

  struct Forms {
    private var known: [ObjectIdentifier: Form] = [:]

    fileprivate mutating func form(of value: Any) -> Form {
      let type = type(of: value)
      if let form = known[ObjectIdentifier(type)] { return form }
      let form = Form(of: type)
      known[ObjectIdentifier(type)] = form
      return form
    }
  }

  private var forms: Forms
  private var hash = StateHash()
  /// The objects on the way, in the order in which they were met: who refers to the same one is part of the image.
  private var objects: [ObjectIdentifier: Int] = [:]

  /// True for a strategy that is a value without references: its hooks cannot change it, so no two of its tasks share
  /// memory.
  static func isPlainValue(_ strategy: any SyncStrategy) -> Bool {
    if type(of: strategy) is AnyClass { return false }
    var image = MemoryImage(forms: Forms())
    return image.add(strategy, depth: 0) && image.objects.isEmpty
  }

  /// The content of the strategy's memory; nil if something in it cannot be read, such as a task, a closure or a raw
  /// pointer.
  static func of(_ strategy: any SyncStrategy, forms: inout Forms) -> StateHash? {
    var image = MemoryImage(forms: forms)
    defer { forms = image.forms }
    return image.add(strategy, depth: 0) ? image.hash : nil
  }

  private static let deepest = 32

  private mutating func add(_ value: Any, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch forms.form(of: value) {
    case .interface: break
    case .text: if let text = value as? String { hash.combine(text) }
    case .flag: if let flag = value as? Bool { hash.combine(flag) }
    case .number: hash.combine("\(value)")
    case .cookie: if let cookie = value as? Cookie { cookie.hash(into: &hash) }
    case .cookies:
      let cookies = value as? [Cookie] ?? []
      hash.combine(cookies.count)
      for cookie in cookies { cookie.hash(into: &hash) }
    case .structure: return addStructure(value, depth: depth)
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
      var member = MemoryImage(forms: forms)
      guard member.add(child.value, depth: depth + 1), member.objects.isEmpty else { return false }
      all.add(member.hash)
    }
    hash.combine(mirror.children.count)
    hash.combine(all)
    return true
  }
}
