/// A place in RFC 6265bis (draft 22) that decided something.
public struct DraftStep: Hashable, Sendable, CustomStringConvertible {
  /// The section's number, such as "5.7".
  public let section: String
  /// The step within the section, such as "13" or "21.2".
  public let step: String

  init(_ section: String, _ step: String) {
    self.section = section
    self.step = step
  }

  /// Section and step joined with a dot, such as "5.7.13".
  ///
  /// Section 5.6 has two algorithms of its own beside its subsections: their steps are written "5.6 step 5" and
  /// "5.6 attributes step 6".
  public var description: String {
    section == "5.6" ? "5.6 \(step.contains("attributes") ? step : "step \(step)")" : "\(section).\(step)"
  }
}
