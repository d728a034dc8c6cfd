/// The words behind a status code, which nobody reads but people: those of the registry say nothing of a user.
enum ReasonPhrase {
  /// The phrase if it is one of the registry's (IANA, "HTTP Status Code Registry") or older servers'; else nil.
  static func known(_ text: String) -> String? {
    phrases.contains(text.lowercased()) ? text : nil
  }

  private static let phrases: Set<String> = [
    "", "continue", "switching protocols", "processing", "early hints", "ok", "created", "accepted",
    "non-authoritative information", "no content", "reset content", "partial content", "multi-status",
    "already reported", "im used", "multiple choices", "moved permanently", "found", "moved temporarily", "see other",
    "not modified", "use proxy", "temporary redirect", "permanent redirect", "bad request", "unauthorized",
    "payment required", "forbidden", "not found", "method not allowed", "not acceptable",
    "proxy authentication required", "request timeout", "request time-out", "conflict", "gone", "length required",
    "precondition failed", "content too large", "payload too large", "request entity too large", "uri too long",
    "unsupported media type", "range not satisfiable", "expectation failed", "i'm a teapot", "misdirected request",
    "unprocessable content", "unprocessable entity", "locked", "failed dependency", "too early", "upgrade required",
    "precondition required", "too many requests", "request header fields too large",
    "unavailable for legal reasons", "internal server error", "not implemented", "bad gateway", "service unavailable",
    "gateway timeout", "gateway time-out", "http version not supported", "variant also negotiates",
    "insufficient storage", "loop detected", "not extended", "network authentication required",
  ]
}
