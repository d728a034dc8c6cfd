import CookieSync
import Cookies
import Foundation

/// What the Keychain said.
enum KeychainAnswer: Hashable, Sendable {
  case done
  case notFound
  /// Somebody else has added the item meanwhile.
  case duplicate
  case refused(status: Int32)
}

/// One item of the Keychain. Its calls block, for as long as the system likes.
protocol KeychainItem: Sendable {
  func read() -> (answer: KeychainAnswer, bytes: [UInt8])
  func update(_ bytes: [UInt8]) -> KeychainAnswer
  func add(_ bytes: [UInt8]) -> KeychainAnswer
}

/// A backup in an item of the Keychain. Its calls are made one after the other on a thread that may block, and waited for no
/// longer than a limit.
///
/// It knows no Security framework, so that it is tested where there is none.
struct KeychainSaves: Sendable {
  let item: any KeychainItem
  let limit: Duration
  let log: AdapterLog
  private let queue = DispatchQueue(label: "KeychainBackup")

  init(item: any KeychainItem, limit: Duration, log: @escaping AdapterLog) {
    self.item = item
    self.limit = limit
    self.log = log
  }

  func contents() async -> BackupContents {
    guard let (answer, bytes) = await onQueue({ item in item.read() }) else {
      log(.backupIsSilent(operation: .read))
      return .notReadableNow
    }
    switch answer {
    case .done:
      guard let archived = try? CompactArchive().decode(bytes) else { return .damaged }
      return .saved(archived.map(\.cookie))
    case .notFound: return .neverSaved
    case .duplicate: return .notReadableNow
    case .refused(let status):
      // `errSecInteractionNotAllowed` before the first unlock; of the others none says that nothing was saved.
      log(.keychainRefused(status: status))
      return .notReadableNow
    }
  }

  func save(_ cookies: [Cookie]) async {
    guard let bytes = try? CompactArchive().encode(cookies.map { ArchivedCookie($0) }) else {
      return log(.cookieRefused(name: cookies.first?.name ?? ""))
    }
    switch await onQueue({ item in Self.write(bytes, to: item) }) {
    case nil: log(.backupIsSilent(operation: .write))
    case .refused(let status): log(.keychainRefused(status: status))
    default: break
    }
  }

  /// Updates the item, or adds it. What an extension adds or removes in between is no failure.
  private static func write(_ bytes: [UInt8], to item: any KeychainItem) -> KeychainAnswer {
    for _ in 0..<8 {
      let updated = item.update(bytes)
      guard updated == .notFound else { return updated }
      let added = item.add(bytes)
      guard added == .duplicate else { return added }
    }
    return .refused(status: duplicateItem)
  }

  /// `errSecDuplicateItem`.
  private static let duplicateItem: Int32 = -25299

  private func onQueue<Answer: Sendable>(
    _ call: @escaping @Sendable (any KeychainItem) -> Answer
  ) async -> Answer? {
    let (item, queue) = (item, queue)
    return await FirstAnswer.within(limit) { answer in queue.async { answer(call(item)) } }
  }
}
