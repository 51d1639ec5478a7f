import { expect } from 'vitest'
import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { notifiedTerms } from '#contract/jobs/postings/notified-terms.ts'
import { addApplicant } from '../applications/testing.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { mailsTo, notifyNow, notifiedToCandidate } from '#server/conversations/reminders/testing.ts'
import { apiFor, test, today } from '#server/testing.ts'
import { notifyApplicantOfChange, notifyJobChange } from './job-change-notices.ts'

/** Values that each field can be changed from by itself. */
const plain = {
  fixed_overtime: true,
  fixed_overtime_hours: 10,
  fixed_overtime_amount: 30_000,
  fixed_overtime_excess_paid: true,
  min_week_work_days: 2,
  max_week_work_days: 5,
  remote: 0,
  annual_holidays: null,
  flex: false,
  short_hours: null,
  discretionary_work: false,
  pay_unit: 'year',
  stock_option: false,
  min_salary: 500,
  max_salary: 800,
  pay_min: null,
  pay_max: null,
  base_pay: null,
  trial_months: null,
  break_time: 60,
  is_dispatch: false,
  address: 13,
  prefectures: [13],
  employment_types: [1],
  default_starting_time: '09:30',
  default_ending_time: '18:30',
}
/** Where the change of one field alone needs others to stand otherwise. */
const plainFor: Record<string, object> = {
  address: { prefectures: [13, 26] },
  fixed_overtime: { fixed_overtime_hours: null, fixed_overtime_amount: null, fixed_overtime_excess_paid: null },
}
const later = (seconds: number) => new Date(today.getTime() + seconds * 1000)

async function applied(db: Database, job: Parameters<typeof addApplicant>[1] = {}) {
  const world = await addApplicant(db, { ...publishableJob, ...job })
  await db.updateTable('companies').set({ address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }).execute()
  await world.apply()
  const id = world.job_id
  const change = async (changes: JobChange, now = today) =>
    (await apiFor(db, { ...world.recruiter.as, now: () => now })).company_users.job_offers.change({ id, ...changes })
  const lines = async () =>
    (await world.mine.messages.show({ company_id: world.company_id })).messages.filter(({ kind }) => kind === 'system').map(({ message }) => message)
  return { ...world, change, lines }
}

/** Does what waits, as the worker would. */
async function work(db: Database, now = later(60)) {
  const waiting = await db.selectFrom('job_change_notices').select('id').where('notified_at', 'is', null).execute()
  for (const { id: notice_id } of waiting) {
    await notifyJobChange({ db, now: () => now }, { notice_id })
    const told = await db.selectFrom('job_change_notices').select('id').where('id', '=', notice_id).where('notified_at', 'is not', null).executeTakeFirst()
    const applications = told ? await db.selectFrom('applications').select('id').execute() : []
    for (const { id: application_id } of applications) await notifyApplicantOfChange({ db, now: () => now }, { notice_id, application_id })
  }
}

const others: Record<string, unknown> = {
  address: 26,
  prefectures: [13, 26],
  remote: 2,
  pay_unit: 'month',
  min_salary: 333,
  max_salary: 999,
  pay_min: 333_000,
  pay_max: 999_000,
  base_pay: 250_000,
  stock_option: true,
  fixed_overtime: null,
  fixed_overtime_hours: 12.5,
  fixed_overtime_amount: 40_000,
  fixed_overtime_excess_paid: false,
  default_starting_time: '07:30',
  default_ending_time: '16:30',
  break_time: 75,
  max_week_work_days: 4,
  min_week_work_days: 3,
  annual_holidays: 119,
  flex: true,
  short_hours: true,
  discretionary_work: true,
  employment_types: [2],
  trial_months: 4.5,
  is_dispatch: true,
}

test.for(Object.entries(notifiedTerms).flatMap(([group, fields]) => fields.map((field) => [group, field] as const)))(
  '%s: a candidate who applied reads the old and the new of %s, once, with a notification',
  async ([, field], { db }) => {
    const { lines, job_id, candidate, company_id } = await applied(db, { ...plain, ...plainFor[field] })
    // By hand, as an import or an operator might: the rule sits where jobs change.
    await db
      .updateTable('job_offers')
      // The column comes from the table of the contract.
      .set({ [field]: field in others ? others[field] : `${field}の新しい条件`, updated_at: today.toISOString() } as never)
      .where('id', '=', job_id)
      .execute()
    expect(await lines()).toEqual([])
    await work(db, later(59))
    expect(await lines()).toEqual([])
    await work(db)
    await work(db)
    const [line, ...more] = await lines()
    expect(more).toEqual([])
    expect(line).toMatch(new RegExp(`^応募した求人「.+」の条件が変わりました。\\n・${termNames[field]}：[^]+ → [^]+\\n`))
    await notifyNow(db, { candidate_id: candidate.id, company_id }, 'candidate', later(180))
    expect(await notifiedToCandidate(db, candidate.id)).toMatchObject([{ kind: 'selection', title: '応募した山田製作所の求人の条件が変わりました' }])
  },
)

test('a member’s change is told by mail, too; what is not a condition of work is not told', async ({ db }) => {
  const { change, lines, candidate, company_id } = await applied(db)
  await change({ tagline: '新しい紹介文', desired_person: '新しい人物像' })
  await work(db)
  expect(await lines()).toEqual([])
  expect((await change({ overtime: '月30時間' }, later(1))).held_change).toMatchObject({ changes: [{ name: '時間外労働', to: '月30時間' }] })
  await work(db, later(61))
  expect(await lines()).toHaveLength(1)
  await notifyNow(db, { candidate_id: candidate.id, company_id }, 'candidate', later(180))
  expect(await mailsTo(db, { candidate_user_id: candidate.id })).toHaveLength(1)
})

test('several changes in a row are told together, with what was there before the first', async ({ db }) => {
  const { change, lines } = await applied(db)
  const before = (await change({ overtime: '月10時間' })).held_change!
  await change({ overtime: '月20時間' }, later(30))
  await change({ holiday: '土曜' }, later(50))
  await work(db, later(80))
  expect(await lines()).toEqual([])
  await work(db, later(110))
  const [line, ...more] = await lines()
  expect(more).toEqual([])
  expect(line).toContain(`・時間外労働：${before.changes[0]!.from} → 月20時間`)
  expect(line).toContain('・休日：')
  expect(line).not.toContain('月10時間')
})

test('changed back within the minute, by hand or by the button, nobody is told', async ({ db }) => {
  const { change, lines, ours, job_id } = await applied(db)
  const { job } = await ours.job_offers.show({ id: job_id })
  await change({ overtime: '月10時間' })
  expect((await change({ overtime: job.overtime })).held_change).toBeNull()
  await change({ overtime: '月10時間', min_salary: 111 })
  expect(await ours.job_offers.take_back({ id: job_id })).toMatchObject({ held_change: null, job: { overtime: job.overtime, min_salary: job.min_salary } })
  await expect(ours.job_offers.take_back({ id: job_id })).rejects.toMatchObject({ code: 'NOTICE_SETTLED' })
  await work(db)
  expect(await lines()).toEqual([])
})

test('the company reads how many will be notified, without candidates who left the selection, the conversation or the site', async ({ db }) => {
  const { ours, job_id, mine, company_id, change, lines } = await applied(db)
  expect(await ours.job_offers.show({ id: job_id })).toMatchObject({ applicants_to_tell: 1, held_change: null })
  await mine.messages.close({ company_id })
  expect(await ours.job_offers.show({ id: job_id })).toMatchObject({ applicants_to_tell: 0 })
  await change({ overtime: '月10時間' })
  await work(db)
  expect(await lines()).toEqual([])
})

test('a long text is told from its first difference on', async ({ db }) => {
  const { change, lines, job_id } = await applied(db)
  const start = '計測機器のデータを受け取る仕組みをつくります。'.repeat(20)
  await db
    .updateTable('job_offers')
    .set({ description: `${start}週に1回、出張があります。` })
    .where('id', '=', job_id)
    .execute()
  await db.deleteFrom('job_change_notices').execute()
  await change({ description: `${start}週に3回、出張があります。` })
  await work(db)
  expect((await lines())[0]).toContain('つくります。週に1回、出張があります。 → …')
})
