import Foundation
import Synchronization
import Testing

@testable import CookieSyncAdapters

@Suite("The recorder's key") struct RecorderKeyTests {
  struct Key: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What its file has before; nil for none.
    var content: [UInt8]?
    /// What it has afterwards, if it is no new key.
    var kept: [UInt8]?
    var told: [AdapterEvent] = []
    var dropped = 0
  }

  private static let whole = (1...16).map { UInt8($0) }
  private static let zeros = [UInt8](repeating: 0, count: 16)

  @Test(
    "a key is made where there is none, and whatever a file has stays",
    arguments: [
      Key(testDescription: "no file", content: nil), Key(testDescription: "a key", content: whole, kept: whole),
      Key(testDescription: "an empty file, as a loss of power leaves it", content: []),
      Key(testDescription: "a file of zeros, as some file systems leave it", content: zeros),
      Key(
        testDescription: "a short file", content: [1, 2, 3, 4, 5], kept: [1, 2, 3, 4, 5],
        told: [.recorderKeyHasWrongSize(bytes: 5)], dropped: 2),
      Key(
        testDescription: "a long file", content: whole + [0], kept: whole + [0],
        told: [.recorderKeyHasWrongSize(bytes: 17)], dropped: 2),
    ])
  func keys(_ example: Key) async throws {
    try await withDirectory { directory in
      let file = directory.appendingPathComponent("traces.key")
      if let content = example.content { try Data(content).write(to: file) }
      let told = Mutex<[AdapterEvent]>([])
      let recorder = SessionRecorder(
        Recording.options(directory) { $0.log = { event in told.withLock { $0.append(event) } } })
      for event in [RecordedEvent.launched, .backgrounded] {
        recorder.note(event)
        await recorder.flush()
      }
      #expect(told.withLock { $0 } == example.told)
      #expect(recorder.droppedEvents == example.dropped)
      let key = try [UInt8](Data(contentsOf: file))
      #expect(key == example.kept ?? key)
      #expect(example.kept != nil || key.count == 16 && key != Self.zeros)
      // Neither a draft nor a lock is left.
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["traces", "traces.key"])
    }
  }

  @Test("whoever makes a key at once gets the same one", arguments: [nil, Data()] as [Data?])
  func keyAtOnce(content: Data?) async throws {
    try await withDirectory { directory in
      let file = directory.appendingPathComponent("traces.key")
      try content?.write(to: file)
      let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<8 { group.addTask { try RecorderKey.key(at: file.path) } }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(try keys == [[UInt8](Data(contentsOf: file))])
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["traces.key"])
    }
  }

  @Test("a recorder whose key is mended while the app runs goes on") func mendedKey() async throws {
    try await withDirectory { directory in
      let file = directory.appendingPathComponent("traces.key")
      try Data([1]).write(to: file)
      let recorder = SessionRecorder(Recording.options(directory))
      recorder.note(.launched)
      await recorder.flush()
      try FileManager.default.removeItem(at: file)
      recorder.note(.backgrounded)
      await recorder.flush()
      #expect(recorder.droppedEvents == 1)
      #expect(try Recording.read(recorder.files).trace.records.map(\.kind) == [.recordsDropped, .appBackgrounded])
    }
  }

  @Test(
    "a key that is none, and its kind of trouble",
    arguments: [
      ("mkdir", .recorderCannotWrite(error: EISDIR)), ("link", .recorderCannotWrite(error: ENOENT)),
      ("given", .recorderKeyHasWrongSize(bytes: 3)),
    ] as [(String, AdapterEvent)])
  func noKey(kind: String, event: AdapterEvent) async throws {
    try await withDirectory { directory in
      let path = directory.appendingPathComponent("traces.key").path
      switch kind {
      case "mkdir": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      default: break
      }
      let told = Mutex<[AdapterEvent]>([])
      let recorder = SessionRecorder(
        Recording.options(directory) {
          if kind == "given" { $0.key = [1, 2, 3] }
          $0.log = { event in told.withLock { $0.append(event) } }
        })
      for _ in 0..<2 {
        recorder.note(.launched)
        await recorder.flush()
      }
      #expect(told.withLock { $0 } == [event])
      #expect(recorder.droppedEvents == 2 && recorder.files.isEmpty)
    }
  }
}
