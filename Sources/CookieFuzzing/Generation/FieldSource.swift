import Choices
import CookieProperties

/// Single fields of the grammar, for generators of what carries them.
package struct FieldSource {
  private let choices = SeededChoices()
  private let octets = OctetBuffer()

  package init(seed: UInt64) { choices.restart(seed: seed) }

  /// The next field.
  package func field() -> [UInt8] {
    octets.removeAll()
    FieldGrammar(tape: choices).append(to: octets)
    return Array(octets.octets)
  }
}
