import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { apiGuard } from './api-guard.ts'
import { apiRoutes } from './api-routes.ts'

const routes = apiRoutes({ paths: { '/things/{id}/': { get: { parameters: [{ name: 'page', in: 'query' }] }, put: {}, post: {} } } }, '/api')
const app = new Hono().use(apiGuard(routes)).all('*', async (c) => c.json(c.req.method === 'GET' ? null : await c.req.json()))
const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin', host: 'localhost', 'content-type': 'application/json' }
const call = (path: string, init: RequestInit = {}) => app.request(`http://localhost/api${path}`, init)
const post = (headers: Record<string, string>, body: BodyInit = '{}') => call('/things/1/', { method: 'POST', headers, body })

test('lets a call of our own page through', async () => {
  expect((await post(own)).status).toBe(200)
  expect((await call('/things/1')).status).toBe(200)
})

test.each([
  ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form of another site', { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' }],
  ['a text form of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['JSON of another site', { origin: 'https://evil.example', 'content-type': 'application/json' }],
  ['a neighbour under the same domain', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }],
  ['an origin that hides', { origin: 'null', 'content-type': 'application/json' }],
  ['one that does not say where it comes from', { 'content-type': 'application/json' }],
])('refuses %s', async (_, headers) => {
  const answer = await post({ host: 'localhost', ...headers })
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'CROSS_SITE'])
})

test('takes no other method for the one that was used', async () => {
  const answer = await call('/things/1/', { method: 'DELETE', headers: { ...own, 'x-http-method-override': 'GET' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, POST'])
})

test('takes JSON only', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])
    expect((await post({ ...own, 'content-type': type })).status).toBe(415)
})

test('requires no content type without a body', async () => {
  const { 'content-type': _, ...nothing } = own
  // Bytes, to which no library adds a type; their headers hold the type that the browser sent.
  const send = async (headers: Record<string, string>) => (await post({ ...nothing, ...headers }, new TextEncoder().encode('{}'))).status
  expect([await send({}), await send({ 'content-length': '0' })]).toEqual([200, 200])
  expect([await send({ 'content-length': '2' }), await send({ 'transfer-encoding': 'chunked' })]).toEqual([415, 415])
})

test('refuses a body that proves too large, whatever its headers announced', async () => {
  const stream = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const answer = await call('/things/1/', { method: 'POST', headers: own, body: stream, duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(413)
})

test('a refusal has nothing of the answer it takes the place of', async () => {
  const file = new Hono()
    .use(apiGuard(routes))
    .all('*', () => new Response('x'.repeat(999), { headers: { 'content-length': '999', 'content-disposition': 'attachment' } }))
  const answer = await file.request('http://localhost/api/things/1/?x=1')
  expect([answer.status, answer.headers.get('content-length'), answer.headers.get('content-disposition')]).toEqual([422, null, null])
  expect((await answer.json()).issues).toMatchObject([{ field: 'x' }])
})

test('names every parameter that does not exist or is no text, in the requested language', async () => {
  const answer = await call('/things/1/?page=2&x=1&page[a]=1&page=%00&page=%ff&__proto__=1', { headers: { 'accept-language': 'en' } })
  expect(answer.status).toBe(422)
  const { issues } = await answer.json()
  expect(issues).toEqual([
    { field: 'x', message: 'There is no such parameter.' },
    { field: 'page[a]', message: 'There is no such parameter.' },
    { field: 'page', message: 'Control characters are not allowed.' },
    { field: 'page', message: 'This is not readable as UTF-8 text.' },
    { field: '__proto__', message: 'There is no such parameter.' },
  ])
})

test('knows no other address', async () => {
  for (const path of ['/', '/things/', '/things/1/2/', '/thingsx/1/']) expect((await call(path)).status).toBe(404)
})

test('takes a form, and no JSON, where the description declares a file', async () => {
  const files = apiRoutes({ paths: { '/file/': { put: { requestBody: { content: { 'multipart/form-data': {} } } } } } }, '/api')
  const taking = new Hono().use(apiGuard(files)).all('*', (c) => c.text('taken'))
  const put = (headers: Record<string, string>) => taking.request('http://localhost/api/file/', { method: 'PUT', headers, body: '--x--' })
  expect((await put({ ...own, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(200)
  expect((await put(own)).status).toBe(415)
  expect((await put({ ...own, 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(403)
})
