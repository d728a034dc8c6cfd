/// The errors by which networks say that a request never left the device.
enum UnsentRequest {
  /// True if a failure's text, as an exporter writes it, names one of them. Any other may have come after the request.
  static func isMeant(by error: String) -> Bool { name(in: error) != nil }

  /// The one that it names, as it is written here; the rest of the text may be anything.
  static func name(in error: String) -> String? {
    let error = error.uppercased()
    return names.first(where: error.contains)
  }

  private static let names = [
    // Chromium's net_error_list.h.
    "ERR_INTERNET_DISCONNECTED", "ERR_NAME_NOT_RESOLVED", "ERR_CONNECTION_REFUSED", "ERR_ADDRESS_UNREACHABLE",
    "ERR_ADDRESS_INVALID", "ERR_PROXY_CONNECTION_FAILED", "ERR_NETWORK_ACCESS_DENIED", "ERR_BLOCKED_BY_CLIENT",
    // Firefox's.
    "NS_ERROR_UNKNOWN_HOST", "NS_ERROR_CONNECTION_REFUSED", "NS_ERROR_OFFLINE", "NS_ERROR_PROXY_CONNECTION_REFUSED",
    // Foundation's: -1003, -1004 and -1009.
    "NSURLERRORNOTCONNECTEDTOINTERNET", "NSURLERRORCANNOTFINDHOST", "NSURLERRORCANNOTCONNECTTOHOST", "CODE=-1009",
    "CODE=-1003", "CODE=-1004",
    // mitmproxy's, with what Python says of sockets.
    "CONNECT CALL FAILED", "NAME OR SERVICE NOT KNOWN", "NODENAME NOR SERVNAME PROVIDED",
    "NO ADDRESS ASSOCIATED WITH HOSTNAME",
    "TEMPORARY FAILURE IN NAME RESOLUTION", "CONNECTION REFUSED", "NO ROUTE TO HOST", "NETWORK IS UNREACHABLE",
    "TLS HANDSHAKE FAILED", "CERTIFICATE VERIFY FAILED",
  ]
}
