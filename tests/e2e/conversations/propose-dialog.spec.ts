import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('where a meeting is promised, the dialog in a conversation asks for the reason and sends the typed times', async ({ candidate, browser, baseURL, db }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { company_id } = await signInMember(context, db)
  const parties = { candidate_user_id: candidate.id, company_id }
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '承諾します。', kind: 'application' }).execute()
  const now = new Date().toISOString()
  const { id: scout_id } = await db
    .insertInto('scouts')
    .values({
      ...parties,
      thread_id,
      integrity: 100,
      likeness: 0,
      min_salary: 400,
      max_salary: 600,
      reason: '経験',
      reference_parts: ['job_summary'],
      meeting_type: 'mendan',
      state: 'accepted',
      deliver_at: now,
      delivered_at: now,
      answered_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('applications')
    .values({ ...parties, thread_id, scout_id })
    .execute()
  const page = await context.newPage()
  await page.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  await page.getByRole('link', { name: '候補日' }).click()
  const dialog = page.getByRole('dialog', { name: '候補日を送る' })
  await dialog.getByRole('radio', { name: /面接/ }).check()
  await dialog.getByLabel('候補1', { exact: true }).fill('2027-01-12T10:00')
  await dialog.getByRole('button', { name: '候補日を送る' }).click()
  await expect(dialog.getByRole('heading', { name: '約束した面談・面接を行わない理由' })).toBeFocused()
  await dialog.getByRole('radio', { name: /募集を終了した/ }).check()
  await dialog.getByRole('button', { name: '理由を記録して進める' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('候補日を送信しました。')).toBeVisible()
  await context.close()
})
