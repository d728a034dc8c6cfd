"""Real browsers, for scripts: Chromium through a pipe of its DevTools protocol, Firefox by Marionette and WebKitGTK by its remote
inspector on the loopback interface."""
import base64, ctypes, json, os, pathlib, re, shutil, socket, struct, subprocess, sys, tempfile, time, urllib.request


def chromium_program():
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def firefox_program():
    return shutil.which("firefox") or shutil.which("firefox-esr")


class InspectedPage:
    """What Chromium and WebKit have alike: the page of a protocol with `call` and `evaluate`."""

    def navigate(self, url):
        """Loads a page to its end."""
        self.call("Page.navigate", {"url": url})
        for _ in range(300):
            try:
                state = self.evaluate(f"location.href.startsWith({json.dumps(url)}) && document.readyState")
            except RuntimeError:
                # The page that was asked has just made way for the next one.
                state = None
            if state == "complete":
                break
            time.sleep(0.05)


class Chromium(InspectedPage):
    """A headless Chromium with one page; `events` has what it told meanwhile."""

    def __init__(self, program, domains):
        self.profile = tempfile.mkdtemp()
        self.program, self.domains, self.events = program, domains, []
        self.start()

    def start(self):
        ours, theirs = os.pipe(), os.pipe()

        def attach():
            # The browser reads from 3 and writes to 4; the ends may have those numbers already.
            read, write = os.dup(ours[0]), os.dup(theirs[1])
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [self.program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=attach, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(ours[0])
        os.close(theirs[1])
        self.out, self.inn = ours[1], theirs[0]
        self.buffer, self.number = b"", 0
        target = self.call("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in self.domains:
            self.call(f"{domain}.enable")

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.inn, 1 << 20)
            if not part:
                raise RuntimeError("Chromium is gone")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, parameters=None, session=""):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if session is not None:
            message["sessionId"] = session or self.session
        self.write(message)
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def write(self, message):
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.out, rest[:60_000]):]

    def evaluate(self, code):
        result = self.call("Runtime.evaluate", {"expression": code, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:600])
        return result["result"].get("value")

    def end(self):
        """Ends the browser, whose profile stays."""
        try:
            self.call("Browser.close", None, None)
        except (RuntimeError, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.let_go()

    def kill(self):
        """Ends its processes at once, as a crash does."""
        self.process.kill()
        self.process.wait()
        self.let_go()

    def let_go(self):
        for end in (self.out, self.inn):
            os.close(end)

    def close(self):
        self.end()
        shutil.rmtree(self.profile, ignore_errors=True)


class Firefox:
    """The few commands of Marionette that are needed: each message is its length, a colon, and JSON."""

    PREFERENCES = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
                   "app.update.enabled": False}

    def __init__(self, program, arguments=(), preferences=()):
        self.profile = tempfile.mkdtemp()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        prefs = {"marionette.port": port, **self.PREFERENCES, **dict(preferences)}
        pathlib.Path(self.profile, "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in prefs.items()))
        self.process = subprocess.Popen(
            [program, "--headless", "--marionette", "--no-remote", *arguments, "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.profile})
        for _ in range(600):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                time.sleep(0.1)
        self.number = 0
        self.buffer = b""
        self.receive()
        self.call("WebDriver:NewSession", {})

    def receive(self):
        while b":" not in self.buffer:
            self.buffer += self.more()
        length, rest = self.buffer.split(b":", 1)
        while len(rest) < int(length):
            rest += self.more()
        self.buffer = rest[int(length):]
        return json.loads(rest[:int(length)])

    def more(self):
        part = self.socket.recv(1 << 16)
        if not part:
            raise RuntimeError("Firefox is gone")
        return part

    def call(self, method, parameters):
        self.number += 1
        text = json.dumps([0, self.number, method, parameters]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{method}: {error}"[:400])
        return result

    def evaluate(self, code):
        return self.call("WebDriver:ExecuteScript", {"script": f"return {code}", "args": []})["value"]

    def navigate(self, url):
        self.call("WebDriver:Navigate", {"url": url})

    def close(self):
        try:
            self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
        except (RuntimeError, OSError, ValueError):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


def webkit_program():
    """What WebKitGTK needs: the display to draw on; None without it or without the library."""
    try:
        ctypes.CDLL("libwebkit2gtk-4.1.so.0")
    except OSError:
        return None
    return shutil.which("Xvfb")


# An app with one web view, in a process of its own.
WEBKIT_APP = """
import ctypes, sys
def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found
gtk, webkit = ctypes.CDLL("libgtk-3.so.0"), ctypes.CDLL("libwebkit2gtk-4.1.so.0")
pointer, text, number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
function(gtk, "gtk_init", None, pointer, pointer)(None, None)
view = function(webkit, "webkit_web_view_new", pointer)()
settings = function(webkit, "webkit_web_view_get_settings", pointer, pointer)(view)
function(webkit, "webkit_settings_set_enable_developer_extras", None, pointer, number)(settings, 1)
function(webkit, "webkit_settings_set_user_agent", None, pointer, text)(settings, sys.argv[1].encode())
window = function(gtk, "gtk_window_new", pointer, number)(0)
function(gtk, "gtk_container_add", None, pointer, pointer)(window, view)
function(gtk, "gtk_widget_show_all", None, pointer)(window)
function(webkit, "webkit_web_view_load_uri", None, pointer, text)(view, b"about:blank")
function(gtk, "gtk_main", None)()
"""


class WebKitGTK(InspectedPage):
    """An app with one web view of WebKitGTK; `events` has what its inspector told meanwhile."""

    # As an app's web view has it, without the version of a browser.
    AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)"

    def __init__(self, xvfb, domains):
        self.profile = tempfile.mkdtemp()
        read, write = os.pipe()
        self.display = subprocess.Popen([xvfb, "-displayfd", str(write), "-screen", "0", "800x600x24", "-nolisten", "tcp"],
                                        pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as line:
            screen = ":" + line.readline().strip()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        folders = {name: self.profile for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WEBKIT_APP, self.AGENT], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **folders, "DISPLAY": screen, "WEBKIT_INSPECTOR_HTTP_SERVER": f"127.0.0.1:{port}"})
        self.number, self.events, self.target = 0, [], None
        self.socket = WebSocket(port, self.path(port))
        while not self.target:
            self.take(json.loads(self.socket.receive()))
        for domain in domains:
            self.call(f"{domain}.enable")

    @staticmethod
    def path(port):
        """Where the inspector of the view listens, as its list of views has it."""
        for _ in range(600):
            try:
                listed = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10).read().decode()
                found = re.search(r"/socket/[0-9]+/[0-9]+/WebPage", listed)
                if found:
                    return found[0]
            except OSError:
                pass
            time.sleep(0.1)
        raise RuntimeError("WebKitGTK has no view to inspect")

    def take(self, message):
        """An answer to what was asked of the page, if it is one."""
        if message.get("method") == "Target.targetCreated" and message["params"]["targetInfo"]["type"] == "page":
            self.target = message["params"]["targetInfo"]["targetId"]
        if message.get("method") != "Target.dispatchMessageFromTarget":
            return None
        inner = json.loads(message["params"]["message"])
        if "id" in inner:
            return inner
        self.events.append(inner)

    def call(self, method, parameters=None):
        self.number += 1
        inner = json.dumps({"id": self.number, "method": method, "params": parameters or {}})
        outer = {"id": -self.number, "method": "Target.sendMessageToTarget", "params": {"targetId": self.target, "message": inner}}
        self.socket.send(json.dumps(outer))
        while True:
            answer = self.take(json.loads(self.socket.receive()))
            if answer and answer["id"] == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def evaluate(self, code):
        """The value of an expression, or of what it promises."""
        result = self.call("Runtime.evaluate", {"expression": f"Promise.resolve({code})"})
        promise = result["result"]["objectId"]
        done = self.call("Runtime.awaitPromise", {"promiseObjectId": promise, "returnByValue": True})
        if result.get("wasThrown") or done.get("wasThrown"):
            raise RuntimeError(json.dumps(done)[:600])
        return done["result"].get("value")

    def close(self):
        for process in (self.process, self.display):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


class WebSocket:
    """A client's end of a connection (RFC 6455) with a server on the loopback interface."""

    def __init__(self, port, path):
        self.socket, self.buffer = socket.create_connection(("127.0.0.1", port), 60), b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]

    def more(self):
        part = self.socket.recv(1 << 16)
        if not part:
            raise RuntimeError("the other end is gone")
        self.buffer += part

    def exactly(self, count):
        while len(self.buffer) < count:
            self.more()
        part, self.buffer = self.buffer[:count], self.buffer[count:]
        return part

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(b"\x81" + size + mask + bytes(octet ^ mask[place % 4] for place, octet in enumerate(data)))

    def receive(self):
        """The next text; whatever else comes is let go."""
        text = b""
        while True:
            first, size = self.exactly(2)
            size &= 127
            if size > 125:
                size = int.from_bytes(self.exactly(2 if size == 126 else 8), "big")
            data = self.exactly(size)
            if first & 15 > 2:
                continue
            text += data
            if first & 128:
                return text.decode()
