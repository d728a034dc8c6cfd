import Foundation

/// What workers have finished, each chunk at its place. Unchecked: the lock guards all of it.
final class ChunkResults: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [RareCampaign.Outcome?]
  private var count = 0

  init(count: Int) { results = Array(repeating: nil, count: count) }

  var finished: Int { lock.withLock { count } }

  subscript(place: Int) -> RareCampaign.Outcome? {
    get { lock.withLock { results[place] } }
    set {
      lock.withLock {
        results[place] = newValue
        count += 1
      }
    }
  }
}
