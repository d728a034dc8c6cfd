extension FuzzSequence {
  /// Reads a sequence from any bytes, as libFuzzer gives them; see ``read(_:)``.
  public init(input: [UInt8]) {
    self.init()
    input.withUnsafeBufferPointer { read($0) }
  }

  /// Replaces the sequence by the one that `input` stands for.
  ///
  /// A field ends at a line end or at byte 0xFF. The byte behind an 0xFF says where the next response comes from, and
  /// whether a request goes before it; a request ends every sequence. So text that a person writes into a seed file is
  /// what it looks like: one field a line.
  public mutating func read(_ input: UnsafeBufferPointer<UInt8>) {
    removeAll()
    octets.append(contentsOf: input)
    var step = Step()
    var index = 0
    while index <= input.count {
      let isEnd = index == input.count
      guard isEnd || input[index] == 0x0A || input[index] == 0xFF else {
        index += 1
        continue
      }
      step.end = index
      steps.append(step)
      step = Step()
      if !isEnd, input[index] == 0xFF, index + 1 < input.count {
        index += 1
        let control = input[index]
        if control & 0x80 != 0 { appendRequest(control) }
        step.url = (control & 0x0F) % UInt8(FuzzHosts.texts.count)
        step.isEmbeddedElsewhere = control & 0x0F >= FuzzHosts.texts.count
        step.isHTTP = control & 0x10 == 0
        step.site = control & 0x20 == 0 ? .sameSite : control & 0x40 == 0 ? .crossSite : .crossSiteTopLevel
        step.delay = control & 0x40 == 0 ? 0 : 11
      }
      index += 1
      step.start = index
    }
    appendRequest(0)
  }

  /// Appends one response with a field, from the first of ``FuzzHosts``.
  public mutating func append(_ field: [UInt8]) {
    var step = Step()
    step.start = octets.count
    octets += field
    step.end = octets.count
    steps.append(step)
  }

  private mutating func appendRequest(_ control: UInt8) {
    var step = Step()
    step.kind = .request
    step.url = (control & 0x0F) % UInt8(FuzzHosts.texts.count)
    step.isEmbeddedElsewhere = control & 0x0F >= FuzzHosts.texts.count
    step.isHTTP = control & 0x10 == 0
    steps.append(step)
  }
}
