// The one worker of this site; browsers that get push notifications know it by this address. It shows what the site tells while none of its pages is open, and, where a
// candidate chose it, answers with kept pages while there is no connection. It writes nothing: web/platform/device/kept-pages.ts keeps the pages.

self.addEventListener('push', (event) => {
  // The version before says no name.
  const { site = self.location.host, title, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(site, { body: title, data: { path }, tag: path, lang: 'ja', icon: '/icon-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin)
  // A tap leads to a page of ours, whatever it was sent.
  if (address.origin === self.location.origin) event.waitUntil(self.clients.openWindow(address.href))
})

const PAGES = 'kept-pages'
const ASSETS = 'kept-assets'
const HOME = '/offline'
/** Without a word of the server for so long, nothing is shown any more. */
const LONGEST = 30 * 86_400_000
/** Of other kinds of users, of nobody, or not a page: none of them says who the candidate is. */
const notCandidates = /^\/(?:online|operator|setup|dev|docs|builds|logout)(?:\/|$)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  // A form goes past the worker: the answer that ends a session clears the storage itself.
  if (request.method !== 'GET' || url.origin !== self.location.origin || notCandidates.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, url))
  else if (/^\/(?:assets|pictures|demo\/pictures)\//.test(url.pathname)) event.respondWith(openAsset(request))
  else if (url.pathname.endsWith('.data')) event.respondWith(openData(request, url))
})

async function openPage(request, url) {
  let answer
  try {
    answer = await fetch(request)
  } catch {
    return keptPage(url)
  }
  await checkOwner(answer)
  return answer
}

const openAsset = async (request) => (await caches.match(request.url, { cacheName: ASSETS })) ?? fetch(request)

/** The data of the next page, without a connection: the browser opens the page itself, which may be kept. A page that only looks again keeps what it shows. */
async function openData(request, url) {
  try {
    const answer = await fetch(request)
    await checkOwner(answer)
    return answer
  } catch {
    const { pathname, searchParams } = url
    searchParams.delete('_routes')
    const path = (pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')) + url.search
    const here = URL.parse(request.referrer)
    if (!here || here.pathname + here.search === path) return Response.error()
    return new Response(null, { status: 204, headers: { 'X-Remix-Redirect': path, 'X-Remix-Reload-Document': 'true' } })
  }
}

/** The address under which a page is kept: without the list beside it, or the message to which it goes. */
function keyOf({ pathname, searchParams }) {
  const wanted = ['id', 'company_id'].flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : []))
  return pathname + (wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : '')
}

async function keptPage(url) {
  const owner = await findOwner()
  const find = async (key) => {
    const copy = owner && (await caches.match(key, { cacheName: PAGES }))
    if (!copy || copy.headers.get('x-kept-owner') === owner) return copy
    await wipe()
  }
  const key = keyOf(url)
  const copy = await find(key)
  if (copy) return key === url.pathname + url.search ? copy : Response.redirect(key, 302)
  if (url.pathname !== HOME && (await find(HOME))) return Response.redirect(HOME, 302)
  return Response.error()
}

/** Whose the kept pages are. */
async function findOwner() {
  const answer = await caches.match('/kept-owner', { cacheName: PAGES })
  if (!answer) return
  const { id, at } = await answer.json()
  if (Date.now() - at < LONGEST) return id
  await wipe()
}

/** Each page says for whom it was made: once it is not for the owner of what is kept, that goes before the page shows. */
async function checkOwner(answer) {
  if (answer.status !== 200 || !/text\/html|x-script/.test(answer.headers.get('content-type') ?? '')) return
  const answered = await caches.match('/kept-owner', { cacheName: PAGES })
  if (answered && (await answered.json()).id !== answer.headers.get('x-account')) await wipe()
}

async function wipe() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
