import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressPage } from './write-page.ts'

const html = '<p>求人</p>'.repeat(200)
const page = (type = 'text/html; charset=utf-8') => new Response(html, { status: 410, headers: { 'content-type': type, vary: 'Cookie', 'set-cookie': 'a=1' } })
const asking = (encoding?: string, method = 'GET') => new Request('http://site/', { method, headers: encoding ? { 'accept-encoding': encoding } : {} })

test('a page is compressed whole, with the status and the headers that it had', async () => {
  const answer = await compressPage(page(), asking('gzip, deflate, br'))
  const body = Buffer.from(await answer.arrayBuffer())
  expect(String(gunzipSync(body))).toBe(html)
  expect(answer.status).toBe(410)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    vary: 'Cookie, Accept-Encoding',
    'set-cookie': 'a=1',
  })
})

test.each([
  ['no gzip', page(), asking('br')],
  ['a refusal of gzip', page(), asking('gzip;q=0')],
  ['data of a script', page('text/x-script'), asking('gzip')],
  ['only the headers', page(), asking('gzip', 'HEAD')],
])('a client that wants %s gets the page as it is', async (_, given, request) => {
  const answer = await compressPage(given, request)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.text()).toBe(html)
})
