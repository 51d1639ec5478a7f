import { siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { afterEach } from 'vitest'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const notes = (text: string) => ({ name: 'CHANGELOG.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
const newer = '## [90.1.0] - 2027-02-01\n\n### Added\n\n- <b>太字</b>ではない\n\n### Security\n\n- **穴**をふさぎました。\n'

afterEach(() => useSiteSettings(siteOfEnvironment))

test('an operator sends release notes and reads what is newer, without scripts', async ({ page, operator: _signedIn }) => {
  await page.goto('/operator/system')
  await page.getByRole('link', { name: '分かりません' }).click()
  expect(page.getByText('新しい版を調べるための通信をしません')).toBeVisible()
  page.getByLabel('リリースノート').setInputFiles(notes(newer))
  await page.getByRole('button', { name: '送る', exact: true }).click()
  expect(page.getByText('新しい版 90.1.0 があります。')).toBeVisible()
  expect(page.getByRole('heading', { name: 'セキュリティの修正' })).toBeVisible()
  expect(page.getByText('<b>太字</b>ではない')).toBeVisible()
  await page.goto('/operator/system')
  expect(page.getByText('セキュリティの修正を含む新しい版があります（90.1.0）')).toBeVisible()
  await page.goto('/operator/updates')
  page.getByLabel('リリースノート').setInputFiles(notes('## [0.9.0]\n'))
  await page.getByRole('button', { name: '送る', exact: true }).click()
  expect(page.getByText('このサイトは最新です。')).toBeVisible()
})

test('what is no release notes is refused at its field', async ({ page, operator: _signedIn }) => {
  page.expect(422)
  await page.goto('/operator/updates')
  page.getByLabel('リリースノート').setInputFiles(notes('拝啓'))
  await page.getByRole('button', { name: '送る', exact: true }).click()
  expect(page.getByText('リリースノートとして読めません', { exact: false }).first()).toBeVisible()
})

test('an address that cannot be read says why, and the page waits for a worker', async ({ page, site, operator: _signedIn }) => {
  useSiteSettings({ ...siteSettings(), releaseNotesUrl: 'https://10.0.0.1/CHANGELOG.md' })
  await page.goto('/operator/updates')
  await page.getByRole('button', { name: 'いま読む' }).click()
  expect(page.getByText('読んでいます。')).toBeVisible()
  await site.work('read_release_notes')
  await page.goto('/operator/updates')
  expect(page.getByText('インターネットのアドレスではないため、読みませんでした。')).toBeVisible()
  expect(page.getByRole('button', { name: 'いま読む' })).toBeVisible()
})
