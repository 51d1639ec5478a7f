import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, apiFor, test } from '#server/testing.ts'
import { addEmployer, blockedCompanyIds } from '../visibility/testing.ts'

test('a rule lists the companies that it would block before it is saved, and blocks them after', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  const { id: one } = await addCompany(db, { name: '株式会社アオバ通信' })
  await addCompany(db, { name: 'アオバ通信東日本', state: 'pending' })
  await addCompany(db, { name: 'ほかの会社' })

  expect(await api.block_rules.preview({ kind: 'keyword', value: 'ｱｵﾊﾞ' })).toEqual({
    total: 1,
    companies: [{ id: one, name: '株式会社アオバ通信', logo: null, is_company_block: false }],
  })
  expect(await blockedCompanyIds(db, id)).toEqual([])
  await api.block_rules.add({ kind: 'keyword', value: 'ｱｵﾊﾞ' })
  expect((await api.block_rules.list()).block_rules).toMatchObject([{ value: 'ｱｵﾊﾞ', caught: { total: 1, companies: [{ id: one, is_company_block: true }] } }])
  expect(await blockedCompanyIds(db, id)).toContain(one)
})

test('one rule in two spellings is one rule', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  await api.block_rules.add({ kind: 'domain', value: 'https://www.sample.co.jp/' })
  await api.block_rules.add({ kind: 'domain', value: 'sample.co.jp' })
  expect((await api.block_rules.list()).block_rules.map(({ value }) => value)).toEqual(['sample.co.jp'])
})

test.for([
  ['domain', 'gmail.com'],
  ['domain', 'co.jp'],
  ['domain', 'サンプル'],
  ['keyword', 'ー・ー'],
  ['keyword', 'a.'],
] as const)('a %s %s that would block any company or none is refused with the reason', async ([kind, value], { db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  for (const ask of [api.block_rules.add, api.block_rules.preview])
    await expect(ask({ kind, value })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'value', message: expect.stringMatching(/。$/) }] })
})

test('each employer of the history lists the companies that it blocks, and by which key', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  const present = await addEmployer(db, id, { organization_name: '株式会社サンプル', mail_domain: 'sample.co.jp', order_no: 0 })
  const former = await addEmployer(db, id, { organization_name: 'むかし商店', order_no: 1 })
  const { id: company_id } = await addCompany(db, { name: 'サンプル', url: 'https://sample.co.jp/' })
  await addCompany(db, { name: 'サンプル', state: 'provisional' })

  const listed = { id: company_id, matched_by: ['domain', 'name'], is_allowed: false, is_company_block: true }
  expect((await api.blocked_employers.list()).blocked_employers).toMatchObject([
    { user_work_experience_id: present, organization_name: '株式会社サンプル', companies: [listed] },
    { user_work_experience_id: former, companies: [] },
  ])
  await api.blocked_employers.allow({ company_id })
  expect((await api.blocked_employers.list()).blocked_employers[0]).toMatchObject({ companies: [{ is_allowed: true, is_company_block: false }] })
})

test('an employer taken out of the history blocks no more', async ({ db }) => {
  const { id } = await addCandidate(db)
  const experience = await addEmployer(db, id)
  const { id: company_id } = await addCompany(db, { name: 'サンプル' })
  expect(await blockedCompanyIds(db, id)).toEqual([company_id])
  await db.deleteFrom('work_experiences').where('user_work_experience_id', '=', experience).execute()
  expect(await blockedCompanyIds(db, id)).toEqual([])
})

test('absent fields of a change stay, and the delivery keeps only its own fields', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  expect(await api.privacy.change({ salary_floor: 450, scout_delivery: 'weekly' })).toEqual({
    is_open: false,
    salary_floor: 450,
    scout_budget: null,
    scout_delivery: 'weekly',
    scout_delivery_weekday: 1,
    scout_delivery_hour: 9,
    min_scout_integrity: 0,
  })
  expect(await api.privacy.change({ is_open: true, scout_delivery: 'immediately' })).toMatchObject({
    is_open: true,
    salary_floor: 450,
    scout_delivery_weekday: null,
    scout_delivery_hour: null,
  })
  expect(await api.privacy.change({ salary_floor: null })).toMatchObject({ is_open: true, salary_floor: null })
})

test('a company that the public cannot read can neither be blocked nor looked through', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { candidate_users: api } = await apiFor(db, as)
  const { id: company_id } = await addCompany(db, { state: 'pending' })
  await expect(api.blocked_companies.block({ company_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.visibility_preview({ company_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('each candidate sees and takes away their own blocks and rules only', async ({ db }) => {
  const [one, other] = [await addCandidate(db), await addCandidate(db)]
  const [{ candidate_users: mine }, { candidate_users: theirs }] = [await apiFor(db, one.as), await apiFor(db, other.as)]
  const { id: company_id } = await addCompany(db)
  await mine.blocked_companies.block({ company_id })
  const { id } = await mine.block_rules.add({ kind: 'keyword', value: '山田' })
  expect(await theirs.blocked_companies.list()).toEqual({ blocked_companies: [], total: 0 })
  expect(await theirs.block_rules.list()).toEqual({ block_rules: [] })
  await theirs.blocked_companies.unblock({ company_id })
  await expect(theirs.block_rules.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await mine.blocked_companies.list()).total).toBe(1)
})

test('blocks show on companies and jobs, and the job index leaves their jobs out', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  await addEmployer(db, id)
  const { id: job, company_id: employer } = await addJob(db, { company_id: (await addCompany(db, { name: 'サンプル' })).id })
  const { id: otherJob, company_id: other } = await addJob(db)
  const api = await apiFor(db, as)
  const { companies } = await api.companies.list({})
  expect(Object.fromEntries(companies.map((company) => [company.id, company.is_company_block]))).toEqual({ [employer]: true, [other]: false })
  expect((await api.companies.show({ id: employer })).company.is_company_block).toBe(true)
  expect((await api.job_offers.show({ id: job })).company.is_company_block).toBe(true)
  expect((await api.job_offers.search({})).jobs.map((found) => found.job.id)).toEqual([otherJob])

  const visitor = await apiFor(db)
  expect((await visitor.companies.show({ id: employer })).company.is_company_block).toBe(false)
  expect((await visitor.job_offers.search({})).total).toBe(2)
})
