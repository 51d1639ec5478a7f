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
  await page.getByRole('button', { name: '加える' }).click()
  await expect(page.getByText(`「${name}」を加えました。`)).toBeVisible()
  const theirs = await browser.newContext()
  await silence(theirs)
  await signInNew(theirs, db)
  const profile = await theirs.newPage()
  await profile.goto('/profile?edit=details')
  await expect(profile.getByRole('checkbox', { name })).toBeAttached()
  await page.getByRole('button', { name: new RegExp(`引退させる.*${name}`) }).click()
  await expect(page.getByText('引退させました。')).toBeVisible()
  await profile.reload()
  await expect(profile.getByRole('checkbox', { name })).toHaveCount(0)
})

test('an operator publishes a banner, and it appears on an open home page without a reload', async ({ browser, page, context, db }) => {
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
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await expect(home.getByRole('img', { name: alt })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^消す.*${alt}`) }).click()
  await page.getByRole('button', { name: new RegExp(`このバナーを消す.*${alt}`) }).click()
  await expect(page.getByText('バナーを消しました。')).toBeVisible()
  await expect(home.getByRole('img', { name: alt })).toHaveCount(0)
})
