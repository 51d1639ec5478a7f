import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterEach } from 'vitest'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

afterEach(() => useSiteSettings(siteOfEnvironment))

test.for(['/import-template.csv', '/company-template.csv'])('%s, which pages offer, is there', async (path, { page }) => {
  const answer = await page.request(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
})

const icons = [
  ['/favicon.svg', 'image/svg+xml', 64],
  ['/icon-192.png', 'image/png', 192],
  ['/icon-512.png', 'image/png', 512],
  ['/apple-touch-icon.png', 'image/png', 180],
] as const

/** A picture as a camera makes it: larger than a form may be. */
const photo = () =>
  sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer()

test('an operator sends a logo without scripts: it is shown before it is saved, then on every page, and taken back', async ({
  page,
  db,
  operator: _signedIn,
}) => {
  const [buffer] = await Promise.all([photo(), page.goto('/operator/settings/detail?group=site')])
  page.getByLabel('ロゴ').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByRole('heading', { name: '変更内容の確認' })).toBeVisible()
  const [, address] = /src="(\/pictures\/[^"]+)"/.exec(page.document.documentElement.outerHTML) ?? []
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  await loadSiteSettings(db)
  expect(siteSettings().logo).toBe(address)
  expect((await page.request(address!)).status).toBe(200)
  await page.goto('/')
  expect(page.document.querySelector('header')?.innerHTML).toContain(address)
  for (const [icon, type, edge] of icons) {
    const drawn = await page.request(icon)
    expect([icon, drawn.status, drawn.headers.get('content-type')]).toEqual([icon, 200, type])
    const { width, height } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
    expect([icon, width, height]).toEqual([icon, edge, edge])
  }
  await page.goto('/operator/settings/detail?group=site')
  page.getByLabel('削除する').check()
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  await loadSiteSettings(db)
  expect(siteSettings().logo).toBeUndefined()
  // The sprout is a drawing again, not a picture in one.
  expect(await (await page.request('/favicon.svg')).text()).not.toContain('<image')
})

test('a file that is no picture is refused at its field, and the name that was typed stays', async ({ page, operator: _signedIn }) => {
  page.expect(422)
  await page.goto('/operator/settings/detail?group=site')
  page.getByLabel('名前', { exact: true }).fill('スタートアップ横丁')
  page.getByLabel('ロゴ').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('絵ではない') })
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByLabel('名前', { exact: true })).toHaveValue('スタートアップ横丁')
  expect(page.getByLabel('ロゴ')).toHaveAttribute('aria-invalid', 'true')
})
