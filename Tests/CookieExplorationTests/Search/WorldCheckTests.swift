import CookieDiagnosis
import CookieExploration
import CookieSimulation
import Testing

/// The model's verdicts and lengths in the world that strategies get, as stated for SPIN, TLC and Stateright.
@Suite struct WorldCheckTests {
  struct Row: CustomTestStringConvertible {
    var discipline: TwoStoreModel.Discipline
    var steps: Int?
    var cause: Cause?

    var testDescription: String { "\(discipline)" }
  }

  @Test(arguments: [
    Row(discipline: .naive, steps: 4, cause: .doubleRefresh),
    // The store is emptied before its copy has landed.
    Row(discipline: .gate, steps: 6, cause: .foreignCode),
    Row(discipline: .gateUntilLanded),
  ])
  func overAllOrders(row: Row) throws {
    let check = try WorldCheck(row.discipline)
    #expect(check.steps == row.steps)
    #expect(check.cause == row.cause)
    #expect(check.isComplete == (row.steps == nil))
    #expect(check.agrees(with: ModelCheck(row.discipline)))
  }
}
