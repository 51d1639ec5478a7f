import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../kit/test.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { ownDesk } from '../kit/data/own-desk.ts'

// The browser logs refused forms and edit conflicts.
test.use({ expected: /status of 4(00|09|22)/ })

const own = '/online/companies/company'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const publish = (page: Page) => page.getByRole('button', { name: '公開する', exact: true }).click()
const published = (page: Page) => expect(page.getByText('企業ページに反映しました。')).toBeVisible()
const goTo = (page: Page, section: string) => page.getByRole('navigation', { name: '企業ページの項目' }).getByRole('link', { name: section }).click()
const preview = (page: Page) => page.locator('.editor-preview')

const photo = async () => ({
  name: '事務所.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 100, channels: 3, background: '#1b6f40' } })
    .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' } })
    .jpeg()
    .toBuffer(),
})

test('a recruiter sees a preview beside every kind of field, and visitors see the page once it is saved', async ({ page, context, db, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db)
  await page.goto(own)

  await field(page, 'name').fill('株式会社深谷計器')
  await goTo(page, '会社の紹介')
  await field(page, 'introduction').fill('水の流れを測ります。')
  await expect(preview(page)).toContainText('水の流れを測ります。')
  await goTo(page, 'トップの写真と動画')
  await field(page, 'company_youtube_url').fill('https://youtu.be/abcdefghijk')
  await goTo(page, '代表と会社の概要')
  await field(page, 'employee_count').fill('34名')
  await page.getByRole('checkbox', { name: 'SaaS' }).check()
  await page.getByRole('radio', { name: 'ミドル期(ビジネスモデル確立)' }).check()
  await goTo(page, '応募の受け方')
  await page.getByRole('checkbox', { name: 'オープンポジションを募る' }).check()
  await field(page, 'open_position_description').fill('水に関わりたい人と話したいです。')
  await goTo(page, '所在地と連絡先')
  await field(page, 'url').fill('https://')
  await goTo(page, 'メンバーとインタビュー')
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[0].name').fill('深谷 匠')
  await field(page, 'employees[0].interview_url').fill('https://note.example/1')
  await field(page, 'employees[0].interview_title').fill('計測の話')
  await page.getByRole('button', { name: 'もう1人足す' }).click()
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[1].name').fill('相馬 遥')
  await field(page, 'employees[1].removed').locator('xpath=ancestor::details').getByRole('button', { name: '前へ（このメンバー、2番目）' }).click()
  await goTo(page, '資金調達')
  await page.getByText('資金調達を足す').click()
  await field(page, 'company_finances[0].investor').fill('蔵前キャピタル')
  await field(page, 'company_finances[0].amount').fill('２０,０００万円')
  await field(page, 'company_finances[0].finance_date_year').fill('2025年')
  await expect(preview(page).getByRole('heading', { level: 3, name: /匠|遥/, includeHidden: true })).toHaveText(['相馬 遥', '深谷 匠'])

  await publish(page)
  await expect(page.getByRole('alert')).toContainText('1か所を直してください')
  await expect(page.locator('.err', { hasText: 'http:// か https:// で始まるURLを入力してください。' })).toBeVisible()
  await expect(field(page, 'url')).toBeFocused()
  await expect(field(page, 'employees[0].name')).toHaveValue('相馬 遥')
  await field(page, 'url').fill('https://fukaya.example.jp/')
  await publish(page)
  await published(page)
  await noAxeFindings(page)

  await page.goto(`/company/detail?id=${company_id}`)
  await expect(page.getByRole('heading', { level: 1, name: '株式会社深谷計器' })).toBeVisible()
  for (const text of ['水の流れを測ります。', '34名', 'SaaS', '水に関わりたい人と話したいです。', '計測の話', '蔵前キャピタル', '2億円'])
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  await expect(page.getByText('旧社名')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: /匠|遥/ })).toHaveText(['相馬 遥', '深谷 匠'])
  expect((await page.goto(own))!.status()).toBe(200)
  await expect(page.locator('.own-changes')).toContainText('木下 遥')
})

test('the site strips a picture’s metadata, previews it, and shows it to visitors after it is published; it refuses a file that is no picture', async ({
  page,
  context,
  db,
}) => {
  const { company_id } = await ownDesk(context, db)
  await page.goto(`${own}#own-pictures`)
  const input = page.locator('#own-pictures input[type=file]').first()
  await input.setInputFiles({ name: '写真.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
  await expect(page.getByText('この種類のファイルは使えません。', { exact: false })).toBeVisible()
  await input.setInputFiles(await photo())
  await page.getByRole('button', { name: '全体を使う' }).click()
  await expect(page.getByText('送りました。公開すると、企業ページに載ります。')).toBeVisible()
  await expect(preview(page).locator('img.scene')).toHaveAttribute('src', /^\/pictures\//)
  await field(page, 'images[0].text').fill('蔵前の事務所')
  await publish(page)
  await published(page)

  await page.goto(`/company/detail?id=${company_id}`)
  const shown = page.getByRole('img', { name: '蔵前の事務所' })
  const got = await page.request.get((await shown.getAttribute('src'))!)
  expect(got.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
  const bytes = await got.body()
  expect(bytes.includes('secret-place')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  await page.goto(`${own}#own-pictures`)
  await page.getByRole('checkbox', { name: 'この写真を外す' }).first().check()
  await publish(page)
  await published(page)
  await page.goto(`/company/detail?id=${company_id}`)
  await expect(shown).toHaveCount(0)
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
    const frame = section.getByRole('img', { name: '切り取る範囲' })
    await expect(frame).toBeFocused()
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await frame.press(key)
    if (at === 0) await noAxeFindings(page)
    await section.getByRole('button', { name: 'この範囲を使う' }).press('Enter')
    await expect(field(page, `photos[${at}].picture`)).toHaveValue(/^\/pictures\//)
    await field(page, `photos[${at}].text`).fill(text)
    if (at === 0) await section.getByRole('button', { name: '写真の欄を足す' }).press('Enter')
  }
  await field(page, 'photos[1].slot').selectOption('event')
  const up = section.getByRole('button', { name: '前へ（この写真、2番目）' })
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
  await publish(page)
  await published(page)
  await visitor.goto(shown)
  const photos = visitor.getByRole('img', { name: /^(勉強会|流量計)$/ })
  await expect(photos).toHaveCount(2)
  expect(await photos.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual(['勉強会', '流量計'])
  const bytes = await (await visitor.request.get((await photos.first().getAttribute('src'))!)).body()
  const { width, height } = await sharp(bytes).metadata()
  expect(width! / height!).toBeCloseTo(1.6, 1)
  expect(width).toBeLessThan(160)
  await visitor.context().close()
})

test('after an edit conflict the second recruiter sees what the first saved, loses nothing, and saves both', async ({ page, context, db, browser }) => {
  const { company_id } = await ownDesk(context, db)
  const other = await browser.newContext({ baseURL: process.env.BASE_URL })
  await signInMember(other, db, { company_id, role: 'recruiter' })
  const fast = await other.newPage()
  await Promise.all([page.goto(own), fast.goto(own)])
  await Promise.all([goTo(page, '会社の紹介'), goTo(fast, '会社の紹介')])
  await fast.locator('[name="vision"]').fill('漏れない水道')
  await fast.locator('[name="introduction"]').fill('先に書いた紹介')
  await publish(fast)
  await published(fast)

  await field(page, 'introduction').fill('後に書いた紹介')
  await goTo(page, '代表と会社の概要')
  await field(page, 'officer_name').fill('深谷 匠')
  await publish(page)
  const told = page.getByRole('alert')
  await expect(told).toContainText('ほかの人が公開しました')
  await expect(told).toContainText('先に書いた紹介')
  await expect(told).toContainText('「会社の紹介」は、どちらも変えています')
  await expect(field(page, 'introduction')).toHaveValue('後に書いた紹介')
  await expect(field(page, 'officer_name')).toHaveValue('深谷 匠')
  await expect(field(page, 'vision')).toHaveValue('漏れない水道')
  await publish(page)
  await published(page)
  await page.goto(`/company/detail?id=${company_id}`)
  for (const text of ['後に書いた紹介', '漏れない水道', '深谷 匠']) await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  await other.close()
})

test('what a recruiter typed, with its rows, saves itself, is there after a reload, and can be discarded', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await page.goto(own)
  await goTo(page, '会社の紹介')
  await field(page, 'introduction').fill('まだ公開していない紹介')
  await goTo(page, 'メンバーとインタビュー')
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[0].name').fill('深谷 匠')
  await expect(page.getByText(/に自動保存$/)).toBeVisible()
  await page.reload()
  await expect(field(page, 'introduction')).toHaveValue('まだ公開していない紹介')
  await expect(field(page, 'employees[0].name')).toHaveValue('深谷 匠')
  await expect(preview(page)).toContainText('深谷 匠')
  await expect(page.getByText('会社の紹介・メンバーの2項目が、公開中の内容と異なります。')).toBeVisible()
  await page.getByRole('button', { name: '下書きを破棄' }).click()
  await expect(field(page, 'introduction')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'introduction')).toHaveValue('')
})

test('the editor, its preview and the public page show markup as text', async ({ page, context, db }) => {
  const { company_id } = await ownDesk(context, db)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  await page.goto(own)
  await goTo(page, '会社の紹介')
  await field(page, 'introduction').fill('</script><script>alert(1)</script> javascript:alert(2)')
  await goTo(page, '基本情報')
  await field(page, 'name').fill('"><img src=x onerror=alert(3)>')
  await publish(page)
  await published(page)
  await page.goto(`/company/detail?id=${company_id}`)
  await expect(page.getByText('<script>alert(1)</script>', { exact: false })).toBeVisible()
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  expect(dialogs).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a recruiter chooses a section, and the editor fits', async ({ page, context, db, noAxeFindings }) => {
    await ownDesk(context, db)
    await page.goto(own)
    const map = page.getByRole('combobox', { name: '企業ページの項目' })
    await map.selectOption('own-story')
    await field(page, 'introduction').fill('狭い画面の紹介')
    await expect(preview(page).getByText('狭い画面の紹介')).toBeVisible()
    await map.selectOption('own-photos')
    await expect(field(page, 'introduction')).toBeHidden()
    await page
      .locator('#own-photos input[type=file]')
      .first()
      .setInputFiles(await photo())
    await expect(page.getByRole('img', { name: '切り取る範囲' })).toBeVisible()
    await noAxeFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
