/*
 * What stays readable without a network: the content pages, the last booking with its page, and a page that says so and
 * how to reach the host; and the host's day. The build puts `const BUILD = { version, base, files, booking, host, saved, ages }` in front
 * (src/site/worker.ts).
 *
 * Pages come from the network whenever it answers, so nobody reads an old price. The API is not touched here, but for the
 * invoice of the last booking: the page keeps booking and invoice itself (stores/booking/saved-invoice.ts). A new version waits until the last page of the
 * old one is closed, and each has caches of its own, so no page ever gets another version's files.
 */
const { base } = BUILD;
/** Each language has a worker and caches of its own: `pages-1f…`, in Bengali `pages-bn-1f…`. */
const cacheOf = (kind) => `${kind}${base.replace('/', '-')}-`;
const PAGES = cacheOf('pages') + BUILD.version;
const BOOKING = cacheOf('booking') + BUILD.version;
const HOST = cacheOf('host') + BUILD.version;
/** The host's day: the page itself keeps what was last seen. */
const HOST_PAGE = `${base}/host`;
/** The page of the last booking, wherever its confirmation was shown. */
const BOOKING_PAGE = `${base}/my-booking`;
const OFFLINE_PAGE = `${base}/offline`;
/** How long a page that is kept waits for the network, in milliseconds. */
const PATIENCE = 4000;
const INVOICE = /^\/api\/public\/invoice\/download\/(\d+)$/;
const PICTURE = /\.(svg|webp|avif|jpe?g|png)$/;

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
addEventListener('message', (event) => {
  const page = event.data?.keep;
  if (page === HOST_PAGE) {
    event.waitUntil(keepHostPage());
    return;
  }
  if (typeof page === 'string') event.waitUntil(keep([new URL(page, location.origin).pathname]));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const [, invoice] = INVOICE.exec(pathname) ?? [];
  if (invoice && origin === location.origin) event.respondWith(openInvoice(request, invoice));
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (pathname.startsWith(`${base}/_astro/`)) event.respondWith(openFile(request, pathname));
});
// An alert to a host (server/host/jobs.ts). Browsers demand that every push shows one.
addEventListener('push', (event) => {
  const { title, body, url, tag, actions = [] } = event.data.json();
  const icon = '/icons/any-192.png';
  event.waitUntil(registration.showNotification(title, { body, tag, icon, actions, data: { url } }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(openHostPage(event.action ? `${url}#${event.action}` : url));
});

/** In the window of the host that is open, if there is one. */
async function openHostPage(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((page) => /^(\/[a-z]{2})?\/host/.test(new URL(page.url).pathname));
  if (!open) return clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}

/** Asked anew: what the browser holds of a page may be of an older version. */
const fresh = (path) => new Request(path, { cache: 'no-cache' });

async function fill() {
  const cache = await caches.open(PAGES);
  await cache.addAll(BUILD.files.map(fresh));
  const kept = await keptPages();
  if (kept.length > 0) await keep(kept);
  if ((await caches.keys()).some((name) => isOwn(name, 'host'))) await keepHostPage();
}

/** The pages that an older version keeps for a booking. */
async function keptPages() {
  const names = (await caches.keys()).filter((name) => isOwn(name, 'booking'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().flatMap(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(`${base}/_astro/`) ? [] : [pathname];
  });
}

/** Keeps the page of a booking and those its confirmation was shown on; all they need comes first, so a kept page is whole. */
async function keep(pages) {
  const cache = await caches.open(BOOKING);
  await cache.addAll(BUILD.booking);
  await cache.addAll([...new Set([BOOKING_PAGE, ...pages])].map(fresh));
}

/** Keeps the host's day, once a host has opened it: guests never load a byte of it. */
async function keepHostPage() {
  const cache = await caches.open(HOST);
  await cache.addAll(BUILD.host);
  await cache.add(fresh(HOST_PAGE));
}

/** Whether a cache is of this language: what follows its kind is a version, in hexadecimal digits. */
const isOwn = (name, kind) =>
  name.startsWith(cacheOf(kind)) && /^[\da-f]+$/.test(name.slice(cacheOf(kind).length));

async function forgetOldVersions() {
  const names = await caches.keys();
  const current = [PAGES, BOOKING, HOST];
  const isOfWorker = (name) => ['pages', 'booking', 'host'].some((kind) => isOwn(name, kind));
  const old = names.filter((name) => isOfWorker(name) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function stored(path) {
  for (const cacheName of [PAGES, BOOKING, HOST]) {
    const found = await caches.match(path, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function openPage(request, path) {
  const kept = await stored(path);
  try {
    return await (kept ? within(PATIENCE, fetch(request)) : fetch(request));
  } catch {
    const isHosts = path === HOST_PAGE || path.startsWith(`${HOST_PAGE}/`);
    const instead = (isHosts && (await stored(HOST_PAGE))) || (await stored(OFFLINE_PAGE));
    return kept ? withAge(kept, path) : (instead ?? Response.error());
  }
}

/** A content page says how old it is; a booking and the host's day say so themselves. */
async function withAge(kept, path) {
  const saved = Date.parse(kept.headers.get('Date'));
  if (!BUILD.files.includes(path) || path === OFFLINE_PAGE || !saved) return kept;
  const headers = new Headers(kept.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const notice = `<p class="page-width soft" data-saved>${BUILD.saved.replace('{age}', ageOf(saved))}</p>`;
  return new Response((await kept.text()).replace(/<main[^>]*>/, `$&${notice}`), { headers });
}

/** "12 minutes ago": words of the offline page for a minute, an hour and a day, each for one and for several. */
function ageOf(instant) {
  const minutes = Math.max(1, Math.round((Date.now() - instant) / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const unit = [days, hours, minutes].findIndex((count) => count > 0);
  const count = [days, hours, minutes][unit];
  return BUILD.ages[2 * (2 - unit) + (count === 1 ? 0 : 1)].replace('{count}', count);
}

/** Without a network, the link of the last booking's invoice opens the one that its page has kept. */
async function openInvoice(request, id) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(`/invoices/${id}`, { cacheName: 'invoices' });
    if (!kept) throw error;
    return request.method === 'HEAD' ? new Response(null, kept) : kept;
  }
}

function within(milliseconds, answer) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network is slow')), milliseconds);
  });
  return Promise.race([answer, late]);
}

/** Their names hold a hash of their content, so what is kept is right. A picture that was seen stays. */
async function openFile(request, path) {
  const kept = await stored(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && PICTURE.test(path)) {
    const cache = await caches.open(PAGES);
    await cache.put(path, answer.clone());
  }
  return answer;
}
