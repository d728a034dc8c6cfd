import CookieSimulation

/// The simulators of one worker, which keep their buffers from run to run: of the first cells that it has had runs of. A sweep
/// may have tens of thousands of cells, and a simulator has some hundred kilobytes: those of further cells are made anew for
/// each chunk of runs.
///
/// Unchecked: nobody but the worker uses them.
final class KeptSimulators: @unchecked Sendable {
  static let most = 128
  private var ofCells: [Int: Simulator] = [:]

  var count: Int { ofCells.count }

  func simulator(of cell: Int, make: () -> Simulator) -> Simulator {
    if let kept = ofCells[cell] { return kept }
    let simulator = make()
    if ofCells.count < Self.most { ofCells[cell] = simulator }
    return simulator
  }
}
