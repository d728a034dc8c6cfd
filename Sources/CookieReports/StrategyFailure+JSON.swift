import CookieExploration

extension StrategyFailure {
  /// For a program.
  package var forJSON: ResultsJSON.Failure {
    ResultsJSON.Failure(strategy: strategy, scenario: scenario, hook: hook, step: step, tape: tape, what: what)
  }
}
