import Choices
import Cookies
import Foundation

extension CorpusCase {
  /// Reads a case; `source` names the file in what goes wrong.
  public init(json: [UInt8], source: String, id: String) throws(InputError) {
    func mistake(_ place: String, found: String, expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(json)), let members = value as? [String: Any] else {
      throw mistake("", found: "text that is no JSON object", expected: "a case (\(Self.schema))")
    }
    guard members["schema"] as? String == Self.schema else {
      throw mistake("schema", found: members["schema"].map { "\($0)" } ?? "nothing", expected: "\"\(Self.schema)\"")
    }
    func text(_ key: String) throws(InputError) -> String {
      guard let text = members[key] as? String else {
        throw mistake(key, found: members[key] == nil ? "nothing" : "another type", expected: "a string")
      }
      return text
    }
    let reader = OracleCase(members: members)
    let question: OracleQuestion?
    do throws(OracleProblem) { question = try OracleQuestion(reader) } catch {
      throw mistake("", found: error.message, expected: "a question of the oracle protocol")
    }
    guard let question else { throw mistake("kind", found: "an unknown kind", expected: "a kind of the protocol") }
    guard let expect = members["expect"],
      let expected = OracleAnswer(got: expect, to: question, isLatin1: reader.isLatin1)
    else { throw mistake("expect", found: "another form", expected: "an answer to this kind of question") }
    self.init(
      id: id, rule: try text("rule"), provenance: try text("provenance"), question: question, expected: expected,
      findingClass: members["class"] as? String)
  }

  /// The case as it stands in its file: a member a line, in ASCII.
  public var json: String {
    var members: [(key: String, value: String)] = [("schema", JSONText.string(Self.schema))]
    members.append(("rule", JSONText.string(rule)))
    members.append(("provenance", JSONText.string(provenance)))
    if let findingClass { members.append(("class", JSONText.string(findingClass))) }
    members += question.members.filter { $0.key != "id" }
    let isLatin1 = question.needsLatin1
    members.append(("expect", expected.got(isLatin1: isLatin1) ?? "null"))
    return "{\n" + members.map { "  \(JSONText.string($0.key)): \($0.value)" }.joined(separator: ",\n") + "\n}\n"
  }
}
