import CookieSimulation

/// Changes recorded choices: single ones, the order, the length, the rest of another tape.
public struct TapeMutator {
  private let tape: Tape

  /// - Parameter tape: what decides the changes.
  public init(tape: Tape) { self.tape = tape }

  /// - Parameter other: a tape whose end may take the place of an end.
  public func mutated(_ choices: [UInt32], with other: [UInt32]) -> [UInt32] {
    var choices = choices
    repeat { change(&choices, other) } while tape.choose(below: 2) == 0
    return choices
  }

  private func change(_ choices: inout [UInt32], _ other: [UInt32]) {
    guard !choices.isEmpty else { return choices = other }
    let place = tape.choose(below: choices.count)
    switch tape.choose(below: 8) {
    case 0, 1, 2: choices[place] = UInt32(tape.choose(below: 1 << 16))
    case 3: choices[place] ^= 1
    case 4: choices[place] = 0
    // What follows is drawn anew.
    case 5: choices.removeSubrange(place...)
    case 6: choices.remove(at: place)
    default: choices = Array(choices[..<place]) + other.dropFirst(tape.choose(below: other.count + 1))
    }
  }
}
