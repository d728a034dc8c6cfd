#pragma once

#include <stddef.h>
#include <stdint.h>

// WebKitGTK behind an interface without any of its types: its library is looked for when the program runs, so that nothing of
// it is needed to build. GTK has a thread of its own; every function may be called from any thread, and every callback comes on
// GTK's, which must not be kept waiting.

typedef struct {
  const char *name, *value, *domain, *path;
  /// INT64_MIN for a session cookie. The library keeps whole seconds.
  int64_t expires_us;
  int secure, http_only;
  /// As libsoup counts: 0 None, 1 Lax, 2 Strict.
  int same_site;
} twinjar_webkit_cookie;

/// How an operation ended. `text` is its result or what went wrong; the cookies are those that were asked for.
typedef void (*twinjar_webkit_done)(
  void *context, int ok, const char *text, const twinjar_webkit_cookie *cookies, size_t count);

/// What happens without being asked for.
enum {
  TWINJAR_WEBKIT_STORE_CHANGED = 0,
  /// Page script asks; `reply` is to be given back by twinjar_webkit_reply, once.
  TWINJAR_WEBKIT_PAGE_ASKS = 1,
  TWINJAR_WEBKIT_WEB_PROCESS_DIED = 2,
};
typedef void (*twinjar_webkit_event)(void *context, int kind, const char *text, void *reply);

/// Which library is looked for: the system's, or the one that TWINJAR_WEBKIT_LIBRARY names.
const char *twinjar_webkit_library(void);

/// NULL, or why the library cannot be used.
const char *twinjar_webkit_open(void);

/// Starts GTK's thread, once a process. `directory`: the profile, or NULL for stores in memory. `observes`: whether changes of
/// the web store are told. NULL, or why it cannot be started.
const char *twinjar_webkit_start(const char *directory, int observes, twinjar_webkit_event handler, void *context);

void twinjar_webkit_version(int *major, int *minor, int *micro);

void twinjar_webkit_add(twinjar_webkit_cookie cookie, twinjar_webkit_done done, void *context);
void twinjar_webkit_delete(twinjar_webkit_cookie cookie, twinjar_webkit_done done, void *context);
void twinjar_webkit_all(twinjar_webkit_done done, void *context);

/// Asks the data manager for its cookie records: what `fetchDataRecords(ofTypes:)` is on Apple's platforms.
void twinjar_webkit_fetch_records(twinjar_webkit_done done, void *context);

/// Loads an address in view 0, the page, or 1, which nobody sees; done when the load has finished or failed. `cookie_field`: a
/// Cookie header to put on the request, or NULL.
void twinjar_webkit_load(
  int view, const char *url, const char *cookie_field, twinjar_webkit_done done, void *context);

/// Runs the body of an async function on a page; the text is what it returns.
void twinjar_webkit_script(int view, const char *body, twinjar_webkit_done done, void *context);

void twinjar_webkit_reply(void *reply, const char *text);
