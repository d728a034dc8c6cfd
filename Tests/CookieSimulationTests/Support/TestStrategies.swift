import CookieSync
import Cookies

/// Hands every response's cookies on, as native code sees them.
struct CopiesAnswers: PlainStrategy {
  let app: HybridApp
  func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
  }
}

/// Writes the page's `Cookie` header itself.
struct InjectsHeader: PlainStrategy {
  let app: HybridApp
  func cookieHeaderForPage() async -> [Cookie] { await app.nativeStore.allCookies() }
}
