import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addJob, addOperator, apiFor, test } from '#server/testing.ts'
import { addReportedConversation } from '../reports/testing.ts'

async function found(db: Database, operator: { as: object }, q: string, typing?: 'true') {
  const { groups } = await (await apiFor(db, operator.as)).operators.find({ q, typing })
  return Object.fromEntries(groups.map(({ kind, found }) => [kind, found.map(({ id }) => id)]))
}

test('an operator finds companies by their name, number and host, and jobs by their title and company', async ({ db }) => {
  const operator = await addOperator(db, { role: 'read_only' })
  const { id: company_id } = await addCompany(db, { name: '株式会社ちんみ計測', corporate_number: '8700110005901', url: 'https://chinmi.example' })
  const { id: job_id } = await addJob(db, { company_id, position_title: '潮位の担当' })
  const both = { companies: [String(company_id)], job_offers: [String(job_id)] }
  expect(await found(db, operator, '㈱チンミ')).toEqual(both)
  expect(await found(db, operator, '潮位 チンミ')).toEqual({ job_offers: [String(job_id)] })
  expect(await found(db, operator, '8700110005901')).toEqual({ companies: [String(company_id)] })
  expect(await found(db, operator, 'chinmi.example')).toEqual({ companies: [String(company_id)] })
})

test('people are found by the beginning of a name only when it was sent, and each time leaves its line in the audit log', async ({ db }) => {
  const operator = await addOperator(db)
  const { id } = await addCandidate(db, { email: 'hanako@candidate.example' })
  await db.updateTable('candidate_profiles').set({ name: '珍名 花子' }).where('candidate_user_id', '=', id).execute()
  const lines = () => db.selectFrom('audit_logs').select(['act', 'detail']).where('operator_user_id', '=', operator.id).orderBy('id').execute()
  expect(await found(db, operator, '珍名', 'true')).toEqual({})
  expect(await found(db, operator, 'hanako@candidate', 'true')).toEqual({})
  expect(await lines()).toEqual([])
  expect(await found(db, operator, '珍名')).toEqual({ people: [id] })
  expect(await found(db, operator, 'Hanako@candidate.example', 'true')).toEqual({ people: [id] })
  expect(await lines()).toMatchObject([
    { act: 'search_people', detail: { by: 'name' } },
    { act: 'search_people', detail: { by: 'email' } },
  ])
})

test('a report is found by its number before those whose title holds it, and a data request by its number', async ({ db }) => {
  const { id, one, candidate } = await addReportedConversation(db)
  const { number } = await db.selectFrom('reports').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await found(db, one, `＃${number}`))['reports']?.[0]).toBe(id)
  const { number: asked } = await (await apiFor(db, candidate.as)).candidate_users.data_requests.create({ kind: 'export', note: '' })
  expect(await found(db, one, `請求 ${asked}`)).toHaveProperty('data_requests')
})

test('a colleague is found by name or address', async ({ db }) => {
  const operator = await addOperator(db, { role: 'read_only' })
  const { id } = await addOperator(db, { name: '珍名 太郎', email: 'chinmei@mebae.example' })
  expect(await found(db, operator, 'ちんめい')).toEqual({})
  expect(await found(db, operator, '珍名')).toEqual({ members: [id] })
  expect(await found(db, operator, 'chinmei')).toEqual({ members: [id] })
})
