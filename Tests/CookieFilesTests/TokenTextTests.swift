import Testing

@testable import CookieFiles

@Suite("what looks like a token") struct TokenTextTests {
  @Test(
    "words, versions and short numbers do not; what is random, long or hexadecimal does",
    arguments: [
      ("reset", "reset"), ("v1", "v1"), ("v1beta1", "v1beta1"), ("12345678901", "12345678901"),
      ("oauth2callback", "oauth2callback"), ("openid-connect", "openid-connect"), ("2026-01-15", "2026-01-15"),
      ("iphone15-pro-max", "iphone15-pro-max"), ("resetPasswordConfirmation", "resetPasswordConfirmation"),
      ("mp3-to-mp4-converter", "mp3-to-mp4-converter"), ("Rechtschreibpruefung.pdf", "Rechtschreibpruefung.pdf"),
      ("__Host-next-auth.csrf-token", "__Host-next-auth.csrf-token"), ("ASP.NET_SessionId", "ASP.NET_SessionId"),
      ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_INTERNET_DISCONNECTED"),
      ("Zq7Kp2Wm9Xr4Tb1N", "<Zq7Kp2Wm9Xr4Tb1N>"), ("k3j9x2ab", "<k3j9x2ab>"),
      ("5d41402abc4b2a76b9719d911017c592", "<5d41402abc4b2a76b9719d911017c592>"),
      ("123e4567-e89b-12d3-a456-426614174000", "<123e4567-e89b-12d3-a456-426614174000>"),
      ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.x", "<eyJhbGciOiJIUzI1NiJ9>.<eyJzdWIiOiIxMjM0In0>.x"),
      ("ZqKpWmXrTbNcLdHf", "<ZqKpWmXrTbNcLdHf>"), ("AB12-CD34-EF56", "<AB12-CD34-EF56>"),
      ("aZ3k_Qw9LmP-xY7bN0cD12e", "<aZ3k_Qw9LmP-xY7bN0cD12e>"), ("4111-1111-1111-1111", "<4111-1111-1111-1111>"),
      ("123456789012", "<123456789012>"), ("app.3f2a1b9c.js", "app.<3f2a1b9c>.js"),
      // Words beside a token say what it is for.
      ("login-9f8e7d6c5b4a", "login-<9f8e7d6c5b4a>"),
      ("wordpress_logged_in_9f8e7d6c5b4a", "wordpress_logged_in_<9f8e7d6c5b4a>"),
      ("SESS5d41402abc4b2a76b9719d911017c592", "SESS<5d41402abc4b2a76b9719d911017c592>"),
      ("sid-9f8e7d6c5b4a_refresh", "sid-<9f8e7d6c5b4a>_refresh"),
      ("a3nkfp7ghusjelblnqcuvxkknddkdq5gmiz4858u", "<a3nkfp7ghusjelblnqcuvxkknddkdq5gmiz4858u>"),
      ("lwaxreqnegjpqcmffiqmrvjmkfmbnaiv", "<lwaxreqnegjpqcmffiqmrvjmkfmbnaiv>"),
    ]) func tokens(text: String, marked: String)
  {
    #expect(TokenText.rewritten(text) { "<\($0)>" } == marked)
  }

  @Test(
    "URLs: values, tokens and credentials go; words, hosts and marks stay",
    arguments: [
      ("https://shop.example/reset/Zq7Kp2Wm9Xr4Tb1N/go", "https://shop.example/reset/r1xxxxxxxxxxxxxx/go"),
      ("/app;jsessionid=Zq7Kp2Wm9Xr4Tb1N;v=1?a=b&c", "/app;jsessionid=r1xxxxxxxxxxxxxx;v=r2?a=r3&r4"),
      ("/go/https%3A%2F%2Fx%3Ftoken%3Dsecretsecret", "/go/https%3A%2F%2Fx%3Ftoken%3Dr1xxxxxxxxxx"),
      ("/go/https%253A%252F%252Fx%253Ftoken%253Dabc", "/go/https%253A%252F%252Fx%253Ftoken%253Dr1x"),
      ("/a%20b/%C3%A9t%C3%A9", "/a%20b/%C3%A9t%C3%A9"), ("/a/%8F%A2%01%FF", "/a/r1xxxxxxxxxx"),
      ("/x?Zq7Kp2Wm9Xr4Tb1N==", "/x?r1xxxxxxxxxxxxxxxx"), ("/x?Zq7Kp2Wm9Xr4Tb1N=1&abc=", "/x?r1xxxxxxxxxxxxxx=r2&abc="),
      ("/x#access_token=1", "/x"), ("https://user:pa/ss@shop.example:80/x", "https://shop.example:80/x"),
      ("https://user:password@shop.example", "https://shop.example"),
      ("https://shop.example/@me/x:y", "https://shop.example/@me/x:y"),
      ("https://shop.example:8443/@me", "https://shop.example:8443/@me"),
      ("data:text/plain,abcdef", "data:r1xxxxxxxxxxxxxxx"), ("myapp://cb/1", "myapp:r1xxxx"), ("about:", "about:"),
      ("Zq7Kp2Wm9Xr4Tb1N:x", "r1xxxxxxxxxxxxxxxx"), ("?\u{301}token=abcdefgh", "?\u{301}token=r1xxxxxx"),
    ]) func urls(url: String, written: String)
  {
    var cover = RedactionCover()
    #expect(HTTPRedaction.redacted(url: url, &cover) == written)
  }
}
