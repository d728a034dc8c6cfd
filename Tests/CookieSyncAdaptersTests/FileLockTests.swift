import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

/// Two locks on one file stand for two processes: `flock` belongs to what was opened, not to who opened it.
@Suite("A lock between an app and its extensions") struct FileLockTests {
  /// For a lock that was given back: a child that another test starts has its file for a moment, until it becomes its program.
  private static let patience = Duration.seconds(3_600)

  @Test("one has it, the other waits, and gets it when it is given back") func handOver() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let (app, share) = (FileLock(path: path), FileLock(path: path))
      #expect(app.isShared)
      #expect(await app.acquire(within: .zero))
      #expect(await share.acquire(within: .milliseconds(30)) == false)
      async let waited = share.acquire(within: .seconds(3_600))
      await app.release()
      #expect(await waited)
      #expect(await app.acquire(within: .zero) == false)
      // Who does not hold it gives nothing back.
      await app.release()
      #expect(await app.acquire(within: .zero) == false)
      await share.release()
      #expect(await app.acquire(within: Self.patience))
    }
  }

  @Test("a process that ends gives it back") func ended() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      // The `flock` of util-linux becomes what holds the lock; that says so, and waits to be ended.
      other.arguments = ["flock", "--no-fork", path, "sh", "-c", "echo taken; exec sleep 86400"]
      let said = Pipe()
      other.standardOutput = said
      try other.run()
      #expect(said.fileHandleForReading.readData(ofLength: 6) == Data("taken\n".utf8))
      let lock = FileLock(path: path)
      #expect(await lock.acquire(within: .milliseconds(50)) == false)
      // No SIGTERM: a thread that blocks it, as test runners have them, hands that down.
      kill(other.processIdentifier, SIGKILL)
      other.waitUntilExit()
      #expect(await lock.acquire(within: .seconds(3_600)))
    }
  }

  @Test("of many who ask at once one has it") func many() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let (inside, most) = (Counter(), Counter())
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<6 {
          group.addTask {
            let lock = FileLock(path: path)
            for _ in 0..<5 {
              guard await lock.acquire(within: Self.patience) else { continue }
              most.raise(to: inside.add(1))
              try? await Task.sleep(for: .milliseconds(1))
              inside.add(-1)
              await lock.release()
            }
          }
        }
      }
      #expect(most.value == 1)
    }
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }

    @discardableResult func add(_ change: Int) -> Int {
      number.withLock {
        $0 += change
        return $0
      }
    }

    func raise(to least: Int) { number.withLock { $0 = max($0, least) } }
  }

  @Test("a second caller of the same process waits as well") func sameProcess() async throws {
    try await withDirectory { directory in
      let lock = FileLock(path: directory.appendingPathComponent("lock").path)
      #expect(await lock.acquire(within: .zero))
      #expect(await lock.acquire(within: .zero) == false)
    }
  }

  @Test("an instance gives back what it has, by whichever task, and nothing of another's") func others() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let (strategy, other) = (FileLock(path: path), FileLock(path: path))
      // A task that waits with a limit of its own takes it for another.
      for _ in 0..<100 {
        #expect(await Task { await strategy.acquire(within: Self.patience) }.value)
        await Task {
          #expect(await other.acquire(within: .zero) == false)
          await other.release()
        }.value
        #expect(await other.acquire(within: .zero) == false)
        await Task { await strategy.release() }.value
        #expect(await other.acquire(within: Self.patience))
        await other.release()
      }
    }
  }

  @Test("a lease is ended by who has it, and by nobody else") func lease() async throws {
    try await withDirectory { directory in
      let lock = FileLock(path: directory.appendingPathComponent("lock").path)
      var lease = await lock.lease(within: .zero)
      #expect(lease != nil)
      await lock.release()
      #expect(await lock.lease(within: .zero) == nil)
      lease = nil
      #expect(await lock.lease(within: Self.patience) != nil)
    }
  }

  @Test("a file that was removed is none to have locked") func removed() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let old = try #require(await FileLock(path: path).lease(within: .zero))
      #expect(old.isOfFile(at: path))
      try FileManager.default.removeItem(atPath: path)
      #expect(!old.isOfFile(at: path))
      let new = try #require(await FileLock(path: path).lease(within: .zero))
      #expect(new.isOfFile(at: path) && !old.isOfFile(at: path))
      #expect(await FileLock(path: path).lease(within: .zero) == nil)
      withExtendedLifetime((old, new)) {}
    }
  }

  @Test(
    "what an error of flock means",
    arguments: [(EWOULDBLOCK, true), (EINTR, true), (ENOLCK, false), (EBADF, false), (EINVAL, false), (EIO, false)])
  func errors(_ error: Int32, isBusy: Bool) {
    switch FileLock.refusal(error) {
    case .busy: #expect(isBusy)
    case .impossible(let said): #expect(!isBusy && said == error)
    case .taken: Issue.record("taken")
    }
  }

  @Test("a file that cannot be opened is said, and nobody waits for it") func noFile() async throws {
    try await withDirectory { directory in
      let events = Mutex<[AdapterEvent]>([])
      let lock = FileLock(path: directory.appendingPathComponent("none/lock").path) { event in
        events.withLock { $0.append(event) }
      }
      #expect(await lock.acquire(within: .seconds(86_400)) == false)
      #expect(events.withLock { $0 } == [.lockCannotBeTaken(error: ENOENT)])
    }
  }

  @Test("whoever is cancelled waits no longer") func cancelled() async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("lock").path
      let (app, share) = (FileLock(path: path), FileLock(path: path))
      #expect(await app.acquire(within: .zero))
      let waiting = Task { await share.acquire(within: .seconds(Int64.max)) }
      waiting.cancel()
      #expect(await waiting.value == false)
    }
  }
}
