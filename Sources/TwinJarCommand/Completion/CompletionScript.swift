import ArgumentParser

/// The scripts by which shells complete commands. The parser writes them, but for two things: what "help" can be asked about,
/// and, for fish, files in directories whose names have to be quoted.
enum CompletionScript {
  /// A script with those; any other text as it is.
  static func completed(_ text: String, of root: ParsableCommand.Type = TwinJarCommand.self) -> String {
    let (program, tree) = (root.names[0], levels(of: root))
    if text.hasPrefix("#!/bin/bash\n") { return inserting(bash(tree), intoHelpOf: program, text) }
    if text.hasPrefix("#compdef ") { return inserting(zsh(tree), intoHelpOf: program, text) }
    guard text.hasPrefix("function __\(program)_should_offer_completions_for_flags_or_options ") else { return text }
    return [withFileFunction(text, program), fish(tree, program)].joined(separator: "\n\n")
  }

  // MARK: - Help

  /// A command with others below it.
  private struct Level {
    /// What is typed behind "help" to get there.
    var path: String
    var parts: [ParsableCommand.Type]
  }

  private static func levels(of command: ParsableCommand.Type, path: [String] = []) -> [Level] {
    let parts = command.visibleParts
    if parts.isEmpty { return [] }
    return [Level(path: path.joined(separator: " "), parts: parts)]
      + parts.flatMap { levels(of: $0, path: path + [$0.names[0]]) }
  }

  /// Puts lines first in the shell's function for "help", which has nothing to offer but options.
  private static func inserting(_ lines: String, intoHelpOf program: String, _ text: String) -> String {
    let head = "\n_\(program)_help() {\n"
    guard let place = text.firstRange(of: head) else { return text }
    return "\(text[..<place.upperBound])\(lines)\(text[place.upperBound...])"
  }

  private static func bash(_ levels: [Level]) -> String {
    let cases = levels.map { level in
      """
          '\(level.path)')
              COMPREPLY+=($(compgen -W '\(level.parts.map { $0.names[0] }.joined(separator: " "))' -- "${cur}"))
              ;;

      """
    }
    return """
          # Offer the commands below the one that help is asked about
          local asked=''
          if [[ "${#unparsed_words[@]}" -gt 1 ]]; then
              asked="${unparsed_words[*]::${#unparsed_words[@]}-1}"
          fi
          case "${asked}" in
      \(cases.joined())\
          esac

      """
  }

  private static func zsh(_ levels: [Level]) -> String {
    let cases = levels.map { level in
      let parts = level.parts.map { "            \(quoted("\($0.names[0]):\($0.configuration.abstract)"))\n" }
      return """
            ('\(level.path)')
                asked_commands=(
        \(parts.joined())\
                )
                ;;

        """
    }
    return """
          # Offer the commands below the one that help is asked about
          local -a asked_commands=()
          case "${(j: :)words[2,CURRENT-1]}" in
      \(cases.joined())\
          esac
          if [[ "${#asked_commands[@]}" -gt 0 ]]; then
              _describe -V subcommand asked_commands && return 0
          fi

      """
  }

  private static func fish(_ levels: [Level], _ program: String) -> String {
    let function = "__\(program)_is_asked_for_help"
    let lines = levels.flatMap { level in
      level.parts.map { part in
        """
        complete -c '\(program)' -n '\(function) "\(level.path)"' -fa '\(part.names[0])' \
        -d \(fishQuoted(part.configuration.abstract))
        """
      }
    }
    return """
      function \(function) -a path
          set -l words (__\(program)_tokens -pc)
          test "$words[2]" = help -a "$words[3..-1]" = "$path"
      end

      \(lines.joined(separator: "\n"))
      """
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  private static func fishQuoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }

  // MARK: - Files, for fish

  /// The parser looks for files of one kind in a directory that it calls as it was typed: a quoted one is found by nobody.
  private static func withFileFunction(_ text: String, _ program: String) -> String {
    let (head, tail) = (
      #"(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'"#,
      #"\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')"#
    )
    let function = "__\(program)_complete_files_with_suffix"
    // Fish tells where the cursor is only where somebody types, and what stands before it everywhere.
    let (cursor, beginning) = (" (__\(program)_tokens -tC))", " (string length -- \"$(commandline -ct)\"))")
    return """
      \(text.replacing(head, with: "(\(function) .").replacing(tail, with: ")").replacing(cursor, with: beginning))

      function \(function) -a suffix
          set -l ending (string escape --style=regex -- $suffix)
          complete -C "'' $(commandline -ct)" | string match -r -- '^[^\\t]*(?:/|'$ending')(?:\\t.*)?$'
      end
      """
  }
}
