import CookieSync
import Cookies

/// A strategy's own memory, read by reflection: plain values and objects made of them, or nothing.
///
/// Two memories with the same image are told apart by no code. So every value counts with its type and every case with
/// its name, and a single part that cannot be read in full (``MemoryForm``) leaves no image at all. What lies outside the
/// instance is no part of it: see `StrategyMemory`.
struct MemoryImage {
  /// What is known of a type. To ask a type what it is takes longer than to read it, so answers are kept; they depend on
  /// the type alone, so it does not matter who asked first.
  fileprivate struct Known {
    var form: MemoryForm
    /// Stands for the type, whatever its address in this process.
    var name = StateHash()

    init(_ type: Any.Type) {
      form = MemoryForm(of: type)
      name.combine(Self.name(of: type))
    }

    /// The same in every process. A mangled name has the address of a private type's context; this one has the file in the place of
    /// that, and an address for a type in a function alone, which is left out: two of one name in functions of one file are told apart
    /// by what they hold.
    private static func name(of type: Any.Type) -> String {
      var text = _typeName(type, qualified: true)
      while let address = text.firstRange(of: " at $") {
        text.removeSubrange(address.lowerBound..<text[address.upperBound...].prefix(while: \.isHexDigit).endIndex)
      }
      return text
    }
  }

  struct Forms {
    private var known: [ObjectIdentifier: Known] = [:]

    fileprivate mutating func form(of value: Any) -> Known {
      let type = type(of: value)
      if let known = known[ObjectIdentifier(type)] { return known }
      let answer = Known(type)
      known[ObjectIdentifier(type)] = answer
      return answer
    }
  }

  private var forms: Forms
  private let expiries: CookieExpiries
  private var hash = StateHash()
  /// The objects on the way, in the order in which they were met: who refers to the same one is part of the image.
  private var objects: [ObjectIdentifier: Int] = [:]

  /// True for a strategy that is a value without references: its hooks cannot change it, so no two of its tasks share
  /// memory.
  static func isPlainValue(_ strategy: any SyncStrategy) -> Bool {
    if type(of: strategy) is AnyClass { return false }
    var image = MemoryImage(forms: Forms(), expiries: CookieExpiries())
    return image.add(strategy, depth: 0) && image.objects.isEmpty
  }

  /// The content of the strategy's memory; nil if something in it cannot be read in full.
  static func of(_ strategy: any SyncStrategy, _ expiries: CookieExpiries, forms: inout Forms) -> StateHash? {
    var image = MemoryImage(forms: forms, expiries: expiries)
    defer { forms = image.forms }
    return image.add(strategy, depth: 0) ? image.hash : nil
  }

  private static let deepest = 32

  private mutating func add(_ value: Any, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    let known = forms.form(of: value)
    hash.combine(known.name)
    switch known.form {
    case .interface: break
    case .text: if let text = value as? String { hash.combine(text) }
    case .flag: if let flag = value as? Bool { hash.combine(flag) }
    case .number: addBits(of: value)
    case .cookie: if let cookie = value as? Cookie { cookie.hash(into: &hash, expiries) }
    case .cookies:
      let cookies = value as? [Cookie] ?? []
      hash.combine(cookies.count)
      for cookie in cookies { cookie.hash(into: &hash, expiries) }
    case .members: return add(children: Mirror(reflecting: value), depth: depth)
    case .parts: return addParts(of: value, depth: depth)
    case .unreadable: return false
    }
    return true
  }

  /// Numbers have no padding, so their bytes are their value. (0 and -0, and all kinds of NaN, are told apart.)
  private mutating func addBits(of number: Any) {
    func bytes<Number>(of number: Number) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }
    hash.combine(_openExistential(number, do: bytes(of:)))
  }

  private mutating func addParts(of value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple: return !mirror.children.isEmpty && add(children: mirror, depth: depth)
    case .struct where mirror.children.isEmpty: return Self.size(of: value) == 0
    case .struct: return add(children: mirror, depth: depth)
    case .enum:
      guard let name = CaseName.of(value) else { return false }
      hash.combine(name)
      return add(children: mirror, depth: depth)
    case .class: return addObject(value as AnyObject, mirror, depth: depth)
    default: return false
    }
  }

  private static func size(of value: Any) -> Int {
    func size<Value>(of value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: size(of:))
  }

  private mutating func addObject(_ object: AnyObject, _ mirror: Mirror, depth: Int) -> Bool {
    if let number = objects[ObjectIdentifier(object)] {
      hash.combine(number)
      return true
    }
    objects[ObjectIdentifier(object)] = objects.count
    // A superclass may be one that keeps more than it shows, such as a buffer.
    return mirror.superclassMirror == nil && add(children: mirror, depth: depth)
  }

  private mutating func add(children mirror: Mirror, depth: Int) -> Bool {
    var count = 0
    // The runtime's part of an actor: which task it runs, and none does when memory is read.
    for child in mirror.children where child.label != "$defaultActor" {
      // What cannot be copied, such as a lock or an atomic, is shown as an empty tuple.
      if type(of: child.value) == Void.self { return false }
      hash.combine(child.label ?? "")
      guard add(child.value, depth: depth + 1) else { return false }
      count += 1
    }
    hash.combine(count)
    return true
  }
}

/// The name of an enumeration's case, whatever the type says of itself.
private enum CaseName {
  /// Nil for a value that is no enumeration of Swift's.
  static func of(_ value: Any) -> String? {
    func name<Value>(of value: Value) -> String? { caseName(of: value).map { String(cString: $0) } }
    return _openExistential(value, do: name(of:))
  }
}

/// The runtime's own name of a case, on which its mirrors are built.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(of value: Value) -> UnsafePointer<CChar>?
