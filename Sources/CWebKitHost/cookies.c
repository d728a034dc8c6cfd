#include "internal.h"

#include <stdlib.h>

/// A cookie of libsoup. Its dates are whole seconds of the years 1970 to 9999.
static void *soup_cookie(Job *job) {
  void *cookie = p_soup_cookie_new(job->texts[0], job->texts[1], job->texts[2], job->texts[3], -1);
  p_soup_cookie_set_http_only(cookie, job->http_only);
  p_soup_cookie_set_secure(cookie, job->secure);
  p_soup_cookie_set_same_site_policy(cookie, job->same_site);
  if (job->expires_us != INT64_MIN) {
    int64_t seconds = job->expires_us / 1000000, last = 253402300799;
    void *date = p_g_date_time_new_from_unix_utc(seconds < 0 ? 0 : seconds > last ? last : seconds);
    p_soup_cookie_set_expires(cookie, date);
    p_g_date_time_unref(date);
  }
  return cookie;
}

static Job *cookie_job(
  int (*run)(Job *), twinjar_webkit_cookie cookie, twinjar_webkit_done done, void *context) {
  Job *job = new_job(run, done, context);
  job->texts[0] = copied(cookie.name);
  job->texts[1] = copied(cookie.value);
  job->texts[2] = copied(cookie.domain);
  job->texts[3] = copied(cookie.path);
  job->expires_us = cookie.expires_us;
  job->secure = cookie.secure;
  job->http_only = cookie.http_only;
  job->same_site = cookie.same_site;
  return job;
}

static void added(void *source, void *result, void *data) {
  (void)source;
  Error *error = NULL;
  int ok = p_webkit_cookie_manager_add_cookie_finish(host.cookies, result, &error);
  if (error) finish_with(data, error);
  else finish(data, ok, "");
}

static int run_add(Job *job) {
  void *cookie = soup_cookie(job);
  p_webkit_cookie_manager_add_cookie(host.cookies, cookie, NULL, added, job);
  p_soup_cookie_free(cookie);
  return 0;
}

void twinjar_webkit_add(twinjar_webkit_cookie cookie, twinjar_webkit_done done, void *context) {
  post(cookie_job(run_add, cookie, done, context));
}

static void deleted(void *source, void *result, void *data) {
  (void)source;
  Error *error = NULL;
  int ok = p_webkit_cookie_manager_delete_cookie_finish(host.cookies, result, &error);
  if (error) finish_with(data, error);
  else finish(data, ok, "");
}

static int run_delete(Job *job) {
  void *cookie = soup_cookie(job);
  p_webkit_cookie_manager_delete_cookie(host.cookies, cookie, NULL, deleted, job);
  p_soup_cookie_free(cookie);
  return 0;
}

void twinjar_webkit_delete(twinjar_webkit_cookie cookie, twinjar_webkit_done done, void *context) {
  post(cookie_job(run_delete, cookie, done, context));
}

static twinjar_webkit_cookie plain(void *cookie) {
  void *date = p_soup_cookie_get_expires(cookie);
  return (twinjar_webkit_cookie){
    .name = p_soup_cookie_get_name(cookie),
    .value = p_soup_cookie_get_value(cookie),
    .domain = p_soup_cookie_get_domain(cookie),
    .path = p_soup_cookie_get_path(cookie),
    .expires_us = date ? p_g_date_time_to_unix(date) * 1000000 : INT64_MIN,
    .secure = p_soup_cookie_get_secure(cookie),
    .http_only = p_soup_cookie_get_http_only(cookie),
    .same_site = p_soup_cookie_get_same_site_policy(cookie),
  };
}

static void got_all(void *source, void *result, void *data) {
  (void)source;
  Job *job = data;
  Error *error = NULL;
  List *list = p_webkit_cookie_manager_get_all_cookies_finish(host.cookies, result, &error);
  if (error) {
    finish_with(job, error);
    return;
  }
  size_t count = 0;
  for (List *entry = list; entry; entry = entry->next) count++;
  twinjar_webkit_cookie *cookies = calloc(count + 1, sizeof *cookies);
  if (!cookies) abort();
  size_t place = 0;
  for (List *entry = list; entry; entry = entry->next) cookies[place++] = plain(entry->data);
  job->done(job->context, 1, "", cookies, count);
  for (List *entry = list; entry; entry = entry->next) p_soup_cookie_free(entry->data);
  p_g_list_free(list);
  free(cookies);
  free(job);
}

static int run_all(Job *job) {
  p_webkit_cookie_manager_get_all_cookies(host.cookies, NULL, got_all, job);
  return 0;
}

void twinjar_webkit_all(twinjar_webkit_done done, void *context) { post(new_job(run_all, done, context)); }

static void fetched(void *source, void *result, void *data) {
  (void)source;
  Error *error = NULL;
  List *list = p_webkit_website_data_manager_fetch_finish(host.manager, result, &error);
  for (List *entry = list; entry; entry = entry->next) p_webkit_website_data_unref(entry->data);
  if (list) p_g_list_free(list);
  if (error) finish_with(data, error);
  else finish(data, 1, "");
}

static int run_fetch(Job *job) {
  // 1 << 8: cookies.
  p_webkit_website_data_manager_fetch(host.manager, 1 << 8, NULL, fetched, job);
  return 0;
}

void twinjar_webkit_fetch_records(twinjar_webkit_done done, void *context) { post(new_job(run_fetch, done, context)); }
