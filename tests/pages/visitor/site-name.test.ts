import { afterEach, beforeEach } from 'vitest'
import { siteOfEnvironment } from '#server/settings.ts'
import { settingsWith, useSiteSettings } from '#server/settings/site-settings.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const NAME = 'スタートアップ横丁'
const CREDIT = 'Mebae で動いています'

beforeEach(() => useSiteSettings(settingsWith({ SITE_NAME: NAME, TERMS_NOTE: '一つめの段落。\n\n二つめの段落。', SITE_COLOUR: '#7a1f5c' })))
afterEach(() => useSiteSettings(siteOfEnvironment))

test.for([
  '/',
  '/job_offer/search',
  '/about',
  '/about/metrics',
  '/about/fees',
  '/about/contact',
  '/terms',
  '/privacy',
  '/registration/onestep',
  '/registration/add',
  '/online/companies/',
  '/online/companies/sign_up',
  '/operator/sign_in',
  '/site.webmanifest',
  '/online/api/docs/',
  '/online/api/v1/openapi.json',
  '/job_offer/search/feed.json',
])('%s carries the name of the site and, but for the credit, not that of the software', async (path, { page }) => {
  const answer = await page.request(path)
  expect(answer.status).toBe(200)
  const text = (await answer.text()).replaceAll(CREDIT, '').replaceAll('"generator":"Mebae"', '')
  expect(text.match(/.{0,40}(?:芽生え|Mebae).{0,40}/)?.[0]).toBe(undefined)
  expect(text).toContain(NAME)
})

test('an addition to the terms stands in its own section, and the accent comes along', async ({ page }) => {
  await page.goto('/terms')
  expect(page.getByRole('heading', { name: '運営者からの追記' })).toBeVisible()
  expect(page.getByText('二つめの段落。')).toBeVisible()
  const styles = await (await page.request('/accents.css?light=%237a1f5c')).text()
  expect(styles).toContain('--green:#7a1f5c')
})
