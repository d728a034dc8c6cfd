import CaptureDiagnosis
import Choices
import CookieDiagnosis
import CookieFiles
import Foundation

/// The files of `diagnose`, by what they are.
struct DiagnoseMaterial {
  private(set) var stores: [StoreFile] = []
  private var traces: [String] = []
  private var captures: [String] = []
  private var domains: AppBoundDomains?

  /// What was read.
  struct Reading {
    var recorded: RecordedTrace
    /// Of a capture.
    var roles: Roles?
    var remarks: [String]
  }

  /// - Throws: exit code 64 for files that do not go together; 65 and 66 for those that are nothing known, or cannot be read.
  init(_ paths: [String], web patterns: [String], plist: String?) throws {
    var held: [(path: String, store: StoreName, file: CookieFile)] = []
    for path in paths {
      if TraceFiles.isTrace(path) {
        traces.append(path)
      } else if try Self.isCapture(path) {
        captures.append(path)
      } else {
        let file = try Self.storeFile(path)
        held.append((path, StoreFile.store(of: path, file, web: patterns), file))
      }
    }
    stores = StoreFile.inOrder(held)
    if let trace = traces.first, !captures.isEmpty {
      throw InputError(
        .usage, source: trace, found: "a trace among captures", expected: "traces, or captures alone")
    }
    if traces.isEmpty, captures.isEmpty {
      throw InputError(
        .usage, source: paths.first ?? "", found: "a store's file alone",
        expected: "a trace or a capture beside it; \"twinjar inspect\" shows what it has")
    }
    guard let plist else { return }
    guard !stores.isEmpty else {
      throw InputError(
        .usage, source: plist, found: "no store's file", expected: "one, to know the session's domains from")
    }
    domains = try AppBoundDomains(plist: InputFile.read(plist, expected: "an app's Info.plist"), path: plist)
  }

  func read(_ roles: Roles) throws -> Reading {
    var reading = try traces.isEmpty ? readCaptures(roles) : readTraces(roles)
    reading.recorded.appBoundDomains = domains
    reading.remarks += stores.flatMap { one in
      (one.file.problems + one.file.notes).map { "\(one.path): \($0)" }
    }
    return reading
  }

  private func readCaptures(_ roles: Roles) throws -> Reading {
    let read = try captures.map { try Captures.read(path: $0) }
    let exchanges = read.count == 1 ? read[0].exchanges : read.flatMap(\.exchanges)
    try roles.check(against: exchanges)
    let roles = roles.guessed(from: exchanges)
    var recorded = CaptureTrace.trace(exchanges, roles: roles, files: stores)
    recorded.isWhole = read.allSatisfy(\.isWhole)
    return Reading(recorded: recorded, roles: roles, remarks: read.flatMap(\.remarks) + recorded.remarks)
  }

  private func readTraces(_ roles: Roles) throws -> Reading {
    let read = try traces.map(TraceFiles.trace)
    let names = Set([roles.access, roles.refresh].compactMap(\.self))
    let recorded = try RecorderParts.joined(read, from: traces).beside(stores, session: names)
    var remarks = recorded.remarks
    if !stores.isEmpty {
      remarks.append(
        names.isEmpty
          ? "a trace has no names of cookies: with --session and --refresh-cookie the stores' files say more"
          : "a trace has no values to find the files' in: of the files, only dates and domains are used")
    }
    return Reading(recorded: recorded, roles: nil, remarks: remarks)
  }

  private static func isCapture(_ path: String) throws -> Bool {
    try Captures.format(of: CaptureBytes(path: path, expected: "a trace, a capture or a store's file")) != nil
  }

  private static func storeFile(_ path: String) throws -> CookieFile {
    let input = try CookieFileInput(reading: path)
    guard CookieFileFormats.matches(input) else {
      throw InputError(
        .data, source: path, found: input.bytes.isEmpty ? "no bytes" : "a file of another kind",
        expected: "a trace, a HAR capture, flows of mitmproxy, or a file of cookies")
    }
    return try CookieFileFormats.read(input)
  }
}
