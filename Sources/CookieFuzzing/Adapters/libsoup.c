// Answers TwinJar's oracle protocol with libsoup 3, WebKitGTK's network library: its parser, its jar and what the jar
// would send. The clock is the question's: libsoup's and GLib's calls of the C library end here.
#define _GNU_SOURCE
#include "json.h"
#include <libsoup/soup.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

time_t time(time_t *out) {
  if (out) *out = (time_t)question_now;
  return (time_t)question_now;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (clock != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, clock, out);
  *out = (struct timespec){.tv_sec = (time_t)question_now};
  return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  (void)zone;
  *out = (struct timeval){.tv_sec = (time_t)question_now};
  return 0;
}

static GUri *parse_url(const json *url, bool latin1) {
  char *octets = url ? json_octets(url->text, latin1) : NULL;
  GUri *uri = octets ? g_uri_parse(octets, SOUP_HTTP_URI_FLAGS, NULL) : NULL;
  free(octets);
  return uri;
}

static bool same(const char *left, const char *right) { return !g_strcmp0(left, right); }

static bool is_stored(SoupCookieJar *jar, SoupCookie *cookie, SoupCookie **stored) {
  GSList *all = soup_cookie_jar_all_cookies(jar);
  bool found = false;
  for (GSList *at = all; at; at = at->next) {
    SoupCookie *other = at->data;
    if (!found && same(soup_cookie_get_name(other), soup_cookie_get_name(cookie)) &&
        same(soup_cookie_get_value(other), soup_cookie_get_value(cookie)) &&
        same(soup_cookie_get_domain(other), soup_cookie_get_domain(cookie)) &&
        same(soup_cookie_get_path(other), soup_cookie_get_path(cookie))) {
      found = true;
      *stored = soup_cookie_copy(other);
    }
  }
  g_slist_free_full(all, (GDestroyNotify)soup_cookie_free);
  return found;
}

// One response; `last` is what its last field left. Returns why it cannot be asked.
static const char *respond(SoupCookieJar *jar, const json *response, bool latin1, SoupCookie **last) {
  if (!is_same_site(response, "set_context")) return "only a session knows the site of a response";
  set_clock(response, "now");
  bool is_http = json_flag(response, "set_http", true);
  GUri *uri = parse_url(json_get(response, "url"), latin1);
  if (!uri) return "libsoup does not take the URL";
  const json *fields = json_get(response, "set_cookie");
  const char *problem = NULL;
  for (const json *field = fields ? fields->first : NULL; field && !problem; field = field->next) {
    char *octets = json_octets(field->text, latin1);
    if (!octets || (is_http && strpbrk(octets, "\r\n"))) {
      problem = "the field cannot be sent as a header";
    } else {
      g_clear_pointer(last, soup_cookie_free);
      SoupCookie *cookie = soup_cookie_parse(octets, uri);
      if (cookie && !is_http) {
        // As soup_cookie_jar_set_cookie does for script.
        soup_cookie_jar_set_cookie(jar, uri, octets);
        is_stored(jar, cookie, last);
        soup_cookie_free(cookie);
      } else if (cookie) {
        SoupCookie *copy = soup_cookie_copy(cookie);
        soup_cookie_jar_add_cookie_full(jar, cookie, uri, NULL);
        is_stored(jar, copy, last);
        soup_cookie_free(copy);
      }
    }
    free(octets);
  }
  g_uri_unref(uri);
  return problem;
}

static void write_record(SoupCookie *cookie, bool latin1) {
  if (!cookie) {
    printf("\"got\":null");
    return;
  }
  const char *domain = soup_cookie_get_domain(cookie);
  const char *sites[] = {"None", "Lax", "Strict"};
  int site = soup_cookie_get_same_site_policy(cookie);
  GDateTime *expires = soup_cookie_get_expires(cookie);
  printf("\"got\":{\"name\":");
  json_write(soup_cookie_get_name(cookie), latin1);
  printf(",\"value\":");
  json_write(soup_cookie_get_value(cookie), latin1);
  printf(",\"domain\":");
  json_write(domain[0] == '.' ? domain + 1 : domain, latin1);
  printf(",\"path\":");
  json_write(soup_cookie_get_path(cookie), latin1);
  printf(",\"host_only\":%s,\"secure\":%s,\"http_only\":%s",
         domain[0] == '.' ? "false" : "true", soup_cookie_get_secure(cookie) ? "true" : "false",
         soup_cookie_get_http_only(cookie) ? "true" : "false");
  // "None" stands for an absent attribute as well: not reported.
  if (site) printf(",\"same_site\":\"%s\"", sites[site]);
  printf(",\"persistent\":%s,\"expires\":", expires ? "true" : "false");
  if (expires) printf("%lld}", (long long)g_date_time_to_unix(expires)); else printf("null}");
}

static const char *answer(const json *question, bool latin1) {
  const char *kind = json_get(question, "kind")->text;
  if (!strcmp(kind, "date")) {
    char *text = json_octets(json_get(question, "date")->text, latin1);
    GDateTime *date = text ? soup_date_time_new_from_http_string(text) : NULL;
    free(text);
    if (date) printf("\"got\":%lld", (long long)g_date_time_to_unix(date)); else printf("\"got\":null");
    if (date) g_date_time_unref(date);
    return NULL;
  }
  if (strstr(kind, "-match")) return "the functions want a cookie";
  SoupCookieJar *jar = soup_cookie_jar_new();
  SoupCookie *last = NULL;
  const char *problem = respond(jar, question, latin1, &last);
  const json *then = json_get(question, "then");
  for (const json *next = then ? then->first : NULL; next && !problem; next = next->next) problem = respond(jar, next, latin1, &last);
  const json *target = json_get(question, "request_url");
  if (!problem && !target) write_record(last, latin1);
  if (!problem && target) {
    set_clock(question, "request_now");
    GUri *uri = parse_url(target, latin1);
    const json *method = json_get(question, "request_method");
    const json *site = json_get(question, "request_context");
    bool top_level = site && !strcmp(site->text, "cross-site-top-level");
    GUri *other = g_uri_parse("https://elsewhere.invalid/", SOUP_HTTP_URI_FLAGS, NULL);
    if (!uri) {
      problem = "libsoup does not take the URL";
    } else {
      GSList *list = soup_cookie_jar_get_cookie_list_with_same_site_info(
          jar, uri, site ? other : uri, site ? other : uri, json_flag(question, "request_http", true),
          !method || !strcmp(method->text, "GET") || !strcmp(method->text, "HEAD"), top_level);
      char *header = list ? soup_cookies_to_cookie_header(list) : NULL;
      printf("\"got\":");
      json_write(header, latin1);
      g_free(header);
      g_slist_free_full(list, (GDestroyNotify)soup_cookie_free);
      g_uri_unref(uri);
    }
    g_uri_unref(other);
  }
  if (last) soup_cookie_free(last);
  g_object_unref(jar);
  return problem;
}

int main(void) { return answer_all(); }
