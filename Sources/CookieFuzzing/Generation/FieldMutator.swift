import CookieSimulation

/// Changes a field that is there, with a view to its structure: parts, letters, blanks, single bytes, lengths.
struct FieldMutator {
  let tape: Tape

  /// Changes what `octets` holds from `start` on, once or a few times.
  func mutate(_ octets: inout [UInt8], from start: Int) {
    repeat { change(&octets, from: start) } while tape.choose(below: 3) == 0
  }

  private func change(_ octets: inout [UInt8], from start: Int) {
    let count = octets.count - start
    guard count > 0 else { return Vocabulary.noise.append(tape.choose(below: Vocabulary.noise.count), to: &octets) }
    let place = start + tape.choose(below: count)
    switch tape.choose(below: 10) {
    case 0: octets[place] = UInt8(tape.choose(below: 256))
    case 1: octets.remove(at: place)
    case 2, 3: insert(Vocabulary.noise, at: place, in: &octets)
    case 4: flipCase(&octets, at: place)
    case 5: octets.removeSubrange(place..<min(octets.count, place + 1 + tape.choose(below: 8)))
    case 6: duplicate(&octets, at: place)
    case 7: insert(Vocabulary.noise, at: boundary(octets, from: place), in: &octets)
    case 8: insert(Vocabulary.dates, at: boundary(octets, from: place), in: &octets)
    default: insert(Vocabulary.values, at: boundary(octets, from: place), in: &octets)
    }
  }

  /// The next place behind a separator: where a mistake changes the meaning.
  private func boundary(_ octets: [UInt8], from place: Int) -> Int {
    for index in place..<octets.count where octets[index] == UInt8(ascii: ";") || octets[index] == UInt8(ascii: "=") {
      return index + tape.choose(below: 2)
    }
    return octets.count
  }

  private func insert(_ list: WordList, at place: Int, in octets: inout [UInt8]) {
    let count = octets.count
    list.append(tape.choose(below: list.count), to: &octets)
    rotate(&octets, from: place, by: octets.count - count)
  }

  /// Moves the last `length` bytes to `place`.
  private func rotate(_ octets: inout [UInt8], from place: Int, by length: Int) {
    guard length > 0, place < octets.count - length else { return }
    octets[place...].reverse()
    octets[place..<(place + length)].reverse()
    octets[(place + length)...].reverse()
  }

  /// The case of the letters around a place.
  private func flipCase(_ octets: inout [UInt8], at place: Int) {
    for index in place..<min(octets.count, place + 4) where (octets[index] | 0x20) &- 0x61 < 26 {
      octets[index] ^= 0x20
    }
  }

  private func duplicate(_ octets: inout [UInt8], at place: Int) {
    let end = min(octets.count, place + 1 + tape.choose(below: 24))
    octets.append(contentsOf: octets[place..<end])
    rotate(&octets, from: end, by: end - place)
  }
}
