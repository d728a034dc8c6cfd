import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Cookie {
  /// The cookie for a store of Foundation's or WebKit's; nil, and the log is told, if Foundation refuses it.
  func httpCookie(orTell log: AdapterLog) -> HTTPCookie? {
    guard let converted = LastingCookie.httpCookie(from: self) else {
      log(.cookieRefused(name: name))
      return nil
    }
    return converted
  }
}
