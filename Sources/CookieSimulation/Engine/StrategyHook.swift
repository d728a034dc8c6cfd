import CookieDiagnosis

extension StrategyHook {
  @TaskLocal static var current = StrategyHook.none
}
