#define _GNU_SOURCE
#include "internal.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TWINJAR_DEFINE(name, result, parameters) result(*p_##name) parameters;
TWINJAR_SYMBOLS(TWINJAR_DEFINE)

Host host;

static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int is_over;
  const char *error;
} start = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

const char *twinjar_webkit_library(void) {
  const char *other = getenv("TWINJAR_WEBKIT_LIBRARY");
  return other && *other ? other : "libwebkit2gtk-4.1.so.0";
}

const char *twinjar_webkit_open(void) {
  static char message[512];
  // It needs all the others, so that its handle finds their symbols too.
  void *library = dlopen(twinjar_webkit_library(), RTLD_NOW | RTLD_GLOBAL);
  if (!library) {
    snprintf(message, sizeof message, "%s", dlerror());
    return message;
  }
#define TWINJAR_FIND(name, result, parameters) \
  p_##name = (result(*) parameters)dlsym(library, #name); \
  if (!p_##name) { \
    snprintf(message, sizeof message, "%s has no %s", twinjar_webkit_library(), #name); \
    return message; \
  }
  TWINJAR_SYMBOLS(TWINJAR_FIND)
  return NULL;
}

void twinjar_webkit_version(int *major, int *minor, int *micro) {
  *major = (int)p_webkit_get_major_version();
  *minor = (int)p_webkit_get_minor_version();
  *micro = (int)p_webkit_get_micro_version();
}

// --- Jobs

char *copied(const char *text) { return text ? strdup(text) : NULL; }

Job *new_job(int (*run)(Job *), twinjar_webkit_done done, void *context) {
  Job *job = calloc(1, sizeof *job);
  if (!job) abort();
  job->run = run;
  job->done = done;
  job->context = context;
  return job;
}

static int perform(void *data) {
  Job *job = data;
  job->run(job);
  return 0;
}

void post(Job *job) { p_g_main_context_invoke_full(NULL, 0, perform, job, NULL); }

void finish(Job *job, int ok, const char *text) {
  job->done(job->context, ok, text ? text : "", NULL, 0);
  for (int place = 0; place < 4; place++) free(job->texts[place]);
  free(job);
}

void finish_with(Job *job, Error *error) {
  finish(job, 0, error ? error->message : "no result");
  if (error) p_g_error_free(error);
}

// --- Events

static void store_changed(void *cookies, void *data) {
  (void)cookies;
  (void)data;
  host.handler(host.handler_context, TWINJAR_WEBKIT_STORE_CHANGED, "", NULL);
}

/// What a reply is given with: the answer needs a JavaScript value of the question's context.
typedef struct {
  void *reply, *question;
} Asked;

static int page_asks(void *content, void *value, void *reply, void *data) {
  (void)content;
  (void)data;
  Asked *asked = malloc(sizeof *asked);
  if (!asked) abort();
  asked->reply = p_webkit_script_message_reply_ref(reply);
  asked->question = p_g_object_ref(value);
  char *text = p_jsc_value_to_string(value);
  host.handler(host.handler_context, TWINJAR_WEBKIT_PAGE_ASKS, text, asked);
  p_g_free(text);
  return 1;
}

static void nobody(void *context, int ok, const char *text, const twinjar_webkit_cookie *cookies, size_t count) {
  (void)context;
  (void)ok;
  (void)text;
  (void)cookies;
  (void)count;
}

static int run_reply(Job *job) {
  Asked *asked = job->context;
  void *value = p_jsc_value_new_string(p_jsc_value_get_context(asked->question), job->texts[0]);
  p_webkit_script_message_reply_return_value(asked->reply, value);
  p_g_object_unref(value);
  p_webkit_script_message_reply_unref(asked->reply);
  p_g_object_unref(asked->question);
  free(asked);
  finish(job, 1, "");
  return 0;
}

void twinjar_webkit_reply(void *reply, const char *text) {
  Job *job = new_job(run_reply, nobody, reply);
  job->texts[0] = copied(text);
  post(job);
}

// --- GTK's thread

static void make_stores(void) {
  if (host.directory) {
    char base[4096], cache[4096], file[4096];
    snprintf(base, sizeof base, "%s/webkit", host.directory);
    snprintf(cache, sizeof cache, "%s/webkit-cache", host.directory);
    snprintf(file, sizeof file, "%s/cookies.sqlite", host.directory);
    host.manager =
      p_webkit_website_data_manager_new("base-data-directory", base, "base-cache-directory", cache, NULL);
    host.web_context = p_webkit_web_context_new_with_website_data_manager(host.manager);
    host.cookies = p_webkit_web_context_get_cookie_manager(host.web_context);
    // 1: SQLite.
    p_webkit_cookie_manager_set_persistent_storage(host.cookies, file, 1);
  } else {
    host.manager = p_webkit_website_data_manager_new_ephemeral();
    host.web_context = p_webkit_web_context_new_with_website_data_manager(host.manager);
    host.cookies = p_webkit_web_context_get_cookie_manager(host.web_context);
  }
  // 0: always.
  p_webkit_cookie_manager_set_accept_policy(host.cookies, 0);
  if (host.observes) p_g_signal_connect_data(host.cookies, "changed", (void *)store_changed, NULL, NULL, 0);
  host.content = p_webkit_user_content_manager_new();
  p_g_signal_connect_data(
    host.content, "script-message-with-reply-received::twinjar", (void *)page_asks, NULL, NULL, 0);
  p_webkit_user_content_manager_register_script_message_handler_with_reply(host.content, "twinjar", NULL);
}

static void *gtk_thread(void *unused) {
  (void)unused;
  const char *error = p_gtk_init_check(NULL, NULL) ? NULL : "GTK finds no display";
  if (!error) make_stores();
  pthread_mutex_lock(&start.lock);
  start.error = error;
  start.is_over = 1;
  pthread_cond_signal(&start.changed);
  pthread_mutex_unlock(&start.lock);
  if (!error) p_g_main_loop_run(p_g_main_loop_new(NULL, 0));
  return NULL;
}

const char *twinjar_webkit_start(const char *directory, int observes, twinjar_webkit_event handler, void *context) {
  host.directory = copied(directory);
  host.observes = observes;
  host.handler = handler;
  host.handler_context = context;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // WebKit's own main thread has as much.
  pthread_attr_setstacksize(&attributes, 16 << 20);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, gtk_thread, NULL);
  pthread_attr_destroy(&attributes);
  if (code) return "no thread for GTK";
  pthread_detach(thread);
  pthread_mutex_lock(&start.lock);
  while (!start.is_over) pthread_cond_wait(&start.changed, &start.lock);
  pthread_mutex_unlock(&start.lock);
  return start.error;
}
