import { expect } from 'vitest'
import { addConversation } from '../messages/testing.ts'
import { test, today } from '#server/testing.ts'

test('a company sees the badge of a premium candidate in its lists, as long as it sees a profile of them', async ({ db }) => {
  const { ours, candidate_id } = await addConversation(db)
  const badge = async () => (await ours.message_candidates({})).threads[0]!.candidate.premium
  expect(await badge()).toBe(false)
  await db.updateTable('candidate_users').set({ premium_granted_at: today.toISOString() }).where('id', '=', candidate_id).execute()
  expect(await badge()).toBe(true)
  expect((await ours.candidates.list({})).candidates).toMatchObject([{ id: candidate_id, premium: true }])
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', candidate_id).execute()
  expect(await badge()).toBe(false)
})
