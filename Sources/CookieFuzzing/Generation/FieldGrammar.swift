import Choices
import CookieProperties

/// Writes Set-Cookie fields: well-formed, nearly well-formed and hostile ones. Every decision is one choice of a tape.
struct FieldGrammar<Choices: ChoiceSource> {
  let tape: Choices

  /// Appends one field.
  @inline(__always)
  func append(to output: OctetBuffer) {
    switch tape.choose(below: 32) {
    case 0: appendRubbish(to: output)
    case 1: appendOverLimit(to: output)
    case 2...8: appendNearly(to: output)
    case 9, 10: word(Vocabulary.collisions, to: output)
    default: appendWellFormed(to: output)
    }
  }

  private func appendWellFormed(to output: OctetBuffer) {
    appendPair(to: output)
    // 0 to 3 attributes, mostly few.
    let shape = tape.choose(below: 16)
    var left = shape < 4 ? 0 : shape < 11 ? 1 : shape < 15 ? 2 : 3
    while left > 0 {
      output.append(UInt8(ascii: ";"))
      output.append(UInt8(ascii: " "))
      appendAttribute(to: output)
      left -= 1
    }
  }

  @inline(__always)
  private func appendPair(to output: OctetBuffer) {
    word(Vocabulary.names, to: output)
    output.append(UInt8(ascii: "="))
    word(Vocabulary.values, to: output)
  }

  private func appendAttribute(to output: OctetBuffer) {
    let name = tape.choose(below: Vocabulary.attributeNames.count)
    Vocabulary.attributeNames.append(name, to: output)
    switch name {
    case 0, 7: value(Vocabulary.paths, to: output)
    case 1, 8: value(Vocabulary.domains, to: output)
    case 2, 3, 9, 10, 14: break
    case 4, 11: value(Vocabulary.sites, to: output)
    case 5, 12: value(Vocabulary.ages, to: output)
    case 6, 13: value(Vocabulary.dates, to: output)
    default: value(Vocabulary.values, to: output)
    }
  }

  @inline(__always)
  private func value(_ list: WordList, to output: OctetBuffer) {
    output.append(UInt8(ascii: "="))
    word(list, to: output)
  }

  @inline(__always)
  private func word(_ list: WordList, to output: OctetBuffer) {
    list.append(tape.choose(below: list.count), to: output)
  }

  /// A well-formed field with something that does not belong in it.
  private func appendNearly(to output: OctetBuffer) {
    let start = output.count
    appendWellFormed(to: output)
    FieldMutator(tape: tape).mutate(output, from: start)
  }

  private func appendRubbish(to output: OctetBuffer) {
    for _ in 0..<tape.choose(below: 24) {
      switch tape.choose(below: 4) {
      case 0: output.append(UInt8(tape.choose(below: 256)))
      case 1: word(Vocabulary.attributeNames, to: output)
      case 2: word(Vocabulary.values, to: output)
      default: word(Vocabulary.noise, to: output)
      }
    }
  }

  /// Around the limits of 1,024 and 4,096 octets, seldom: such a field takes as long as fifty others.
  private func appendOverLimit(to output: OctetBuffer) {
    guard tape.choose(below: 32) == 0 else { return appendWellFormed(to: output) }
    word(Vocabulary.names, to: output)
    output.append(UInt8(ascii: "="))
    let lengths = tape.choose(below: 2) == 0 ? [1, 1022, 1023, 1024, 1025] : [4090, 4095, 4096, 4097]
    append(lengths[tape.choose(below: lengths.count)], of: UInt8(ascii: "x"), to: output)
    for _ in 0..<tape.choose(below: 3) {
      output.append(UInt8(ascii: ";"))
      Vocabulary.attributeNames.append(tape.choose(below: 7), to: output)
      output.append(UInt8(ascii: "="))
      output.append(UInt8(ascii: "/"))
      append([1022, 1023, 1024, 5000][tape.choose(below: 4)], of: UInt8(ascii: "y"), to: output)
    }
  }

  private func append(_ count: Int, of octet: UInt8, to output: OctetBuffer) {
    for _ in 0..<count { output.append(octet) }
  }
}
