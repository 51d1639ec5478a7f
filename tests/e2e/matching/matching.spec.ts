import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'

const cards = (page: Page) => page.locator('main article').filter({ has: page.locator('.match') })
const titles = (page: Page) => page.locator('main article h2, main article h3').allTextContents()

async function weigh(page: Page, weights: Record<string, string>) {
  await page.goto('/profile/matching')
  for (const [rule, choice] of Object.entries(weights)) await page.getByRole('group', { name: rule, exact: true }).getByLabel(choice, { exact: true }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('status').filter({ hasText: '保存' })).toBeVisible()
}

test('jobs that fit what a candidate weighs more come first in おすすめ, and a job’s page says what fits, what differs and why', async ({
  page,
  candidate,
  db,
}) => {
  await db
    .updateTable('candidate_profiles')
    .set({ user_preferred_work_areas: [47], user_desired_min_salary: 900, user_desired_company_phases: [1] })
    .where('candidate_user_id', '=', candidate.id)
    .execute()

  await weigh(page, { 年収: '最重視', 勤務地: '考慮しない' })
  await page.goto('/job_offer/search')
  const first = cards(page).first()
  await expect(first.locator('.match li.fits')).toContainText(['年収'])
  await expect(first.locator('.match')).not.toContainText('勤務地')
  const byPay = await titles(page)

  await weigh(page, { 年収: '考慮しない', 勤務地: '最重視' })
  await page.goto('/job_offer/search')
  await expect(first.locator('.match li.fits')).toContainText(['勤務地'])
  await expect(first.locator('.match')).not.toContainText('年収')
  expect(await titles(page)).not.toEqual(byPay)

  await weigh(page, { 年収: 'ふつう', 勤務地: 'ふつう' })
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('state', '=', 'published')
    .where('max_salary', '<', 900)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await page.goto(`/job_offer/detail?id=${job.id}`)
  const lines = page.locator('section').filter({ has: page.getByRole('heading', { name: 'あなたに合うところ、合わないところ' }) })
  await expect(lines.getByRole('listitem').filter({ hasText: '年収' })).toContainText(/合わない.*（希望は900万円以上）/)
  await expect(lines.getByRole('listitem')).toHaveCount(3)
  await expect(lines.getByRole('link', { name: '算出方法' })).toHaveAttribute('href', '/about/metrics#matching')
})
