import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, addMember, apiFor, contextOf, get, test, today } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from '../visibility/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

const write = (db: Database, id: string, profile: object) => db.updateTable('candidate_profiles').set(profile).where('candidate_user_id', '=', id).execute()

async function prepare(db: Database) {
  const member = await addMember(db, { role: 'recruiter' })
  const { company_users: api } = await apiFor(db, member.as)
  const search = async (search = {}) => (await api.candidates.list(search)).candidates.map(({ id }) => id)
  return { ...member, api, search }
}

test('words are found as members type them, in texts that every company may read', async ({ db }) => {
  const { search } = await prepare(db)
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { work_summary: 'ｻｰﾊﾞｰサイドの開発。' })
  expect(await search({ free_word: 'サーバ' })).toEqual([id])
  expect(await search({ free_word: 'サーバ -開発' })).toEqual([])
  await write(db, id, { job_summary: '100%_自動の試験' })
  expect(await search({ free_word: '100%_' })).toEqual([id])
  expect(await search({ free_word: '100__' })).toEqual([])
})

test('no candidate is found by their name, their employer or their school', async ({ db }) => {
  const { search } = await prepare(db)
  const { id } = await addOpenCandidate(db, { username: 'めばえさん' })
  await addEmployer(db, id, { organization_name: '株式会社サンプル', work_summary: '株式会社サンプルの営業。' })
  await write(db, id, { name: '芽生太郎', job_summary: '芽生太郎です。見本大学卒。営業を10年。', final_education_name: '見本大学' })
  expect(await search({ free_word: '営業' })).toEqual([id])
  for (const free_word of ['芽生太郎', 'サンプル', '見本大学', 'めばえさん']) expect(await search({ free_word })).toEqual([])
})

test('a candidate who blocked the company is in no list and no count', async ({ db }) => {
  const { search, api, company_id } = await prepare(db)
  const { id, as } = await addOpenCandidate(db)
  for (let others = 0; others < 5; others++) await addOpenCandidate(db)
  expect(await search()).toContain(id)
  expect(await search()).toHaveLength(6)
  await (await apiFor(db, as)).candidate_users.blocked_companies.block({ company_id })
  expect(await search()).toHaveLength(5)
  expect(await search()).not.toContain(id)
  expect((await api.candidates.list({})).total).toBe(5)
})

test('a number from one to four is not shown', async ({ db }) => {
  const { api } = await prepare(db)
  expect((await api.candidates.list({})).total).toBe(0)
  for (let others = 0; others < 4; others++) await addOpenCandidate(db)
  expect((await api.candidates.list({})).total).toBeNull()
  await addOpenCandidate(db)
  expect((await api.candidates.list({})).total).toBe(5)
})

test('opening a profile writes a line in the candidate’s ledger', async ({ db }) => {
  const { api } = await prepare(db)
  const { id, as } = await addOpenCandidate(db)
  await write(db, id, { job_summary: '計測の開発' })
  expect(await api.candidates.show({ candidate_id: id })).toMatchObject({
    candidate: { id, job_summary: '計測の開発' },
    views_left: siteSettings().dailyLimits.people_opened - 1,
  })
  const { accesses } = await (await apiFor(db, as)).candidate_users.access_ledger.list({})
  expect(accesses).toMatchObject([{ kind: 'profile_viewed', member_name: '山田', parts: expect.arrayContaining(['job_summary']) }])
})

test('a hidden candidate gets the same reply, to the byte, as an id that never was', async ({ db }) => {
  const { company_id, cookie } = await prepare(db)
  const { id, as } = await addOpenCandidate(db)
  await (await apiFor(db, as)).candidate_users.blocked_companies.block({ company_id })
  const ask = async (candidate_id: string) => {
    const answer = await get(db, `/company_users/candidates/${candidate_id}/`, { headers: { cookie, 'x-request-id': 'same' } })
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id').map(([name, value]) => [name, value.replaceAll(/nonce-[^']+/g, 'nonce')])
    return { status: answer.status, headers, body: (await answer.text()).replaceAll(candidate_id, 'ID').replaceAll(/"request_id":"[^"]*"/g, '') }
  }
  const unknown = await ask('7d4b0d3e-4f4b-4f0c-9a3e-7a0d5a2f6b11')
  expect(unknown.status).toBe(404)
  expect(await ask(id)).toEqual(unknown)
})

test('guests open only candidates assigned to them', async ({ db }) => {
  const { company_id } = await prepare(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const { company_users: api } = await apiFor(db, guest.as)
  const { id } = await addOpenCandidate(db)
  await expect(api.candidates.show({ candidate_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: id }).execute()
  expect(await api.candidates.show({ candidate_id: id })).toMatchObject({ candidate: { id } })
  await expect(api.candidates.list({})).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('a company opens so many candidates a day and no more, the same ones again as often as it likes; the next day it may again', async ({ db }) => {
  const { api, as, company_id } = await prepare(db)
  const { id } = await addOpenCandidate(db)
  const { id: another } = await addOpenCandidate(db)
  await db
    .insertInto('company_days')
    .values({ company_id, on_day: '2026-11-21', people_opened: siteSettings().dailyLimits.people_opened - 1 })
    .execute()
  expect(await api.candidates.show({ candidate_id: id })).toMatchObject({ views_left: 0 })
  await expect(api.candidates.show({ candidate_id: another })).rejects.toMatchObject({ code: 'VIEWS_USED_UP', status: 429 })
  expect(await api.candidates.show({ candidate_id: id })).toMatchObject({ views_left: 0 })
  const tomorrow = await apiFor(db, { ...(await contextOf(db)), ...as, now: () => new Date(today.getTime() + 86_400_000) })
  expect(await tomorrow.company_users.candidates.show({ candidate_id: another })).toMatchObject({ candidate: { id: another } })
  await addCompany(db)
})

test('no count of any pair of conditions lies between one and four, nor differs from another by one person', async ({ db }) => {
  const { api } = await prepare(db)
  for (let nth = 0; nth < 23; nth++) {
    const { id } = await addOpenCandidate(db)
    const intention = (['active', 'passive', 'gathering'] as const)[nth % 3]
    await write(db, id, {
      career_intention_rating: intention,
      purpose_intention: nth % 4 ? 'find_new_job' : 'find_side_job',
      user_desired_remote: nth % 3,
      address: (nth % 5) + 1,
      user_desired_job_fields: [nth % 2 ? 16 : 18],
      user_desired_employment_types: nth === 7 ? [3] : [1],
    })
  }
  const counts: number[] = []
  const look = async (search: object) => {
    const { facets, total } = await api.candidates.list(search)
    if (total !== null) counts.push(total)
    const found = Object.entries(facets).flatMap(([facet, values]) => values.map(({ id, count }) => ({ facet, id, count })))
    expect(found.filter(({ count }) => count % 5 !== 0)).toEqual([])
    counts.push(...found.map(({ count }) => count))
    return found
  }
  for (const { facet, id } of await look({})) await look({ [facet]: [id] })
  expect(counts.length).toBeGreaterThan(30)
  expect(counts.filter((count) => count > 0 && count < 5)).toEqual([])
})

test('the lines beside a job rest on fields that the company may see: neither the wished salary nor the hours', async ({ db }) => {
  const { api, company_id } = await prepare(db)
  const { id: job_id } = await addJob(db, { company_id, job_fields: [16], remote: 0 })
  const { id } = await addOpenCandidate(db, { is_mama: true })
  await write(db, id, { user_desired_job_fields: [16], user_desired_remote: 2, user_desired_min_salary: 9000 })
  const { candidates } = await api.candidates.list({ job_id })
  expect(candidates[0]!.match!.lines.map(({ rule, result }) => [rule, result])).toEqual([
    ['job_fields', 'fits'],
    ['remote', 'differs'],
  ])
  const { id: another } = await addJob(db)
  expect((await api.candidates.list({ job_id: another })).candidates[0]!.match).toBeNull()
})

test('a mark is shown to the candidate, needs a visible candidate, and can be removed', async ({ db }) => {
  const { api, search, company_id } = await prepare(db)
  await addJob(db, { company_id })
  const { id, as } = await addOpenCandidate(db)
  await api.favorites.add({ candidate_id: id })
  await api.favorites.add({ candidate_id: id })
  expect(await search({ favorited: true })).toEqual([id])
  const { candidate_users: mine } = await apiFor(db, as)
  expect((await mine.favorites_by_companies.list({})).total).toBe(1)
  await api.favorites.remove({ candidate_id: id })
  expect(await search({ favorited: true })).toEqual([])
  await mine.blocked_companies.block({ company_id })
  await expect(api.favorites.add({ candidate_id: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('saved searches belong to the company, at most twenty', async ({ db }) => {
  const { api, company_id } = await prepare(db)
  await api.saved_searches.create({ name: '計測の経験', search: { free_word: '計測', job_fields: [16] } })
  const colleague = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  expect((await colleague.saved_searches.list()).saved_searches).toMatchObject([
    { name: '計測の経験', search: { free_word: '計測', job_fields: [16] }, member_name: '山田' },
  ])
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users
  expect((await stranger.saved_searches.list()).saved_searches).toEqual([])
  for (let nth = 1; nth < 20; nth++) await api.saved_searches.create({ name: `検索${nth}`, search: {} })
  await expect(api.saved_searches.create({ name: 'もうひとつ', search: {} })).rejects.toMatchObject({ code: 'TOO_MANY_SAVED_SEARCHES' })
})

test('a company that walks all pages is listed no more candidates a day than its limit', async ({ db }) => {
  const { api, company_id } = await prepare(db)
  await addOpenCandidate(db)
  await db.insertInto('company_days').values({ company_id, on_day: '2026-11-21', people_listed: siteSettings().dailyLimits.people_listed }).execute()
  await expect(api.candidates.list({})).rejects.toMatchObject({ code: 'VIEWS_USED_UP' })
  await expect(api.candidates.list({ page: 11 })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('the order of last changes and what is told of them know weeks and nothing finer', async ({ db }) => {
  const { api, search } = await prepare(db)
  const changed = async (updated_at: string) => {
    const { id } = await addOpenCandidate(db)
    await write(db, id, { updated_at, intention_updated_at: null })
    return id
  }
  // Sunday evening and Monday morning in Japan are two weeks; what lies between Monday and Sunday is one.
  const sunday = await changed('2026-11-15T23:59:00+09:00')
  const late = await changed('2026-11-22T23:00:00+09:00')
  const early = await changed('2026-11-16T00:01:00+09:00')
  expect(await search({ sort: 3 })).toEqual([early, late, sunday])
  expect((await api.candidates.list({ sort: 3 })).candidates.map(({ active_week }) => active_week)).toEqual(['2026-11-16', '2026-11-16', '2026-11-09'])
  await write(db, sunday, { updated_at: '2026-11-15T23:59:00+09:00', intention_updated_at: '2026-11-23T09:00:00+09:00' })
  expect(await search({ sort: 3 })).toEqual([sunday, early, late])
})
