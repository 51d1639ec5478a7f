import { expect } from 'vitest'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { newScout, prepareScout } from './testing.ts'

const later = (days: number) => new Date(today.getTime() + days * 86_400_000)
const leftToday = async ({ company }: Awaited<ReturnType<typeof prepareScout>>) => (await company.scouts.list({})).left_today

test.for([
  ['withheld by the salary floor', { salary_floor: 900 }],
  ['withheld by the budget', { scout_budget: 0 }],
  ['delivered', {}],
] as const)('a scout %s is corrected without using the quota twice', async ([, privacy], { db }) => {
  const prepared = await prepareScout(db, privacy)
  const { company, scout, deliver } = prepared
  await scout()
  await deliver()
  const left = await leftToday(prepared)
  expect(await scout({ min_salary: 800, max_salary: 950 })).toMatchObject({ state: 'sent', max_salary: 950 })
  await deliver()
  expect(await leftToday(prepared)).toBe(left)
  expect((await company.scouts.list({})).scouts.map(({ state }) => state).toSorted()).toEqual(['corrected', 'sent'])
  await expect(scout({ min_salary: 800, max_salary: 950 })).rejects.toMatchObject({ code: 'SCOUT_ALREADY_SENT' })
})

test('the corrected scout reaches a candidate for whose salary floor the first was too low, and the first never does', async ({ db }) => {
  const { candidate, scout, deliver } = await prepareScout(db, { salary_floor: 900 })
  await scout()
  await deliver()
  await scout({ max_salary: 950 })
  await deliver(later(2))
  expect((await candidate.scouts.list()).scouts.map(({ max_salary }) => max_salary)).toEqual([950])
})

test('a correction takes the place of what was delivered, is none more of the week, and what was read can be answered until then', async ({ db }) => {
  const { candidate, company_id, scout, deliver } = await prepareScout(db, { scout_budget: 1 })
  await scout()
  await deliver()
  await scout({ max_salary: 900 })
  expect((await candidate.scouts.list()).scouts.map(({ max_salary }) => max_salary)).toEqual([820])
  await deliver()
  expect((await candidate.scouts.list()).scouts.map(({ max_salary }) => max_salary)).toEqual([900])
  expect(await candidate.scouts.accept({ company_id })).toMatchObject({ state: 'accepted', max_salary: 900 })
})

test('a correction that waits when the first is answered comes too late', async ({ db }) => {
  const { candidate, company_id, scout, deliver } = await prepareScout(db)
  await scout()
  await deliver()
  await scout({ max_salary: 900 })
  await candidate.scouts.refuse({ company_id, refusal_reasons: [7] })
  await deliver(later(2))
  expect((await candidate.scouts.list()).scouts).toMatchObject([{ max_salary: 820, state: 'refused' }])
})

test('only its sender corrects a scout, twice at most, also when the day is used up', async ({ db }) => {
  const { company_id, person, job_id, scout } = await prepareScout(db)
  await scout()
  await db.updateTable('company_days').set({ scouts_sent: 30 }).execute()
  const colleague = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  await expect(colleague.scouts.send({ ...newScout(person.id, job_id), max_salary: 900 })).rejects.toMatchObject({ code: 'SCOUTS_USED_UP' })
  await scout({ max_salary: 900 })
  await scout({ max_salary: 910 })
  await db.updateTable('company_days').set({ scouts_sent: 3 }).execute()
  await expect(scout({ max_salary: 920 })).rejects.toMatchObject({ code: 'SCOUT_ALREADY_SENT' })
})
