import { addJob } from '#server/testing.ts'
import { aPosting } from '#contract/jobs/posting-lint/testing.ts'
import type { Page } from '../../kit/page.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { ownDesk } from '../own-desk.ts'

const list = '/online/companies/job_offers'
const { job } = aPosting()
const texts = [
  ...(['description', 'duties_change', 'required_skills', 'contract_period', 'trial', 'trial_terms'] as const),
  ...(['overtime', 'holiday', 'workplace_change', 'smoking_rule', 'insurance'] as const),
]

async function newDraft(page: Page, title: string) {
  await page.goto(`${list}/new`)
  page.getByLabel('題名').fill(title)
  await page.getByRole('button', { name: '下書きを作成' }).click()
  expect(page.locator('.editor-head').getByRole('heading', { level: 1, name: title })).toBeVisible()
}
/** Fills in everything that publishing requires, except for the title. */
async function fillPublishable(page: Page) {
  for (const name of texts) page.locator(`#${name}`).fill(String(job[name]))
  page.locator('#min_salary').fill('６２０')
  page.locator('#max_salary').fill('880万円')
  page.locator('#default_starting_time').fill('10:00')
  page.locator('#default_ending_time').fill('1900')
  page.locator('#break_time').fill('60')
  page.locator('#address').selectOption('13')
  page.locator('#address2').fill('台東区蔵前1-1-1')
  await page.getByText('開発・技術', { exact: true }).click()
  page.locator('input[name=job_fields][value="16"]').check()
}
const publish = (page: Page) => page.getByRole('button', { name: '公開する', exact: true }).click()

test('a recruiter writes a job, is refused with reasons, mends and publishes it', async ({ page, db }) => {
  await ownDesk(page, db)
  await newDraft(page, '書類だけの求人')
  page.locator('#tagline').fill('男性歓迎')
  page.expect(400)
  await publish(page)
  expect(page.getByRole('alert')).toContainText('か所を直してください')
  expect(page.locator('#tagline')).toHaveValue('男性歓迎')
  expect(page.locator('#findings')).toContainText('男性歓迎')
  page.locator('#tagline').fill('誰でも応募できます')
  await fillPublishable(page)
  page.locator('input[name=employment_types][value="1"]').check()
  await publish(page)
  expect(page.getByText('公開しました。いまから検索で見つかります。')).toBeVisible()
  await page.goto(list)
  expect(page.getByText('公開中', { exact: true })).toBeVisible()
})

test('the first job of a company waits for the operators, and visitors do not find it', async ({ page, db }) => {
  await ownDesk(page, db, { isKnown: false })
  await newDraft(page, '最初の求人')
  await fillPublishable(page)
  await publish(page)
  expect(page.getByText('審査を申し込みました', { exact: false })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')
  await page.goto(list)
  expect(page.getByText('審査中', { exact: true })).toBeVisible()
  expect((await page.request(`/job_offer/detail?id=${id}`)).status).toBe(404)
})

test('a company that waits for approval writes drafts, and reads why it cannot publish', async ({ page, db }) => {
  await ownDesk(page, db, { state: 'pending', isKnown: false })
  await newDraft(page, '承認を待つ求人')
  expect(page.getByText('企業の承認が済むと公開できます', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: '公開する', exact: true })).toHaveCount(0)
})

test('without scripts occupations stand in folded families, each with its boxes, and no button promises to mend', async ({ page, db }) => {
  const { company_id } = await ownDesk(page, db)
  const { id } = await addJob(db, { company_id, state: 'draft', published_at: null, confirmed_at: null, recruiter_name: '', job_fields: [16] })
  await page.goto(`${list}/edit?id=${id}`)
  expect(page.getByLabel('職種を検索')).toHaveCount(0)
  expect(page.getByRole('button', { name: /を入力$/ })).toHaveCount(0)
  await page.getByText('管理・バックオフィス', { exact: true }).click()
  page.locator('input[name=job_fields][value="101"]').check()
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  expect((await db.selectFrom('job_offers').select('job_fields').where('id', '=', id).executeTakeFirstOrThrow()).job_fields).toEqual([16, 101])
})
