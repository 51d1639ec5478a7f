import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addMember, apiFor, today } from '#server/testing.ts'
import { cancelableUntil } from './company/cancelable-until.ts'
import { deliverScouts } from './delivery/deliver-scouts.ts'
import { addTarget, newScout, prepareScout } from './testing.ts'

/** More of them take minutes: `RACES=1000`. */
const RACES = Number(process.env.RACES ?? 4)

const outcome = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const countOf = async (db: Database) => (await db.selectFrom('scouts').select('id').execute()).length

/** All of them begin at one moment. */
async function atOnce(acts: (() => Promise<unknown>)[]) {
  const gate = Promise.withResolvers<void>()
  const running = acts.map(async (act) => {
    await gate.promise
    return outcome(act())
  })
  gate.resolve()
  return Promise.all(running)
}

/** No two reasons are alike, and each takes up the profile. */
const words = (nth: number) => Array.from({ length: 60 }, (_, at) => String.fromCodePoint(0x4e00 + nth * 60 + at)).join('') + '。欠測の補完処理について'

test('of fifty that are sent at once at the limit of the day as many pass as are left', async ({ db }) => {
  const { company, company_id, job_id } = await prepareScout(db)
  await db
    .insertInto('company_days')
    .values({ company_id, on_day: '2026-11-21', scouts_sent: siteSettings().dailyLimits.scouts_sent - 3 })
    .execute()
  const people = []
  for (let nth = 0; nth < 50; nth++) people.push(await addTarget(db))
  const codes = await atOnce(
    people.map(
      ({ id }, nth) =>
        () =>
          company.scouts.send({ ...newScout(id, job_id), reason: words(nth) }),
    ),
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(3)
  expect(codes.filter((code) => code === 'SCOUTS_USED_UP')).toHaveLength(47)
  expect(await countOf(db)).toBe(3)
})

test('of two copies that are sent at once one is too alike', async ({ db }) => {
  const { company, job_id, person } = await prepareScout(db)
  const another = await addTarget(db)
  const codes = await atOnce([person.id, another.id].map((id) => () => company.scouts.send(newScout(id, job_id))))
  expect(codes.toSorted((one, other) => one.localeCompare(other))).toEqual(['done', 'SCOUT_TOO_ALIKE'].toSorted((one, other) => one.localeCompare(other)))
})

test('two colleagues who scout one person at once send one scout', async ({ db }) => {
  const { company, company_id, job_id, person } = await prepareScout(db)
  const colleague = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  const codes = await atOnce([
    () => company.scouts.send({ ...newScout(person.id, job_id), reason: words(1) }),
    () => colleague.scouts.send({ ...newScout(person.id, job_id), reason: words(2) }),
  ])
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes).toContain('SCOUT_ALREADY_SENT')
})

test('however a block and a scout meet, nothing is taken on after the block is answered', async ({ db }) => {
  const { company, company_id, candidate, job_id, person } = await prepareScout(db)
  for (let trial = 0; trial < RACES; trial++) {
    let atBlock = 0
    await atOnce([
      () => company.scouts.send({ ...newScout(person.id, job_id), reason: words(trial) }),
      async () => {
        await candidate.blocked_companies.block({ company_id })
        atBlock = await countOf(db)
      },
    ])
    expect(await countOf(db)).toBe(atBlock)
    await candidate.blocked_companies.unblock({ company_id })
    await db.deleteFrom('scouts').execute()
  }
})

test('however leaving and a scout meet, nothing is kept of the candidate who left, and nothing fails', async ({ db }) => {
  const { company, job_id } = await prepareScout(db)
  for (let trial = 0; trial < RACES; trial++) {
    const person = await addTarget(db)
    const leaving = (await apiFor(db, person.as)).candidate_users
    const codes = await atOnce([() => company.scouts.send({ ...newScout(person.id, job_id), reason: words(trial) }), () => leaving.withdrawal({ reason: 1 })])
    expect(['done', 'NOT_FOUND']).toContain(codes[0])
    expect(codes[1]).toBe('done')
    await deliverScouts({ db, now: () => cancelableUntil(today) }, { candidate_user_id: person.id })
    expect(await db.selectFrom('scouts').select('id').where('candidate_user_id', '=', person.id).execute()).toEqual([])
  }
})

test('however often one week is delivered at once, the budget holds', async ({ db }) => {
  const { person } = await prepareScout(db, { scout_budget: 2 })
  for (let nth = 0; nth < 4; nth++) {
    const other = await prepareScout(db)
    await other.company.scouts.send(newScout(person.id, other.job_id))
  }
  await atOnce(Array.from({ length: 4 }, () => () => deliverScouts({ db, now: () => cancelableUntil(today) }, { candidate_user_id: person.id })))
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(2)
})

test('an acceptance and a refusal at once are one answer', async ({ db }) => {
  const { candidate, company_id, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  const codes = await atOnce([() => candidate.scouts.accept({ company_id }), () => candidate.scouts.refuse({ company_id, no_scout_reply: true })])
  expect(codes).toContain('done')
  expect(codes).toContain('SCOUT_ANSWERED')
})
