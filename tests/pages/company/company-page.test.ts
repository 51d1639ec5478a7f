import sharp from 'sharp'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'
import { ownDesk } from './own-desk.ts'

const own = '/online/companies/company'
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: '公開する', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByText('企業ページに反映しました。')).toBeVisible()

const photo = async () => ({
  name: '事務所.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 100, channels: 3, background: '#1b6f40' } })
    .jpeg()
    .toBuffer(),
})

test('a recruiter writes the page with a picture and a member, is refused with a reason, mends and saves it', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  await page.goto(own)
  field(page, 'introduction').fill('書類だけの紹介')
  field(page, 'logo_file').setInputFiles(await photo())
  await page.getByText('メンバーを追加').click()
  field(page, 'employees[0].name').fill('深谷 匠')
  field(page, 'employees[0].photo_file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('絵ではない') })
  page.expect(422)
  await save(page)
  expect(page.getByRole('alert')).toContainText('1か所を直してください')
  expect(page.getByText('この種類のファイルは使えません。', { exact: false })).toBeVisible()
  expect(field(page, 'introduction')).toHaveValue('書類だけの紹介')
  expect(page.locator('.of-logo img')).toHaveAttribute('src', /^\/pictures\//)
  await save(page)
  isSaved(page)
  await page.goto(`/company/detail?id=${company_id}`)
  expect(page.getByText('書類だけの紹介')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'メンバー' }).click()
  expect(page.getByRole('heading', { level: 3, name: '深谷 匠' })).toBeVisible()
  expect(page.locator('main img.mark.lg')).toHaveAttribute('src', /^\/pictures\//)
})

test('without scripts a file that is too large and one of another kind are told at their fields, and nothing that was typed or sent is lost', async ({
  page,
  db,
}) => {
  await ownDesk(page, db)
  await page.goto(own)
  field(page, 'introduction').fill('書きかけの紹介')
  field(page, 'photos[0].text').fill('作業台を囲む4人')
  const large = { name: '大きい.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_485_761, 1) }
  field(page, 'images[0].picture_file').setInputFiles(large)
  field(page, 'photos[0].picture_file').setInputFiles(await photo())
  field(page, 'logo_file').setInputFiles({ name: '書類.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  page.expect(422)
  await save(page)
  expect(page.getByText('10MBまでの画像を選んでください。', { exact: true })).toBeVisible()
  expect(page.getByText('この種類のファイルは使えません。', { exact: false })).toBeVisible()
  expect(field(page, 'introduction')).toHaveValue('書きかけの紹介')
  expect(field(page, 'photos[0].text')).toHaveValue('作業台を囲む4人')
  expect(page.locator('.own-photo .of-image img').first()).toHaveAttribute('src', /^\/pictures\//)
})

test('after an edit conflict the second recruiter sees what the first saved', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  await page.goto(own)
  await db.updateTable('companies').set({ page_version: 9, vision: '先に書いた' }).where('id', '=', company_id).execute()
  const changes = JSON.stringify({ vision: { from: '', to: '先に書いた' } })
  await db.insertInto('company_changes').values({ company_id, version: 9, changes, changed_by: '三枝', is_public: true }).execute()
  field(page, 'officer_name').fill('深谷 匠')
  page.expect(400)
  await save(page)
  expect(page.getByRole('alert')).toContainText('先に書いた')
  expect(field(page, 'vision')).toHaveValue('先に書いた')
  await save(page)
  isSaved(page)
  expect(field(page, 'officer_name')).toHaveValue('深谷 匠')
})

test('an assistant reads the page and cannot change it', async ({ page, db }) => {
  await ownDesk(page, db, { role: 'assistant' })
  await page.goto(own)
  expect(page.getByText('企業ページを編集できるのは、管理者とリクルーターです。', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: '公開する', exact: true })).toHaveCount(0)
})

test('a photo needs its description, is shown to visitors with its kind, and can be removed', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const shown = `/company/detail?id=${company_id}`
  await page.goto(shown)
  expect(page.getByRole('heading', { name: '会社のようす' })).toHaveCount(0)
  await page.goto(own)
  await page.getByText('種類ごとの写真の例').click()
  expect(page.getByText('写る人全員の同意を得たもの。', { exact: false }).first()).toBeVisible()
  field(page, 'photos[0].picture_file').setInputFiles(await photo())
  field(page, 'photos[0].slot').selectOption('work')
  page.expect(422)
  await save(page)
  expect(page.getByText('写真の説明を入力してください。', { exact: true })).toBeVisible()
  field(page, 'photos[0].text').fill('作業台を囲む4人')
  await save(page)
  isSaved(page)
  await page.goto(shown)
  expect(page.getByRole('img', { name: '作業台を囲む4人' })).toHaveAttribute('src', /^\/pictures\//)
  expect(page.locator('figcaption')).toHaveText('仕事')
  await page.goto(own)
  field(page, 'photos[0].removed').check()
  field(page, 'url').fill('アドレスではない')
  page.expect(422)
  await save(page)
  expect(field(page, 'photos[0].removed')).toBeChecked()
  field(page, 'url').fill('')
  await save(page)
  isSaved(page)
  await page.goto(shown)
  expect(page.getByRole('heading', { name: '会社のようす' })).toHaveCount(0)
})

test('a draft and the order of its rows are saved without scripts, and visitors read neither until it is published', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const shown = `/company/detail?id=${company_id}`
  await page.goto(own)
  await page.getByText('メンバーを追加').click()
  field(page, 'employees[0].name').fill('深谷 匠')
  await page.getByRole('button', { name: '下書きを保存', exact: true }).last().click()
  expect(page.getByText('下書きを保存しました。公開中の企業ページは変わっていません。')).toBeVisible()
  await page.getByText('メンバーを追加').click()
  field(page, 'employees[1].name').fill('相馬 遥')
  field(page, 'url').fill('アドレスではない')
  await page.getByRole('button', { name: /^前へ.*2番目/ }).click()
  expect(field(page, 'employees[0].name')).toHaveValue('相馬 遥')
  expect(field(page, 'url')).toHaveValue('アドレスではない')
  expect(page.getByText('未公開の変更 2件')).toBeVisible()
  await page.goto(shown)
  expect(page.getByText('相馬 遥')).toHaveCount(0)
  await page.goto(own)
  expect(field(page, 'employees[1].name')).toHaveValue('深谷 匠')
  field(page, 'url').fill('')
  await save(page)
  isSaved(page)
  expect(page.getByText('公開中の内容と同じです。')).toBeVisible()
  await page.goto(shown)
  await page.locator('summary').filter({ hasText: 'メンバー' }).click()
  expect(page.getByRole('heading', { level: 3, name: '相馬 遥' })).toBeVisible()
  await page.goto(own)
  field(page, 'vision').fill('別の会社')
  await page.getByRole('button', { name: '下書きを保存', exact: true }).last().click()
  await page.getByRole('button', { name: '下書きを破棄' }).click()
  expect(field(page, 'vision')).toHaveValue('')
})
