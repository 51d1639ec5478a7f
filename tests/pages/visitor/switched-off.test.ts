import { afterEach } from 'vitest'
import { siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addCompany, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const switched = (candidate_sign_up: boolean, company_sign_up: boolean) =>
  useSiteSettings({ ...siteSettings(), features: { ...siteSettings().features, candidate_sign_up, company_sign_up } })

afterEach(() => useSiteSettings(siteOfEnvironment))

test('without sign-up for candidates no page leads there; the sign-in says so', async ({ page }) => {
  const links = () => page.document.querySelectorAll('a[href^="/registration"]').length
  await page.goto('/')
  expect(links() > 0).toBe(true)
  switched(false, true)
  for (const address of ['/', '/about', '/online/companies']) {
    await page.goto(address)
    expect([address, links()]).toEqual([address, 0])
  }
  await page.goto('/about')
  expect(page.getByText('新しい会員登録は、いま受け付けていません。')).toBeVisible()
})

test('without sign-up for companies nobody is asked to claim theirs', async ({ page, db, site }) => {
  const { id } = await addCompany(db)
  await db
    .updateTable('companies')
    .set({ unclaimed_at: daysAgo(1), claimed_at: null })
    .where('id', '=', id)
    .execute()
  site.refresh()
  const links = () => page.document.querySelectorAll('main a[href^="/online/companies/sign_up"]').length
  await page.goto(`/company/detail?id=${id}`)
  expect(links()).toBe(1)
  switched(true, false)
  await page.goto(`/company/detail?id=${id}`)
  expect(page.getByText('まだこの会社の人は登録していません。')).toBeVisible()
  expect(links()).toBe(0)
})

test('the limits of a day that operators set stand where everybody reads them', async ({ page }) => {
  useSiteSettings({ ...siteSettings(), dailyLimits: { people_listed: 500, people_opened: 1_200, scouts_sent: 12 } })
  await page.goto('/about/metrics')
  expect(page.document.querySelector('#people')?.textContent).toContain('1,200人まで')
  expect(page.document.querySelector('#people')?.textContent).toContain('12通まで')
})
