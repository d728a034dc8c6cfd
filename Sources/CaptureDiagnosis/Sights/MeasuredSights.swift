/// The texts of the measured tables, each in a file of this directory that `self-check --diagnoses N --sights DIR` makes.
///
/// Literals, and no embedded resources: those are arrays of numbers, at which a compiler works for minutes.
enum MeasuredSights {}

extension Material {
  /// The file of its table.
  package var tableFile: String { "\(tableName.prefix(1).uppercased())\(tableName.dropFirst())Sights.swift" }

  /// What the file says.
  ///
  /// - Parameter text: the table's lines, each with its end.
  package func tableFileText(_ text: String) -> String {
    """
    // Made by `twinjar self-check --diagnoses N --sights DIR`.
    // swift-format-ignore-file

    extension MeasuredSights {
      static let \(tableName): StaticString = #\"""
    \(text)\"""#
    }

    """
  }

  private var tableName: String {
    switch self {
    case .capture: "capture"
    case .captureAndFiles: "files"
    case .recorder: "recorder"
    case .recorderReadingBack: "recorderReadingBack"
    }
  }
}
