import Foundation

/// The global and static variables of a program's own modules, and which of them have changed since they were looked at first:
/// what outlives every instance that is thrown away.
///
/// They are found by the symbols of the executable file (ELF, the page "Symbol Table" of the gABI), and so are the objects that the
/// optimiser has laid out beside their variable, which never changes then, and what is done once for a variable without a value.
/// The objects that a variable leads to when it is looked at first belong to it (`HeldObjects`). A variable is not seen if the
/// optimiser has done away with its symbol, if it has more than 64 KiB, if it is declared in an extension of another module's type, if it is not Swift's, or if
/// it is what it was again.
///
/// Unchecked: nothing changes after it is made.
public struct OuterVariables: @unchecked Sendable {
  private struct Variable {
    var symbol: String
    var address: UnsafeRawPointer
    var bytes: [UInt8]
    var objects: HeldObjects?
  }

  private let variables: [Variable]

  /// Those of all modules but some, as they are now. Nil where there is no such file, or one without symbols, or with those alone
  /// that other files may use (`strip -x`).
  public init?(outside modules: Set<String>) {
    #if os(Linux)
      guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .mappedIfSafe),
        let symbols = ELFSymbols(file), symbols.hasLocalObjects(beginning: "$s"), let base = Self.base
      else { return nil }
      let own = symbols.objects(beginning: "$s") { Self.isVariable($0, outside: modules) }
      let memory = OwnMemory()
      variables = Self.withoutTokensOfOthers(own).compactMap { symbol in
        // The type of an object that nothing changes is noted in it when it is first used.
        let skipped = Self.holder(of: symbol.name) == nil ? 0 : Self.objectHeader
        guard symbol.size > skipped, let address = UnsafeRawPointer(bitPattern: base &+ symbol.value &+ UInt(skipped))
        else { return nil }
        let bytes = Self.bytes(at: address, symbol.size - skipped)
        let objects = memory.map { HeldObjects(heldBy: bytes, $0) }
        return Variable(symbol: symbol.name, address: address, bytes: bytes, objects: objects)
      }
    #else
      return nil
    #endif
  }

  /// The names of those that are other than they were, in the order of their names, as Swift writes them.
  public func changed() -> [String] {
    // Opened anew: a strategy may have closed what it has not opened.
    let memory = OwnMemory()
    return variables.filter { hasChanged($0, memory) }.map { Self.words($0.symbol) }.sorted()
  }

  private func hasChanged(_ variable: Variable, _ memory: OwnMemory?) -> Bool {
    if memcmp(variable.address, variable.bytes, variable.bytes.count) != 0 { return true }
    guard let memory, let objects = variable.objects else { return false }
    return objects.haveChanged(memory)
  }

  /// Without what says that a variable was made which has a symbol itself, and shows by that.
  private static func withoutTokensOfOthers(_ symbols: [ELFSymbols.Object]) -> [ELFSymbols.Object] {
    // In order, those that begin alike follow their beginning: a program may have thousands.
    let names = symbols.map(\.name).filter { !$0.hasSuffix(token) }.sorted()
    return symbols.filter { symbol in
      guard symbol.name.hasSuffix(token) else { return true }
      let variable = String(symbol.name.dropLast(token.count))
      return !(first(of: names, notBefore: variable)?.hasPrefix(variable) ?? false)
    }
  }

  private static func first(of names: [String], notBefore name: String) -> String? {
    var range = names.startIndex..<names.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = names[middle] < name ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound < names.endIndex ? names[range.lowerBound] : nil
  }

  /// With which Swift's name of what says that a variable was made ends ("one-time initialization token").
  private static let token = "_Wz"

  /// What lies there, which other threads may be writing.
  private static func bytes(at address: UnsafeRawPointer, _ count: Int) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: address, count: count))
  }

  /// Of a class's instance: its type and its count of references.
  private static let objectHeader = 16

  /// Swift's names of variables end so: a global one's, and a static one's. The optimiser numbers the parts of one that is private.
  static func isVariable(_ symbol: String, outside modules: Set<String>) -> Bool {
    let whole = withoutPart(symbol)
    guard ["vp", "vpZ", token].contains(where: whole.hasSuffix) || holder(of: symbol) != nil,
      let module = module(of: symbol)
    else { return false }
    return !modules.contains(module)
  }

  private static func withoutPart(_ symbol: String) -> Substring {
    guard let dot = symbol.firstIndex(of: "."), symbol[dot...].dropFirst().allSatisfy({ $0.isNumber || $0 == "." })
    else {
      return symbol[...]
    }
    return symbol[..<dot]
  }

  /// Of an object that stands beside its variable ("outlined variable of a one-time initialization function"): the beginning of that
  /// one's name.
  private static func holder(of symbol: String) -> Substring? {
    guard let mark = symbol.range(of: "_WZTv", options: .backwards), symbol.hasSuffix("_"),
      symbol[mark.upperBound...].dropLast().allSatisfy(\.isNumber)
    else { return nil }
    return symbol[..<mark.lowerBound]
  }

  /// The module that a mangled name begins with; nil for one of the standard library's, or that is none.
  static func module(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    // Zero stands before a name that repeats a word of itself, or is not ASCII.
    if digits.hasPrefix("0") { return moduleInWords(symbol) }
    guard let length = Int(digits), length > 0 else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    return name.count == length ? String(name) : nil
  }

  /// The same of what Swift writes for it: "static Module.Type.name : Type".
  private static func moduleInWords(_ symbol: String) -> String? {
    let words = words(symbol)
    guard !words.hasPrefix("$s") else { return nil }
    let name = words.hasPrefix("static ") ? words.dropFirst(7) : words[...]
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// As Swift writes it, if its runtime says how; without the file of what is private.
  static func words(_ symbol: String) -> String {
    // What is asked for is a name, and a name has a type.
    func name(_ beginning: Substring) -> String { demangled("\(beginning)Sivp").replacing(" : Swift.Int", with: "") }
    if symbol.hasSuffix(token) { return name(symbol.dropLast(token.count)) + ", what is done once for it" }
    guard let holder = holder(of: symbol) else { return demangled(String(withoutPart(symbol))) }
    return name(holder) + ", its object"
  }

  private static func demangled(_ symbol: String) -> String {
    guard let function = dlsym(nil, "swift_demangle") else { return symbol }
    let demangle = unsafeBitCast(function, to: Demangle.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text).replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
  }

  /// Where the program lies in memory, beyond what its file says: `dl_iterate_phdr`, which tells of the program first. Nil if it is
  /// not to be had.
  private static var base: UInt? {
    typealias Tell = @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
    typealias Iterate = @convention(c) (Tell, UnsafeMutableRawPointer?) -> Int32
    guard let function = dlsym(nil, "dl_iterate_phdr") else { return nil }
    var base: UInt = 0
    return withUnsafeMutablePointer(to: &base) { place in
      // The address stands first in what it tells.
      _ = unsafeBitCast(function, to: Iterate.self)(
        { info, _, place in
          guard let info, let place else { return 1 }
          place.assumingMemoryBound(to: UInt.self).pointee = info.load(as: UInt.self)
          return 1
        }, place)
      return place.pointee
    }
  }
}

/// The symbols of an ELF file of 64 bits, little-endian. Total: what does not fit is left out.
struct ELFSymbols {
  struct Object: Equatable {
    var name: String
    var value: UInt
    var size: Int
  }

  private let file: Data
  private let symbols: Range<Int>
  private let names: Range<Int>

  private static let (sectionEntry, symbolEntry) = (64, 24)
  /// `SHT_SYMTAB`, `STT_OBJECT`.
  private static let (symbolTable, object) = (2, 1)
  /// Nobody keeps a session in more.
  private static let largest = 1 << 16

  /// Nil for what is no such file, or has no symbols.
  init?(_ file: Data) {
    self.file = file
    let found = file.withUnsafeBytes { bytes -> (Range<Int>, Range<Int>)? in
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = bytes.number(at: 40, UInt64.self),
        let count = bytes.number(at: 60, UInt16.self)
      else { return nil }
      func section(_ index: Int) -> (kind: Int, link: Int, range: Range<Int>)? {
        let (place, isTooFar) = table.addingReportingOverflow(index * Self.sectionEntry)
        guard !isTooFar, let kind = bytes.number(at: place + 4, UInt32.self),
          let start = bytes.number(at: place + 24, UInt64.self), let size = bytes.number(at: place + 32, UInt64.self),
          let link = bytes.number(at: place + 40, UInt32.self), start <= bytes.count, size <= bytes.count - start
        else { return nil }
        return (kind, link, start..<(start + size))
      }
      guard let symbols = (0..<count).lazy.compactMap(section).first(where: { $0.kind == Self.symbolTable }),
        symbols.link < count, let strings = section(symbols.link)
      else { return nil }
      return (symbols.range, strings.range)
    }
    guard let found else { return nil }
    (symbols, names) = found
  }

  /// True if there is one that no other file may use: in a whole program hardly a variable of Swift's is anything else.
  ///
  /// - Parameter beginning: of its name, in ASCII.
  func hasLocalObjects(beginning: StaticString) -> Bool {
    file.withUnsafeBytes { bytes in
      stride(from: symbols.lowerBound, through: symbols.upperBound - Self.symbolEntry, by: Self.symbolEntry).contains {
        // `STB_LOCAL` is 0, above the kind.
        guard bytes.number(at: $0 + 4, UInt8.self) == Self.object, let offset = bytes.number(at: $0, UInt32.self) else {
          return false
        }
        return name(at: offset, beginning, in: bytes) != nil
      }
    }
  }

  /// Variables and constants whose names begin and are asked for: a program has hundreds of thousands of others.
  ///
  /// - Parameter beginning: in ASCII.
  func objects(beginning: StaticString, where isWanted: (String) -> Bool) -> [Object] {
    file.withUnsafeBytes { bytes in
      var objects: [Object] = []
      var place = symbols.lowerBound
      while place <= symbols.upperBound - Self.symbolEntry {
        defer { place += Self.symbolEntry }
        guard let kind = bytes.number(at: place + 4, UInt8.self), kind & 0xF == Self.object,
          let size = bytes.number(at: place + 16, UInt64.self), size >= 1, size <= Self.largest,
          let value = bytes.number(at: place + 8, UInt64.self), value > 0,
          let offset = bytes.number(at: place, UInt32.self),
          let name = name(at: offset, beginning, in: bytes), isWanted(name)
        else { continue }
        objects.append(Object(name: name, value: UInt(value), size: size))
      }
      return objects
    }
  }

  private func name(at offset: Int, _ beginning: StaticString, in bytes: UnsafeRawBufferPointer) -> String? {
    guard offset < names.count - beginning.utf8CodeUnitCount, let start = bytes.baseAddress else { return nil }
    let text = start + names.lowerBound + offset
    guard memcmp(text, beginning.utf8Start, beginning.utf8CodeUnitCount) == 0 else { return nil }
    let length = strnlen(text.assumingMemoryBound(to: CChar.self), names.count - offset)
    return String(bytes: UnsafeRawBufferPointer(start: text, count: length), encoding: .utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// A little-endian number; nil beyond the end, and for one that is larger than any place in a file.
  fileprivate func number<Number: FixedWidthInteger>(at place: Int, _: Number.Type) -> Int? {
    let width = MemoryLayout<Number>.size
    guard place >= 0, place <= count - width else { return nil }
    let number = Number(littleEndian: loadUnaligned(fromByteOffset: place, as: Number.self))
    return Int(exactly: number).flatMap { $0 <= 1 << 48 ? $0 : nil }
  }
}
