import { expect } from 'vitest'
import { addCompany, addJob, addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'

const statesOf = ({ steps }: { steps: { step: string; state: string }[] }) => Object.fromEntries(steps.map(({ step, state }) => [step, state]))

test('a company that waits reads what it can do already, and how long the middle one of the others waited', async ({ db }) => {
  const { id } = await addCompany(db, { state: 'pending', created_at: daysAgo(1) })
  const { as } = await addMember(db, { company_id: id })
  const show = async () => (await apiFor(db, as)).company_users.first_days()
  expect(statesOf(await show())).toEqual({ company_page: 'open', job: 'open', colleague: 'open', calendar: 'open', scout: 'open' })
  expect((await show()).approval).toMatchObject({ median_hours: null, companies: 0 })

  for (const days of [1, 2, 6]) {
    const other = await addCompany(db, { created_at: daysAgo(days + 3) })
    await db
      .insertInto('company_decisions')
      .values({ company_id: other.id, decision: 'approved', decided_at: daysAgo(3) })
      .execute()
  }
  expect((await show()).approval).toMatchObject({ median_hours: 48, companies: 3 })
})

test('each step is done by the deed; after the last, or after sixty days, nothing is left to say', async ({ db }) => {
  const { id } = await addCompany(db, { introduction: '時間割をつくる会社です。', created_at: daysAgo(90) })
  const { as } = await addMember(db, { company_id: id })
  const show = async (now = today) => (await apiFor(db, { ...as, now: () => now })).company_users.first_days()
  expect((await show()).steps).toEqual([])

  await db
    .insertInto('company_decisions')
    .values({ company_id: id, decision: 'approved', decided_at: daysAgo(59) })
    .execute()
  await addJob(db, { company_id: id, state: 'draft', published_at: null })
  expect(await show()).toMatchObject({ approval: null })
  expect(statesOf(await show())).toEqual({ company_page: 'done', job: 'begun', colleague: 'open', calendar: 'open', scout: 'open' })

  await addMember(db, { company_id: id })
  await addJob(db, { company_id: id })
  expect(statesOf(await show())).toEqual({ company_page: 'done', job: 'done', colleague: 'done', calendar: 'open', scout: 'open' })
  await (await apiFor(db, as)).company_users.calendar.save_week({ week: [] })
  expect(statesOf(await show())).toMatchObject({ calendar: 'done' })
  expect((await show(new Date(today.getTime() + 2 * 86_400_000))).steps).toEqual([])
})
