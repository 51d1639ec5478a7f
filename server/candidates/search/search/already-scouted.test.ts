import { expect } from 'vitest'
import { addOpenCandidate } from '../../visibility/testing.ts'
import { addJob, addMember, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

async function scouted(db: Database, company_id: number, candidate_user_id: string) {
  const { id: thread_id } = await db.insertInto('threads').values({ company_id, candidate_user_id }).returning('id').executeTakeFirstOrThrow()
  const words = { reason: '計測のご経験について伺いたいです。', reference_parts: ['job_summary'], min_salary: 500, max_salary: 700, meeting_type: 'mendan' }
  await db
    .insertInto('scouts')
    .values({ ...words, thread_id, company_id, candidate_user_id, integrity: 70, likeness: 0 })
    .execute()
}

test('whom the company scouted is left out and counted in steps, until the member asks for them, too', async ({ db }) => {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const { company_users: api } = await apiFor(db, as)
  const people = []
  for (let count = 0; count < 6; count++) people.push((await addOpenCandidate(db)).id)
  for (const id of people.slice(0, 5)) await scouted(db, company_id, id)
  expect(await api.candidates.list({})).toMatchObject({ candidates: [{ id: people[5], scouted_at: null }], total: null, scouted_left_out: 5 })
  const all = await api.candidates.list({ include_scouted: true })
  expect(all).toMatchObject({ total: 5, scouted_left_out: 0 })
  expect(all.candidates).toHaveLength(6)
})

test('a scout of another company leaves nobody out, and a scouted candidate who hides is not counted', async ({ db }) => {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const { company_users: api } = await apiFor(db, as)
  const other = await addJob(db)
  const { id } = await addOpenCandidate(db)
  await scouted(db, other.company_id, id)
  expect((await api.candidates.list({})).candidates).toMatchObject([{ id }])
  await scouted(db, company_id, id)
  expect(await api.candidates.list({})).toMatchObject({ candidates: [], scouted_left_out: null })
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', id).execute()
  expect(await api.candidates.list({})).toMatchObject({ candidates: [], total: 0, scouted_left_out: 0 })
})
