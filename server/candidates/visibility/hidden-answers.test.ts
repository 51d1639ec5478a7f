import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { problemOf } from '#server/problem.ts'
import { addCandidate, addCompany, apiFor, test, today } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from './testing.ts'
import { viewCandidate } from './view-candidate.ts'

/** Each of these keeps the company from seeing the candidate, by another part of the rule. */
const hidden: Record<string, (db: Database, company_id: number) => Promise<string>> = {
  'blocked by hand': async (db, company_id) => {
    const { id, as } = await addOpenCandidate(db)
    await (await apiFor(db, as)).candidate_users.blocked_companies.block({ company_id })
    return id
  },
  'caught by a rule': async (db) => {
    const { id, as } = await addOpenCandidate(db)
    await (await apiFor(db, as)).candidate_users.block_rules.add({ kind: 'keyword', value: 'アオバ' })
    return id
  },
  'employed there once': async (db) => {
    const { id } = await addOpenCandidate(db)
    await addEmployer(db, id, { organization_name: '株式会社アオバ通信' })
    return id
  },
  'not open': async (db) => (await addCandidate(db)).id,
  'with an unproved address': async (db) => (await addOpenCandidate(db, { email_verified_at: null })).id,
  gone: async (db) => {
    const { id } = await addOpenCandidate(db)
    await db.deleteFrom('accounts').where('id', '=', id).execute()
    return id
  },
}

test.for(Object.entries(hidden))('a candidate %s gets the reply of an id that never was, to the byte, and no look is stored', async ([, hide], { db }) => {
  const { id: company_id } = await addCompany(db, { name: '㈱アオバ通信' })
  const ask = (id: string) =>
    viewCandidate({ db, now: () => today }, { company_id, name: '採用担当' }, id).then(
      () => 'seen',
      (error: { code: string; data?: unknown }) => JSON.stringify([problemOf(error), Object.keys(error).toSorted()]),
    )
  const id = await hide(db, company_id)
  expect(await ask(id)).toBe(await ask(randomUUID()))
  expect(await ask(id)).toContain('NOT_FOUND')
  expect(await db.selectFrom('events').select('id').execute()).toEqual([])
})
