// Runs in Firefox's first process, with its rights: tells of its cookies and takes pages where it is told to. It speaks with the
// app over a socket, one JSON object a line.
const [port, secret, observes] = arguments;

// In each page's process: runs the bodies of async functions in the page, always in the same sandbox of a document, so that what
// one script leaves behind another one finds.
const frame = `
  const sandboxes = new WeakMap();
  const sandboxOf = page => {
    const document = page.document;
    if (!sandboxes.has(document)) {
      Cu.exportFunction(text => { sendAsyncMessage("twinjar:ask", text) }, page, {defineAs: "twinjarAsk"});
      sandboxes.set(document, new Cu.Sandbox(page, {sandboxPrototype: page, wantXrays: false, sameZoneAs: page}));
    }
    return sandboxes.get(document);
  };
  addMessageListener("twinjar:script", async ({data}) => {
    let answer;
    try {
      const value = await Cu.evalInSandbox("(async () => {" + data.body + "\\n})()", sandboxOf(content));
      answer = {id: data.id, ok: true, text: String(value)};
    } catch (error) { answer = {id: data.id, ok: false, text: String(error)} }
    sendAsyncMessage("twinjar:answer", answer);
  });
`;
const group = window.getGroupMessageManager("browsers");
group.loadFrameScript("data:application/javascript;charset=utf-8," + encodeURIComponent(frame), true);

const transport = Cc["@mozilla.org/network/socket-transport-service;1"]
  .getService(Ci.nsISocketTransportService).createTransport([], "127.0.0.1", port, null, null);
const output = Cc["@mozilla.org/binaryoutputstream;1"].createInstance(Ci.nsIBinaryOutputStream);
output.setOutputStream(transport.openOutputStream(Ci.nsITransport.OPEN_BLOCKING, 0, 0));
const send = message => output.writeByteArray([...new TextEncoder().encode(JSON.stringify(message) + "\n")]);
// Whoever connects to the app's port without it is somebody else.
send({secret});

// Tabs: the page, and one that nobody sees.
const views = [];
const view = number => {
  if (!views[number]) {
    const tab = number == 0 ? gBrowser.selectedTab
      : gBrowser.addTab("about:blank", {triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal()});
    views[number] = tab.linkedBrowser;
  }
  return views[number];
};
group.addMessageListener("twinjar:answer", ({data}) => send(data));
group.addMessageListener("twinjar:ask", ({data, target}) => send({ask: data, view: views.indexOf(target)}));
window.addEventListener("oop-browser-crashed", () => send({died: true}));
if (observes) Services.obs.addObserver(() => send({changed: true}), "cookie-changed");

const run = (number, id, body) => view(number).messageManager.sendAsyncMessage("twinjar:script", {id, body});
// The load of each view that has not ended.
const loads = new Map();

const operations = {
  all: ({id}) => send({id, ok: true, cookies: Services.cookies.cookies.map(cookie => ({
    name: cookie.name, value: cookie.value, host: cookie.host, path: cookie.path, secure: cookie.isSecure,
    httpOnly: cookie.isHttpOnly, sameSite: cookie.sameSite, expiry: cookie.isSession ? null : cookie.expiry,
  }))}),
  set: ({id, cookie: {host, path, name, value, secure, httpOnly, sameSite, expiry}}) => {
    Services.cookies.add(
      host, path, name, value, secure, httpOnly, expiry == null, expiry ?? 0, {}, sameSite,
      secure ? Ci.nsICookie.SCHEME_HTTPS : Ci.nsICookie.SCHEME_HTTP);
    send({id, ok: true});
  },
  delete: ({id, host, name, path}) => { Services.cookies.remove(host, name, path, {}); send({id, ok: true}); },
  load: ({id, view: number, url, header}) => {
    const browser = view(number);
    loads.get(number)?.("superseded");
    const listener = {
      QueryInterface: ChromeUtils.generateQI(["nsIWebProgressListener", "nsISupportsWeakReference"]),
      onStateChange(progress, request, flags, status) {
        const {STATE_STOP, STATE_IS_NETWORK} = Ci.nsIWebProgressListener;
        if (!progress.isTopLevel || !(flags & STATE_STOP) || !(flags & STATE_IS_NETWORK)) return;
        // What was there before ends as well.
        if (request instanceof Ci.nsIChannel && request.originalURI.spec == "about:blank") return;
        if (status == Cr.NS_BINDING_ABORTED) return;
        end(Components.isSuccessCode(status) ? null : "failed with " + status);
      },
      onLocationChange(progress, request, location, flags) {
        if (progress.isTopLevel && flags & Ci.nsIWebProgressListener.LOCATION_CHANGE_ERROR_PAGE) end("an error page");
      },
    };
    const end = problem => {
      browser.removeProgressListener(listener);
      loads.delete(number);
      send({id, ok: problem == null, text: problem ?? ""});
    };
    loads.set(number, end);
    browser.addProgressListener(listener);
    const options = {triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal()};
    if (header) {
      options.headers = Cc["@mozilla.org/io/string-input-stream;1"].createInstance(Ci.nsIStringInputStream);
      options.headers.setByteStringData(`Cookie: ${header}\r\n`);
    }
    browser.loadURI(Services.io.newURI(url), options);
  },
  script: ({id, view, body}) => run(view, id, body),
};

const input = transport.openInputStream(0, 0, 0).QueryInterface(Ci.nsIAsyncInputStream);
const reader = Cc["@mozilla.org/scriptableinputstream;1"].createInstance(Ci.nsIScriptableInputStream);
reader.init(input);
let unread = "";
const listen = () => input.asyncWait(() => {
  try {
    unread += reader.readBytes(input.available());
  } catch {
    // The app is gone.
    return Services.startup.quit(Ci.nsIAppStartup.eForceQuit);
  }
  const lines = unread.split("\n"); unread = lines.pop();
  for (const line of lines) {
    const message = JSON.parse(new TextDecoder().decode(Uint8Array.from(line, octet => octet.charCodeAt(0))));
    try { operations[message.op](message) } catch (error) { send({id: message.id, ok: false, text: String(error)}) }
  }
  listen();
}, 0, 0, Services.tm.mainThread);
listen();
return Services.appinfo.version;
