import Foundation
import Testing

@testable import SystemSupport

/// What outlives an instance: how it is found, and that it is seen to change.
private enum Memory {
  nonisolated(unsafe) static var sessions: [String] = []
  static let shared = Keeper()
  final class Keeper: Sendable {}
  static let prepare: Void = { steps += 1 }()
  nonisolated(unsafe) static var steps = 0
}

/// What leads to another object, which leads to an array.
private final class Outer: @unchecked Sendable {
  let inner = Inner()
  var (number, weight) = (0, 0.5)
  final class Inner {
    var name: String?
    var list = ["a"]
  }
}

private enum Held { static let outer = Outer() }

@Suite("Outer variables", .serialized) struct OuterVariablesTests {
  @Test(
    "a mangled name begins with its module",
    arguments: [
      ("$s5MyApp7SessionC6sharedACvpZ", "MyApp"), ("$s5MyApp5cacheSSvp", "MyApp"),
      ("$s25twinjar_broken_strategies16BrokenStrategiesO3allvpZ", "twinjar_broken_strategies"),
      ("$s010ShopCookieA014RepeatedKeeperO4keptSay7Cookies0B0VGvpZ", "ShopCookieShop"),
      ("$s010ShopCookieA014RepeatedKeeperO4keptSay7Cookies0B0VGvpZ.0", "ShopCookieShop"),
      ("$sSS5MyAppE5otherSivpZ", nil), ("$s99MyApp", nil), ("$s05MyApp", nil), ("$s0", nil), ("$s", nil), ("main", nil),
      ("$s99999999999999999999999MyApp", nil), ("", nil),
    ] as [(String, String?)])
  func module(symbol: String, module: String?) { #expect(OuterVariables.module(of: symbol) == module) }

  @Test(
    "variables are told from what else has a name",
    arguments: [
      ("$s5MyApp5cacheSSvp", true), ("$s5MyApp7SessionC6sharedACvpZ", true), ("$s5MyApp7SessionC6shared_Wz", true),
      ("$s5MyApp7SessionC6shared_WZ", false),
      ("$s5MyApp7SessionCN", false), ("$s8TheirApp5cacheSSvp", false),
    ])
  func variable(symbol: String, isOne: Bool) {
    #expect(OuterVariables.isVariable(symbol, outside: ["TheirApp"]) == isOne)
  }

  @Test("what is set is named, and nothing else") func changes() throws {
    #if os(Linux)
      let others: Set<String> = ["SystemSupport", "Testing"]
      let variables = try #require(OuterVariables(outside: others))
      let before = variables.changed().filter { $0.contains("Memory") }
      #expect(before.isEmpty)
      Memory.sessions.append("a")
      _ = Memory.shared
      let names = variables.changed().filter { $0.contains("Memory") }
      #expect(names.count == 2, "\(names)")
      #expect(names.contains { $0.contains("sessions") && $0.hasPrefix("static ") })
      #expect(names.contains { $0.contains("shared") })
    #endif
  }

  @Test("what is done once for a variable without a value is named") func once() throws {
    #if os(Linux)
      let variables = try #require(OuterVariables(outside: ["SystemSupport", "Testing"]))
      #expect(!variables.changed().contains { $0.contains("prepare") })
      Memory.prepare
      #expect(
        variables.changed().contains { $0.contains("Memory.prepare, what is done once for it") },
        "\(variables.changed())")
    #endif
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: @Sendable () -> Void
  }

  @Test(
    "a variable is named whose object was there before and has changed",
    arguments: [
      Change(testDescription: "a number of its own") { Held.outer.number += 1 },
      Change(testDescription: "a floating-point number") { Held.outer.weight += 1 },
      Change(testDescription: "a name in an object that it leads to") { Held.outer.inner.name = "x" },
      Change(testDescription: "an array there") { Held.outer.inner.list.append("b") },
    ])
  func held(change: Change) throws {
    #if os(Linux)
      Held.outer.inner.list.reserveCapacity(64)
      let variables = try #require(OuterVariables(outside: ["SystemSupport", "Testing"]))
      #expect(!variables.changed().contains { $0.contains("Held.outer") })
      change.body()
      #expect(variables.changed().contains { $0.contains("Held.outer") })
    #endif
  }

  @Test("words that lead nowhere are left alone") func words() throws {
    #if os(Linux)
      let memory = try #require(OwnMemory())
      #expect(memory.bytes(at: 8, 8) == nil)
      #expect(memory.bytes(at: .max - 7, 8) == nil)
      let words: [UInt] = [0, 1, 8, 0xFFFF_FFFF_FFFF_FFF8, 0x7FFF_FFFF_F000, 0x10000]
      let bytes = words.flatMap { withUnsafeBytes(of: $0) { Array($0) } }
      #expect(HeldObjects(heldBy: bytes, memory).isEmpty)
      #expect(HeldObjects(heldBy: [1, 2, 3], memory).isEmpty)
      let object = Outer()
      let place = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      let held = HeldObjects(heldBy: withUnsafeBytes(of: place) { Array($0) }, memory)
      #expect(!held.isEmpty)
      #expect(!held.haveChanged(memory))
      object.number = 7
      #expect(held.haveChanged(memory))
    #endif
  }

  @Test(
    "what is no class's metadata has no size",
    arguments: [[], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 0xFF, count: 32)])
  func metadata(bytes: [UInt8]) { #expect(HeldObjects.instanceSize(bytes) == nil) }

  @Test(
    "what Swift's optimiser has taken apart has its variable's name",
    arguments: [
      ("$s1m4Keep33_229BC32FD720F448E633496EFE4C32E5LLC5tokenSSSgvpZ.0", "static m.Keep.token : Swift.Optional<"),
      ("$s3att17v02_privateGlobal33_E72E65857FF488029A21FD4EC23A33CFLLSiSgvp.1", "att.v02_privateGlobal"),
      ("$s1m15SessionManager2C6shared_WZTv_", "m.SessionManager2.shared, its object"),
      ("$s1m4OnceV7prepare_Wz", "m.Once.prepare, what is done once for it"),
      ("$s3att11V42Delegate33_E72E65857FF488029A21FD4EC23A33CFLLC6shared_WZTv0_", "att.V42Delegate.shared, its object"),
    ])
  func parts(symbol: String, name: String) {
    #expect(OuterVariables.isVariable(symbol, outside: ["TheirApp"]))
    #expect(!OuterVariables.isVariable(symbol, outside: ["m", "att"]))
    #expect(OuterVariables.words(symbol).hasPrefix(name), "\(OuterVariables.words(symbol))")
  }

  @Test(
    "and what is no variable has none",
    arguments: [
      "$s1m15SessionManager2C6shared_WZ", "$s1m4KeepC6sharedACvpZMV", "$s1m_WZTvx_",
      "$s1m5tokenSSvp.0a", "$s1m5tokenSSvg.0",
    ])
  func others(symbol: String) { #expect(!OuterVariables.isVariable(symbol, outside: [])) }

  @Test(
    "a file of symbols that is none is refused, wherever it is cut",
    arguments: [[], [0x7F], Array("#!/bin/sh".utf8), [0x7F, 0x45, 0x4C, 0x46, 2, 1], [0x7F, 0x45, 0x4C, 0x46, 1, 1]])
  func foreign(bytes: [UInt8]) { #expect(ELFSymbols(Data(bytes)) == nil) }

  @Test("numbers that point nowhere are refused") func total() throws {
    // A header whose table of sections lies within it, and whose sections say the largest numbers there are.
    var file = [UInt8](repeating: 0xFF, count: 400)
    file.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    #expect(ELFSymbols(Data(file)) == nil)
    file.replaceSubrange(40..<48, with: [64, 0, 0, 0, 0, 0, 0, 0])
    #expect(ELFSymbols(Data(file)) == nil)
    file.replaceSubrange(68..<72, with: [2, 0, 0, 0])
    #expect(ELFSymbols(Data(file)) == nil)
    var state: UInt64 = 1
    func next(below bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for round in 0..<80 {
      var mutant = file
      let most: UInt64 = round % 2 == 0 ? 4 : 256
      for _ in 0..<(round % 40) { mutant[6 + Int(next(below: 394))] = UInt8(next(below: most)) }
      let objects = ELFSymbols(Data(mutant))?.objects(beginning: "") { _ in true } ?? []
      #expect(objects.allSatisfy { $0.name.utf8.count < mutant.count && 1...65_536 ~= $0.size && $0.value > 0 })
    }
  }
}
