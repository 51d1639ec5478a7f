import { expect } from 'vitest'
import { DataRequestSearch } from '#contract/operations/data-requests/data-requests.ts'
import { MemberSearch } from '#contract/companies/members/company-members.ts'
import { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { ReportSearch } from '#contract/operations/reports/operator-reports.ts'
import { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { SentScoutSearch, SentScoutState } from '#contract/hiring/scouts/scouts.ts'
import { AuditSearch } from '#contract/platform/audit/audit-logs.ts'
import { MailSearch } from '#contract/platform/queues/mail-queue.ts'
import { TaskSearch } from '#contract/platform/queues/task-queue.ts'
import { prepareScout } from '#server/hiring/scouts/testing.ts'
import { addCompany, addJob, addMember, addOperator, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const operatorsOf = async (db: Database) => (await apiFor(db, (await addOperator(db)).as)).operators
const sortsOf = <Sort extends string>({ shape }: { shape: { sort: { unwrap: () => { options: Sort[] } } } }) => shape.sort.unwrap().options

test('every list of operators can be ordered by each of its columns, both ways', async ({ db }) => {
  const api = await operatorsOf(db)
  for (const sort of sortsOf(OperatorCompanySearch)) expect((await api.companies.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(OperatorJobSearch)) expect((await api.job_offers.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(ReportSearch)) expect((await api.reports.list({ sort, mine: 'true' })).page).toBe(1)
  for (const sort of sortsOf(DataRequestSearch)) expect((await api.data_requests.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(MailSearch)) expect((await api.mails.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(TaskSearch)) expect((await api.tasks.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(AuditSearch)) expect((await api.audit_logs({ sort })).page).toBe(1)
})

test('every list of a company can be ordered by each of its columns, both ways', async ({ db }) => {
  const { company, scout } = await prepareScout(db)
  await scout()
  for (const sort of sortsOf(OwnJobSearch)) expect((await company.job_offers.list({ sort })).page).toBe(1)
  for (const sort of sortsOf(SentScoutSearch)) expect((await company.scouts.list({ sort })).scouts).toHaveLength(1)
  for (const sort of sortsOf(MemberSearch)) expect((await company.members.list({ sort })).members).toHaveLength(1)
})

test('among equal rows each stands on one page only', async ({ db }) => {
  const ids = new Set<number>()
  for (let at = 0; at < 7; at++) ids.add((await addCompany(db, { name: '同名' })).id)
  const api = await operatorsOf(db)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => api.companies.list({ q: '同名', sort: 'name', page, per_page: 2 })))
  expect(pages.flatMap(({ companies }) => companies.map(({ id }) => id))).toHaveLength(7)
  expect(new Set(pages.flatMap(({ companies }) => companies.map(({ id }) => id)))).toEqual(ids)
})

test('the scouts of a company are counted by state as its list shows them, and narrowed to one’s own', async ({ db }) => {
  const { company, company_id, scout } = await prepareScout(db)
  await scout()
  const { counts, total } = await company.scouts.list({})
  expect([total, counts]).toEqual([1, { ...Object.fromEntries(SentScoutState.options.map((state) => [state, 0])), sent: 1 }])
  expect((await company.scouts.list({ scout_state: 'accepted' })).scouts).toEqual([])
  const colleague = await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)
  expect((await colleague.company_users.scouts.list({})).total).toBe(1)
  expect((await colleague.company_users.scouts.list({ mine: 'true' })).total).toBe(0)
})

test('members are found by a part of their name or address in any width and case, and by their role', async ({ db }) => {
  const { id: company_id } = await addCompany(db)
  const { as } = await addMember(db, { company_id, role: 'admin', name: '三枝 由香', email: 'saegusa@mebae.example' })
  await addMember(db, { company_id, role: 'guest', name: 'IZUMI 亮', email: 'izumi@mebae.example' })
  const { members } = (await apiFor(db, as)).company_users
  const found = async (search: MemberSearch) => (await members.list(search)).members.map(({ name }) => name)
  expect(await found({ q: 'ｉｚｕｍｉ 亮' })).toEqual(['IZUMI 亮'])
  expect(await found({ q: 'SAEGUSA@' })).toEqual(['三枝 由香'])
  expect(await found({ member_role: 'guest' })).toEqual(['IZUMI 亮'])
  expect(await found({ sort: '-role' })).toEqual(['IZUMI 亮', '三枝 由香'])
})

test('the pages of a list are the list, whichever end they are read from', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { name: '頁の会社' })
  for (let at = 0; at < 7; at++)
    await addJob(db, { company_id, position_title: `頁の求人${at % 3}`, ...(at % 2 ? { state: 'draft', confirmed_at: null } : {}) })
  const { job_offers } = await operatorsOf(db)
  for (const sort of [undefined, ...sortsOf(OperatorJobSearch)]) {
    const idsOf = async (part: { page?: number; per_page: number }) =>
      (await job_offers.list({ company_id, ...(sort && { sort }), ...part })).jobs.map(({ id }) => id)
    const whole = await idsOf({ per_page: 100 })
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOf({ page, per_page: 2 })))
    expect(whole).toHaveLength(7)
    expect(pages.flat()).toEqual(whole)
  }
})

test('operators find a job by its title, its reference, its id or its company in any width and case, and by words that all stand in one of them', async ({
  db,
}) => {
  const { id: company_id } = await addCompany(db, { name: 'ミナモ計測' })
  const { id } = await addJob(db, { company_id, position_title: `${'とても長い題名'.repeat(30)}ＳＲＥ`, source: 'x', reference_number: 'Ref-７' })
  await addJob(db, { position_title: 'ほかの求人' })
  const { job_offers } = await operatorsOf(db)
  const found = async (q: string) => (await job_offers.list({ q })).jobs.map((job) => job.id)
  for (const q of ['sre', 'ref-7', 'ﾐﾅﾓ計測', String(id), 'sre ミナモ']) expect(await found(q)).toContain(id)
  expect(await found('sre ほかの')).toEqual([])
  expect(await found('sre')).toHaveLength(1)
})
