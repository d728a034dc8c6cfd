/// A difference, and where it is seen.
struct Difference: Hashable {
  var kind: DifferenceKind
  /// The fields, counted through all responses, whose cookies it may come from; empty if that is not known.
  var fields: [Int] = []

  /// The order in which differences of one question are taken.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    let (one, other) = (left.kind, right.kind)
    if one != other {
      return (one.effect.rawValue, one.rule, one.subject) < (other.effect.rawValue, other.rule, other.subject)
    }
    return left.fields.lexicographicallyPrecedes(right.fields)
  }
}
