import CookieDiagnosis
import CookieScenarios

/// A download that begins as a navigation of the page and ends in native code (catalogue D1 to D4).
extension World {
  /// The user taps a link to a file.
  func downloadOnPage(_ order: DownloadOrder) {
    guard page.state == .live else { return }
    page.downloadAddress = .download
    sendFromPage(.download, order: number(of: order))
  }

  /// `decidePolicyForNavigationResponse`: the page's request has its header.
  func pageMeetsFile(_ id: Int32) {
    let request = requests[Int(id)]
    if request.content == .loginPage { return pageNeedsLogin(cause: request.record) }
    if order(of: request).means == .webView { return clientFails(id, .download) }
    let generation = page.generation
    let order = order(of: request)
    if order.holdsNavigation { page.requestsUnderWay += 1 }
    app.shell?.handOver(order, generation: generation)
  }

  /// Which address native code fetches: the one that it was handed, or what a variable holds by now (D2).
  func handedOverAddress(_ order: DownloadOrder) -> Endpoint { order.sharesAddress ? page.downloadAddress : .download }

  func handOverEnded(_ order: DownloadOrder, generation: Int32) {
    guard order.holdsNavigation, generation == page.generation else { return }
    page.requestsUnderWay -= 1
    continueScriptIfQuiet()
  }
}
