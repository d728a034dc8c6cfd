extension Array where Element: Equatable {
  /// The first element that stands further ahead as well.
  package var firstRepeated: Element? {
    enumerated().first { index, element in self[..<index].contains(element) }?.element
  }
}
