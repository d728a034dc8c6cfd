import CookieReports
import Foundation

extension StandardOutput {
  /// Writes text for a person: no line is wider than what shows it.
  static func show(_ text: String) { write(TerminalLayout.current().fit(text)) }
}

extension TerminalLayout {
  /// Where answers go: `COLUMNS` if it is set, else the window's width, and 80 columns in a file or a pipe, where words
  /// and commands stay whole. Colour only on a terminal, and not with `NO_COLOR`.
  static func current(isQuiet: Bool = false) -> TerminalLayout {
    var layout = current(
      window: Terminal.columns, isTerminal: isatty(StandardOutput.descriptor) == 1,
      environment: ProcessInfo.processInfo.environment, isQuiet: isQuiet)
    layout.program = Invocation.current.program
    return layout
  }

  /// Where errors and notes go: a terminal as answers have it, or what takes lines as wide as they are.
  static func ofErrors() -> TerminalLayout {
    guard StandardError.isTerminal else { return .unlimited }
    var layout = current(
      window: Terminal.columns(of: STDERR_FILENO), isTerminal: true, environment: ProcessInfo.processInfo.environment)
    layout.program = Invocation.current.program
    return layout
  }

  /// - Parameter window: the terminal's width; nil if there is none, or if it does not say.
  static func current(
    window: Int?, isTerminal: Bool, environment: [String: String], isQuiet: Bool = false
  ) -> TerminalLayout {
    let chosen = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 10_000) : nil }
    let isColoured = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return TerminalLayout(
      columns: chosen ?? window ?? 80, breaksWords: isTerminal || chosen != nil, isColoured: isColoured,
      isQuiet: isQuiet)
  }
}
