import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { packedAssets } from './packed-assets.ts'

test('sends built files compressed as the browser reads them, and compresses each once', async () => {
  let read = 0
  const app = new Hono()
    .use(packedAssets())
    .get('/assets/a.js', (c) => (read++, c.body('let a = 1;'.repeat(500), 200, { 'content-type': 'text/javascript', 'cache-control': 'immutable' })))
  const of = async (accepted: string) => {
    const answer = await app.request('/assets/a.js', { headers: { 'accept-encoding': accepted } })
    return {
      encoding: answer.headers.get('content-encoding'),
      kept: answer.headers.get('cache-control'),
      vary: answer.headers.get('vary'),
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const plain = 'let a = 1;'.repeat(500)
  for (const _ of [1, 2]) {
    const [br, gzip, refused] = [await of('gzip, deflate, br'), await of('gzip'), await of('br;q=0, identity')]
    expect([br.encoding, gzip.encoding, refused.encoding]).toEqual(['br', 'gzip', null])
    expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), refused.body].map(String)).toEqual([plain, plain, plain])
    for (const answer of [br, gzip, refused]) expect(answer).toMatchObject({ kept: 'immutable', vary: 'Accept-Encoding' })
  }
  expect(read).toBe(4)
})
