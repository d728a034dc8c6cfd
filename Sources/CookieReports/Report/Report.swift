/// What a command has found.
///
/// A report says it in several forms, and a ``ReportFormat`` makes an output of one of them: a new format is one file for
/// all commands, and a new command's report has all formats that its forms allow.
public protocol Report: SendableMetatype {
  /// The forms that it can be had in; ``ReportForm/text`` always.
  static var forms: Set<ReportForm> { get }

  /// For a person at a terminal; ends in a newline.
  var text: String { get }

  /// The same on a terminal: tables have the columns that there is room for, and lines are broken between words.
  func text(on layout: TerminalLayout) -> String

  /// The same as headings, paragraphs, lists and tables. Formats escape headings, lists and tables; a paragraph is our own
  /// text, with names between backticks, and has nothing in it that comes from elsewhere.
  var parts: [ReportPart] { get }

  /// The same for a program: a versioned document, which ends in a newline.
  ///
  /// - Throws: what an encoder throws.
  func json() throws -> String

  /// What a reader should look at, one by one.
  var findings: [ReportFinding] { get }

  /// The questions that were asked, one by one.
  var checks: [ReportCheck] { get }

  /// One row for each result, with plain numbers and names: nothing rounded, nothing in words.
  var records: ReportTable { get }

  /// The name under which a service keeps its findings.
  static var tool: String { get }
}

/// The forms that a report can be had in.
public enum ReportForm: String, CaseIterable, Sendable {
  /// ``Report/text``
  case text
  /// ``Report/parts``
  case parts
  /// ``Report/json()``
  case json
  /// ``Report/findings``
  case findings
  /// ``Report/checks``
  case checks
  /// ``Report/records``
  case records
}

extension Report {
  public var text: String { TerminalFormat.text(of: parts) }
  public func text(on layout: TerminalLayout) -> String {
    layout.fit(parts.isEmpty ? text : TerminalFormat.text(of: parts, on: layout))
  }
  public var parts: [ReportPart] { [] }
  public func json() throws -> String { "null\n" }
  public var findings: [ReportFinding] { checks.compactMap(\.finding) }
  public var checks: [ReportCheck] { [] }
  public var records: ReportTable { ReportTable([]) }
  public static var tool: String { "twinjar" }
}

/// One thing that a reader should look at.
public struct ReportFinding: Hashable, Sendable {
  public enum Level: String, Sendable {
    case error, warning, note
  }

  /// The same for all that are alike.
  public var id: String
  public var level: Level
  /// What is wrong with all that are alike.
  public var summary: String
  /// What is wrong here.
  public var message: String
  /// What shows it.
  public var place: ReportPlace

  public init(id: String, level: Level, summary: String, message: String, place: ReportPlace) {
    self.id = id
    self.level = level
    self.summary = summary
    self.message = message
    self.place = place
  }

  /// - Parameter location: the file that shows it, relative to the repository; empty if there is none.
  public init(id: String, level: Level, summary: String, message: String, location: String) {
    self.init(id: id, level: level, summary: summary, message: message, place: ReportPlace(file: location))
  }
}
