import { addCompany, addJob, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a candidate applies, chooses a time and takes notes with forms', async ({ page, db, candidate }) => {
  const { id: job_id } = await addJob(db)
  await page.goto(`/job_offer/apply?id=${job_id}`)
  page.getByLabel('メッセージ').fill('応募します。')
  page.getByRole('checkbox', { name: /^氏名/ }).uncheck()
  await page.getByRole('button', { name: '企業に届くとおりに確認する' }).click()
  expect(page.getByRole('region', { name: '企業に届く内容' })).toContainText('求職者 ')
  expect(page.getByRole('checkbox', { name: /^氏名/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'このまま応募する' }).click()
  await page.getByRole('link', { name: '応募を見る' }).click()
  expect(page.getByRole('log')).toContainText('応募します。')

  const application = await db.selectFrom('applications').select(['id', 'thread_id']).where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()
  await db
    .insertInto('meetings')
    .values({ thread_id: application.thread_id, application_id: application.id, meeting_type: 'mendan', minutes: 30, slots: [daysAgo(-3)] })
    .execute()
  await page.goto('/message/applications')
  await page.getByRole('button', { name: /〜/ }).click()
  expect(page.getByRole('link', { name: 'カレンダーに追加' })).toBeVisible()

  await page.goto('/message/progress')
  await page.getByText('メモを編集').click()
  page.getByLabel('メモ', { exact: true }).fill('ひみつ')
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.locator('.written')).toHaveText('ひみつ')
})

test('where a job takes no applications, its button and the application page say why', async ({ page, db, candidate }) => {
  const { id: company_id } = await addCompany(db, { deny_company_apply: true })
  const { id: job_id } = await addJob(db, { company_id })
  await page.goto(`/job_offer/detail?id=${job_id}`)
  const panel = page.getByRole('complementary', { name: '年収と応募' })
  expect(panel.getByRole('button', { name: '応募する' })).toHaveAccessibleDescription(/直接の応募は受け付けていません。/)
  await page.goto(`/job_offer/apply?id=${job_id}`)
  expect(page.getByText('直接の応募は受け付けていません。')).toBeVisible()
  expect(page.getByRole('button', { name: '応募する' })).toHaveCount(0)
  expect(await db.selectFrom('applications').select('id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})
