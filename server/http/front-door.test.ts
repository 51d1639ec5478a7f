import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { type DoorBindings, FrontDoor, type House } from './front-door.ts'
import { httpLimits } from './http-limits.ts'
import { KeptPages } from './kept-pages.ts'
import { RouteNames } from './route-names.ts'
import { Turns } from './turns.ts'

const render = async (_request: Request, { nonce = '' }: DoorBindings) =>
  new Response(`<script nonce="${nonce}">`, {
    headers: { 'content-type': 'text/html', 'content-security-policy': `script-src 'nonce-${nonce}'`, 'set-cookie': 'a=b' },
  })

async function openDoor(house: Partial<House> = {}, options = {}) {
  const door = new FrontDoor({ trustedProxies: 0, ...options })
  const server = createServer(httpLimits, door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const open = () =>
    door.open({
      app: { fetch: render },
      names: new RouteNames(['/', '/job_offer'], []),
      turns: new Turns(),
      keptPages: new KeptPages(),
      version: () => 1,
      origin: 'http://site',
      ...house,
    })
  return { door, open, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function opened(house: Partial<House> = {}, options = {}) {
  const { open, ...rest } = await openDoor(house, options)
  open()
  return rest
}

test('says from the first moment that it lives, when to come again, and when it is ready', async () => {
  const { open, url } = await openDoor()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const early = await fetch(`${url}/`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
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
  expect(await ready()).toEqual([503, { status: 'database', database: 'away', visitors: true, writes: false }])
  expect((await ready('/readyz/visitors'))[0]).toBe(200)
  door.operations.askDatabase(() => 'read_only')
  expect(await ready()).toEqual([503, { status: 'database', database: 'read_only', visitors: true, writes: false }])
  door.operations.askDatabase(() => 'there')
  expect(await ready()).toEqual([200, { status: 'ready', database: 'there', visitors: true, writes: true }])
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
  expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null])
})

test('answers from what it kept with the same headers as the first time', async () => {
  const { url } = await opened()
  const headersOf = async () =>
    Object.fromEntries([...(await fetch(url)).headers].filter(([name]) => !['x-request-id', 'content-security-policy', 'date'].includes(name)))
  expect(await headersOf()).toEqual(await headersOf())
})

test('never keeps a page for someone with a cookie or a token, nor one that was sent something', async () => {
  let rendered = 0
  const keptPages = new KeptPages()
  const { url } = await opened({ keptPages, app: { fetch: async () => new Response(String(++rendered)) } })
  const of = async (init: RequestInit) => (await fetch(url, init)).text()
  expect([await of({ headers: { cookie: 'session=1' } }), await of({ headers: { authorization: 'Bearer 1' } }), await of({ method: 'POST' })]).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(keptPages.bytes).toBe(0)
  expect([await of({}), await of({})]).toEqual(['4', '4'])
})

test('renders anew when the market has changed', async () => {
  let version = 1
  const { url } = await opened({ version: () => version, app: { fetch: async () => new Response(`version ${version}`) } })
  expect(await (await fetch(url)).text()).toBe('version 1')
  version = 2
  expect(await (await fetch(url)).text()).toBe('version 2')
})

test('refuses at once what exceeds the queue, and says when to come again', async () => {
  const barrier = Promise.withResolvers<Response>()
  const turns = new Turns({ atOnce: 1, waiting: 0 })
  const started = Promise.withResolvers<void>()
  const { url } = await opened({ turns, app: { fetch: () => (started.resolve(), barrier.promise) } })
  const first = fetch(`${url}/online/api/v1/amateras/masters/`)
  await started.promise
  const refused = await fetch(`${url}/online/api/v1/amateras/masters/`, { headers: { 'accept-language': 'en' } })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([503, '2', 'application/problem+json'])
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', error: 'The service is busy. Please try again in a while.' })
  expect((await fetch(url)).status).toBe(503)
  barrier.resolve(new Response('done'))
  expect(await (await first).text()).toBe('done')
})

test('counts pages and calls against their budgets, kept pages and files against none', async () => {
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

test('gives figures to its own machine only, or to the holder of the token', async () => {
  const { url } = await opened()
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_request_duration_seconds')
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '198.51.100.7' } })).headers.get('content-type')).toBe('text/html')

  const guarded = await opened({}, { metricsToken: 'a-long-enough-token' })
  expect((await fetch(`${guarded.url}/metrics`)).headers.get('content-type')).toBe('text/html')
  expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer a-long-enough-token' } })).headers.get('content-type')).toContain(
    'text/plain',
  )
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
