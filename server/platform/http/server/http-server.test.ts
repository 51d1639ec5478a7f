import { once } from 'node:events'
import { request as ask } from 'node:http'
import { expect, test, vi } from 'vitest'
import { AdmissionControl } from '../admission/admission-control.ts'
import { ConcurrencyLimit } from '../admission/concurrency-limit.ts'
import { PageCache } from '../pages/page-cache.ts'
import { serveRequests, opened, render } from './serve-requests.ts'

test('reports from the start that it lives, when to come again, and when it is ready', async () => {
  const { open, url } = await serveRequests()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const early = await fetch(`${url}/`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await early.text()).toContain('サイトを起動しています。')
  expect(early.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")

  open()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/`)).status).toBe(200)
})

test('is not ready while the database does not answer, or once it drains', async () => {
  const { door, url } = await opened()
  const ready = async (path = '/readyz') => {
    const answer = await fetch(url + path)
    return [answer.status, await answer.json()]
  }
  door.operations.askDatabase(() => 'away')
  expect(await ready()).toEqual([503, { status: 'database', database: 'away', visitors: true, reads: false, writes: false }])
  expect((await ready('/readyz/visitors'))[0]).toBe(200)
  door.operations.askDatabase(() => 'read_only')
  expect(await ready()).toEqual([503, { status: 'database', database: 'read_only', visitors: true, reads: true, writes: false }])
  door.operations.askDatabase(() => 'there')
  expect(await ready()).toEqual([200, { status: 'ready', database: 'there', visitors: true, reads: true, writes: true }])
  door.lifecycle.state = 'draining'
  const answer = await fetch(`${url}/readyz`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close'])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('renders a page once for many visitors, with a nonce for each and nothing of any of them', async () => {
  const seen: Request[] = []
  const { url } = await opened({ app: { fetch: (request, bindings) => (seen.push(request), render(request, bindings)) } })
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}/job_offer?page=2`, { headers: { 'user-agent': 'somebody', 'accept-language': 'en' } })))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))

  expect(seen.map(({ url, headers }) => [url, [...headers]])).toEqual([['http://site/job_offer?page=2', [['accept', 'text/html']]]])
  expect(new Set(bodies).size).toBe(3)
  answers.forEach((answer, i) => expect(bodies[i]).toBe(`<script nonce="${/nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]}">`))
})

test('answers from the page cache with the same headers as the first time', async () => {
  const { url } = await opened()
  const headersOf = async () =>
    Object.fromEntries([...(await fetch(url)).headers].filter(([name]) => !['x-request-id', 'content-security-policy', 'date'].includes(name)))
  expect(await headersOf()).toEqual(await headersOf())
})

test('a page whose jobs are not the newest is shown at once and rendered again behind it', async () => {
  const jobs = { version: 1, changed: () => false }
  const clock = { time: 1_000, now: () => clock.time }
  let rendered = 0
  const { url } = await opened({ keptPages: new PageCache({ jobs, clock }), app: { fetch: async () => new Response(`rendering ${++rendered}`) } })
  const shown = async () => (await fetch(url)).text()
  expect([await shown(), await shown()]).toEqual(['rendering 1', 'rendering 1'])
  jobs.version++
  clock.time += 2_000
  expect(await shown()).toBe('rendering 1')
  await expect.poll(shown, { interval: 10, timeout: 60_000 }).toBe('rendering 2')
})

test('no client gets the cookie of another, and a page that sets one is not cached', async () => {
  let rendered = 0
  const keptPages = new PageCache()
  const { url } = await opened({ keptPages, app: { fetch: async () => new Response(String(++rendered), { headers: { 'set-cookie': 'a=b' } }) } })
  const answers = [await fetch(url), await fetch(url)]
  expect(await Promise.all(answers.map(async (answer) => [await answer.text(), answer.headers.get('set-cookie')]))).toEqual([
    ['1', null],
    ['2', null],
  ])
  expect(keptPages.bytes).toBe(0)
})

test('never caches a page for a client with a cookie of ours or a token, nor one for a request with a body', async () => {
  let rendered = 0
  const keptPages = new PageCache()
  const { url } = await opened({ keptPages, app: { fetch: async () => new Response(String(++rendered)) } })
  const of = async (init: RequestInit) => (await fetch(url, init)).text()
  expect([
    await of({ headers: { cookie: '_ga=1; mebae_candidate=1' } }),
    await of({ headers: { authorization: 'Bearer 1' } }),
    await of({ method: 'POST' }),
  ]).toEqual(['1', '2', '3'])
  expect(keptPages.bytes).toBe(0)
  expect([await of({}), await of({})]).toEqual(['4', '4'])
})

test('renders again when the job index has changed', async () => {
  let version = 1
  const { url } = await opened({ version: () => version, app: { fetch: async () => new Response(`version ${version}`) } })
  expect(await (await fetch(url)).text()).toBe('version 1')
  version = 2
  expect(await (await fetch(url)).text()).toBe('version 2')
})

const never = () => 3_600_000

test('refuses at once a request that would wait for too long, with when to come again', async () => {
  const barrier = Promise.withResolvers<Response>()
  const begun = Promise.withResolvers<void>()
  let asked = 0
  const admission = new AdmissionControl({ limit: new ConcurrencyLimit({ least: 1, most: 1 }) })
  const { url } = await opened({ admission, timeLimit: never, app: { fetch: () => (asked++, begun.resolve(), barrier.promise) } })
  const call = `${url}/online/api/v1/amateras/masters/`
  const first = fetch(call)
  await begun.promise
  const leaving = new AbortController()
  const rush = Array.from({ length: 30 }, () =>
    fetch(call, { signal: leaving.signal }).then(
      ({ status }) => status,
      () => 'left',
    ),
  )
  await vi.waitUntil(() => admission.waiting + admission.shed === 30)

  const refused = await fetch(call, { headers: { 'accept-language': 'en' } })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
    503,
    expect.stringMatching(/^[12]$/),
    'application/problem+json',
  ])
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', error: 'The service is busy. Please try again in a while.' })
  const pages = await Promise.all([fetch(url), fetch(`${url}/job_offer`)])
  expect(pages.map(({ status, headers }) => [status, headers.get('retry-after'), headers.get('content-type')])).toEqual(
    pages.map(() => [503, expect.stringMatching(/^[12]$/), 'text/html; charset=UTF-8']),
  )
  const nonces = await Promise.all(pages.map(async (page) => [page.headers.get('content-security-policy'), await page.text()]))
  const [one, other] = nonces.map(([policy, text]) => [/nonce-([^']+)/.exec(policy ?? '')?.[1], /nonce="([^"]+)/.exec(text ?? '')?.[1]])
  expect([one?.[0], other?.[0]]).toEqual([one?.[1], other?.[1]])
  expect(one).not.toEqual(other)

  leaving.abort()
  const left = (await Promise.all(rush)).filter((outcome) => outcome === 'left').length
  expect(left).toBeGreaterThan(0)
  await vi.waitUntil(() => admission.waiting === 0)
  barrier.resolve(new Response('done'))
  expect(await (await first).text()).toBe('done')
  expect(asked).toBe(1)
})

test('tells a client whose request hangs to come again, tells the work that it is over, and goes on with others', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const stuck = new Promise<Response>(() => {})
  const admission = new AdmissionControl({ limit: new ConcurrencyLimit({ least: 1, most: 1 }) })
  const { url } = await opened({
    admission,
    timeLimit: () => (signals.length < 2 ? 1 : never()),
    app: { fetch: (_, { signal }) => (signals.push(signal), signals.length > 2 ? new Response('alive') : stuck) },
  })
  const [page, call] = [await fetch(url), await fetch(`${url}/online/api/v1/amateras/masters/`)]
  expect([page, call].map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '2'],
    [503, '2'],
  ])
  expect([signals.map((signal) => signal?.aborted), admission.overdue, admission.running]).toEqual([[true, true], 2, 0])
  expect(await (await fetch(url)).text()).toBe('alive')
})

test('a refusal is given before the body is read', async () => {
  const admission = new AdmissionControl()
  admission.refuses = () => true
  const { url } = await opened({ admission })
  const asked = ask(`${url}/online/api/v1/amateras/sessions/`, { method: 'POST', headers: { 'content-length': '100' } }).on('error', () => {})
  asked.flushHeaders()
  const [answer] = await once(asked, 'response')
  asked.destroy()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[12]$/)])
})

test('counts pages and calls against their budgets, cached pages and files against none', async () => {
  const taken: string[] = []
  const { url } = await opened(
    { limits: { take: async (budget, client) => (taken.push(`${budget} ${client}`), taken.length > 2 ? 7 : 0) } },
    { trustedProxies: 1 },
  )
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  for (const path of ['/', '/', '/assets/a.js', '/online/api/v1/amateras/masters/']) expect((await fetch(url + path, { headers })).status).toBe(200)
  expect(taken).toEqual(['page 198.51.100.7', 'api 198.51.100.7'])
  const refused = await fetch(`${url}/job_offer`, { headers })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await refused.text()).toContain('しばらくしてからもう一度')
})

test('follows the request id of a proxy and replaces anything else', async () => {
  const { url } = await opened()
  const idOf = async (id: string) => (await fetch(url, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idOf('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
  expect(await idOf('山田'.length + ' hanako@example.jp')).toMatch(/^[0-9a-f-]{36}$/)
})

test('serves cached pages to clients that bring only foreign cookies', async () => {
  let rendered = 0
  const seen: (string | null)[] = []
  const app = { fetch: async (request: Request) => (seen.push(request.headers.get('cookie')), new Response(String(++rendered))) }
  const { url } = await opened({ app })
  const of = async (cookie: string) => (await fetch(url, { headers: { cookie } })).text()
  expect([await of('_ga=GA1.1.2'), await of(`consent=${'x'.repeat(9_000)}`), await of('mebae_intuition=done')]).toEqual(['1', '1', '1'])
  expect(await of('_ga=GA1.1.2; mebae_company=x')).toBe('2')
  expect(seen).toEqual([null, '_ga=GA1.1.2; mebae_company=x'])
})

test.each([
  ['PROPFIND', '/', {}, 405],
  ['GET', '/%zz', {}, 400],
  ['GET', '/%00', {}, 400],
  ['GET', '/%ED%A0%80', {}, 400],
  ['GET', `/?${'x'.repeat(9_000)}`, {}, 414],
  ['GET', '/', { host: 'a b' }, 400],
  ['GET', '/', Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`x-${i}`, '1'])), 431],
  ['GET', '/', { 'x-long': 'x'.repeat(20_000) }, 431],
  ['POST', '/', { 'content-length': '99999999' }, 413],
  ['POST', '/', { 'content-encoding': 'gzip', 'content-length': '0' }, 415],
] as const)('refuses %s %.20s with %.40s', async (method, path, headers, status) => {
  const { url } = await opened()
  const asked = ask(url, { method, path, headers: headers as Record<string, string> }).on('error', () => {})
  asked.flushHeaders()
  const [answer] = await once(asked, 'response')
  asked.destroy()
  expect(answer.statusCode).toBe(status)
})
