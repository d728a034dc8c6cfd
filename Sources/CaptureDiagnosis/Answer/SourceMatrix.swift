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
  /// One that reads the web store after each answer of the page.
  case recorderReadingBack = "recorder that reads back"

  /// A cause that fewer than one in so many runs of a setting had is not named for it. A recorder is there to name one.
  package var rarest: Int {
    switch self {
    case .capture, .captureAndFiles: 25
    case .recorder, .recorderReadingBack: 14
    }
  }
}

/// What can be told from what, by cause: found out for each entry of the fault catalogue from what its source describes, for any
/// other cause from the records that its rule looks for, and put right where the measurement shows that the material does not hold
/// it. The measured confusions may be fewer.
public enum SourceMatrix {
  /// Nil for a cause that the matrix has no row for.
  ///
  /// - Parameters:
  ///   - hasCompany: the material shows that other lasting cookies stayed in a store that a token is gone from. Without them a
  ///     cookie that went with its process looks like a store that was emptied.
  ///   - hasGap: the material shows that the app may have ended in the session. A capture shows gaps: an app that was killed
  ///     and begins again within a minute looks like one that went on.
  public static func sight(
    of cause: String, from material: Material, hasCompany: Bool = true, hasGap: Bool = true
  ) -> Sight? {
    guard let row = rows.first(where: { $0.ids.contains(cause) }) else { return nil }
    let sight = row.sights[column(material)]
    let isHidden =
      !hasCompany && row.needsCompany.contains(material) || !hasGap && row.needsGap.contains(material)
    return sight == .named && isHidden ? .asOneOfSeveral : sight
  }

  private static func column(_ material: Material) -> Int {
    switch material {
    case .capture: 0
    case .captureAndFiles: 1
    case .recorder, .recorderReadingBack: 2
    }
  }

  /// The least material that a cause can be named from; nil if there is none.
  ///
  /// - Parameter material: what there is already, which has not named it; more is wanted than that.
  public static func naming(_ cause: String, beyond material: Material? = nil) -> Material? {
    let least = material.flatMap(Material.allCases.firstIndex).map { $0 + 1 } ?? 0
    return Material.allCases[least...].first { sight(of: cause, from: $0) == .named }
  }

  /// What stands beside a cause that the material cannot tell alone, where nothing else does.
  static func besides(_ cause: Cause) -> [Cause] { rows.first { $0.ids.contains(cause.id) }?.besides ?? [] }

  /// Every cause that has a row.
  static var ids: [String] { rows.flatMap(\.ids) }

  private struct Row {
    var ids: [String]
    var sights: [Sight]
    /// From these it is named only if other cookies stayed.
    var needsCompany: Set<Material>
    /// From these only if the app may have ended meanwhile.
    var needsGap: Set<Material>
    /// What stands beside it where it is told as one of several, and no simulated run that looked alike had another cause.
    var besides: [Cause]
  }

  private static func row(
    _ ids: String, _ capture: Sight, _ files: Sight, _ recorder: Sight, needsCompany: Set<Material> = [],
    needsGap: Set<Material> = [], besides: [Cause] = []
  ) -> Row {
    Row(
      ids: ids.split(separator: " ").map(String.init), sights: [capture, files, recorder], needsCompany: needsCompany,
      needsGap: needsGap, besides: besides)
  }

  /// Each with what a capture, one with files, and a recorder show.
  private static let rows: [Row] = [
    row("F01", .asOneOfSeveral, .asOneOfSeveral, .named),
    // The next login writes over what an empty read had hidden, before the store shows it again.
    row("F02", .hidden, .hidden, .asOneOfSeveral),
    row("F03 F07 F09 F11", .hidden, .hidden, .named),
    row("F04 F05 F06", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F08 F38", .hidden, .asOneOfSeveral, .named),
    row("F10", .asOneOfSeveral, .asOneOfSeveral, .asOneOfSeveral),
    row("F12", .asOneOfSeveral, .named, .named),
    row("F13", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F20 F22", .asOneOfSeveral, .named, .named, needsGap: [.captureAndFiles]),
    row("F21 F37", .hidden, .hidden, .hidden),
    row("F23", .named, .named, .named, needsCompany: [.capture, .captureAndFiles]),
    row("F24 F28", .asOneOfSeveral, .asOneOfSeveral, .named),
    // A store whose last writes had not reached the disk before the weeks away is as empty as one that was wiped in them.
    row("F25", .asOneOfSeveral, .asOneOfSeveral, .asOneOfSeveral),
    row("F26", .asOneOfSeveral, .named, .named),
    row("F27 F57", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F30 F31 F32", .hidden, .hidden, .named),
    row("F33 F34 F35 F36", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F39 F40 F42 F43 F45", .named, .named, .named),
    row("F41", .asOneOfSeveral, .named, .named),
    row("F44", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F46", .hidden, .hidden, .named),
    row("F50 F52 F53 F54 F55 F56", .named, .named, .named),
    // A request without an answer shows no more: whether the server had it, and whose connection broke, only the app and the server know.
    row("F51", .asOneOfSeveral, .asOneOfSeveral, .named),
    row("F58", .hidden, .hidden, .asOneOfSeveral),
    row("D1 D3 D5 D9 D17", .named, .named, .named),
    row("D2 D4 D7 D8 D14 D15 D16", .hidden, .hidden, .named),
    row("no-HttpOnly", .named, .named, .named),
    row("strategy", .hidden, .hidden, .named),
    // What was never on the disk is gone with the process, as what had not reached it is.
    row("S9", .hidden, .hidden, .asOneOfSeveral),
    row("dead-process", .hidden, .hidden, .asOneOfSeveral),
    // A call is forbidden while its session lives.
    row("F59", .named, .named, .named),
    // Reads show how many cookies a store has; a proxy sees that one is gone.
    row("F60", .asOneOfSeveral, .asOneOfSeveral, .named),
    // Nothing but the login page that the user met says what the client made of an answer.
    row("F61", .asOneOfSeveral, .asOneOfSeveral, .named),
    // The app knows that it waits, that it was moved, and that the clock was set. On the wire a token is missing, or comes again.
    row("F62 F64 F65 F67", .asOneOfSeveral, .asOneOfSeveral, .named),
    // The token's own life only the server knows: a session whose cookies have run out looks like one that its policy has ended.
    row("400-days", .hidden, .hidden, .hidden),
    // A write shows on the wire when what was written is sent.
    row(
      "written-back", .asOneOfSeveral, .asOneOfSeveral, .named,
      besides: [.copyLostDeletion, .logoutLeftCookies]),
    // Tokens and answers, and their order, are all on the wire.
    row("late-answer late-refusal overtaken undeleted logout-failed short-lived not-renewed", .named, .named, .named),
    row("D10 D12", .named, .named, .named),
    // A file that came whole is one that was taken, unless the app says that it was not.
    row("D18", .asOneOfSeveral, .asOneOfSeveral, .named),
    // It says that all is well, as a login page does.
    row("portal-page", .asOneOfSeveral, .asOneOfSeveral, .asOneOfSeveral),
    // No session was seen to begin.
    row("login-unheard", .hidden, .hidden, .hidden),
    // What the platform made of a load's header shows nowhere.
    row("header-dropped", .hidden, .hidden, .hidden),
    row("same-site", .asOneOfSeveral, .asOneOfSeveral, .asOneOfSeveral),
    // The server alone knows.
    row("ended-elsewhere", .hidden, .hidden, .hidden),
    // Whatever nobody has described yet.
    row("unexplained", .hidden, .hidden, .hidden),
  ]
}

extension RecordedTrace {
  /// What there is to tell by; nil for a simulated run.
  package var material: Material? {
    switch source {
    case .simulation: nil
    case .capture: files.isEmpty ? .capture : .captureAndFiles
    case .recorder: device?.readsBack ?? false ? .recorderReadingBack : .recorder
    }
  }
}
