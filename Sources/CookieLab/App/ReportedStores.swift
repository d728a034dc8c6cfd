import CookieDiagnosis
import CookieSync
import Cookies

/// A store whose use by the strategy is told.
struct ReportedStore: CookieStore {
  let store: any CookieStore
  let name: StoreName
  let reporter: AppReporter

  func allCookies() async -> [Cookie] {
    let cookies = await store.allCookies()
    reporter.note(.storeRead, by: .native, store: name, number: cookies.count)
    return cookies
  }

  func setCookie(_ cookie: Cookie) async {
    await store.setCookie(cookie)
    reporter.note(.cookieWritten, by: .native, store: name, name: cookie.name, value: cookie.value)
  }

  func deleteCookie(_ cookie: Cookie) async {
    await store.deleteCookie(cookie)
    reporter.note(.cookieDeleted, by: .native, store: name, name: cookie.name)
  }

  func wake() async { await store.wake() }
  func flush() async { await store.flush() }
}

/// A client whose refreshes are told.
struct ReportedClient: NativeClient {
  let client: any NativeClient
  let reporter: AppReporter

  func refreshSession() async -> NativeResponse {
    reporter.note(.requestSent, by: .native, endpoint: "refresh")
    let response = await client.refreshSession()
    reporter.note(.responseReceived, by: .native, endpoint: "refresh", number: response.status ?? 0)
    return response
  }
}
