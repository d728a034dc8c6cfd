import CookieSync
import Cookies
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

/// An item of a Keychain that does as a test says.
final class PlayedItem: KeychainItem {
  enum Step: Sendable {
    case read(KeychainAnswer, [UInt8])
    case update(KeychainAnswer)
    case add(KeychainAnswer)
    case hang(DispatchSemaphore)
  }

  private let steps: Mutex<[Step]>
  var left: Int { steps.withLock { $0.count } }

  init(_ steps: [Step]) { self.steps = Mutex(steps) }

  private func next() -> Step? { steps.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  func read() -> (answer: KeychainAnswer, bytes: [UInt8]) {
    switch next() {
    case .read(let answer, let bytes): return (answer, bytes)
    case .hang(let semaphore):
      semaphore.wait()
      return (.notFound, [])
    default: return (.refused(status: 0), [])
    }
  }

  func update(_ bytes: [UInt8]) -> KeychainAnswer {
    switch next() {
    case .update(let answer): return answer
    case .hang(let semaphore):
      semaphore.wait()
      return .done
    default: return .refused(status: 1)
    }
  }

  func add(_ bytes: [UInt8]) -> KeychainAnswer {
    if case .add(let answer) = next() { answer } else { .refused(status: 2) }
  }
}

@Suite("A backup in the Keychain, but for the Keychain") struct KeychainTests {
  struct Saving: CustomTestStringConvertible {
    var name: String
    var steps: [PlayedItem.Step]
    var told: [AdapterEvent] = []
    var testDescription: String { name }
  }

  static let savings = [
    Saving(name: "an item that is there", steps: [.update(.done)]),
    Saving(name: "one that is not", steps: [.update(.notFound), .add(.done)]),
    Saving(
      name: "one that an extension adds meanwhile", steps: [.update(.notFound), .add(.duplicate), .update(.done)]),
    Saving(
      name: "added, removed, added",
      steps: [.update(.notFound), .add(.duplicate), .update(.notFound), .add(.duplicate), .update(.done)]),
    Saving(
      name: "always another's",
      steps: (0..<8).flatMap { _ in [PlayedItem.Step.update(.notFound), .add(.duplicate)] },
      told: [.keychainRefused(status: -25299)]),
    Saving(
      name: "before the first unlock", steps: [.update(.refused(status: -25308))],
      told: [.keychainRefused(status: -25308)]),
    Saving(
      name: "no right to add", steps: [.update(.notFound), .add(.refused(status: -34018))],
      told: [.keychainRefused(status: -34018)]),
  ]

  private static let cookie = Cookie(name: "sid", value: "31d4", domain: "shop.example")

  @Test("a save", arguments: savings) func save(_ example: Saving) async {
    let item = PlayedItem(example.steps)
    let events = Mutex<[AdapterEvent]>([])
    let saves = KeychainSaves(item: item, limit: .seconds(86_400)) { event in events.withLock { $0.append(event) } }
    await saves.save([Self.cookie])
    #expect(events.withLock { $0 } == example.told)
    #expect(item.left == 0)
  }

  struct Reading: CustomTestStringConvertible {
    var name: String
    var answer: KeychainAnswer
    var bytes: [UInt8] = []
    var contents: BackupContents
    var told: [AdapterEvent] = []
    var testDescription: String { name }
  }

  static let readings = [
    Reading(
      name: "saved", answer: .done, bytes: (try? CompactArchive().encode([ArchivedCookie(cookie)])) ?? [],
      contents: .saved([cookie])),
    Reading(name: "never saved", answer: .notFound, contents: .neverSaved),
    Reading(name: "damaged", answer: .done, bytes: [1, 2, 3], contents: .damaged),
    Reading(name: "no data", answer: .done, contents: .damaged),
    Reading(
      name: "before the first unlock", answer: .refused(status: -25308), contents: .notReadableNow,
      told: [.keychainRefused(status: -25308)]),
  ]

  @Test("a read", arguments: readings) func read(_ example: Reading) async {
    let item = PlayedItem([.read(example.answer, example.bytes)])
    let events = Mutex<[AdapterEvent]>([])
    let saves = KeychainSaves(item: item, limit: .seconds(86_400)) { event in events.withLock { $0.append(event) } }
    #expect(await saves.contents() == example.contents)
    #expect(events.withLock { $0 } == example.told)
  }

  @Test("a Keychain that hangs costs the limit and no thread of the tasks") func hangs() async {
    let end = DispatchSemaphore(value: 0)
    let item = PlayedItem([.hang(end), .update(.done)])
    let events = Mutex<[AdapterEvent]>([])
    let saves = KeychainSaves(item: item, limit: .milliseconds(20)) { event in events.withLock { $0.append(event) } }
    #expect(await saves.contents() == .notReadableNow)
    await saves.save([Self.cookie])
    #expect(events.withLock { $0 } == [.backupIsSilent(operation: .read), .backupIsSilent(operation: .write)])
    // What was asked for comes later, in its order.
    end.signal()
    await until { item.left == 0 }
  }
}

@Suite("An error in a log") struct FailureTextTests {
  @Test("it says nothing of the address that failed") func address() throws {
    let url = try #require(URL(string: "https://shop.example/file?token=SECRET"))
    let error = URLError(.networkConnectionLost, userInfo: [NSURLErrorFailingURLErrorKey: url])
    #expect(FailureText.of(error) == "NSURLErrorDomain -1005")
  }
}

@Suite("An app without a hidden web view") struct NoHiddenWebViewTests {
  @Test("nobody answers there") func unanswered() async {
    #expect(await HybridApp.empty.hiddenWebView.renewSession(carrying: []) == .unanswered)
  }
}
