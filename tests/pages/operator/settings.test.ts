import { afterEach } from 'vitest'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { siteOfEnvironment } from '#server/settings.ts'
import { useSiteSettings } from '#server/settings/site-settings.ts'
import { addOperator } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

afterEach(() => useSiteSettings(siteOfEnvironment))

test('an operator names the site without scripts: the change is shown, saved, and taken back', async ({ page, db, operator: _signedIn }) => {
  await page.goto('/operator/settings')
  await page.getByRole('link', { name: 'サイト', exact: true }).click()
  page.getByLabel('名前', { exact: true }).fill('スタートアップ横丁')
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByRole('heading', { name: '変更内容の確認' })).toBeVisible()
  expect(page.getByText('このサイトを見るすべての人に')).toBeVisible()
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  expect(page.getByText('保存しました。')).toBeVisible()
  await loadSiteSettings(db)
  await page.goto('/operator/settings/history')
  expect(page.title()).toBe('設定の履歴｜スタートアップ横丁')
  expect(page.getByText('版', { exact: false }).first()).toBeVisible()
})

test('a colour that cannot be read is refused with what was measured, and what was typed stays', async ({ page, operator: _signedIn }) => {
  page.expect(422)
  await page.goto('/operator/settings/detail?group=site')
  page.getByLabel('色（明るい画面）').fill('#ffd54a')
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByText('いちばん近い読める色は')).toBeVisible()
  expect(page.getByLabel('色（明るい画面）')).toHaveValue('#ffd54a')
})

test('a secret that was typed is in no page that follows', async ({ page, operator: _signedIn }) => {
  await page.goto('/operator/settings/detail?group=sign_in')
  page.getByLabel('Messaging API のチャネルアクセストークン').fill('hush-hush-token')
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByRole('heading', { name: '変更内容の確認' })).toBeVisible()
  expect(page.document.documentElement.outerHTML).not.toContain('hush-hush')
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  expect(page.document.documentElement.outerHTML).not.toContain('hush-hush')
  expect(page.getByText('設定済み')).toBeVisible()
})

test('the words of a mail are tried before they are saved', async ({ page, operator: _signedIn }) => {
  await page.goto('/operator/settings/mails?kind=verify_email')
  page.getByLabel('件名').fill('{件名}のお願い')
  page.getByLabel('はじめの文').fill('{サイト名}です。')
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByRole('heading', { name: '変更前' })).toBeVisible()
  expect(page.getByText('のお願い', { exact: false }).first()).toBeVisible()
  expect(page.getByText('登録を受け付けました', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  expect(page.getByText('保存しました。次に送るメールから変わります。')).toBeVisible()
})

test('words of a mail that name another site wait for a second operator', async ({ page, db, operator: _signedIn }) => {
  await addOperator(db)
  await page.goto('/operator/settings/mails?kind=reset_password')
  page.getByLabel('はじめの文').fill('こちらです：https://elsewhere.example/')
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  expect(page.getByLabel('変更の理由')).toBeVisible()
  page.getByLabel('変更の理由').fill('案内のページを変えるため')
  await page.getByRole('button', { name: '承認を頼む' }).click()
  expect(page.getByText('ほかの人の承認を待っています')).toBeVisible()
})
