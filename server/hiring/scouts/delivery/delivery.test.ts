import { expect } from 'vitest'
import { addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { cancelableUntil } from '../company/cancelable-until.ts'
import { newScout, prepareScout } from '../testing.ts'
import { deliverScouts } from './deliver-scouts.ts'
import { nextDelivery } from './delivery-time.ts'

/** Since the first moment in which a scout of today can be delivered. */
const later = (days: number) => new Date(cancelableUntil(today).getTime() + days * 86_400_000)

/** All that the company can read of a scout after it was sent, without the ids that differ from one to the next. */
async function readByCompany({ company, person, scout, deliver }: Awaited<ReturnType<typeof prepareScout>>) {
  const answered = await scout()
  await deliver()
  const listed = await company.scouts.list({})
  const refusal = (calling: Promise<unknown>) => calling.catch(({ code, message }: { code: string; message: string }) => [code, message])
  const read = {
    answered,
    listed,
    threads: await company.message_candidates({}),
    shown: await refusal(company.messages.show({ candidate_id: person.id })),
    written: await refusal(company.messages.send({ candidate_id: person.id, message: 'ひとつ書き忘れました。' })),
    again: await refusal(scout()),
    account: (await company.account()).awaited_answer_count,
  }
  return JSON.parse(JSON.stringify(read, (name, value: unknown) => (name === 'id' || name === 'candidate_id' ? null : value))) as typeof read
}

test.for([
  ['below the floor', { salary_floor: 900 }],
  ['beyond the budget', { scout_budget: 0 }],
  ['below the integrity that is asked for', { min_scout_integrity: 100 }],
  ['before the hour', { scout_delivery: 'daily', scout_delivery_hour: 20 }],
] as const)('a scout %s is, to the company, like one that was delivered', async ([, privacy], { db }) => {
  const [held, delivered] = [await prepareScout(db, privacy), await prepareScout(db)]
  const readOfHeld = await readByCompany(held)
  expect(readOfHeld).toEqual(await readByCompany(delivered))
  expect(readOfHeld).toMatchObject({ answered: { state: 'sent' }, threads: { total: 0 }, shown: ['NOT_FOUND', expect.anything()] })
  expect((await held.candidate.scouts.list()).scouts).toHaveLength(0)
  expect((await delivered.candidate.scouts.list()).scouts).toHaveLength(1)
  expect(await db.selectFrom('live_events').select('id').where('company_id', 'is not', null).execute()).toEqual([])
})

test('what is held arrives once the candidate wants it', async ({ db }) => {
  const { candidate, company_id, person, scout, deliver } = await prepareScout(db, { salary_floor: 900 })
  await scout()
  await deliver()
  expect((await candidate.scouts.list()).scouts).toEqual([])
  await db.updateTable('candidate_privacy').set({ salary_floor: null }).where('candidate_user_id', '=', person.id).execute()
  await deliver(later(1))
  expect((await candidate.scouts.list()).scouts).toMatchObject([{ company: { id: company_id } }])
})

test('no more arrive in seven days than the budget allows, and the rest afterwards', async ({ db }) => {
  const { candidate, person, scout, deliver } = await prepareScout(db, { scout_budget: 1 })
  await scout()
  const { id: job_id, company_id } = await addJob(db)
  const another = await addMember(db, { company_id })
  await (await apiFor(db, another.as)).company_users.scouts.send(newScout(person.id, job_id))
  const arrived = async () => (await candidate.scouts.list()).scouts.length
  await deliver()
  expect(await arrived()).toBe(1)
  await deliver(later(6))
  expect(await arrived()).toBe(1)
  await deliver(later(8))
  expect(await arrived()).toBe(2)
})

test('who blocks the company, or closes the thread, while a scout waits does not get it', async ({ db }) => {
  const { candidate, company_id, person, scout, deliver } = await prepareScout(db)
  await scout()
  await candidate.blocked_companies.block({ company_id })
  await deliver()
  expect((await candidate.scouts.list()).scouts).toEqual([])
  await candidate.blocked_companies.unblock({ company_id })
  await db
    .updateTable('threads')
    .set({ closed_at: daysAgo(0), closed_by: 'candidate' })
    .where('candidate_user_id', '=', person.id)
    .execute()
  await deliver(later(2))
  expect((await candidate.scouts.list()).scouts).toEqual([])
})

test('a scout is delivered once, however often the work is done', async ({ db }) => {
  const { person, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  await deliver()
  await deliverScouts({ db, now: () => later(3) }, { candidate_user_id: person.id })
  expect(await db.selectFrom('messages').select('kind').execute()).toEqual([{ kind: 'scout' }])
})

test.each([
  ['immediately', null, null, '2026-11-21T10:00:00+09:00'],
  ['daily', null, 20, '2026-11-21T20:00:00+09:00'],
  ['daily', null, 9, '2026-11-22T09:00:00+09:00'],
  ['weekly', 1, 9, '2026-11-23T09:00:00+09:00'],
  ['weekly', 6, 9, '2026-11-28T09:00:00+09:00'],
  ['weekly', 6, 10, '2026-11-21T10:00:00+09:00'],
] as const)('%s, weekday %s, %s o’clock: %s', (scout_delivery, scout_delivery_weekday, scout_delivery_hour, at) => {
  expect(nextDelivery({ scout_delivery, scout_delivery_weekday, scout_delivery_hour }, today)).toEqual(new Date(at))
})
