import { expect } from 'vitest'
import { apiFor, addCompany, today } from '#server/testing.ts'
import { test } from '#server/platform/database/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { candidateForCompany } from './for-company/candidate-for-company.ts'
import { addOpenCandidate } from './testing.ts'
import { viewCandidate } from './view-candidate.ts'

/** The 10,000 of threats.md T2 take a minute or two: `RACES=10000`. */
const RACES = Number(process.env.RACES ?? 25)

const seenBy = async (db: Database, candidate_user_id: string) =>
  (
    await db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<number>().as('seen'))
      .where('candidate_user_id', '=', candidate_user_id)
      .executeTakeFirstOrThrow()
  ).seen

async function prepare(db: Database) {
  const { id, as } = await addOpenCandidate(db)
  const { id: company_id } = await addCompany(db)
  const view = (on = db) => viewCandidate({ db: on, now: () => today }, { company_id, name: '採用担当' }, id)
  return { id, as, company_id, view }
}

test('a block is answered only when no look that began before it is under way', async ({ db }) => {
  const { id, as, company_id, view } = await prepare(db)
  const looking = await db.startTransaction().execute()
  await view(looking as unknown as Database)
  let isAnswered = false
  const blocking = (await apiFor(db, as)).candidate_users.blocked_companies.block({ company_id }).then(() => (isAnswered = true))
  // The block has reached the lock once PostgreSQL says that it waits.
  await expect
    .poll(
      async () =>
        (
          await db
            .selectFrom('pg_locks' as never)
            .select('granted' as never)
            .where('granted' as never, '=', false as never)
            .execute()
        ).length,
    )
    .toBeGreaterThan(0)
  expect(isAnswered).toBe(false)
  await looking.commit().execute()
  await blocking
  expect(await seenBy(db, id)).toBe(1)
  await expect(view()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await candidateForCompany(db, { company_id }, id)).toBeUndefined()
})

test('in any order of a block and looks, the company reads nothing after the block was answered', async ({ db }) => {
  const { id, as, company_id, view } = await prepare(db)
  const { candidate_users: api } = await apiFor(db, as)
  for (let race = 0; race < RACES; race++) {
    const looks = [view(), view()].map((look) => look.catch(() => undefined))
    await api.blocked_companies.block({ company_id })
    const seenWhenAnswered = await seenBy(db, id)
    await Promise.all([...looks, view().catch(() => undefined)])
    expect(await seenBy(db, id)).toBe(seenWhenAnswered)
    await api.blocked_companies.unblock({ company_id })
  }
})
