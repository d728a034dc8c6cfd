import Choices
import CookieProperties

/// Changes a field that is there, with a view to its structure: parts, letters, blanks, single bytes, lengths.
struct FieldMutator<Choices: ChoiceSource> {
  let tape: Choices

  /// Changes what `octets` holds from `start` on, once or a few times.
  func mutate(_ octets: OctetBuffer, from start: Int) {
    repeat { change(octets, from: start) } while tape.choose(below: 3) == 0
  }

  private func change(_ octets: OctetBuffer, from start: Int) {
    let count = octets.count - start
    guard count > 0 else { return Vocabulary.noise.append(tape.choose(below: Vocabulary.noise.count), to: octets) }
    let place = start + tape.choose(below: count)
    switch tape.choose(below: 10) {
    case 0: octets[place] = UInt8(tape.choose(below: 256))
    case 1: octets.remove(place..<place + 1)
    case 2, 3: insert(Vocabulary.noise, at: place, in: octets)
    case 4: flipCase(octets, at: place)
    case 5: octets.remove(place..<min(octets.count, place + 1 + tape.choose(below: 8)))
    case 6: octets.duplicate(place..<min(octets.count, place + 1 + tape.choose(below: 24)))
    case 7: insert(Vocabulary.noise, at: boundary(octets, from: place), in: octets)
    case 8: insert(Vocabulary.dates, at: boundary(octets, from: place), in: octets)
    default: insert(Vocabulary.values, at: boundary(octets, from: place), in: octets)
    }
  }

  /// The next place behind a separator: where a mistake changes the meaning.
  private func boundary(_ octets: OctetBuffer, from place: Int) -> Int {
    for index in place..<octets.count where octets[index] == UInt8(ascii: ";") || octets[index] == UInt8(ascii: "=") {
      return index + tape.choose(below: 2)
    }
    return octets.count
  }

  private func insert(_ list: WordList, at place: Int, in octets: OctetBuffer) {
    let word = tape.choose(below: list.count)
    octets.open(list.length(word), at: place)
    list.write(word, to: octets, at: place)
  }

  /// The case of the letters around a place.
  private func flipCase(_ octets: OctetBuffer, at place: Int) {
    for index in place..<min(octets.count, place + 4) where (octets[index] | 0x20) &- 0x61 < 26 {
      octets[index] ^= 0x20
    }
  }
}
