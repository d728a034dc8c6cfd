"""Answers TwinJar's oracle protocol with Python's http.cookiejar.

The jar gets responses as objects that have only what it reads; its clock is the question's.
"""
import email.message
import http.cookiejar
import json
import sys
import urllib.request

ANY_TIME = 1767225600


class Response:
    def __init__(self, fields):
        self.message = email.message.Message()
        for field in fields:
            self.message["Set-Cookie"] = field

    def info(self):
        return self.message


class Clock:
    """Stands in for the module `time` inside http.cookiejar."""

    def __init__(self, real):
        self.real = real
        self.now = ANY_TIME

    def time(self):
        return self.now

    def __getattr__(self, name):
        return getattr(self.real, name)


CLOCK = http.cookiejar.time = Clock(http.cookiejar.time)


def check(member, context):
    if member.get(context, "same-site") != "same-site":
        raise NotImplementedError("sites are not known")


def respond(jar, response, latin1):
    """Feeds one response; returns what its last field left."""
    if not response.get("set_http", True):
        raise NotImplementedError("there is no non-HTTP interface")
    check(response, "set_context")
    if response.get("now") is not None:
        CLOCK.now = response["now"]
    request = urllib.request.Request(response["url"])
    last = None
    for field in response["set_cookie"]:
        # As urllib reads header fields: octets as Latin-1.
        text = field if latin1 else field.encode().decode("latin-1")
        if any(c in text for c in "\r\n\0"):
            raise NotImplementedError("http.client cannot receive this")
        before = {id(cookie) for cookie in jar}
        jar.extract_cookies(Response([text]), request)
        last = next((cookie for cookie in jar if id(cookie) not in before), None)
    return last


def octets(text, latin1):
    if text is None or latin1:
        return text or ""
    return text.encode("latin-1").decode("utf-8", "replace")


def record(cookie, latin1):
    if cookie is None:
        return None
    # A cookie without "=" keeps its text as the name and has no value.
    name, value = (cookie.name, cookie.value) if cookie.value is not None else ("", cookie.name)
    return {
        "name": octets(name, latin1),
        "value": octets(value, latin1),
        "domain": cookie.domain.lstrip("."),
        "path": octets(cookie.path, latin1),
        "host_only": not cookie.domain_specified,
        "secure": cookie.secure,
        "http_only": cookie.has_nonstandard_attr("HttpOnly") or cookie.has_nonstandard_attr("httponly"),
        "persistent": cookie.expires is not None,
        "expires": cookie.expires,
    }


def answer(question):
    if question["kind"] == "date":
        return http.cookiejar.http2time(question["date"])
    if question["kind"] == "domain-match":
        host, domain = question["host"].lower(), question["domain"].lower()
        return host == domain or http.cookiejar.domain_match(host, "." + domain)
    if question["kind"] == "path-match":
        raise NotImplementedError("paths are matched inside the policy")
    latin1 = question.get("latin1", False)
    CLOCK.now = ANY_TIME
    jar = http.cookiejar.CookieJar()
    last = respond(jar, question, latin1)
    for response in question.get("then", []):
        last = respond(jar, response, latin1)
    if "request_url" not in question:
        return record(last, latin1)
    if not question.get("request_http", True):
        raise NotImplementedError("there is no non-HTTP interface")
    check(question, "request_context")
    if question.get("request_now") is not None:
        CLOCK.now = question["request_now"]
    request = urllib.request.Request(question["request_url"], method=question.get("request_method", "GET"))
    jar.add_cookie_header(request)
    return octets(request.get_header("Cookie"), latin1)


for line in sys.stdin:
    question = json.loads(line)
    reply = {"id": question["id"]}
    try:
        reply["got"] = answer(question)
    except NotImplementedError as reason:
        reply["skip"] = str(reason)
    except Exception as error:  # whatever the jar throws is its answer
        reply["error"] = f"{type(error).__name__}: {error}"
    print(json.dumps(reply), flush=True)
