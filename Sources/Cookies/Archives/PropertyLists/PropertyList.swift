/// A property list, as far as cookie files have them.
package indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case boolean(Bool)
  case array([PropertyList])
  /// In the list's order; of two entries with one key, readers take the first.
  case dictionary([Entry])
  /// A date, data, a real number: nothing that a reader here asks for.
  case other

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: PropertyList

    package init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }
  }

  /// What a dictionary has under `key`; nil if this is none.
  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key.hasSameOctets(as: key) }?.value
  }

  /// How deep lists may lie in each other, and how many values they may have: references in a binary list can make a
  /// small file an endless one.
  package static let mostDepth = 32
  package static let mostValues = 100_000
}
