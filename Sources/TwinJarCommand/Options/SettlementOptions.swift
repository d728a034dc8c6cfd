import ArgumentParser
import CookieExploration
import CookieReports

/// `--until-resolved` and `--margin`: as many runs as the comparison needs.
struct SettlementOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "End a scenario's runs once each pair of strategies is told apart by runs with a login for no reason, or alike in them "
        + "within --margin; --runs is the most. Strategies with runs that come to no verdict are not compared. "
        + "A wrong answer about any pair has a chance of 5 %, over all looks."))
  var untilResolved = false

  @Option(
    help: ArgumentHelp(
      "With --until-resolved: the difference of two shares of failed runs that makes none.", valueName: "share"),
    transform: ShareArgument.parse(SettlementRule.margins, "0.0001% to 50%"))
  var margin: Double?

  private static let usualMargin = 0.005

  func validate() throws {
    if margin != nil, !untilResolved {
      throw ValidationError("--margin: found no --until-resolved, expected both or neither")
    }
  }

  var rule: SettlementRule? { untilResolved ? SettlementRule(margin: margin ?? Self.usualMargin) : nil }

  /// For each scenario, whether it is settled; nothing if that was not asked.
  func answers(_ campaign: Campaign, _ tallies: [CellTally], _ scenarios: [String]) -> [Settlement] {
    guard let rule else { return [] }
    return scenarios.enumerated().map { index, name in
      let cells = campaign.cells.indices.filter { campaign.cells[$0].scenarioIndex == index }
      return Settlement(
        rule, cells.map { campaign.cells[$0].strategy.name }, cells.map { tallies[$0] }, scenario: name)
    }
  }
}
