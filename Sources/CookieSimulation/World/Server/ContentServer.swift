/// The server's documents and files, and what somebody without a session gets instead.
extension World {
  func answerContent(_ id: Int32) {
    guard let access = acceptedAccess(of: id) else { return refuseContent(id) }
    if requests[Int(id)].isResumed, policy.keysAreBoundToAddress { return forbidKey(of: id) }
    if order(of: requests[Int(id)]).isOneTime, requests[Int(id)].endpoint == .download {
      guard !usedOneTimeAddress else { return isGone(id) }
      usedOneTimeAddress = true
    }
    succeed(id, with: access)
    requests[Int(id)].content = .genuine
    note(.contentServed, by: .server, request: id, endpoint: requests[Int(id)].endpoint)
  }

  /// A server that has login pages for browsers answers so to everybody (catalogue D1).
  private func refuseContent(_ id: Int32) {
    switch policy.refusalOfContent {
    case .status:
      refuse(id)
      requests[Int(id)].content = .error
    case .loginPage: answerPublicly(id, with: .loginPage)
    case .redirect: redirect(id, to: .loginPage)
    }
  }

  /// D3: the address was good for one request.
  private func isGone(_ id: Int32) {
    requests[Int(id)].status = 410
    requests[Int(id)].content = .error
  }

  /// D17: the key in the address was made for another network address.
  private func forbidKey(of id: Int32) {
    requests[Int(id)].status = 403
    requests[Int(id)].content = .error
  }

  func answerPublicly(_ id: Int32, with content: Content) {
    requests[Int(id)].status = 200
    requests[Int(id)].content = content
  }
}
