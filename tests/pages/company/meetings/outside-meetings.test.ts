import { addPerson, propose } from '#server/hiring/meetings/outside/testing.ts'
import { daysAgo } from '#server/testing.ts'
import { expect } from '../../kit/expect.ts'
import { test } from '../../kit/test.ts'

test('an offer of a selection that has ended reads so, and nothing is left to do with it', async ({ page, db }) => {
  const world = await addPerson(db)
  const { id, calls, recruiter } = world
  const meeting = await propose(world)
  // Pages read the clock of this machine.
  const slots = [daysAgo(-300)]
  await db.updateTable('meetings').set({ slots }).where('id', '=', meeting.id).execute()
  page.addCookie(recruiter.cookie)
  const shown = page.getByRole('region', { name: '面接日程' })
  const acts = shown.locator('a, summary').filter({ hasText: /変更|取り消す/ })
  await page.goto(`/online/companies/selection/outside/detail?id=${id}`)
  expect(shown).toContainText('提案中')
  expect(acts).toHaveCount(2)
  await calls.outside_candidates.change({ id, step: 'end', end_reason: 'rejected' })
  await page.reload()
  expect(shown).toContainText('終了')
  expect(acts).toHaveCount(0)
  await page.goto(`/online/companies/selection/outside/meeting/change?id=${id}&meeting=${meeting.id}`)
  expect(page).toHaveURL(/outside\/detail/)
})
