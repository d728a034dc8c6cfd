/// What `--version` says.
enum TwinJarVersion {
  /// Changed with each release.
  static let number = "0.1.0"

  /// As GNU's programs say it; an app's own program names what it is made with.
  static func text(of program: String) -> String {
    program == "twinjar" ? "twinjar \(number)" : "\(program) (TwinJar) \(number)"
  }
}
