#if os(Linux)
  import Foundation
  import SystemSupport

  /// Where in the source a thread stood, as far as the tools of this machine tell.
  enum SourcePlace {
    /// How long the tool may take, in seconds.
    private static let patience = 20.0

    /// The innermost place that is known.
    static func text(ofFrames frames: [UInt64]) -> String? {
      guard !frames.isEmpty, let tool = tool(for: frames) else { return nil }
      var place: String?
      while case .line(let line) = tool.next(within: patience) {
        if place == nil, isKnown(line) { place = line }
      }
      // What runs the strategy's jobs: the strategy itself was not found.
      return place.flatMap { $0.contains("/CookieSimulation/Engine/") ? nil : $0 }
    }

    private static func tool(for frames: [UInt64]) -> ChildProcess? {
      let addresses = frames.map { "0x\(String($0, radix: 16))" }
      var launch = ChildLaunch(["addr2line", "-i", "-e", "/proc/\(getpid())/exe"] + addresses)
      launch.input = .nothing
      return try? ChildProcess(launch)
    }

    private static func isKnown(_ place: String) -> Bool {
      !place.hasPrefix("??") && !place.hasPrefix("<compiler") && !place.hasSuffix(":0") && !place.hasSuffix(":?")
    }
  }
#endif
