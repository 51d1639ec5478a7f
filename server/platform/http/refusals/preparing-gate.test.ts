import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { preparingGate } from './preparing-gate.ts'

const site = (isPreparing: boolean) =>
  new Hono()
    .use(preparingGate({ isPreparing: () => isPreparing, isOperator: async ({ headers }) => headers.get('cookie') === 'operator' }))
    .all('*', (c) => c.text('the site'))

const statusOf = async (path: string, { isPreparing = true, cookie = '' } = {}) => (await site(isPreparing).request(path, { headers: { cookie } })).status

test.for(['/', '/job_offer', '/job_offer.data', '/sitemap.xml', '/robots.txt', '/pictures/a.webp', '/setups', '/online/api/v1/amateras/job_offers/'])(
  'before the opening %s is for operators only',
  async (path) => {
    expect([await statusOf(path), await statusOf(path, { cookie: 'operator' }), await statusOf(path, { isPreparing: false })]).toEqual([503, 200, 200])
  },
)

test.for(['/setup', '/setup/legal', '/setup.data', '/operator/sign_in', '/builds/latest.json'])('%s is open to the wizard', async (path) => {
  expect(await statusOf(path)).toBe(200)
})

test('a visitor reads that the site is being prepared, and a program gets a problem; both learn when to come again', async () => {
  const page = await site(true).request('/')
  const call = await site(true).request('/online/api/v1/amateras/job_offers/')
  expect([page.headers.get('retry-after'), call.headers.get('retry-after')]).toEqual(['600', '600'])
  expect(await page.text()).toContain('準備中')
  expect(await call.json()).toMatchObject({ code: 'SITE_PREPARING' })
})
