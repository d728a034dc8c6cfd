import CookieExploration

extension StrategyFailure {
  /// For a program.
  package var forJSON: ResultsJSON.Failure {
    ResultsJSON.Failure(strategy: strategy, scenario: scenario, hook: hook, tape: tape, what: what)
  }
}
