import { once } from 'node:events'
import { request as ask } from 'node:http'
import { expect, test } from 'vitest'
import type { HttpBindings } from '../pages/render-page.ts'
import { opened } from '../server/serve-requests.ts'
import { RouteNames } from '../metrics/route-names.ts'

test('gives figures to its own machine only, or to the holder of the token', async () => {
  const { url } = await opened()
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_request_duration_seconds')
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).headers.get('content-type')).toBe('text/html')

  const guarded = await opened({}, { metricsToken: 'a-long-enough-token' })
  expect((await fetch(`${guarded.url}/metrics`)).headers.get('content-type')).toBe('text/html')
  expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer a-long-enough-token' } })).headers.get('content-type')).toContain(
    'text/plain',
  )
})

test.each([[{ isForOthers: true, publicUrl: 'https://mebae.example' }], [{ trustedProxies: 1 }]])(
  'refuses metrics without a token where clients from elsewhere come in: %o',
  async (options) => {
    const typeOf = async (url: string, headers = {}) => (await fetch(`${url}/metrics`, { headers })).headers.get('content-type')
    const open = await opened({}, options)
    expect(await typeOf(open.url)).toBe('text/html')
    const guarded = await opened({}, { ...options, metricsToken: 'a-long-enough-token' })
    expect(await typeOf(guarded.url)).toBe('text/html')
    expect(await typeOf(guarded.url, { authorization: 'Bearer a-long-enough-token' })).toContain('text/plain')
  },
)

test('a trial refuses names that are not its own, with the way out, and figures under them; a probe may use any', async () => {
  const { url } = await opened()
  const of = async (path: string, host: string) => {
    const [answer] = await once(ask(url + path, { headers: { host } }).end(), 'response')
    answer.resume()
    return answer.statusCode
  }
  for (const path of ['/', '/metrics', '/assets/a.js', '/online/api/v1/amateras/masters/']) expect(await of(path, 'evil.example')).toBe(421)
  expect(await of('/healthz', 'evil.example')).toBe(200)
  expect(await of('/', 'localhost')).toBe(200)
  const site = await opened({}, { isForOthers: true, publicUrl: 'https://mebae.example' })
  expect((await fetch(site.url)).status).toBe(200)
})

test('the app learns the address that users type, and whether they sit at this machine', async () => {
  const seen: [string, boolean | undefined][] = []
  const app = { fetch: async (request: Request, { isLocal }: HttpBindings) => (seen.push([request.url, isLocal]), new Response()) }
  const trial = await opened({ app })
  await fetch(`${trial.url}/a?b=c`, { method: 'POST' })
  const site = await opened({ app }, { isForOthers: true, publicUrl: 'https://mebae.example:8443', trustedProxies: 1 })
  await fetch(`${site.url}/a/../b?c=%20`, { method: 'POST', headers: { 'x-forwarded-for': '127.0.0.1', origin: site.url } })
  expect(seen).toEqual([
    [`${trial.url}/a?b=c`, true],
    ['https://mebae.example:8443/b?c=%20', false],
  ])
})

test('the inbox of this machine is no page to keep for all', async () => {
  const names = new RouteNames(['/dev/inbox'], [])
  const { url } = await opened({ names, app: { fetch: async (_, { isLocal }) => new Response(String(isLocal)) } })
  const of = async (headers = {}) => (await fetch(`${url}/dev/inbox`, { headers })).text()
  expect([await of(), await of({ 'x-forwarded-for': '127.0.0.1' }), await of()]).toEqual(['true', 'false', 'true'])
})
