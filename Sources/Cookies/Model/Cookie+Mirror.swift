extension Cookie: CustomReflectable {
  /// The cookie's parts, as if its texts stood in it themselves: what `print`, `dump` and a failed expectation show.
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = [
      "name": name, "value": value, "domain": domain, "path": path, "hostOnly": hostOnly, "secure": secure,
      "httpOnly": httpOnly, "sameSite": sameSite, "expires": expires as Any, "created": created,
      "lastAccessed": lastAccessed, "partitionKey": partitionKey as Any,
    ]
    return Mirror(self, children: parts, displayStyle: .struct)
  }
}
