import { fetchPage } from '../api/fetch-page.ts'

// The worker (public/push-worker.js) reads what this writes, under the same names, and never writes itself.
const PAGES = 'kept-pages'
const ASSETS = 'kept-assets'
/** Whose pages these are, and when the server last said so. */
const OWNER = '/kept-owner'

const assets = /\/(?:assets|(?:demo\/)?pictures)\/[\w./-]{1,200}/g

export type KeptPage = { path: string; title: string; at: string }

/** The copies of pages that this device keeps for one candidate. */
export const keptPages = {
  isAble: () => 'serviceWorker' in navigator && 'caches' in window,

  /** Keeps the page as it is now. `ended`: the server answers somebody else, or nobody. */
  async keep(path: string, title: string, owner: string): Promise<'kept' | 'missing' | 'ended'> {
    const answer = await fetchPage(path)
    const account = answer.headers.get('X-Account')
    if ((account ?? owner) !== owner || (answer.ok && account === null)) return 'ended'
    if (answer.status === 404 || answer.status === 410) await keptPages.remove(path)
    if (!answer.ok) return 'missing'
    const html = await answer.text()
    const headers = new Headers(answer.headers)
    headers.set('X-Kept-Owner', owner)
    headers.set('X-Kept-At', new Date().toISOString())
    headers.set('X-Kept-Title', encodeURIComponent(title))
    if ((await keptPages.owner()) === owner) await keepAssets(html.match(assets) ?? [])
    // Switched off meanwhile, or the session ended and took everything along.
    if ((await keptPages.owner()) !== owner) return 'missing'
    const pages = await caches.open(PAGES)
    await pages.put(path, new Response(html, { headers }))
    // The same, while it was written.
    if ((await keptPages.owner()) === owner) return 'kept'
    await caches.delete(PAGES)
    return 'missing'
  },

  async owner() {
    const answer = await caches.match(OWNER, { cacheName: PAGES })
    return answer ? ((await answer.json()) as { id: string }).id : undefined
  },

  async begin(id: string) {
    await (await caches.open(PAGES)).put(OWNER, Response.json({ id, at: Date.now() }))
  },

  /** What can be read, the latest first. */
  async list(owner: string): Promise<KeptPage[]> {
    if ((await keptPages.owner()) !== owner) return []
    const pages = await caches.open(PAGES)
    const kept = await Promise.all((await pages.keys()).map(async (request) => ({ request, answer: await pages.match(request) })))
    return kept
      .flatMap(({ request, answer }) => {
        if (answer?.headers.get('X-Kept-Owner') !== owner) return []
        const { pathname, search } = new URL(request.url)
        return [{ path: pathname + search, title: decodeURIComponent(answer.headers.get('X-Kept-Title') ?? ''), at: answer.headers.get('X-Kept-At') ?? '' }]
      })
      .toSorted((one, other) => other.at.localeCompare(one.at))
  },

  async remove(path: string) {
    if ((await keptPages.owner()) !== undefined) await (await caches.open(PAGES)).delete(path)
  },

  /** Files that no stored page needs any more. */
  async dropOldAssets() {
    const pages = await caches.open(PAGES)
    const needed = new Set(loadedAssets())
    for (const request of await pages.keys()) for (const path of (await (await pages.match(request))?.text())?.match(assets) ?? []) needed.add(path)
    const files = await caches.open(ASSETS)
    for (const request of await files.keys()) if (!needed.has(new URL(request.url).pathname)) await files.delete(request)
  },

  async wipe() {
    if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
  },
}

/** What this page loaded, also later, is what its kept copy needs. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .flatMap(({ origin, pathname }) => (origin === location.origin && pathname.startsWith('/assets/') ? pathname : []))

async function keepAssets(named: string[]) {
  const files = await caches.open(ASSETS)
  for (const path of new Set([...named, ...loadedAssets()])) {
    // The page is read without a picture that could not be had.
    if (!(await files.match(path))) await files.add(path).catch(() => {})
  }
}
