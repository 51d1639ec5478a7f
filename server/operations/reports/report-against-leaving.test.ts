import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { rowsWith } from '#server/accounts/withdrawals/testing.ts'

const ROUNDS = 6
const canary = 'kanarienvogel'

test('a company’s quotes of an author who leaves at the same moment are deleted with them', async ({ db }) => {
  const ends: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { candidate_id, mine, ours, say } = await addConversation(db)
    const said = await say(`${canary} と申します。`)
    const report = () => ours.messages.report({ candidate_id, reason: 'harassment', note: '', message_id: said.id })
    const all = await Promise.allSettled([report(), mine.withdrawal({ reason: 1 }), report(), report()])
    ends.push(...all.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : [])))
  }
  expect(ends.filter((code) => code !== 'NOT_FOUND')).toEqual([])
  expect(await rowsWith(db, [canary])).toEqual([])
})
