import type { Database } from '#server/platform/database/connect.ts'
import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addPerson } from '#server/hiring/meetings/outside/testing.ts'
import { apiFor } from '#server/testing.ts'
import { expect } from '../../kit/expect.ts'
import type { Page } from '../../kit/page.ts'
import { test } from '../../kit/test.ts'

type Member = Awaited<ReturnType<typeof addApplicant>>['recruiter']

/** A member who is free every day, with the page open on which they look for times. */
async function asFree(page: Page, db: Database, { as, cookie, id }: Member, path: string) {
  const { company_users } = await apiFor(db, as)
  await company_users.calendar.save_week({ week: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 540, to_minute: 1080 })) })
  page.addCookie(cookie)
  await page.goto(`${path}&with=${id}&minutes=60`)
}

const past = '2020-01-01T10:00'
const suggestions = (page: Page) => page.getByRole('list', { name: '全員が空いている日時' }).getByRole('checkbox')
const ticked = (page: Page) =>
  suggestions(page)
    .all()
    .map((box) => box.getAttribute('checked') !== null)

test('times that were ticked without scripts are still ticked where the form of a conversation comes back', async ({ page, db }) => {
  const { recruiter, apply } = await addApplicant(db)
  const { id } = await apply()
  await asFree(page, db, recruiter, `/online/companies/selection/detail?id=${id}`)
  suggestions(page).nth(1).check()
  page.locator('input[value=mensetsu]').check()
  page.getByLabel('候補1').fill(past)
  page.expect(422)
  await page.getByRole('button', { name: '候補日を送る' }).click()
  expect(ticked(page).slice(0, 3)).toEqual([false, true, false])
  // For other interviewers the time is no suggestion; it is still what was chosen.
  const label = page.locator(`input[name=interviewer_ids][value="${recruiter.id}"]`)
  label.uncheck()
  await page.getByRole('button', { name: '候補日を送る' }).click()
  expect(page.getByRole('list', { name: 'ほかにチェックした日時' }).getByRole('checkbox', { checked: true })).toHaveCount(1)
  label.check()
  page.getByLabel('候補1').fill('')
  await page.getByRole('button', { name: '候補日を送る' }).click()
  const { slots } = await db.selectFrom('meetings').select('slots').executeTakeFirstOrThrow()
  expect(slots).toHaveLength(1)
})

test('times that were ticked without scripts are still ticked beside the mail to somebody from outside, and are sent', async ({ page, db }) => {
  const { recruiter, id } = await addPerson(db)
  await asFree(page, db, recruiter, `/online/companies/selection/outside/meeting?id=${id}`)
  suggestions(page).nth(0).check()
  suggestions(page).nth(2).check()
  page.locator('input[value=mensetsu]').check()
  page.getByLabel('候補1').fill(past)
  page.expect(422)
  await page.getByRole('button', { name: '内容を確認' }).click()
  expect(ticked(page).slice(0, 3)).toEqual([true, false, true])
  page.getByLabel('候補1').fill('')
  await page.getByRole('button', { name: '内容を確認' }).click()
  expect(ticked(page).slice(0, 3)).toEqual([true, false, true])
  await page.getByRole('region', { name: '送信するメール' }).getByRole('button').click()
  const { slots } = await db.selectFrom('meetings').select('slots').executeTakeFirstOrThrow()
  expect(slots).toHaveLength(2)
})

test('what is no time is no time to tick', async ({ page, db }) => {
  const { recruiter, apply } = await addApplicant(db)
  const { id } = await apply()
  await asFree(page, db, recruiter, `/online/companies/selection/detail?id=${id}`)
  suggestions(page).nth(0).check()
  page.document.querySelector('input[name=suggested]')!.setAttribute('value', 'いつでも')
  page.locator('input[value=mensetsu]').check()
  page.expect(422)
  await page.getByRole('button', { name: '候補日を送る' }).click()
  expect(page.getByLabel('候補1')).toBeVisible()
  expect(page.getByRole('list', { name: 'ほかにチェックした日時' })).toHaveCount(0)
})
