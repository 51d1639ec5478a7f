import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, apiFor, daysAgo, test } from '#server/testing.ts'
import { recordAccess } from '../record-access.ts'

const look = (db: Database, candidate_user_id: string, company_id: number, at: string, parts = ['job_summary']) =>
  recordAccess(db, { company_id, name: '採用担当' }, { candidate_user_id, kind: 'profile_viewed', parts, at: new Date(at) })

test('the ledger lists every look with its parts, the latest first, page by page without loss', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const { id: company_id } = await addCompany(db, { name: '見た会社' })
  // Two at one moment, one of them written later: the order is theirs, not that of the ids.
  for (const [nth, days] of [3, 1, 5, 1, 2].entries()) await look(db, id, company_id, daysAgo(days), nth === 3 ? ['skill_types'] : ['job_summary'])
  const { candidate_users: api } = await apiFor(db, as)
  const { accesses: all, next_id: end } = await api.access_ledger.list({})
  expect(all.map(({ at }) => at)).toEqual([1, 1, 2, 3, 5].map((days) => daysAgo(days).replace(/T.*/, 'T10:00:00+09:00')))
  expect(end).toBeNull()

  const first = await api.access_ledger.list({ per_page: 2 })
  const second = await api.access_ledger.list({ per_page: 2, before_id: first.next_id! })
  const third = await api.access_ledger.list({ per_page: 2, before_id: second.next_id! })
  expect([...first.accesses, ...second.accesses, ...third.accesses]).toEqual(all)
  expect(third.next_id).toBeNull()
})

test('no user reads the ledger of another, nor pages through it', async ({ db }) => {
  const { id } = await addCandidate(db)
  const { as: other } = await addCandidate(db)
  const { id: company_id } = await addCompany(db)
  await look(db, id, company_id, daysAgo(1))
  const { id: line } = await db.selectFrom('events').select('id').executeTakeFirstOrThrow()
  const { candidate_users: api } = await apiFor(db, other)
  expect(await api.access_ledger.list({})).toEqual({ accesses: [], next_id: null })
  expect(await api.access_ledger.list({ before_id: Number(line) })).toEqual({ accesses: [], next_id: null })
})

test('the file for a spreadsheet holds no formula, under any company name', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const { id: company_id } = await addCompany(db, { name: '=HYPERLINK("https://evil.example")' })
  await look(db, id, company_id, daysAgo(1), ['job_summary', 'skill_types'])
  const { candidate_users: api } = await apiFor(db, as)
  const csv = await api.access_ledger.export({ file_format: 'csv' })
  expect([csv.name, csv.type]).toEqual(['access-ledger-2026-11-21.csv', 'text/csv'])
  const [, line] = (await csv.text()).split('\r\n')
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")",採用担当,profile_viewed,job_summary skill_types`)

  const json: unknown = JSON.parse(await (await api.access_ledger.export({ file_format: 'json' })).text())
  expect(json).toMatchObject({ accesses: [{ company_id, parts: ['job_summary', 'skill_types'] }] })
})
