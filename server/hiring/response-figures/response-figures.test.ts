import { expect } from 'vitest'
import { addApplicant, deliverHeldNotices } from '../applications/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { measureResponses } from './measure-responses.ts'

type Begun = { days: number; answered?: number; email?: string }

/** Somebody who applied so many days ago, and perhaps was answered so many days later. */
async function addCase(db: Database, company_id: number, { days, answered, email }: Begun) {
  const { id: candidate_user_id } = await addCandidate(db, email ? { email } : {})
  const event = (kind: string, at: number, actor: string, detail: object = {}) => ({
    kind,
    at: daysAgo(at),
    actor,
    candidate_user_id,
    company_id,
    detail: JSON.stringify(detail),
  })
  const said = { kind: 'message', by_member: true, letters: 30, text_key: candidate_user_id }
  await db
    .insertInto('events')
    .values([event('applied', days, 'candidate'), ...(answered === undefined ? [] : [event('message_sent', days - answered, 'company', said)])])
    .execute()
  return candidate_user_id
}

const measure = (db: Database, now = today) => measureResponses({ db, now: () => now })
const told = async (db: Database, id: number) => (await (await apiFor(db)).companies.response_figures({ id })).response_figures
const own = async (db: Database, company_id: number, now = today) => {
  const { as } = await addMember(db, { company_id, role: 'assistant' })
  const { response_figures } = await (await apiFor(db, { ...as, now: () => now })).company_users.response_figures()
  return response_figures[0]!
}

test('ten cases are public from the night on, nine are not; the company reads them at once', async ({ db }) => {
  const { id } = await addCompany(db)
  for (let day = 0; day < 9; day++) await addCase(db, id, { days: 20 + day, ...(day < 6 ? { answered: 1 + day } : {}) })
  await measure(db)
  expect(await told(db, id)).toEqual([])
  expect(await own(db, id)).toMatchObject({ cases: 9, answered: 6, median_answer_hours: 120, cases_to_public: 1, public_figures: null })

  await addCase(db, id, { days: 8, answered: 2 })
  expect(await own(db, id)).toMatchObject({ cases: 10, answered: 7, cases_to_public: 0, public_figures: null })
  expect(await told(db, id)).toEqual([])
  await measure(db)
  expect(await told(db, id)).toMatchObject([
    { kind: 'application', cases: 10, answered: 7, median_answer_hours: 108, measured_at: '2026-11-21T00:00:00+09:00' },
  ])
  expect((await own(db, id)).public_figures).toMatchObject({ cases: 10 })
})

test('public figures are of everything before today', async ({ db }) => {
  const { id } = await addCompany(db)
  for (let day = 0; day < 10; day++) await addCase(db, id, { days: 20 })
  // Due this morning, after the midnight as of which the public reads.
  await addCase(db, id, { days: 7 })
  await measure(db)
  expect(await told(db, id)).toMatchObject([{ cases: 10, answered: 0, median_answer_hours: null }])
  expect(await own(db, id)).toMatchObject({ cases: 11 })
})

test('people of the company itself are no candidates of it; a mail service that all share says nothing', async ({ db }) => {
  const { id } = await addCompany(db, { url: 'https://www.yamada-seisakusho.co.jp', contact_email: 'yamada@gmail.com' })
  await addMember(db, { company_id: id, email: 'self@another.example' })
  await addCase(db, id, { days: 10, answered: 1, email: 'test@mail.yamada-seisakusho.co.jp' })
  await addCase(db, id, { days: 10, answered: 1, email: 'Self@another.example' })
  await addCase(db, id, { days: 10, email: 'somebody@gmail.com' })
  await addCase(db, id, { days: 10, email: 'somebody@another-company.co.jp' })
  expect(await own(db, id)).toMatchObject({ cases: 2, answered: 0 })
})

test('who leaves takes their case along, and what a company loses it does not keep', async ({ db }) => {
  const { id } = await addCompany(db)
  const people = []
  for (let day = 0; day < 10; day++) people.push(await addCase(db, id, { days: 20 }))
  await measure(db)
  expect(await told(db, id)).toHaveLength(1)
  await db.deleteFrom('accounts').where('id', '=', people[0]!).execute()
  await measure(db)
  expect(await told(db, id)).toEqual([])
})

test('what was invented for the demonstration is left as it is', async ({ db }) => {
  const { id } = await addCompany(db)
  await db.insertInto('company_response_figures').values({ company_id: id, kind: 'application', cases: 40, answered: 39, is_generated: true }).execute()
  await addCase(db, id, { days: 20 })
  await measure(db)
  expect(await told(db, id)).toMatchObject([{ cases: 40, answered: 39 }])
})

test('what the two sides really do stands in the ledger: an answer, an end that is told, a thread that the candidate ends', async ({ db }) => {
  const world = await addApplicant(db)
  const { company_id, job_id } = world
  const application = await world.apply()
  const at = (days: number) => new Date(today.getTime() + days * 86_400_000)
  const ours = async (days: number) => (await apiFor(db, { ...world.recruiter.as, now: () => at(days) })).company_users
  await (await ours(2)).messages.send({
    candidate_id: world.candidate.id,
    client_id: crypto.randomUUID(),
    message: 'ご応募ありがとうございます。拝見しました。',
  })
  expect(await own(db, company_id, at(6))).toMatchObject({ cases: 0, waiting: 1 })
  expect(await own(db, company_id, at(8))).toMatchObject({ cases: 1, answered: 1, median_answer_hours: 48, finished: 0, waiting: 0 })
  await (await ours(9)).applications.change({ id: application.id, step: 'end', end_reason: 'rejected' })
  await deliverHeldNotices(db, new Date(at(9).getTime() + 60_000))
  expect(await own(db, company_id, at(9.01))).toMatchObject({ finished: 1, notified_result: 1 })

  const another = await addApplicant(db)
  await another.apply()
  await another.mine.messages.close({ company_id: another.company_id })
  expect(await own(db, another.company_id, at(8))).toMatchObject({ cases: 0, waiting: 0 })

  const blocked = await addApplicant(db)
  await blocked.apply()
  await blocked.mine.blocked_companies.block({ company_id: blocked.company_id })
  expect(await own(db, blocked.company_id, at(8))).toMatchObject({ cases: 0 })

  await db.deleteFrom('job_offers').where('id', '=', job_id).execute()
  expect(await own(db, company_id, at(9))).toMatchObject({ cases: 1, answered: 1 })
})

test('a view is never a case and never an answer', async ({ db }) => {
  const { id } = await addCompany(db)
  const candidate_user_id = await addCase(db, id, { days: 10 })
  await db
    .insertInto('events')
    .values({ kind: 'profile_viewed', at: daysAgo(9), actor: 'company', candidate_user_id, company_id: id })
    .execute()
  expect(await own(db, id)).toMatchObject({ cases: 1, answered: 0 })
})

test('what people said of their meetings reaches the company from five answers on, and the public from ten', async ({ db }) => {
  const { id } = await addCompany(db)
  const meet = async (actual_type: string) => {
    const { id: candidate_user_id } = await addCandidate(db)
    const event = (kind: string, at: number, detail: object) => ({
      kind,
      at: daysAgo(at),
      actor: 'candidate',
      candidate_user_id,
      company_id: id,
      detail: JSON.stringify(detail),
    })
    const answer = { meeting_id: candidate_user_id, meeting_type: 'mensetsu', took_place: true, actual_type }
    await db
      .insertInto('events')
      .values([event('scout_accepted', 30, { meeting_type: 'mendan' }), event('meeting_answered', 20, answer)])
      .execute()
  }
  const { as } = await addMember(db, { company_id: id, role: 'assistant' })
  const ownScouts = async () => (await (await apiFor(db, as)).company_users.response_figures()).response_figures.find(({ kind }) => kind === 'scout')
  for (const type of ['mendan', 'mensetsu', 'mendan', 'mendan']) await meet(type)
  expect(await ownScouts()).toMatchObject({ cases: 4, meetings: 0, mismatched_meetings: 0 })
  await meet('mendan')
  expect(await ownScouts()).toMatchObject({ meetings: 5, mismatched_meetings: 1 })
  for (const type of ['mensetsu', 'mendan', 'mendan', 'mendan']) await meet(type)
  await addCase(db, id, { days: 30 })
  await measure(db)
  expect(await told(db, id)).toEqual([])
  await meet('mendan')
  await measure(db)
  expect(await told(db, id)).toMatchObject([{ kind: 'scout', cases: 10, meetings: 10, mismatched_meetings: 2 }])
})
