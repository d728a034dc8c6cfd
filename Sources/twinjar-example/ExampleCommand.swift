import ExampleStrategy
import SyncStrategies
import TwinJarCommand

/// TwinJar's whole command line for an app's own strategies, beside the built-in ones.
@main
enum ExampleCommand {
  static func main() {
    TwinJar.main(
      adding: [
        StrategyEntry(name: "gated-mirror", summary: "example: one refresh at a time", make: GatedMirror.init(app:)),
        StrategyEntry(name: "ungated-mirror", summary: "example: no gate", make: UngatedMirror.init(app:)),
        StrategyEntry(
          name: "talkative-mirror", summary: "example: prints what it does", isHidden: true,
          make: TalkativeMirror.init(app:)),
      ])
  }
}
