import { expect, test } from 'vitest'
import { opened } from '../server/serve-requests.ts'

/** A page that holds its data as `web/platform/shell/hydration` writes them. */
const shop = (shown: { now: string; headers?: Record<string, string> }) => async () =>
  new Response(`<p>${shown.now}</p><script type="application/json" id="page-data">{"state":"${shown.now}"}</script><script>run()</script>`, {
    headers: { 'content-type': 'text/html', ...shown.headers },
  })

const addressIn = (html: string) => /id="page-data">"([^"]+)"</.exec(html)?.[1] ?? ''

test('a cached page holds the address of its data, which stay those of that page', async () => {
  const shown = { now: 'first' }
  let version = 1
  const { url } = await opened({ app: { fetch: shop(shown) }, version: () => version })
  const first = await (await fetch(url)).text()
  expect(first).not.toContain('"state"')
  expect(first).toContain('<p>first</p>')
  shown.now = 'second'
  version = 2
  const second = await (await fetch(url)).text()
  const data = await Promise.all([first, second].map(async (html) => (await fetch(url + addressIn(html))).json()))
  expect(data).toEqual([{ state: 'first' }, { state: 'second' }])
})

test('data are sent compressed or plain, as the client asks, and no other site can read them', async () => {
  const { url } = await opened({ app: { fetch: shop({ now: 'x' }) } })
  const address = addressIn(await (await fetch(url)).text())
  for (const encoding of ['gzip', 'identity']) {
    const answer = await fetch(url + address, { headers: { 'accept-encoding': encoding } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding === 'gzip' ? 'gzip' : null, 'accept-encoding'])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await answer.json()).toEqual({ state: 'x' })
  }
})

test('data that another process made, or that went, are made again from their page', async () => {
  const { url } = await opened({ app: { fetch: shop({ now: 'x' }) } })
  expect(await (await fetch(`${url}/_page_data/gone?page=%2Fjob_offer%3Fpage%3D2`)).json()).toEqual({ state: 'x' })
  for (const page of ['', '?page=/nothing', '?page=//elsewhere.example/job_offer', '?page=/dev/inbox'])
    expect([page, (await fetch(`${url}/_page_data/gone${page}`)).status]).toEqual([page, 404])
})

test('a page that may not be cached keeps its data', async () => {
  const { url } = await opened({ app: { fetch: shop({ now: 'x', headers: { 'cache-control': 'no-store' } }) } })
  expect(await (await fetch(url)).text()).toContain('{"state":"x"}')
  expect((await fetch(`${url}/_page_data/gone?page=/`)).status).toBe(503)
})
