/// What a command has found.
///
/// A report says it in several forms, and a ``ReportFormat`` makes an output of one of them: a new format is one file for
/// all commands, and a new command's report has all formats that its forms allow.
public protocol Report: SendableMetatype {
  /// The forms that it can be had in; ``ReportForm/text`` always.
  static var forms: Set<ReportForm> { get }

  /// For a person at a terminal; ends in a newline.
  var text: String { get }

  /// The same as headings, paragraphs, lists and tables. Formats escape headings, lists and tables; a paragraph is our own
  /// text, with names between backticks, and has nothing in it that comes from elsewhere.
  var parts: [ReportPart] { get }

  /// The same for a program: a versioned document, which ends in a newline.
  ///
  /// - Throws: what an encoder throws.
  func json() throws -> String

  /// What a reader should look at, one by one.
  var findings: [ReportFinding] { get }

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
}

extension Report {
  public var text: String { TerminalFormat.text(of: parts) }
  public var parts: [ReportPart] { [] }
  public func json() throws -> String { "null\n" }
  public var findings: [ReportFinding] { [] }
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
  /// The file that shows it, relative to the repository.
  public var location: String

  public init(id: String, level: Level, summary: String, message: String, location: String) {
    self.id = id
    self.level = level
    self.summary = summary
    self.message = message
    self.location = location
  }
}
