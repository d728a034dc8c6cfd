import CookieSync
import Cookies
import Foundation
import Synchronization
import Testing

@Suite("A backup in a file")
struct FileBackupTests {
  private let cookie = Cookie(name: "sid", value: "31d4", domain: "example.com", httpOnly: true)

  @Test func whatWasSavedComesBackAndWhatCannotBeReadStays() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("twinjar-\(UUID().uuidString)").path
    defer { for name in [path, path + ".unreadable"] { try? FileManager.default.removeItem(atPath: name) } }
    let backup = FileBackup(path: path) { Issue.record("\($0)") }
    #expect(await backup.load() == nil)
    await backup.save([cookie])
    #expect(await FileBackup(path: path).load() == [cookie])

    let damaged = Data("locked".utf8)
    try damaged.write(to: URL(fileURLWithPath: path))
    let errors = Mutex(0)
    let locked = FileBackup(path: path) { _ in errors.withLock { $0 += 1 } }
    #expect(await locked.load() == nil)
    await locked.save([])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)
    #expect(errors.withLock { $0 } == 2)
  }
}
