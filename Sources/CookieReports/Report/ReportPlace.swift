import CookieScenarios

/// Where a finding shows: in a file, or in what has a name and no file.
public struct ReportPlace: Hashable, Sendable {
  /// A file, relative to the repository as its user named it; empty if there is none.
  public var file: String
  /// Where in the file, if that is known; counts from 1.
  public var line: Int?
  /// In that line; counts characters (Unicode scalars) from 1.
  public var column: Int?
  /// What is no file, such as a built-in scenario; empty if there is nothing.
  public var name: String

  public init(file: String = "", line: Int? = nil, column: Int? = nil, name: String = "") {
    (self.file, self.line, self.column, self.name) = (file, line, column, name)
  }

  public static let none = ReportPlace()

  /// A scenario as its user called it: a built-in one by its name, another by its file.
  public static func scenario(called name: String) -> ReportPlace {
    BuiltInScenarios.file(named: name) == nil ? ReportPlace(file: name) : ReportPlace(name: name)
  }
}
