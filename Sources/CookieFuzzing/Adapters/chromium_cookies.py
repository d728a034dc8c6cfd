"""Answers TwinJar's oracle protocol with a real Chromium, headless.

A page is loaded for every response and for the request; hosts are mapped to a server of this process, and the Cookie
field is the one that the server sees: what the automation protocol shows of cookies differs. The browser's clock is
the machine's, so a question whose answer depends on a date is skipped.
"""
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

DIRECTORY = tempfile.mkdtemp(prefix="twinjar-chromium-")
ANY_TIME = 1767225600
fields = []
seen_cookie = b""
lock = threading.Lock()


# ---- the server ----


def serve(connection, context):
    global seen_cookie
    data = b""
    try:
        # One port for both: a TLS connection begins with a handshake record.
        if connection.recv(1, socket.MSG_PEEK) == b"\x16":
            connection = context.wrap_socket(connection, server_side=True)
        while True:
            while b"\r\n\r\n" not in data:
                part = connection.recv(65536)
                if not part:
                    return
                data += part
            head, _, data = data.partition(b"\r\n\r\n")
            lines = head.split(b"\r\n")
            is_page = b"sec-fetch-dest: document" in head.lower() or b"favicon" not in lines[0]
            cookies = [line[8:] for line in lines if line[:8].lower() == b"cookie: "]
            answer = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1\r\nCache-Control: no-store\r\n"
            with lock:
                if is_page:
                    seen_cookie = b"; ".join(cookies)
                    answer += b"".join(b"Set-Cookie: " + field + b"\r\n" for field in fields)
            connection.sendall(answer + b"\r\n.")
    except OSError:
        pass
    finally:
        connection.close()


def listen(context):
    listener = socket.create_server(("127.0.0.1", 0), backlog=64)

    def accept():
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=(connection, context), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return listener.getsockname()[1]


def tls():
    key, certificate = DIRECTORY + "/key.pem", DIRECTORY + "/certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=test", "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


# ---- the browser, over its debugging pipe ----


class Browser:
    def __init__(self, port):
        to_read, self.writer = os.pipe()
        self.reader, to_write = os.pipe()
        rules = f"MAP * 127.0.0.1:{port}"
        arguments = [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--ignore-certificate-errors", f"--user-data-dir={DIRECTORY}/profile", f"--host-resolver-rules={rules}",
            "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable", "--disable-background-networking",
            "about:blank",
        ]

        def pipes():
            os.dup2(to_read, 3, inheritable=True)
            os.dup2(to_write, 4, inheritable=True)

        # Kept away from 3 and 4, which the browser expects.
        to_read, to_write = os.dup2(to_read, 60), os.dup2(to_write, 61)
        self.process = subprocess.Popen(
            arguments, preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL)
        self.buffer, self.number = b"", 0
        self.context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                part = os.read(self.reader, 65536)
                if not part:
                    raise SystemExit("the browser is gone")
                self.buffer += part
            reply, _, self.buffer = self.buffer.partition(b"\0")
            reply = json.loads(reply)
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(reply["error"]["message"])
                return reply["result"]

    def load(self, url):
        result = self.call("Page.navigate", self.session, url=url)
        if "errorText" in result:
            raise NotImplementedError(f"the page does not load: {result['errorText']}")

    def forget(self):
        self.call("Storage.clearCookies", browserContextId=self.context)


# ---- questions ----


def octets(text, latin1):
    return text.encode("latin-1" if latin1 else "utf-8")


def check(member, prefix):
    if not member.get(prefix + "_http", True):
        raise NotImplementedError("only pages are loaded")
    if member.get(prefix + "_context", "same-site") != "same-site":
        raise NotImplementedError("only pages are loaded")


def respond(browser, response, latin1):
    global fields
    check(response, "set")
    values = [octets(field, latin1) for field in response["set_cookie"]]
    if any(b"expires" in value.lower() for value in values):
        raise NotImplementedError("the clock is the machine's")
    if any(c in value for value in values for c in b"\r\n\0"):
        raise NotImplementedError("the field cannot be sent as a header")
    with lock:
        fields = values
    browser.load(response["url"])
    with lock:
        fields = []


def answer(browser, question):
    if "request_url" not in question or question["kind"] in ("date", "domain-match", "path-match"):
        raise NotImplementedError("only what is sent can be seen")
    check(question, "request")
    if question.get("request_method", "GET") != "GET":
        raise NotImplementedError("only pages are loaded")
    responses = [question] + question.get("then", [])
    times = {response.get("now") for response in responses} | {question.get("request_now")}
    if len(times - {None}) > 1:
        raise NotImplementedError("the clock is the machine's")
    latin1 = question.get("latin1", False)
    browser.forget()
    for response in responses:
        respond(browser, response, latin1)
    browser.load(question["request_url"])
    return seen_cookie.decode("latin-1" if latin1 else "utf-8", "replace")


def main():
    browser = Browser(listen(tls()))
    try:
        for line in sys.stdin:
            question = json.loads(line)
            reply = {"id": question["id"]}
            try:
                reply["got"] = answer(browser, question)
            except NotImplementedError as reason:
                reply["skip"] = str(reason)
            except RuntimeError as error:
                reply["error"] = str(error)
            print(json.dumps(reply), flush=True)
    finally:
        browser.process.kill()
        shutil.rmtree(DIRECTORY, ignore_errors=True)


main()
