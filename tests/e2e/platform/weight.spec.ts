import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { scriptsRun } from '../kit/after-scripts.ts'
import { publishAnnouncements } from '../kit/data/publish-announcements.ts'
import { endSilence } from '../kit/silence.ts'
import { expect, test } from '../kit/test.ts'

const KILOBYTE = 1_000

type Loaded = { type: string; bytes: number }

/** The requests of the page until it is idle, compressed as a browser gets them. Pictures are those of companies, and as many as there are cards in sight. */
async function load(page: Page, path: string) {
  const loading: Promise<Loaded>[] = []
  const weigh = (response: Response) => {
    const type = response.request().resourceType()
    if (type !== 'image') loading.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })))
  }
  page.on('response', weigh)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A body that arrives later would still be read when the test ends, and fail it.
  page.off('response', weigh)
  const loaded = await Promise.all(loading)
  const weightOf = (wanted: string) => loaded.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0)
  return { loaded, weightOf }
}

const inlineScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].reduce((sum, { src, type, text }) => sum + (src || type.includes('json') ? 0 : text.length), 0))

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })))

  for (const path of ['/', '/job_offer/search', '/job_offer/detail?id=1', '/company'])
    test(`${path} is small and brings no script file`, async ({ page, db }) => {
      const { id } = await db.selectFrom('job_offers').select('id').where('state', '=', 'published').orderBy('id').executeTakeFirstOrThrow()
      const { loaded, weightOf } = await load(page, path.replace('id=1', `id=${id}`))
      expect(weightOf('script')).toBe(0)
      expect(await inlineScripts(page)).toBeLessThanOrEqual(3 * KILOBYTE)
      // In KiB: what invented titles the day brings moves it by a hundred bytes. The filters for conditions of work add 0.2 kB to the search.
      expect(weightOf('document')).toBeLessThanOrEqual((path === '/job_offer/search' ? 14.5 : 14) * 1_024)
      expect(loaded.length).toBeLessThanOrEqual(8)
      expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(60 * KILOBYTE)
    })
})

test('the scripts of the search page are few, come later, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  const { weightOf } = await load(page, '/job_offer/search')
  // What was read of the words stands above the results, places among the filters, and a line before jobs that answer a part: 2 kB. The pane's job before
  // scripts: 0.3 kB.
  expect(weightOf('script')).toBeLessThanOrEqual(137 * KILOBYTE)
  expect(weightOf('stylesheet')).toBeLessThanOrEqual(25 * KILOBYTE)
  await scriptsRun(page)
  expect(await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]).reduce((sum, shift) => sum + shift, 0) : NaN))).toBe(0)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1_200)
})

test('a part that loads later adds no style sheet of every page a second time', async ({ page, candidate, db }) => {
  await publishAnnouncements(db, candidate.id, {})
  await endSilence(page)
  await page.goto('/settings/notifications')
  await expect(page.getByRole('dialog')).toBeVisible()
  const styles = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname))
  expect(styles.length).toBeGreaterThan(2)
  expect(styles.filter((href) => href === styles[0])).toHaveLength(1)
})

test('no page loads the schemas of the contract: the server validates', async ({ page }) => {
  const data = /\/_page_data\/[\w-]+/.exec(await (await page.request.get('/')).text())?.[0] ?? ''
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(await (await page.request.get(data)).text())?.[0] ?? ''
  const parts = (await (await page.request.get(manifest)).text()).match(/\/assets\/[\w-]+\.js/g) ?? []
  expect(parts.length).toBeGreaterThan(50)
  const heavy = []
  for (const part of new Set(parts)) if ((await (await page.request.get(part)).text()).includes('ZodError')) heavy.push(part)
  expect(heavy).toEqual([])
})
