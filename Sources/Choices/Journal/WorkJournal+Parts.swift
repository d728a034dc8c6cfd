extension WorkJournal {
  /// Takes over the journals of all parts of one division, each once.
  ///
  /// - Parameters:
  ///   - header: of the work that they are parts of.
  ///   - begin: called with each part's first line and its path, before its entries.
  ///   - take: called for each entry, with its part.
  ///   - finish: called at the end of each part, with its path.
  /// - Throws: if a part is missing (66), is there twice, is damaged or of other work (65).
  package static func readParts(
    _ paths: [String], schema: String, like header: WorkHeader<Details>,
    begin: (WorkHeader<Details>, String) throws(InputError) -> Void = { _, _ in },
    take: (Entry, CampaignShard, WorkPlace) throws(InputError) -> Void,
    finish: (CampaignShard, String) throws(InputError) -> Void
  ) throws(InputError) {
    // Before any is taken: what is there twice would not follow on itself.
    try JournalParts.check(
      try paths.map { (path) throws(InputError) in
        JournalParts(path: path, shard: try WorkHeader<Details>(of: path, schema: schema).shard)
      })
    for path in paths {
      var shard = CampaignShard.whole
      try read(path, schema: schema) { (own) throws(InputError) in
        shard = own.shard
        try checkIsPart(own, of: header, path: path)
        try begin(own, path)
      } take: { (entry, place) throws(InputError) in
        try take(entry, shard, place)
      }
      try finish(shard, path)
    }
  }

  private static func checkIsPart(
    _ own: WorkHeader<Details>, of header: WorkHeader<Details>, path: String
  ) throws(InputError) {
    guard let difference = own.difference(from: header, withShard: false) else { return }
    throw InputError(
      .data, source: path, place: difference.place, found: difference.found, expected: difference.expected,
      advice: "It is a part of another campaign.")
  }
}

extension WorkHeader {
  /// The first line of a journal.
  package init(of path: String, schema: String) throws(InputError) {
    self = try JournalLog.reading(path, schema: schema) { (reader) throws(InputError) in
      let header = try reader.header(WorkHeader<Details>.self)
      if let header { try header.checkIsPossible(in: reader) }
      return header
    }
  }
}
