import { gzipSync } from 'node:zlib'
import { expect, test } from '../kit/test.ts'

const KILOBYTE = 1_000

test('the first search page makes few requests, and nothing on it moves', async ({ page }) => {
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script' || type === 'stylesheet') loaded.push(response.body().then((body) => ({ type, bytes: gzipSync(body, { level: 9 }).length })))
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await page.goto('/job_offer/search', { waitUntil: 'networkidle' })

  const files = await Promise.all(loaded)
  const weightOf = (wanted: string) => files.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(weightOf('script')).toBeLessThanOrEqual(130 * KILOBYTE)
  expect(weightOf('stylesheet')).toBeLessThanOrEqual(25 * KILOBYTE)
  expect(await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]).reduce((sum, shift) => sum + shift, 0) : NaN))).toBe(0)
})

test('no page loads the schemas of the contract: the server validates', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const manifest = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const parts = (await (await page.request.get(manifest)).text()).match(/\/assets\/[\w-]+\.js/g) ?? []
  expect(parts.length).toBeGreaterThan(50)
  const heavy = []
  for (const part of new Set(parts)) if ((await (await page.request.get(part)).text()).includes('ZodError')) heavy.push(part)
  expect(heavy).toEqual([])
})
