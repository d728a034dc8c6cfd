import Choices
import Foundation

/// One question of the oracle protocol, with typed access to its members.
struct OracleCase {
  private let members: [String: Any]

  init(members: [String: Any]) { self.members = members }

  /// Parses a line; throws what was found instead of a JSON object.
  init(line: String) throws(OracleProblem) {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(line.utf8)) } catch {
      throw OracleProblem("expected one JSON object a line, found text that is not JSON")
    }
    guard let members = value as? [String: Any] else { throw OracleProblem("expected a JSON object") }
    self.members = members
  }

  /// The identifier as JSON text: strings and numbers are returned as they came.
  var identifier: String {
    switch members["id"] {
    case let text as String: JSONText.string(text)
    case let number as NSNumber: "\(number)"
    default: "null"
    }
  }

  func has(_ key: String) -> Bool { members[key] != nil && !(members[key] is NSNull) }

  /// Octets: the characters themselves with `latin1`, else their UTF-8.
  func octets(_ key: String) throws(OracleProblem) -> [UInt8] {
    guard let text = members[key] as? String else { throw wrong(key, "a string") }
    return try octets(of: text, key)
  }

  func octetLists(_ key: String) throws(OracleProblem) -> [[UInt8]] {
    guard let list = members[key] as? [Any] else { throw wrong(key, "an array of strings") }
    var result: [[UInt8]] = []
    for element in list {
      guard let text = element as? String else { throw wrong(key, "an array of strings") }
      result.append(try octets(of: text, key))
    }
    return result
  }

  private func octets(of text: String, _ key: String) throws(OracleProblem) -> [UInt8] {
    guard isLatin1 else { return Array(text.utf8) }
    var octets: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let octet = UInt8(exactly: scalar.value) else {
        throw OracleProblem("\(key): expected characters up to U+00FF with \"latin1\", found U+\(hexadecimal(scalar))")
      }
      octets.append(octet)
    }
    return octets
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }

  func string(_ key: String) throws(OracleProblem) -> String? {
    guard has(key) else { return nil }
    guard let text = members[key] as? String else { throw wrong(key, "a string") }
    return text
  }

  func flag(_ key: String, default value: Bool) throws(OracleProblem) -> Bool {
    guard has(key) else { return value }
    guard let number = members[key] as? NSNumber, CFBooleanLike.isBoolean(number) else {
      throw wrong(key, "true or false")
    }
    return number.boolValue
  }

  /// Seconds; nil if the member is missing or null.
  func seconds(_ key: String) throws(OracleProblem) -> Double? {
    guard has(key) else { return nil }
    guard let number = members[key] as? NSNumber, !CFBooleanLike.isBoolean(number), number.doubleValue.isFinite else {
      throw wrong(key, "a number of seconds")
    }
    return number.doubleValue
  }

  func list(_ key: String) throws(OracleProblem) -> [OracleCase] {
    guard has(key) else { return [] }
    guard let list = members[key] as? [[String: Any]] else { throw wrong(key, "an array of objects") }
    return list.map { OracleCase(members: $0.merging(["latin1": isLatin1]) { _, inherited in inherited }) }
  }

  var isLatin1: Bool { (members["latin1"] as? NSNumber)?.boolValue ?? false }

  private func wrong(_ key: String, _ expected: String) -> OracleProblem {
    OracleProblem("\(key): expected \(expected), found \(has(key) ? "another type" : "nothing")")
  }
}

/// Why a question has no answer.
struct OracleProblem: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// JSON's true and false among Foundation's numbers.
enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
