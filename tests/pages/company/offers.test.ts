import { addCandidate, addJob, addMember } from '#server/testing.ts'
import { wholeTerms } from '#server/hiring/offers/whole-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

/** Somebody who applied for a job whose posting says only what it pays, and a recruiter of the company. */
async function addSelection(db: Database, candidate_user_id: string) {
  const { id: job_id, company_id } = await addJob(db, { description: wholeTerms.description })
  const parties = { candidate_user_id, company_id }
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '応募します。', kind: 'application' }).execute()
  const { id } = await db
    .insertInto('applications')
    .values({ ...parties, thread_id, job_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { cookie } = await addMember(db, { company_id, role: 'recruiter', name: '木下 遥' })
  return { application: id, cookie }
}

test('a recruiter without scripts saves what is unfinished, learns what is missing, and sends the offer', async ({ page, db }) => {
  const { application, cookie } = await addSelection(db, (await addCandidate(db)).id)
  page.addCookie(cookie)
  await page.goto(`/online/companies/selection/offer?id=${application}`)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  field('terms.employment_types').selectOption('1')
  field('terms.break_time').fill('一時間')
  field('terms.pay_day').fill('翌月25日')
  page.expect(422)
  await page.getByRole('button', { name: '下書きを保存' }).click()
  expect(page.getByRole('alert')).toContainText('1か所を直してください')
  expect(field('terms.pay_day')).toHaveValue('翌月25日')
  field('terms.break_time').fill('６０分')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  expect(page.getByText('賃金の締切日を入力してください。')).toBeVisible()
  expect(field('terms.break_time')).toHaveValue('60')
  expect(field('terms.pay_day')).toHaveValue('翌月25日')

  await db
    .updateTable('offers')
    .set({ terms: JSON.stringify(wholeTerms), answer_due_on: '2026-12-10' })
    .where('application_id', '=', application)
    .execute()
  await page.goto(`/online/companies/selection/offer/preview?id=${application}`)
  expect(page.getByRole('region', { name: '送信すると' })).toContainText('メッセージと通知')
  await page.getByRole('button', { name: '送信する' }).click()
  expect(page.getByRole('article', { name: '第1版' })).toContainText('回答待ち')
})

test('a candidate without scripts reads an offer and declines it', async ({ page, db, candidate }) => {
  const { application } = await addSelection(db, candidate.id)
  const { id } = await db
    .insertInto('offers')
    .values({
      application_id: application,
      version: 1,
      state: 'sent',
      terms: JSON.stringify(wholeTerms),
      posted: JSON.stringify({ ...wholeTerms, min_salary: 600, max_salary: 800, pay_max: null, prefectures: [13] }),
      reasons: JSON.stringify({ min_salary: '経験に応じて決めたため。' }),
      issuer: JSON.stringify({ name: '株式会社山田製作所', address: '' }),
      answer_due_on: '2126-12-10',
      terms_sha256: 'a'.repeat(64),
      sent_at: '2026-11-20T10:00:00+09:00',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto(`/message/offer?id=${id}`)
  expect(page.getByRole('region', { name: '求人票との違い' })).toContainText('経験に応じて決めたため。')
  expect(page.getByRole('region', { name: '賃金', exact: true })).toContainText('月給 42万円')
  await page.getByText('辞退する', { exact: true }).click()
  await page.getByRole('button', { name: 'オファーを辞退する' }).click()
  expect(page.getByText('オファーを辞退し、企業に伝えました。')).toBeVisible()
  expect(page.getByRole('button', { name: 'オファーを辞退する' })).toHaveCount(0)
  expect(await db.selectFrom('applications').select(['step', 'end_reason']).where('id', '=', application).executeTakeFirstOrThrow()).toEqual({
    step: 'end',
    end_reason: 'declined',
  })
})
