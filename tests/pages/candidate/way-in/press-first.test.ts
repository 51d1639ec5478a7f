import type { Database } from '#server/platform/database/connect.ts'
import { addJob } from '#server/testing.ts'
import type { Page } from '../../kit/page.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'
import { addSomebody, typeSignIn } from './type-sign-in.ts'

const favorite = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()
const favorites = (db: Database, id: string) => db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', id).execute()
const openFirst = (page: Page) => page.getByRole('article').first().getByRole('heading').getByRole('link').click()

test('a visitor presses 気になる on a job, signs in, and is back at the job with the heart set', async ({ page, db }) => {
  const { id, email } = await addSomebody(db)
  const { id: job_id } = await addJob(db)
  await page.goto('/job_offer/search')
  await openFirst(page)
  expect(page).toHaveURL(/\/job_offer\/detail/)
  const job = page.url()
  await favorite(page).click()
  expect(page.getByText('「気になる」は会社に伝わります。').first()).toBeVisible()
  await typeSignIn(page, email)
  expect(page).toHaveURL(job)
  expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await favorites(db, id)).toEqual([{ job_id }])
})

test('a visitor who wants to apply is led to the form of the job', async ({ page, db }) => {
  const { email } = await addSomebody(db)
  await addJob(db, { employment_types: [1] })
  await page.goto('/job_offer/search?employment_types=1')
  await openFirst(page)
  await page.getByRole('link', { name: '応募する', exact: true }).first().click()
  await page.getByRole('button', { name: 'ログインして応募する' }).click()
  await typeSignIn(page, email)
  expect(page).toHaveURL(/\/job_offer\/apply\?/)
  expect(page.getByRole('heading', { level: 1, name: '応募する' })).toBeVisible()
})

test('a link of another site marks nothing, and the site follows no address of another site', async ({ page, candidate, db }) => {
  const job = await addJob(db)
  await page.goto(`/job_offer/follow?next=https%3A%2F%2Fevil.example&form=favorite&company_id=${job.company_id}&job_id=${job.id}`)
  expect(page.getByRole('heading', { name: '「気になる」を送りますか' })).toBeVisible()
  await page.getByRole('link', { name: 'キャンセル' }).click()
  expect(page).toHaveURL(/\/job_offer\/search$/)
  await page.goto('/job_offer/follow?next=https%3A%2F%2Fevil.example')
  expect(page).toHaveURL(/\/job_offer\/search$/)
  expect(await favorites(db, candidate.id)).toEqual([])
})

test('the page names and drops conditions that no code table has', async ({ page }) => {
  for (const [address, hint] of [
    ['/job_offer/search?prefectures=99&kind=foo', '「企業の特徴」「勤務地」の値は使えないため、外して表示しています。'],
    ['/company?prefectures=99', '使えない条件は外して表示しています。'],
  ] as const) {
    expect(await page.goto(address)).toBe(200)
    expect(page.getByText(hint).first()).toBeVisible()
  }
})
