#include "internal.h"

static void end_load(long view, int ok, const char *text) {
  Job *job = host.loads[view];
  host.loads[view] = NULL;
  if (job) finish(job, ok, text);
}

static void load_changed(void *view, int event, void *data) {
  (void)view;
  // 3: finished.
  if (event == 3) end_load((long)data, 1, "");
}

static int load_failed(void *view, int event, const char *url, Error *error, void *data) {
  (void)view;
  (void)event;
  (void)url;
  end_load((long)data, 0, error ? error->message : "load failed");
  return 0;
}

static void process_died(void *view, int reason, void *data) {
  (void)view;
  (void)reason;
  end_load((long)data, 0, "the web process died");
  host.handler(host.handler_context, TWINJAR_WEBKIT_WEB_PROCESS_DIED, "", NULL);
}

static void *view(int index) {
  if (host.views[index]) return host.views[index];
  void *view = p_g_object_new(
    p_webkit_web_view_get_type(), "web-context", host.web_context, "user-content-manager", host.content, NULL);
  void *window = p_gtk_offscreen_window_new();
  p_gtk_container_add(window, view);
  p_gtk_widget_show_all(window);
  void *data = (void *)(long)index;
  p_g_signal_connect_data(view, "load-changed", (void *)load_changed, data, NULL, 0);
  p_g_signal_connect_data(view, "load-failed", (void *)load_failed, data, NULL, 0);
  p_g_signal_connect_data(view, "web-process-terminated", (void *)process_died, data, NULL, 0);
  return host.views[index] = view;
}

static int run_load(Job *job) {
  end_load(job->view, 0, "superseded");
  void *request = p_webkit_uri_request_new(job->texts[0]);
  void *page = view(job->view);
  if (job->texts[1])
    p_soup_message_headers_append(p_webkit_uri_request_get_http_headers(request), "Cookie", job->texts[1]);
  host.loads[job->view] = job;
  p_webkit_web_view_load_request(page, request);
  p_g_object_unref(request);
  return 0;
}

void twinjar_webkit_load(
  int view, const char *url, const char *cookie_field, twinjar_webkit_done done, void *context) {
  Job *job = new_job(run_load, done, context);
  job->view = view != 0;
  job->texts[0] = copied(url);
  job->texts[1] = copied(cookie_field);
  post(job);
}

static void scripted(void *source, void *result, void *data) {
  Error *error = NULL;
  void *value = p_webkit_web_view_call_async_javascript_function_finish(source, result, &error);
  if (!value) {
    finish_with(data, error);
    return;
  }
  char *text = p_jsc_value_to_string(value);
  finish(data, 1, text);
  p_g_free(text);
  p_g_object_unref(value);
}

static int run_script(Job *job) {
  p_webkit_web_view_call_async_javascript_function(
    view(job->view), job->texts[0], -1, NULL, NULL, NULL, NULL, scripted, job);
  return 0;
}

void twinjar_webkit_script(int view, const char *body, twinjar_webkit_done done, void *context) {
  Job *job = new_job(run_script, done, context);
  job->view = view != 0;
  job->texts[0] = copied(body);
  post(job);
}
