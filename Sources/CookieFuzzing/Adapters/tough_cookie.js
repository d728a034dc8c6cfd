// Answers TwinJar's oracle protocol with tough-cookie.
'use strict';
const fs = require('fs');
const readline = require('readline');
// Debian's packages stand in /usr/share/nodejs: NODE_PATH has to name it if this Node.js is not Debian's own.
const tough = require('tough-cookie');

const ANY_TIME = 1767225600;
const utf8 = new TextDecoder('utf-8');

// As Node reads header fields: octets as Latin-1.
const received = (text, latin1) => latin1 ? text : Buffer.from(text, 'utf8').toString('latin1');
const sent = (text, latin1) => latin1 ? text : utf8.decode(Buffer.from(text, 'latin1'));

class Skip extends Error {}

function sameSite(context) {
  return { 'same-site': 'strict', 'cross-site-top-level': 'lax', 'cross-site': 'none' }[context || 'same-site'];
}

function respond(jar, response, clock, latin1) {
  if (response.now !== null && response.now !== undefined) clock.now = response.now;
  let last = null;
  for (const field of response.set_cookie) {
    last = null;
    const options = {
      now: new Date(clock.now * 1000),
      http: response.set_http !== false,
      sameSiteContext: sameSite(response.set_context),
      ignoreError: true,
    };
    const cookie = jar.setCookieSync(received(field, latin1), response.url, options);
    if (cookie && jar.store.idx[cookie.domain]?.[cookie.path]?.[cookie.key] === cookie) {
      last = cookie.expiryTime(new Date(clock.now * 1000)) < clock.now * 1000 ? null : cookie;
    }
  }
  return last;
}

function record(cookie, now, latin1) {
  if (!cookie) return null;
  const expires = cookie.expiryTime(new Date(now * 1000));
  return {
    name: sent(cookie.key, latin1), value: sent(cookie.value, latin1), domain: cookie.domain, path: sent(cookie.path, latin1),
    host_only: cookie.hostOnly, secure: cookie.secure, http_only: cookie.httpOnly,
    // "none" stands for an absent attribute as well: not reported.
    same_site: cookie.sameSite === 'none' ? undefined : cookie.sameSite[0].toUpperCase() + cookie.sameSite.slice(1),
    persistent: cookie.isPersistent(),
    expires: Number.isFinite(expires) ? Math.floor(expires / 1000) : expires === Infinity ? null : -1e15,
  };
}

function answer(question) {
  const latin1 = !!question.latin1;
  switch (question.kind) {
    case 'date': {
      const date = tough.parseDate(question.date);
      return date ? date.getTime() / 1000 : null;
    }
    case 'domain-match': return !!tough.domainMatch(question.host, question.domain);
    case 'path-match': return tough.pathMatch(question.request_path, question.cookie_path);
  }
  const clock = { now: ANY_TIME };
  const jar = new tough.CookieJar(undefined, { looseMode: true, prefixSecurity: 'silent', allowSpecialUseDomain: true });
  let last = respond(jar, question, clock, latin1);
  for (const response of question.then || []) last = respond(jar, response, clock, latin1);
  if (question.request_url === undefined) return record(last, clock.now, latin1);
  if (question.request_now !== null && question.request_now !== undefined) clock.now = question.request_now;
  const realNow = Date.now;
  Date.now = () => clock.now * 1000;
  try {
    return sent(jar.getCookieStringSync(question.request_url, {
      http: question.request_http !== false, sameSiteContext: sameSite(question.request_context),
    }), latin1);
  } finally {
    Date.now = realNow;
  }
}

readline.createInterface({ input: process.stdin }).on('line', line => {
  const question = JSON.parse(line);
  const reply = { id: question.id };
  try {
    reply.got = answer(question);
  } catch (error) {
    reply[error instanceof Skip ? 'skip' : 'error'] = String(error.message || error);
  }
  fs.writeSync(1, JSON.stringify(reply) + '\n');
});
