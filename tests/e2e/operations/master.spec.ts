import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { silence } from '../kit/silence.ts'
import { expect, test } from '../kit/test.ts'

test('an operator adds, renames and retires a choice, and forms follow', async ({ browser, page, context, db }) => {
  const name = `課題 ${randomUUID().slice(0, 8)}`
  await signInOperator(context, db)
  await page.goto('/operator/masters')
  await page.getByRole('link', { name: '社会課題' }).click()
  await page.getByLabel('名前', { exact: true }).fill(name)
  await page.getByLabel('英語の名前', { exact: true }).fill(`Issue ${name.slice(3)}`)
  await page.getByRole('button', { name: '追加する' }).click()
  await expect(page.getByText(`「${name}」を追加しました。`)).toBeVisible()
  const theirs = await browser.newContext()
  await silence(theirs)
  await signInNew(theirs, db)
  const profile = await theirs.newPage()
  await profile.goto('/profile?edit=details')
  await expect(profile.getByRole('checkbox', { name })).toBeAttached()
  await page.getByRole('button', { name: new RegExp(`廃止.*${name}`) }).click()
  await expect(page.getByText('廃止しました。')).toBeVisible()
  // The server hears of a changed table by a notification of the database: the next page may still come before it.
  await expect(async () => {
    await profile.reload()
    await expect(profile.getByRole('checkbox', { name })).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})

test('a banner that one operator asks for and another approves appears on an open home page without a reload', async ({ browser, page, context, db }) => {
  const alt = `案内 ${randomUUID().slice(0, 8)}`
  const theirs = await browser.newContext()
  await silence(theirs)
  await signInNew(theirs, db)
  const home = await theirs.newPage()
  await home.goto('/')
  await expect(home.getByRole('region', { name: '運営からの案内' })).toBeVisible()
  await signInOperator(context, db)
  await page.goto('/operator/banners/edit')
  const buffer = await sharp({ create: { width: 800, height: 200, channels: 3, background: '#1b6f40' } })
    .png()
    .toBuffer()
  await page.getByLabel(/^画像必須/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByLabel('画像の説明').fill(alt)
  await page.getByLabel('リンク先').fill('/about')
  await page.getByRole('button', { name: '承認を依頼' }).click()
  await expect(page.getByText('承認を依頼し、', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '依頼を取り消す' })).toBeVisible()
  const second = await browser.newContext()
  await signInOperator(second, db, { name: '運営 二郎' })
  const other = await second.newPage()
  await other.goto('/operator/banners')
  await other.getByRole('region', { name: '公開の承認' }).filter({ hasText: alt }).getByRole('button', { name: '承認して公開' }).click()
  await expect(other.getByText('承認しました。', { exact: false })).toBeVisible()
  await expect(home.getByRole('img', { name: alt })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^削除.*${alt}`) }).click()
  await page.getByRole('button', { name: new RegExp(`このバナーを削除.*${alt}`) }).click()
  await expect(page.getByText('バナーを削除しました。')).toBeVisible()
  await expect(home.getByRole('img', { name: alt })).toHaveCount(0)
})
