// Just enough JSON for an oracle adapter in C: reads one line into a tree, writes escaped text. Octets travel as
// UTF-8 text, or with "latin1" as one character each.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } json_kind;

typedef struct json {
  json_kind kind;
  double number;
  char *text;         // JSON_STRING: UTF-8 with NUL written as C0 80, so that its length is strlen
  struct json *first; // children of arrays and objects
  struct json *next;
  char *key;
} json;

static const char *json_at;

static void json_blank(void) { while (*json_at && strchr(" \t\r\n", *json_at)) json_at++; }

static unsigned json_hex(void) {
  unsigned value = 0;
  for (int i = 0; i < 4 && *json_at; i++, json_at++) {
    char c = *json_at | 0x20;
    value = value * 16 + (unsigned)(c <= '9' ? c & 15 : c - 'a' + 10);
  }
  return value;
}

static char *json_utf8(char *out, unsigned c) {
  if (c == 0) { *out++ = (char)0xC0; *out++ = (char)0x80; }
  else if (c < 0x80) *out++ = (char)c;
  else if (c < 0x800) { *out++ = (char)(0xC0 | c >> 6); *out++ = (char)(0x80 | (c & 63)); }
  else if (c < 0x10000) { *out++ = (char)(0xE0 | c >> 12); *out++ = (char)(0x80 | (c >> 6 & 63)); *out++ = (char)(0x80 | (c & 63)); }
  else { *out++ = (char)(0xF0 | c >> 18); *out++ = (char)(0x80 | (c >> 12 & 63)); *out++ = (char)(0x80 | (c >> 6 & 63)); *out++ = (char)(0x80 | (c & 63)); }
  return out;
}

static char *json_string(void) {
  char *text = malloc(strlen(json_at) * 2 + 1), *out = text;
  for (json_at++; *json_at && *json_at != '"';) {
    if (*json_at != '\\') { *out++ = *json_at++; continue; }
    char c = json_at[1];
    json_at += 2;
    switch (c) {
      case 'n': *out++ = '\n'; break;
      case 't': *out++ = '\t'; break;
      case 'r': *out++ = '\r'; break;
      case 'b': *out++ = '\b'; break;
      case 'f': *out++ = '\f'; break;
      case 'u': {
        unsigned unit = json_hex();
        if (unit >= 0xD800 && unit < 0xDC00 && json_at[0] == '\\' && json_at[1] == 'u') {
          json_at += 2;
          unit = 0x10000 + ((unit - 0xD800) << 10) + (json_hex() - 0xDC00);
        }
        out = json_utf8(out, unit);
        break;
      }
      default: *out++ = c;
    }
  }
  if (*json_at) json_at++;
  *out = 0;
  return text;
}

static json *json_value(void) {
  json *value = calloc(1, sizeof *value);
  json_blank();
  if (*json_at == '"') {
    value->kind = JSON_STRING;
    value->text = json_string();
  } else if (*json_at == '{' || *json_at == '[') {
    char end = *json_at == '{' ? '}' : ']';
    value->kind = end == '}' ? JSON_OBJECT : JSON_ARRAY;
    json **tail = &value->first;
    json_at++;
    for (json_blank(); *json_at && *json_at != end; json_blank()) {
      char *key = NULL;
      if (end == '}') {
        key = json_string();
        json_blank();
        if (*json_at == ':') json_at++;
      }
      *tail = json_value();
      (*tail)->key = key;
      tail = &(*tail)->next;
      json_blank();
      if (*json_at == ',') json_at++;
    }
    if (*json_at) json_at++;
  } else if (*json_at == 't' || *json_at == 'f' || *json_at == 'n') {
    value->kind = *json_at == 'n' ? JSON_NULL : JSON_BOOL;
    value->number = *json_at == 't';
    while (*json_at >= 'a' && *json_at <= 'z') json_at++;
  } else {
    char *end;
    value->kind = JSON_NUMBER;
    value->number = strtod(json_at, &end);
    json_at = end > json_at ? end : json_at + (*json_at != 0);
  }
  return value;
}

static json *json_parse(const char *line) { json_at = line; return json_value(); }

static void json_free(json *value) {
  while (value) {
    json *next = value->next;
    json_free(value->first);
    free(value->text);
    free(value->key);
    free(value);
    value = next;
  }
}

static const json *json_get(const json *object, const char *key) {
  for (const json *child = object ? object->first : NULL; child; child = child->next)
    if (child->key && !strcmp(child->key, key) && child->kind != JSON_NULL) return child;
  return NULL;
}

static bool json_flag(const json *object, const char *key, bool otherwise) {
  const json *value = json_get(object, key);
  return value ? value->number != 0 : otherwise;
}

// The octets that a text stands for, NUL-terminated; NULL if they hold a NUL themselves.
static char *json_octets(const char *text, bool latin1) {
  char *octets = malloc(strlen(text) + 1), *out = octets;
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (c[0] == 0xC0 && c[1] == 0x80) { free(octets); return NULL; }
    if (latin1 && *c >= 0xC2 && *c <= 0xC3 && c[1]) { *out++ = (char)((*c & 3) << 6 | (c[1] & 63)); c++; }
    else *out++ = (char)*c;
  }
  *out = 0;
  return octets;
}

// Writes octets as a JSON text; what is not UTF-8 comes as U+FFFD unless `latin1`.
static void json_write(const char *octets, bool latin1) {
  putchar('"');
  for (const unsigned char *c = (const unsigned char *)(octets ? octets : ""); *c; c++) {
    if (*c == '"' || *c == '\\') printf("\\%c", *c);
    else if (*c < 0x20 || *c == 0x7F || (latin1 && *c >= 0x80)) printf("\\u%04x", *c);
    else if (*c < 0x80) putchar(*c);
    else {
      int more = *c >= 0xF0 && *c <= 0xF4 ? 3 : *c >= 0xE0 && *c < 0xF0 ? 2 : *c >= 0xC2 && *c < 0xE0 ? 1 : 0;
      int found = 0;
      while (found < more && (c[found + 1] & 0xC0) == 0x80) found++;
      if (more && found == more) { for (int i = 0; i <= more; i++) putchar(c[i]); c += more; }
      else fputs("\\ufffd", stdout);
    }
  }
  putchar('"');
}

// ---- the protocol's frame ----

// Writes `"got":...` for a question, or returns why it cannot.
static const char *answer(const json *question, bool latin1);

static void json_write_id(const json *question) {
  const json *id = json_get(question, "id");
  printf("{\"id\":");
  if (id && id->kind == JSON_STRING) json_write(id->text, false);
  else printf("%.0f", id ? id->number : 0);
  putchar(',');
}

// The clock of the question: the library's own calls of the C library end here.
static int64_t question_now = 1767225600;

static void set_clock(const json *member, const char *key) {
  const json *now = json_get(member, key);
  if (now) question_now = (int64_t)now->number;
}

static bool is_same_site(const json *member, const char *key) {
  const json *site = json_get(member, key);
  return !site || !strcmp(site->text, "same-site");
}

static int answer_all(void) {
  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    json *question = json_parse(line);
    question_now = 1767225600;
    json_write_id(question);
    const char *reason = answer(question, json_flag(question, "latin1", false));
    if (reason) {
      printf("\"skip\":");
      json_write(reason, false);
    }
    puts("}");
    fflush(stdout);
    json_free(question);
  }
  return 0;
}
