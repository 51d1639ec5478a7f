import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../kit/test.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { ownDesk } from '../kit/data/own-desk.ts'

// The browser logs refused forms and edit conflicts.
test.use({ expected: /status of 4(00|09|22)/ })

const own = '/online/companies/company'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: '保存する', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('保存しました。公開のページに出ています。')).toBeVisible()
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
  await field(page, 'introduction').fill('水の流れを測ります。')
  await expect(preview(page)).toContainText('水の流れを測ります。')
  await field(page, 'company_youtube_url').fill('https://youtu.be/abcdefghijk')
  await field(page, 'employee_count').fill('34名')
  await page.getByRole('checkbox', { name: 'SaaS' }).check()
  await page.getByRole('radio', { name: 'ミドル期(ビジネスモデル確立)' }).check()
  await page.getByRole('checkbox', { name: 'オープンポジションを募る' }).check()
  await field(page, 'open_position_description').fill('水に関わりたい人と話したいです。')
  await field(page, 'url').fill('https://')
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[0].name').fill('深谷 匠')
  await field(page, 'employees[0].interview_url').fill('https://note.example/1')
  await field(page, 'employees[0].interview_title').fill('計測の話')
  await page.getByRole('button', { name: 'もう1人足す' }).click()
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[1].name').fill('相馬 遥')
  await field(page, 'employees[1].removed').locator('xpath=ancestor::details').getByRole('button', { name: '前へ' }).click()
  await page.getByText('資金調達を足す').click()
  await field(page, 'company_finances[0].investor').fill('蔵前キャピタル')
  await field(page, 'company_finances[0].amount').fill('２０,０００万円')
  await field(page, 'company_finances[0].finance_date_year').fill('2025年')
  await expect(preview(page).getByRole('heading', { level: 3, name: /匠|遥/, includeHidden: true })).toHaveText(['相馬 遥', '深谷 匠'])

  await save(page)
  await expect(page.getByRole('alert')).toContainText('1か所を直してください')
  await expect(page.getByText('http:// か https:// で始まるURLを入力してください。')).toBeVisible()
  await expect(field(page, 'employees[0].name')).toHaveValue('相馬 遥')
  await field(page, 'url').fill('https://fukaya.example.jp/')
  await save(page)
  await saved(page)
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

test('the site strips a picture’s metadata, previews it, and shows it to visitors after the save; it refuses a file that is no picture', async ({
  page,
  context,
  db,
}) => {
  const { company_id } = await ownDesk(context, db)
  await page.goto(own)
  const input = page.locator('.of-image input[type=file]').first()
  await input.setInputFiles({ name: '写真.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
  await expect(page.getByText('この種類のファイルは使えません。', { exact: false })).toBeVisible()
  await input.setInputFiles(await photo())
  await expect(page.getByText('送りました。保存すると、ページに載ります。')).toBeVisible()
  await expect(preview(page).locator('img.scene')).toHaveAttribute('src', /^\/pictures\//)
  await field(page, 'images[0].text').fill('蔵前の事務所')
  await save(page)
  await saved(page)

  await page.goto(`/company/detail?id=${company_id}`)
  const shown = page.getByRole('img', { name: '蔵前の事務所' })
  const got = await page.request.get((await shown.getAttribute('src'))!)
  expect(got.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
  const bytes = await got.body()
  expect(bytes.includes('secret-place')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  await page.goto(own)
  await page.getByRole('checkbox', { name: 'この写真を外す' }).first().check()
  await save(page)
  await saved(page)
  await page.goto(`/company/detail?id=${company_id}`)
  await expect(shown).toHaveCount(0)
})

test('after an edit conflict the second recruiter sees what the first saved, loses nothing, and saves both', async ({ page, context, db, browser }) => {
  const { company_id } = await ownDesk(context, db)
  const other = await browser.newContext({ baseURL: process.env.BASE_URL })
  await signInMember(other, db, { company_id, role: 'recruiter' })
  const fast = await other.newPage()
  await Promise.all([page.goto(own), fast.goto(own)])
  await fast.locator('[name="vision"]').fill('漏れない水道')
  await fast.locator('[name="introduction"]').fill('先に書いた紹介')
  await fast.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(fast)

  await field(page, 'introduction').fill('後に書いた紹介')
  await field(page, 'officer_name').fill('深谷 匠')
  await save(page)
  const told = page.getByRole('alert')
  await expect(told).toContainText('ほかの人が保存しました')
  await expect(told).toContainText('先に書いた紹介')
  await expect(told).toContainText('「会社の紹介」は、どちらも変えています')
  await expect(field(page, 'introduction')).toHaveValue('後に書いた紹介')
  await expect(field(page, 'officer_name')).toHaveValue('深谷 匠')
  await expect(field(page, 'vision')).toHaveValue('漏れない水道')
  await save(page)
  await saved(page)
  await page.goto(`/company/detail?id=${company_id}`)
  for (const text of ['後に書いた紹介', '漏れない水道', '深谷 匠']) await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  await other.close()
})

test('a recruiter finds unsaved input, with its rows, after a reload, and can discard it', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await page.goto(own)
  await field(page, 'introduction').fill('まだ保存していない紹介')
  await page.getByText('メンバーを足す').click()
  await field(page, 'employees[0].name').fill('深谷 匠')
  await expect(page.getByText('入力中の内容は、このタブに残ります。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('前に入力した内容を戻しました。', { exact: false })).toBeVisible()
  await expect(field(page, 'introduction')).toHaveValue('まだ保存していない紹介')
  await expect(field(page, 'employees[0].name')).toHaveValue('深谷 匠')
  await expect(preview(page)).toContainText('深谷 匠')
  await page.getByRole('button', { name: '入力を消す' }).click()
  await expect(field(page, 'introduction')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'introduction')).toHaveValue('')
})

test('the editor, its preview and the public page show markup as text', async ({ page, context, db }) => {
  const { company_id } = await ownDesk(context, db)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  await page.goto(own)
  await field(page, 'introduction').fill('</script><script>alert(1)</script> javascript:alert(2)')
  await field(page, 'name').fill('"><img src=x onerror=alert(3)>')
  await save(page)
  await saved(page)
  await page.goto(`/company/detail?id=${company_id}`)
  await expect(page.getByText('<script>alert(1)</script>', { exact: false })).toBeVisible()
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  expect(dialogs).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a recruiter switches between writing and preview, and both fit', async ({ page, context, db, noAxeFindings }) => {
    await ownDesk(context, db)
    await page.goto(own)
    await field(page, 'introduction').fill('狭い画面の紹介')
    await expect(preview(page)).toBeHidden()
    await page.getByRole('link', { name: '見え方' }).click()
    await expect(preview(page).getByText('狭い画面の紹介')).toBeVisible()
    await expect(field(page, 'introduction')).toBeHidden()
    await noAxeFindings(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: '書く' }).click()
    await expect(field(page, 'introduction')).toHaveValue('狭い画面の紹介')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
