#pragma once

#include "CWebKitHost.h"

// What the files of this target share.

typedef void (*Ready)(void *source, void *result, void *data);
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} Error;
typedef struct List {
  void *data;
  struct List *next, *previous;
} List;

#include "symbols.h"

#define TWINJAR_DECLARE(name, result, parameters) extern result(*p_##name) parameters;
TWINJAR_SYMBOLS(TWINJAR_DECLARE)

/// One operation, from the call to its callback.
typedef struct Job {
  int (*run)(struct Job *job);
  twinjar_webkit_done done;
  void *context;
  int view, secure, http_only, same_site;
  int64_t expires_us;
  char *texts[4];
} Job;

/// How many views there are.
enum { VIEWS = 2 };

typedef struct {
  void *manager, *web_context, *cookies, *content, *views[VIEWS];
  Job *loads[VIEWS];
  char *directory;
  int observes;
  twinjar_webkit_event handler;
  void *handler_context;
} Host;
extern Host host;

char *copied(const char *text);
Job *new_job(int (*run)(Job *), twinjar_webkit_done done, void *context);
/// Runs it on GTK's thread.
void post(Job *job);
void finish(Job *job, int ok, const char *text);
/// Frees the error.
void finish_with(Job *job, Error *error);
