import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { contextOf, test } from '#server/testing.ts'
import { refuse } from '../refusals/refuse.ts'

const pages = {
  render: async (request: Request, { nonce }: { nonce: string }) =>
    request.url.endsWith('/broken') ? Promise.reject(new Error('broken')) : new Response(`<script nonce="${nonce}">`),
  assets: (_: unknown, next: () => Promise<void>) => next(),
  build: { id: 'test', timestamp: 0, routes: ['/'] },
}

test('every reply, from the app or the HTTP server, carries the same protection', async ({ db }) => {
  const app = createApp(await contextOf(db), pages)
  const paths = [
    '/',
    '/broken',
    '/robots.txt',
    '/online/api/docs',
    '/online/api/v1/openapi.json',
    '/online/api/v1/amateras/masters/',
    '/online/api/v1/amateras/nothing/',
    '/builds/latest.json',
  ]
  const answers = await Promise.all([...paths.map((path) => app.request(path)), refuse({ code: 'TOO_MANY_REQUESTS', isApi: false, language: 'ja' })])
  for (const { headers } of answers) {
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "script-src-attr 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types push-worker',
    ])
      expect(policy).toContain(rule)
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=-]{16,}' 'strict-dynamic';/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline|https?:|\*/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('each page carries a new nonce in its policy', async ({ db }) => {
  const app = createApp(await contextOf(db), pages)
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await app.request('/')
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1]
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('replies to a signed-in user are cached neither on the way nor in the browser', async ({ db }) => {
  const app = createApp(await contextOf(db), pages)
  expect((await app.request('/')).headers.get('cache-control')).toBe('private, no-cache')
  expect((await app.request('/', { headers: { cookie: 'mebae_candidate=1' } })).headers.get('cache-control')).toBe('no-store')
  expect((await app.request('/', { headers: { cookie: '_ga=1' } })).headers.get('cache-control')).toBe('private, no-cache')
  expect((await app.request('/online/api/v1/amateras/masters/')).headers.get('cache-control')).toBe('no-store')
})

test('an error tells the user only that it happened', async ({ db }) => {
  const answer = await createApp(await contextOf(db), pages).request('/broken')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('Error')
})

test('the description of the API is sent again only when it has changed', async ({ db }) => {
  const app = createApp(await contextOf(db), pages)
  const first = await app.request('/online/api/v1/openapi.json')
  expect((await app.request('/online/api/v1/openapi.json', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304)
})
