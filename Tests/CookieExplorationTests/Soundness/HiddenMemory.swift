import CookieSimulation
import CookieSync
import Cookies
import Foundation
import SyncStrategies
import Synchronization

/// Strategies that remember, each in another of the places where Swift keeps state, in which order two tasks ran: if the
/// second one was first, the next call deletes the session.
enum HiddenMemory {
  static func sabotage(_ app: HybridApp) async {
    for store in [app.nativeStore, app.webStore] {
      for cookie in await store.allCookies() { await store.deleteCookie(cookie) }
    }
  }

  /// After the login, two tasks are told to remember 1 and 2.
  static func afterLogIn(_ response: NativeResponse, _ remember: @escaping @Sendable (Int) -> Void) {
    guard response.purpose == .logIn else { return }
    Task { remember(1) }
    Task { remember(2) }
  }
}

/// A place that holds a number.
protocol MemoryPlace: Sendable {
  init()
  var last: Int { get nonmutating set }
}

/// One strategy for all places in an object.
struct Remembering<Place: MemoryPlace>: SyncStrategy {
  let app: HybridApp
  let place = Place()

  func nativeDidReceive(_ response: NativeResponse) async {
    HiddenMemory.afterLogIn(response) { [place] in place.last = $0 }
  }

  func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose == .call, place.last == 1 { await HiddenMemory.sabotage(app) }
  }
}

// MARK: - Places in the instance

final class OrdinaryVariable: MemoryPlace, @unchecked Sendable {
  var last = 0
}

/// A mirror shows it as an empty tuple.
final class InMutex: MemoryPlace {
  private let number = Mutex(0)
  var last: Int {
    get { number.withLock { $0 } }
    set { number.withLock { $0 = newValue } }
  }
}

final class InAtomic: MemoryPlace {
  private let number = Atomic(0)
  var last: Int {
    get { number.load(ordering: .relaxed) }
    set { number.store(newValue, ordering: .relaxed) }
  }
}

struct Cell: ~Copyable, @unchecked Sendable { var number = 0 }

final class InNoncopyable: MemoryPlace, @unchecked Sendable {
  private var cell = Cell()
  var last: Int {
    get { cell.number }
    set { cell.number = newValue }
  }
}

final class InMirrorOfItsOwn: MemoryPlace, CustomReflectable, @unchecked Sendable {
  var last = 0
  var customMirror: Mirror { Mirror(self, children: ["last": 7]) }
}

/// A case that calls itself something else.
final class InCase: MemoryPlace, @unchecked Sendable {
  enum Order: CustomStringConvertible, CustomDebugStringConvertible {
    case none, good, bad
    var description: String { "?" }
    var debugDescription: String { "?" }
  }
  var order = Order.none
  var last: Int {
    get { order == .bad ? 1 : 2 }
    set { order = newValue == 1 ? .bad : .good }
  }
}

/// Two types of equal shape behind one protocol.
protocol OrderState: Sendable { var last: Int { get } }
struct BadOrder: OrderState { var last: Int { 1 } }
struct GoodOrder: OrderState { var last: Int { 2 } }

final class InType: MemoryPlace, @unchecked Sendable {
  var state: any OrderState = GoodOrder()
  var last: Int {
    get { state.last }
    set { state = newValue == 1 ? BadOrder() : GoodOrder() }
  }
}

final class InMetatype: MemoryPlace, @unchecked Sendable {
  var type: Any.Type = GoodOrder.self
  var last: Int {
    get { type == BadOrder.self ? 1 : 2 }
    set { type = newValue == 1 ? BadOrder.self : GoodOrder.self }
  }
}

final class InClosure: MemoryPlace, @unchecked Sendable {
  var read: () -> Int = { 0 }
  var last: Int {
    get { read() }
    set { read = { newValue } }
  }
}

final class InPointer: MemoryPlace, @unchecked Sendable {
  let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  init() { pointer.initialize(to: 0) }
  deinit { pointer.deallocate() }
  var last: Int {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }
}

final class InBuffer: MemoryPlace, @unchecked Sendable {
  let buffer = ManagedBuffer<Void, Int>.create(minimumCapacity: 1) { _ in }
  init() { buffer.withUnsafeMutablePointerToElements { $0.initialize(to: 0) } }
  var last: Int {
    get { buffer.withUnsafeMutablePointerToElements { $0.pointee } }
    set { buffer.withUnsafeMutablePointerToElements { $0.pointee = newValue } }
  }
}

class Ancestor: @unchecked Sendable { var inherited = 0 }
final class InSuperclass: Ancestor, MemoryPlace, @unchecked Sendable {
  override init() {}
  var last: Int {
    get { inherited }
    set { inherited = newValue }
  }
}

/// Equal as sets; which comes first depends on how they came about.
final class InOrderOfSet: MemoryPlace, @unchecked Sendable {
  struct Element: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
  }
  var numbers: Set<Element> = []
  var last: Int {
    get { numbers.first?.number == 2 ? 1 : 2 }
    set { numbers.insert(Element(number: newValue)) }
  }
}

final class InDictionary: MemoryPlace, @unchecked Sendable {
  var numbers: [String: Int] = [:]
  var last: Int {
    get { numbers["last"] ?? 0 }
    set { numbers["last"] = newValue }
  }
}

final class InData: MemoryPlace, @unchecked Sendable {
  var data = Data([0])
  var last: Int {
    get { Int(data[0]) }
    set { data = Data([UInt8(newValue)]) }
  }
}

final class InArray: MemoryPlace, @unchecked Sendable {
  var numbers: [Int] = []
  var last: Int {
    get { numbers.last ?? 0 }
    set { numbers = [newValue] }
  }
}

final class InWeakReference: MemoryPlace, @unchecked Sendable {
  private let good = OrdinaryVariable()
  private weak var chosen: OrdinaryVariable?
  private var keeps: [OrdinaryVariable] = []
  var last: Int {
    get { chosen == nil ? 1 : 2 }
    set { chosen = newValue == 1 ? nil : good }
  }
}

final class InDouble: MemoryPlace, @unchecked Sendable {
  var number = 0.1
  var last: Int {
    get { number > 0.1 ? 1 : 2 }
    set { number = newValue == 1 ? 0.1.nextUp : 0.1 }
  }
}

// MARK: - Places outside the instance

nonisolated(unsafe) private var globalNumber = 0
private let globalMutex = Mutex(0)

struct InGlobal: MemoryPlace {
  init() { globalNumber = 0 }
  var last: Int {
    get { globalNumber }
    nonmutating set { globalNumber = newValue }
  }
}

struct InGlobalMutex: MemoryPlace {
  init() { globalMutex.withLock { $0 = 0 } }
  var last: Int {
    get { globalMutex.withLock { $0 } }
    nonmutating set { globalMutex.withLock { $0 = newValue } }
  }
}

struct InStatic: MemoryPlace {
  nonisolated(unsafe) static var number = 0
  init() { Self.number = 0 }
  var last: Int {
    get { Self.number }
    nonmutating set { Self.number = newValue }
  }
}

struct InEnvironment: MemoryPlace {
  init() { setenv("TWINJAR_TEST_ORDER", "0", 1) }
  var last: Int {
    get { Int(String(cString: getenv("TWINJAR_TEST_ORDER"))) ?? 0 }
    nonmutating set { setenv("TWINJAR_TEST_ORDER", "\(newValue)", 1) }
  }
}

struct InFile: MemoryPlace {
  static let path = FileManager.default.temporaryDirectory.appendingPathComponent(
    "twinjar-order-\(ProcessInfo.processInfo.processIdentifier)"
  ).path
  init() { try? "0".write(toFile: Self.path, atomically: false, encoding: .utf8) }
  var last: Int {
    get { (try? String(contentsOfFile: Self.path, encoding: .utf8)).flatMap { Int($0) } ?? 0 }
    nonmutating set { try? "\(newValue)".write(toFile: Self.path, atomically: false, encoding: .utf8) }
  }
}

// MARK: - Places of other kinds

/// An actor of its own, behind a strategy that is a plain value but for it.
struct InActor: SyncStrategy {
  actor Place {
    var last = 0
    func remember(_ number: Int) { last = number }
  }
  let app: HybridApp
  let place = Place()

  func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    Task { await place.remember(1) }
    Task { await place.remember(2) }
  }

  func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose == .call, await place.last == 1 { await HiddenMemory.sabotage(app) }
  }
}

/// A store of the strategy's own, which remembers, in the place of the app's.
struct InStoreOfItsOwn: SyncStrategy {
  final class Store: CookieStore, @unchecked Sendable {
    let inner: any CookieStore
    var last = 0
    init(_ inner: any CookieStore) { self.inner = inner }
    func allCookies() async -> [Cookie] { await inner.allCookies() }
    func setCookie(_ cookie: Cookie) async { await inner.setCookie(cookie) }
    func deleteCookie(_ cookie: Cookie) async { await inner.deleteCookie(cookie) }
  }
  let app: HybridApp

  init(app: HybridApp) {
    self.app = HybridApp(
      nativeStore: Store(app.nativeStore), webStore: app.webStore, backup: app.backup, client: app.client,
      hiddenWebView: app.hiddenWebView)
  }

  private var store: Store? { app.nativeStore as? Store }

  func nativeDidReceive(_ response: NativeResponse) async {
    HiddenMemory.afterLogIn(response) { [store] in store?.last = $0 }
  }

  func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose == .call, store?.last == 1 { await HiddenMemory.sabotage(app) }
  }
}

/// In the locals of a task that waits for a continuation which another task's lock holds.
final class InSuspendedFrame: SyncStrategy, Sendable {
  let app: HybridApp
  private let waiting = Mutex<CheckedContinuation<Int, Never>?>(nil)
  private let order = Mutex<[Int]>([])
  init(app: HybridApp) { self.app = app }

  func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    for number in [1, 2] {
      Task {
        let isFirst = order.withLock { order in
          order.append(number)
          return order.count == 1
        }
        guard isFirst else { return order.withLock { $0 = [] } }
        // Only this frame knows its number from here on.
        let mine = number
        _ = await withCheckedContinuation { continuation in waiting.withLock { $0 = continuation } }
        if mine == 2 { await HiddenMemory.sabotage(app) }
      }
    }
  }

  func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose == .call else { return }
    waiting.withLock { $0.take() }?.resume(returning: 0)
    await Task.yield()
  }
}

/// In a task-local value of a task that goes on from one call to the next.
final class InTaskLocal: SyncStrategy, Sendable {
  @TaskLocal static var number = 0
  let app: HybridApp
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let isTaken = Mutex(false)
  init(app: HybridApp) {
    self.app = app
    (stream, continuation) = AsyncStream.makeStream()
  }

  func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    for number in [1, 2] {
      Task {
        let isFirst = isTaken.withLock { taken in
          defer { taken = true }
          return !taken
        }
        guard isFirst else { return }
        await Self.$number.withValue(number) {
          for await _ in stream where Self.number == 2 { await HiddenMemory.sabotage(app) }
        }
      }
    }
  }

  func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose == .call else { return }
    continuation.yield()
    await Task.yield()
  }
}
