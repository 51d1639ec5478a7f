import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, apiFor, candidatesNow, test, today } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from './testing.ts'
import { viewCandidate } from './view-candidate.ts'
import { findableCandidates, hiddenFrom, visibleCandidates } from './visible-candidates.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

const answerOf = (db: Database, company_id: number, id: string) =>
  viewCandidate({ db, now: () => today }, { company_id, name: '採用担当' }, id).catch(
    ({ code, status, data, message }: { code: string; status: number; data: unknown; message: string }) => JSON.stringify({ code, status, data, message }),
  )
async function idsFor(db: Database, company_id: number) {
  const visible = visibleCandidates(db, { company_id }).select('candidate_users.id').orderBy('candidate_users.id')
  const open = (await visible.where('is_open', '=', true).execute()).map(({ id }) => id)
  expect(await searchedIds(db, company_id)).toEqual(open)
  return (await visible.execute()).map(({ id }) => id)
}

/** Whom the company can find, by the two parts of the policy from which the index answers. */
async function searchedIds(db: Database, company_id: number) {
  await candidatesNow(db)
  const { may_look, hidden } = await hiddenFrom(db, { company_id })
  const numbered = findableCandidates(db)
    .innerJoin('candidate_index_changes as changes', 'changes.candidate_user_id', 'candidate_users.id')
    .select(['candidate_users.id', 'changes.number'])
    .orderBy('candidate_users.id')
  return may_look ? (await numbered.execute()).flatMap(({ id, number }) => (hidden.includes(number) ? [] : id)) : []
}

/** To this company the candidate does not exist: in lists, in counts, and in the very words of the answer. */
async function expectInvisible(db: Database, company_id: number, id: string) {
  expect(await idsFor(db, company_id)).not.toContain(id)
  expect(await answerOf(db, company_id, id)).toBe(await answerOf(db, company_id, NOBODY))
  const { seen } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('seen'))
    .where('candidate_user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(seen).toBe(0)
}

test('every company under contract sees an open candidate', async ({ db }) => {
  const { id } = await addOpenCandidate(db)
  const { id: company_id } = await addCompany(db)
  expect(await idsFor(db, company_id)).toEqual([id])
  expect(await answerOf(db, company_id, id)).toMatchObject({ id, reveal: 'anonymous' })
})

test.for([{ is_open: false }, { is_open: true, email_verified_at: null }])('%o is seen by no company', async (state, { db }) => {
  const { id } = await addCandidate(db, state)
  await expectInvisible(db, (await addCompany(db)).id, id)
})

test.for([{ state: 'provisional' }, { state: 'pending' }, { state: 'suspended' }, { end_of_contract: true }])(
  'a company that is %o sees no candidate',
  async (state, { db }) => {
    const { id } = await addOpenCandidate(db)
    await expectInvisible(db, (await addCompany(db, state)).id, id)
  },
)

test('for a company that is blocked by hand the candidate does not exist, for others it does', async ({ db }) => {
  const { id, as } = await addOpenCandidate(db)
  const [{ id: blocked }, { id: other }] = [await addCompany(db), await addCompany(db)]
  const api = await apiFor(db, as)
  expect(await api.candidate_users.blocked_companies.block({ company_id: blocked })).toEqual({ success: true, block_count: 1 })
  expect(await api.candidate_users.blocked_companies.block({ company_id: blocked })).toEqual({ success: true, block_count: 1 })
  await expectInvisible(db, blocked, id)
  expect(await idsFor(db, other)).toEqual([id])
  expect((await api.candidate_users.account()).block_company_ids).toEqual([blocked])

  await api.candidate_users.blocked_companies.unblock({ company_id: blocked })
  expect(await idsFor(db, blocked)).toEqual([id])
})

test.for([
  ['the same name with its short legal form', { name: '㈱サンプル' }],
  ['the bare name', { name: 'サンプル' }],
  ['a name in half width', { name: 'ｻﾝﾌﾟﾙ株式会社' }],
  ['both names', { name: 'Sample Inc.（サンプル）' }],
  ['the domain of the web address', { name: 'Sample Inc.', url: 'https://www.sample.co.jp/' }],
  ['the domain of the mail address', { name: 'Sample Inc.', contact_email: 'jobs@hr.sample.co.jp' }],
  ['the legal number', { name: 'Sample Inc.', corporate_number: '1234567890123' }],
])('a present employer does not see the candidate: known by %s', async ([, company], { db }) => {
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { mail_domain: 'taro@sample.co.jp', corporate_number: '1234567890123' })
  await expectInvisible(db, (await addCompany(db, company as { name: string })).id, id)
})

test('an employer that is known by another name does not see the candidate', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { name: 'Sample Inc.' })
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id)
  expect(await idsFor(db, company_id)).toEqual([id])
  await db.insertInto('company_aliases').values({ company_id, kind: 'name', value: '株式会社サンプル' }).execute()
  await expectInvisible(db, company_id, id)
})

test('an employer that takes the name later does not see the candidate from then on', async ({ db }) => {
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id)
  const { id: company_id } = await addCompany(db, { name: 'まだ別の名' })
  expect(await idsFor(db, company_id)).toEqual([id])
  await db.updateTable('companies').set({ name: 'サンプル（株）' }).where('id', '=', company_id).execute()
  await expectInvisible(db, company_id, id)
})

test('a mail address that any user can have makes no company an employer', async ({ db }) => {
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { mail_domain: 'sample@gmail.com' })
  const { id: company_id } = await addCompany(db, { name: '別の会社', contact_email: 'betsu@gmail.com' })
  expect(await idsFor(db, company_id)).toEqual([id])
})

test('an employer that is allowed sees the candidate, until a rule or a block catches it', async ({ db }) => {
  const { id, as } = await addOpenCandidate(db)
  await addEmployer(db, id)
  const { id: company_id } = await addCompany(db, { name: 'サンプル' })
  const { candidate_users: api } = await apiFor(db, as)
  await api.blocked_employers.allow({ company_id })
  expect(await idsFor(db, company_id)).toEqual([id])

  const { id: rule } = await api.block_rules.add({ kind: 'keyword', value: 'さんぷる' })
  expect(await idsFor(db, company_id)).toEqual([])
  await api.block_rules.remove({ id: rule })
  await api.blocked_employers.disallow({ company_id })
  await expectInvisible(db, company_id, id)
})

test('a rule catches companies by a part of the name or by the domain, those to come, too', async ({ db }) => {
  const { id, as } = await addOpenCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  await api.block_rules.add({ kind: 'keyword', value: 'ホールディングス' })
  await api.block_rules.add({ kind: 'domain', value: 'group.example' })
  await expectInvisible(db, (await addCompany(db, { name: '山田ホールディングス株式会社' })).id, id)
  await expectInvisible(db, (await addCompany(db, { url: 'https://jobs.group.example/' })).id, id)
  expect(await idsFor(db, (await addCompany(db, { url: 'https://othergroup.example/' })).id)).toEqual([id])
})
