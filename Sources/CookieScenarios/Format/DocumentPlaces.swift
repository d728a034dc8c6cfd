/// Where parts of a document begin, in bytes: those parts alone that somebody asks for, however many the document has.
struct DocumentPlaces {
  /// A part that is asked for, or that has one in it.
  struct Part: Hashable {
    fileprivate var index: Int
  }

  private struct Node {
    var place: Int?
    var parts: [DocumentPath.Component: Part] = [:]
  }

  /// The document itself.
  static let whole = Part(index: 0)

  private var nodes = [Node()]

  /// - Parameter paths: those that are asked for.
  init(of paths: [DocumentPath] = []) {
    for path in paths {
      var part = Self.whole
      for component in path.components { part = add(component, in: part) }
    }
  }

  private mutating func add(_ component: DocumentPath.Component, in outer: Part) -> Part {
    if let part = part(component, of: outer) { return part }
    let part = Part(index: nodes.count)
    nodes.append(Node())
    nodes[outer.index].parts[component] = part
    return part
  }

  /// Nil if nobody asks for it.
  func part(_ component: DocumentPath.Component, of outer: Part?) -> Part? {
    outer.flatMap { nodes[$0.index].parts[component] }
  }

  mutating func note(_ place: Int, of part: Part?) {
    if let part { nodes[part.index].place = place }
  }

  /// Where a path begins, or what it is a part of: what is missing has no place of its own.
  func place(of path: DocumentPath) -> Int {
    var (part, place) = (Self.whole, nodes[Self.whole.index].place ?? 0)
    for component in path.components {
      guard let next = self.part(component, of: part), let begin = nodes[next.index].place else { break }
      (part, place) = (next, begin)
    }
    return place
  }
}
