import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../kit/test.ts'
import { ownDesk } from '../kit/data/own-desk.ts'

const own = '/online/companies/company'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const photo = async () => ({
  name: '現場.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 100, channels: 3, background: '#1b6f40' } })
    .jpeg()
    .toBuffer(),
})

test('a recruiter crops a photo and orders photos by keyboard; visitors see the new order once it is published', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db)
  const shown = `/company/detail?id=${company_id}`
  const draft = async () => (await db.selectFrom('company_page_drafts').select('fields').where('company_id', '=', company_id).executeTakeFirst())?.fields
  await page.goto(`${own}#own-photos`)
  const section = page.locator('#own-photos')
  for (const [at, text] of ['流量計', '勉強会'].entries()) {
    await section
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles(await photo())
    const frame = section.getByRole('application', { name: '切り取る範囲' })
    await expect(frame).toBeFocused()
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await frame.press(key)
    if (at === 0) await noAxeFindings(page)
    await section.getByRole('button', { name: 'この範囲を使う' }).press('Enter')
    await expect(field(page, `photos[${at}].picture`)).toHaveValue(/^\/pictures\//)
    await field(page, `photos[${at}].text`).fill(text)
    if (at === 0) await section.getByRole('button', { name: '写真の欄を追加' }).press('Enter')
  }
  await field(page, 'photos[1].slot').selectOption('event')
  const up = section.getByRole('button', { name: /^前へ.*2番目/ })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status').filter({ hasText: '2件中1番目に移動しました' })).toBeAttached()
  await expect(field(page, 'photos[0].text')).toHaveValue('勉強会')
  await expect(page.getByText('未公開の変更 1件')).toBeVisible()
  await expect.poll(draft).toMatchObject({ photos: [{ text: '勉強会' }, { text: '流量計' }] })
  await expect(page.getByText(/に自動保存$/)).toBeVisible()

  const visitor = await (await context.browser()!.newContext({ baseURL: process.env.BASE_URL })).newPage()
  await visitor.goto(shown)
  await expect(visitor.getByRole('heading', { name: '会社のようす' })).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${own}#own-photos`)
  await expect(field(page, 'photos[0].text')).toHaveValue('勉強会')
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByText('企業ページに反映しました。')).toBeVisible()
  await visitor.goto(shown)
  const photos = visitor.getByRole('img', { name: /^(勉強会|流量計)$/ })
  await expect(photos).toHaveCount(2)
  expect(await photos.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(['勉強会', '流量計'])
  // A narrow one is enough where it stands.
  await expect.poll(() => photos.first().evaluate((one) => (one as HTMLImageElement).currentSrc)).toMatch(/-(320|640)\.webp$/)
  const bytes = await (await visitor.request.get((await photos.first().getAttribute('src'))!)).body()
  const { width, height } = await sharp(bytes).metadata()
  expect(width! / height!).toBeCloseTo(1.6, 1)
  expect(width).toBeLessThan(160)
  await visitor.context().close()
})

test('a wide logo is fitted whole into a square, with transparent space beside it', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await page.goto(`${own}#own-name`)
  const logo = page.locator('#own-name')
  await logo.locator('input[type=file]').setInputFiles({ ...(await photo()), name: 'ロゴ.jpg' })
  const frame = logo.getByRole('application', { name: '切り取る範囲' })
  await expect(frame).toBeFocused()
  await expect(logo.getByRole('button', { name: '全体を使う' })).toHaveCount(0)
  await logo.getByRole('button', { name: 'この範囲を使う' }).press('Enter')
  await expect(field(page, 'logo')).toHaveValue(/^\/pictures\//)
  const bytes = await (await page.request.get(await field(page, 'logo').inputValue())).body()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([256, 256, 4])
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect([alphaAt(128, 8), alphaAt(128, 128), alphaAt(128, 248)]).toEqual([0, 255, 0])
})
