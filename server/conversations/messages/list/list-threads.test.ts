import { expect } from 'vitest'
import type { CompanyThreadSearch } from '#contract/conversations/threads.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addConversation } from '../testing.ts'

/** A company that talks with three candidates; the second is answered, and the third has a member who takes care of it. */
async function inbox(db: Database) {
  const first = await addConversation(db)
  const { company_id, ours } = first
  const others = [await addConversation(db, { company_id }), await addConversation(db, { company_id })] as const
  await others[0].answer('ご連絡ありがとうございます。')
  const { id: colleague } = await addMember(db, { company_id, name: '和泉' })
  const ids = [first, ...others].map(({ candidate_id }) => candidate_id)
  await ours.messages.assign({ candidate_id: ids[2]!, company_user_id: colleague })
  const days = [3, 1, 2].map((day) => `2026-11-0${day}T00:00:00+09:00`)
  for (const [at, id] of ids.entries()) {
    const set = { last_message_at: days[at]!, answer_due_at: days[at]! }
    await db.updateTable('threads').set(set).where('candidate_user_id', '=', id).execute()
  }
  await db.updateTable('threads').set({ turn: null, turn_since: null }).where('candidate_user_id', '=', ids[0]!).execute()
  const orderOf = async (search: CompanyThreadSearch) => (await ours.message_candidates(search)).threads.map(({ candidate }) => ids.indexOf(candidate.id))
  return { ours, company_id, colleague, orderOf }
}

test('a company orders its conversations by the last message, the deadline or who takes care of them; what has none comes last', async ({ db }) => {
  const { orderOf } = await inbox(db)
  expect(await orderOf({})).toEqual([0, 2, 1])
  expect(await orderOf({ sort: 'last' })).toEqual([1, 2, 0])
  expect(await orderOf({ sort: 'due' })).toEqual([1, 2, 0])
  expect(await orderOf({ sort: '-due' })).toEqual([2, 1, 0])
  expect(await orderOf({ sort: '-assigned' })).toEqual([2, 0, 1])
})

test('its pages are the list, whichever end they are read from', async ({ db }) => {
  const { orderOf } = await inbox(db)
  for (const sort of [undefined, 'due', '-due', 'assigned', '-assigned', 'last'] as const) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => orderOf({ ...(sort && { sort }), page, per_page: 1 })))
    expect(pages.flat()).toEqual(await orderOf(sort ? { sort } : {}))
  }
})

test('a company finds what nobody or one member takes care of, and its counts say the same', async ({ db }) => {
  const { ours, colleague, orderOf } = await inbox(db)
  expect(await orderOf({ assigned_to: colleague })).toEqual([2])
  expect(await orderOf({ assigned_to: 'none' })).toEqual([0, 1])
  const { total, counts } = await ours.message_candidates({ assigned_to: 'none' })
  expect([total, counts.all, counts.awaiting]).toEqual([2, 2, 0])
})

test('guests of a company take care of no conversation, and nobody of another company is named', async ({ db }) => {
  const { ours, company_id } = await inbox(db)
  await addMember(db, { company_id, name: '外山', role: 'guest' })
  const stranger = await addMember(db, { name: 'よその人' })
  const { members } = await ours.message_candidates({})
  expect(members.map(({ name }) => name).toSorted()).toEqual(['和泉', '山田', '山田', '山田'])
  const theirs = (await apiFor(db, stranger.as)).company_users
  expect(await theirs.message_candidates({ assigned_to: 'none' })).toMatchObject({ threads: [], total: 0 })
})
