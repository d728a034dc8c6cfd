// Answers TwinJar's oracle protocol with libcurl: real transfers to a server thread of this process, over TLS for
// https, so that what is stored and sent is what libcurl stores and sends. The clock is the question's: libcurl's
// calls of time() end here.
#define _GNU_SOURCE
#include "json.h"
#include <arpa/inet.h>
#include <curl/curl.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <pthread.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

time_t time(time_t *out) {
  if (out) *out = (time_t)question_now;
  return (time_t)question_now;
}

// ---- the server ----

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *set_cookie;            // the field to answer with, or NULL
static char cookie_field[1 << 18];  // the Cookie field of the latest request
static SSL_CTX *tls;

typedef struct { int socket; bool is_secure; } connection;

static void handle_request(char *head, char *response, size_t size) {
  pthread_mutex_lock(&lock);
  cookie_field[0] = 0;
  char *found = strcasestr(head, "\r\nCookie: ");
  if (found) {
    found += 10;
    char *end = strstr(found, "\r\n");
    size_t length = end ? (size_t)(end - found) : 0;
    if (length >= sizeof cookie_field) length = sizeof cookie_field - 1;
    memcpy(cookie_field, found, length);
    cookie_field[length] = 0;
  }
  if (set_cookie) snprintf(response, size, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nSet-Cookie: %s\r\n\r\n", set_cookie);
  else snprintf(response, size, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  pthread_mutex_unlock(&lock);
}

static void *serve(void *argument) {
  connection client = *(connection *)argument;
  free(argument);
  SSL *ssl = NULL;
  size_t size = 1 << 18, length = 0;
  char *head = malloc(size), *response = malloc(size);
  if (client.is_secure) {
    ssl = SSL_new(tls);
    SSL_set_fd(ssl, client.socket);
    if (SSL_accept(ssl) <= 0) goto done;
  }
  for (;;) {
    ssize_t count = ssl ? SSL_read(ssl, head + length, (int)(size - length - 1)) : read(client.socket, head + length, size - length - 1);
    if (count <= 0) break;
    length += (size_t)count;
    head[length] = 0;
    if (!strstr(head, "\r\n\r\n")) continue;
    handle_request(head, response, size);
    length = 0;
    int total = (int)strlen(response);
    if ((ssl ? SSL_write(ssl, response, total) : (int)write(client.socket, response, (size_t)total)) != total) break;
  }
done:
  if (ssl) SSL_free(ssl);
  close(client.socket);
  free(head);
  free(response);
  return NULL;
}

typedef struct { int socket; bool is_secure; } listener;

static void *listen_on(void *argument) {
  listener *at = argument;
  for (;;) {
    int socket = accept(at->socket, NULL, NULL);
    if (socket < 0) continue;
    connection *client = malloc(sizeof *client);
    *client = (connection){socket, at->is_secure};
    pthread_t thread;
    pthread_create(&thread, NULL, serve, client);
    pthread_detach(thread);
  }
  return NULL;
}

static int start_listener(bool is_secure) {
  listener *at = malloc(sizeof *at);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  *at = (listener){socket(AF_INET, SOCK_STREAM, 0), is_secure};
  if (bind(at->socket, (struct sockaddr *)&address, sizeof address) || listen(at->socket, 64)) exit(3);
  getsockname(at->socket, (struct sockaddr *)&address, &length);
  pthread_t thread;
  pthread_create(&thread, NULL, listen_on, at);
  return ntohs(address.sin_port);
}

static void make_certificate(void) {
  EVP_PKEY *key = EVP_EC_gen("P-256");
  X509 *certificate = X509_new();
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate), 0);
  X509_gmtime_adj(X509_getm_notAfter(certificate), 86400);
  X509_set_pubkey(certificate, key);
  X509_sign(certificate, key, EVP_sha256());
  tls = SSL_CTX_new(TLS_server_method());
  SSL_CTX_use_certificate(tls, certificate);
  SSL_CTX_use_PrivateKey(tls, key);
}

// ---- the client ----

static CURL *handle;
static struct curl_slist *routes;
static char ports[2][64];

static CURL *new_handle(CURL *old) {
  // A clone would share nothing; the connections live in the handle, so it is kept and its jar emptied instead.
  if (old) {
    curl_easy_setopt(old, CURLOPT_COOKIELIST, "ALL");
    return old;
  }
  CURL *made = curl_easy_init();
  curl_easy_setopt(made, CURLOPT_COOKIEFILE, "");
  curl_easy_setopt(made, CURLOPT_CONNECT_TO, routes);
  curl_easy_setopt(made, CURLOPT_SSL_VERIFYPEER, 0L);
  curl_easy_setopt(made, CURLOPT_SSL_VERIFYHOST, 0L);
  curl_easy_setopt(made, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1);
  curl_easy_setopt(made, CURLOPT_PATH_AS_IS, 1L);
  curl_easy_setopt(made, CURLOPT_PROXY, "");
  curl_easy_setopt(made, CURLOPT_TIMEOUT_MS, 5000L);
  curl_easy_setopt(made, CURLOPT_NOBODY, 1L);
  return made;
}

// A transfer; `field` comes back as a Set-Cookie field. The port of the URL is kept for libcurl and replaced on the way.
static bool transfer(const char *url, char *field, const char *method) {
  pthread_mutex_lock(&lock);
  set_cookie = field;
  pthread_mutex_unlock(&lock);
  curl_easy_setopt(handle, CURLOPT_URL, url);
  curl_easy_setopt(handle, CURLOPT_CUSTOMREQUEST, method);
  struct curl_slist route = {ports[!strncasecmp(url, "https", 5)], NULL};
  curl_easy_setopt(handle, CURLOPT_CONNECT_TO, &route);
  bool worked = curl_easy_perform(handle) == CURLE_OK;
  curl_easy_setopt(handle, CURLOPT_CONNECT_TO, NULL);
  return worked;
}

// The line of the jar that is not among `before`; NULL if none is.
static char *new_line(const struct curl_slist *before) {
  struct curl_slist *after = NULL;
  char *found = NULL;
  curl_easy_getinfo(handle, CURLINFO_COOKIELIST, &after);
  for (struct curl_slist *line = after; line && !found; line = line->next) {
    bool is_old = false;
    for (const struct curl_slist *old = before; old; old = old->next) is_old |= !strcmp(old->data, line->data);
    if (!is_old) found = strdup(line->data);
  }
  curl_slist_free_all(after);
  return found;
}

static void write_record(char *line, bool latin1) {
  if (!line) {
    printf("\"got\":null");
    return;
  }
  bool http_only = !strncmp(line, "#HttpOnly_", 10);
  char *rest = http_only ? line + 10 : line, *part[7] = {0};
  for (int i = 0; i < 7 && rest; i++) part[i] = i < 6 ? strsep(&rest, "\t") : rest;
  const char *domain = part[0] && part[0][0] == '.' ? part[0] + 1 : part[0];
  long long expires = part[4] ? atoll(part[4]) : 0;
  // Listed until the next use of the jar, which drops it.
  if (expires && expires <= question_now) {
    printf("\"got\":null");
    return;
  }
  printf("\"got\":{\"name\":");
  json_write(part[5], latin1);
  printf(",\"value\":");
  json_write(part[6], latin1);
  printf(",\"domain\":");
  json_write(domain, latin1);
  printf(",\"path\":");
  json_write(part[2], latin1);
  printf(",\"host_only\":%s,\"secure\":%s,\"http_only\":%s,\"persistent\":%s,\"expires\":",
         part[1] && !strcmp(part[1], "TRUE") ? "false" : "true", part[3] && !strcmp(part[3], "TRUE") ? "true" : "false",
         http_only ? "true" : "false", expires ? "true" : "false");
  if (expires) printf("%lld}", expires); else printf("null}");
}

// One response; with `last`, the line that its last field left. Returns why it cannot be asked.
static const char *respond(const json *response, bool latin1, char **last) {
  if (!json_flag(response, "set_http", true)) return "there is no non-HTTP interface";
  if (!is_same_site(response, "set_context")) return "sites are not known";
  set_clock(response, "now");
  char *url = json_octets(json_get(response, "url")->text, latin1);
  const json *fields = json_get(response, "set_cookie");
  const char *problem = url ? NULL : "the URL has a NUL";
  for (const json *field = fields ? fields->first : NULL; field && !problem; field = field->next) {
    char *octets = json_octets(field->text, latin1);
    struct curl_slist *before = NULL;
    curl_easy_getinfo(handle, CURLINFO_COOKIELIST, &before);
    if (!octets || strpbrk(octets, "\r\n")) problem = "the field cannot be sent as a header";
    else if (strlen(octets) > 200000) problem = "the field is too long for the server";
    else if (!transfer(url, octets, "GET")) problem = "libcurl does not take the URL";
    if (!problem) {
      free(*last);
      *last = new_line(before);
    }
    curl_slist_free_all(before);
    pthread_mutex_lock(&lock);
    set_cookie = NULL;
    pthread_mutex_unlock(&lock);
    free(octets);
  }
  free(url);
  return problem;
}

static const char *answer(const json *question, bool latin1) {
  static char reason[64];
  const char *kind = json_get(question, "kind")->text;
  if (!strcmp(kind, "date")) {
    char *date = json_octets(json_get(question, "date")->text, latin1);
    time_t seconds = date ? curl_getdate(date, NULL) : -1;
    free(date);
    if (seconds == -1) printf("\"got\":null"); else printf("\"got\":%lld", (long long)seconds);
    return NULL;
  }
  if (strstr(kind, "-match")) {
    snprintf(reason, sizeof reason, "no public function");
    return reason;
  }
  handle = new_handle(handle);
  char *last = NULL;
  const char *problem = respond(question, latin1, &last);
  const json *then = json_get(question, "then");
  for (const json *next = then ? then->first : NULL; next && !problem; next = next->next) problem = respond(next, latin1, &last);
  const json *target = json_get(question, "request_url");
  if (!problem && !target) write_record(last, latin1);
  free(last);
  if (problem || !target) return problem;
  if (!json_flag(question, "request_http", true)) return "there is no non-HTTP interface";
  if (!is_same_site(question, "request_context")) return "sites are not known";
  set_clock(question, "request_now");
  const json *method = json_get(question, "request_method");
  char *url = json_octets(target->text, latin1);
  bool worked = url && transfer(url, NULL, method ? method->text : "GET");
  free(url);
  if (!worked) return "libcurl does not take the URL";
  pthread_mutex_lock(&lock);
  printf("\"got\":");
  json_write(cookie_field, latin1);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  curl_global_init(CURL_GLOBAL_ALL);
  make_certificate();
  snprintf(ports[0], sizeof ports[0], "::127.0.0.1:%d", start_listener(false));
  snprintf(ports[1], sizeof ports[1], "::127.0.0.1:%d", start_listener(true));
  return answer_all();
}
