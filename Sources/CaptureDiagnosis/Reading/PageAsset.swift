import CookieFiles

/// Pictures, styles and scripts of a page. They are often asked for without cookies, and from hosts that the session's cookies do not go
/// to: that a token is missing there says nothing of its store.
enum PageAsset {
  /// - Parameter path: of its address, in small letters.
  static func isOne(_ exchange: CapturedExchange, path: String) -> Bool {
    if let wanted = exchange.request.first(of: "sec-fetch-dest") {
      return destinations.contains(wanted)
    }
    if endings.contains(where: path.hasSuffix) { return true }
    let type = exchange.response.first(of: "content-type")?.lowercased() ?? ""
    return types.contains(where: type.hasPrefix)
  }

  /// Of Sec-Fetch-Dest (w3c.github.io/webappsec-fetch-metadata).
  private static let destinations: Set<String> = [
    "audio", "audioworklet", "font", "image", "manifest", "paintworklet", "script", "style", "track", "video",
  ]
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".ico", ".css", ".js", ".mjs", ".map", ".woff", ".woff2",
    ".ttf", ".otf", ".webmanifest", "/manifest.json",
  ]
  private static let types = ["image/", "font/", "text/css", "text/javascript", "application/javascript"]
}
