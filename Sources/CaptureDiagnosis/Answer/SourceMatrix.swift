import CookieDiagnosis

/// What can be told of a cause from a kind of material.
public enum Sight: String, Sendable, Hashable {
  /// The one cause can be named.
  case named
  /// It can be told only as one of several.
  case asOneOfSeveral = "set"
  /// Nothing of it shows.
  case hidden
}

/// Material that a diagnosis can be made from.
public enum Material: String, Sendable, Hashable, CaseIterable {
  case capture
  /// A capture with the stores' files from before and after, and the app's Info.plist.
  case captureAndFiles = "capture and store files"
  case recorder

  /// The file of its table of settings.
  package var tableFile: String {
    switch self {
    case .capture: "capture.txt"
    case .captureAndFiles: "files.txt"
    case .recorder: "recorder.txt"
    }
  }
}

/// What can be told from what, by cause: found out for each entry of the fault catalogue from what its source describes. The
/// measured confusions may be fewer.
public enum SourceMatrix {
  /// Nil for a cause that the matrix has no row for.
  public static func sight(of cause: String, from material: Material) -> Sight? {
    guard let row = rows.first(where: { $0.ids.contains(cause) }) else { return nil }
    return row.sights[Material.allCases.firstIndex(of: material) ?? 0]
  }

  /// The least material that a cause can be named from; nil if there is none.
  public static func naming(_ cause: String) -> Material? {
    Material.allCases.first { sight(of: cause, from: $0) == .named }
  }

  /// Every cause that has a row.
  static var ids: [String] { rows.flatMap(\.ids) }

  private struct Row {
    var ids: [String]
    var sights: [Sight]
  }

  private static func row(_ ids: String, _ capture: Sight, _ files: Sight, _ recorder: Sight) -> Row {
    Row(ids: ids.split(separator: " ").map(String.init), sights: [capture, files, recorder])
  }

  /// In the order of ``Material/allCases``.
  private static let rows: [Row] = [
    row("F01", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F02", .hidden, .hidden, .named),
    row("F03 F07 F09 F11", .hidden, .hidden, .named),
    row("F04 F05 F06", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F08 F38", .hidden, .asOneOfSeveral, .named),
    row("F10", .asOneOfSeveral, .asOneOfSeveral, .asOneOfSeveral),
    row("F12", .asOneOfSeveral, .named, .named),
    row("F13", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F20 F22", .asOneOfSeveral, .named, .named),
    row("F21 F30 F37", .hidden, .hidden, .hidden),
    row("F23", .named, .named, .named),
    row("F24 F28", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F25 F26", .asOneOfSeveral, .named, .named),
    row("F27 F57", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F31 F32", .hidden, .hidden, .named),
    row("F33 F34 F35 F36", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F39 F40 F42 F43 F45", .named, .named, .named),
    row("F41", .asOneOfSeveral, .named, .named),
    row("F44", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F46", .hidden, .hidden, .named),
    row("F50 F51 F52 F53 F54 F55 F56", .named, .named, .named),
    row("F58", .hidden, .hidden, .asOneOfSeveral),
    row("D1 D3 D5 D9 D17", .named, .named, .named),
    row("D2 D4 D7 D8 D14 D15 D16", .hidden, .hidden, .named),
    row("no-HttpOnly", .named, .named, .named),
    row("strategy S9", .hidden, .hidden, .named),
    row("dead-process", .hidden, .hidden, .asOneOfSeveral),
  ]
}

extension RecordedTrace {
  /// What there is to tell by; nil for a simulated run.
  package var material: Material? {
    source == .capture && !files.isEmpty ? .captureAndFiles : source.material
  }
}

extension RecordedTrace.Source {
  /// Nil for a simulated run, of which everything is known.
  package var material: Material? {
    switch self {
    case .simulation: nil
    case .recorder: .recorder
    case .capture: .capture
    }
  }
}
