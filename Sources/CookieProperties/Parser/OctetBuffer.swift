/// Memory that octets are written to, used again and again.
///
/// An array asks at each octet whether it is shared and whether there is room; this asks for room only. Copies of a
/// structure that holds one share it, so nothing in it may have to outlast a call. Places are those that a mutator computed below
/// ``count``, whatever octets it was given: a wrong one must not write to somebody else's memory, so they are checked.
public final class OctetBuffer {
  @exclusivity(unchecked) @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) @usableFromInline var capacity: Int
  @exclusivity(unchecked) @usableFromInline var used = 0

  /// - Parameter capacity: room for so many octets to begin with.
  public init(capacity: Int = 16_384) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The number of octets.
  @inlinable @inline(__always)
  public var count: Int { used }

  /// All octets, until the buffer changes.
  @inlinable @inline(__always)
  public var octets: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: used) }

  /// The octet at a place below ``count``.
  @inlinable
  public subscript(place: Int) -> UInt8 {
    @inline(__always) get {
      precondition(place >= 0 && place < used)
      return start[place]
    }
    @inline(__always) set {
      precondition(place >= 0 && place < used)
      start[place] = newValue
    }
  }

  @inlinable @inline(__always)
  public func removeAll() { used = 0 }

  @inlinable @inline(__always)
  public func append(_ octet: UInt8) {
    if used == capacity { grow(by: 1) }
    start[used] = octet
    used &+= 1
  }

  @inlinable @inline(__always)
  public func append(_ octets: UnsafeBufferPointer<UInt8>) {
    guard let source = octets.baseAddress else { return }
    if octets.count > capacity &- used { grow(by: octets.count) }
    (start + used).update(from: source, count: octets.count)
    used &+= octets.count
  }

  @inlinable @inline(__always)
  public func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends octets behind which so many others can be read that there are 32: they are copied as one block.
  @inlinable @inline(__always)
  public func append(padded source: UnsafePointer<UInt8>, count: Int) {
    guard count <= 32 else { return append(UnsafeBufferPointer(start: source, count: count)) }
    if capacity &- used < 32 { grow(by: 32) }
    let block = UnsafeRawPointer(source).loadUnaligned(as: SIMD32<UInt8>.self)
    UnsafeMutableRawPointer(start + used).storeBytes(of: block, as: SIMD32<UInt8>.self)
    used &+= count
  }

  /// Makes room for `length` octets of any value in front of `place`.
  public func open(_ length: Int, at place: Int) {
    precondition(length >= 0 && place >= 0 && place <= used)
    if length > capacity - used { grow(by: length) }
    (start + place + length).update(from: start + place, count: used - place)
    used += length
  }

  /// Removes the octets of a range.
  public func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= used)
    (start + range.lowerBound).update(from: start + range.upperBound, count: used - range.upperBound)
    used -= range.count
  }

  /// Copies the octets of a range to the place behind it.
  public func duplicate(_ range: Range<Int>) {
    open(range.count, at: range.upperBound)
    (start + range.upperBound).update(from: start + range.lowerBound, count: range.count)
  }

  @inline(never) @usableFromInline
  func grow(by length: Int) {
    let larger = max(capacity * 2, used + length)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: start, count: used)
    start.deallocate()
    (start, capacity) = (memory, larger)
  }
}
