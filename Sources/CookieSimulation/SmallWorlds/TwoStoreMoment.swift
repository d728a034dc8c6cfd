/// Returning to a moment of a run without playing what led there.
extension TwoStoreModel {
  /// A moment before a choice: the world as a value, and what the code that is under way was told.
  ///
  /// Suspended code cannot be copied. But a client remembers nothing from one refresh to the next, so its refresh is
  /// started anew and told the same again, which is at most three answers.
  public final class Moment: RunMoment {
    fileprivate let state: TwoStoreState
    fileprivate let clients: TwoStoreState.ForBoth<Client>
    fileprivate let steps: Int

    fileprivate init(_ model: TwoStoreModel) {
      (state, clients, steps) = (model.state, model.clients, model.steps)
    }
  }

  /// This moment, to go on from later with ``run(guidedBy:from:)``. For a guide that is asked for a choice.
  public func moment() -> (any RunMoment)? { Moment(self) }

  func restore(_ moment: Moment) {
    (state, clients, steps) = (moment.state, moment.clients, moment.steps)
    for client in 0...1 where clients[client].refresh <= rounds { tellAgain(client) }
  }

  private func tellAgain(_ client: Int) {
    let past = clients[client]
    startTask(of: client)
    executor.drain(budget: .max)
    for answer in [past.told.0, past.told.1, past.told.2].prefix(past.answers) {
      guard let index = waiting.firstIndex(where: { $0.client == client }) else { return }
      waiting.remove(at: index).continuation.resume(returning: answer)
      executor.drain(budget: .max)
    }
  }
}
