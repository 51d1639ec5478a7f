import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, apiFor, daysAgo, test } from '#server/testing.ts'
import { recordAccess } from '../visibility/record-access.ts'

const visit = (db: Database, candidate_user_id: string, company_id: number, at: string, parts = ['skill_types']) =>
  recordAccess(db, { company_id, name: '採用担当' } as Parameters<typeof recordAccess>[1], {
    candidate_user_id,
    kind: 'profile_viewed',
    parts,
    at: new Date(at),
  })

const ask = (db: Database, candidate_user_id: string, company_id: number, request_item_ids: number[], request_type: 1 | 2 = 1) =>
  db
    .insertInto('profile_update_requests')
    .values({ candidate_user_id, company_id, request_type, request_item_ids, requested_at: daysAgo(1) })
    .execute()

async function visited(db: Database) {
  const person = await addCandidate(db)
  return { ...person, api: (await apiFor(db, person.as)).candidate_users, company: (await addCompany(db, { name: '株式会社ミチクサ' })).id }
}

test('a company that opened the profile is listed once a day, with all it saw and its requests', async ({ db }) => {
  const { id, api, company } = await visited(db)
  await visit(db, id, company, '2026-11-20T09:00:00+09:00')
  await visit(db, id, company, '2026-11-20T23:59:00+09:00', ['work_experiences', 'skill_types'])
  await visit(db, id, company, '2026-11-19T12:00:00+09:00')
  await visit(db, (await addCandidate(db)).id, company, '2026-11-20T09:00:00+09:00')
  await ask(db, id, company, [2, 10])
  const { visitor_histories, total } = await api.visitor_histories({})
  expect(total).toBe(2)
  expect(visitor_histories).toMatchObject([
    { company_id: company, name: '株式会社ミチクサ', access_on: '2026-11-20', linkable: true, parts: ['skill_types', 'work_experiences'] },
    { access_on: '2026-11-19', parts: ['skill_types'] },
  ])
  expect(visitor_histories[0]!.candidate_profile_update_request).toEqual({
    requested_at: '2026-11-20T10:00:00+09:00',
    request_type: 1,
    request_item_ids: [2, 10],
  })
})

test('the list comes in pages', async ({ db }) => {
  const { id, api, company } = await visited(db)
  for (let day = 1; day <= 3; day++) await visit(db, id, company, daysAgo(day))
  expect(await api.visitor_histories({ page: 2, per_page: 2 })).toMatchObject({
    total: 3,
    page: 2,
    per_page: 2,
    visitor_histories: [{ access_on: '2026-11-18' }],
  })
})

test.for([{ end_of_contract: true }, { state: 'suspended' }])('a company that has %o has no link', async (change, { db }) => {
  const { id, api, company } = await visited(db)
  await visit(db, id, company, daysAgo(1))
  await db.updateTable('companies').set(change).where('id', '=', company).execute()
  expect((await api.visitor_histories({})).visitor_histories).toMatchObject([{ company_id: company, linkable: false }])
})

test('looks of a company before it was blocked stay without a link; nothing of it comes after, and its requests are left out', async ({ db }) => {
  const { id, api, company } = await visited(db)
  await visit(db, id, company, daysAgo(3))
  await ask(db, id, company, [2])
  await db
    .insertInto('blocked_companies')
    .values({ candidate_user_id: id, company_id: company, created_at: daysAgo(2) })
    .execute()
  await visit(db, id, company, daysAgo(1))
  expect((await api.visitor_histories({})).visitor_histories).toMatchObject([{ access_on: '2026-11-18', linkable: false }])
  expect(await api.profile_update_requests({ request_kind: 'interest' })).toEqual({ profile_update_requests: [] })
})

test('each requested field is listed once, with how many companies ask', async ({ db }) => {
  const { id, api, company } = await visited(db)
  const another = (await addCompany(db, { name: 'ハシワタシ' })).id
  await ask(db, id, company, [2, 10])
  await ask(db, id, another, [10])
  await ask(db, id, company, [11, 12], 2)
  const { profile_update_requests } = await api.profile_update_requests({ request_kind: 'interest' })
  expect(profile_update_requests.map(({ key, count, label }) => [key, count, label])).toEqual([
    ['working_day', 2, '働ける日と時間'],
    ['user_desired_work_detail', 1, '希望する仕事の内容'],
  ])
  expect((await api.profile_update_requests({ request_kind: 'vision' })).profile_update_requests.map(({ key }) => key).toSorted()).toEqual([
    'your_vision',
    'your_vision_reason',
  ])
})

test('saving one of the fields answers the request; another field does not', async ({ db }) => {
  const { id, api, company } = await visited(db)
  await ask(db, id, company, [2, 10])
  await api.your_vision.change({ your_vision: '測れるように' })
  expect((await api.profile_update_requests({ request_kind: 'interest' })).profile_update_requests).toHaveLength(2)
  await api.advanced_profile.change({ user_desired_work_detail: '設計' })
  expect((await api.profile_update_requests({ request_kind: 'interest' })).profile_update_requests).toEqual([])
})
