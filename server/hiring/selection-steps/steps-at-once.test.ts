import { expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany } from '#server/testing.ts'
import { addStep, beginSteps, changeStep } from './change-own-steps.ts'
import { stepsMadeFor } from './own-steps.ts'

test('of two members who change the steps at the same moment, no change is lost', async ({ db, url }) => {
  const { id: company_id } = await addCompany(db)
  const place = { company_id, job_id: null }
  const other = connect(url)
  let arrived = 0
  let open = () => {}
  let gate = new Promise<void>((resolve) => (open = resolve))
  // Both transactions have begun before either writes.
  const at = (on: typeof db, act: (db: typeof on) => Promise<unknown>) =>
    on.transaction().execute(async (db) => {
      await db.selectFrom('selection_steps').selectAll().execute()
      if (++arrived === 2) open()
      await gate
      return act(db)
    })
  const names = async () => (await stepsMadeFor(db, place)).map(({ name }) => name)
  await Promise.all([
    at(db, (db) => addStep(db, { ...place, step: 'first_interview', name: '現場面接' })),
    at(other, (db) => addStep(db, { ...place, step: 'first_interview', name: '役員面接' })),
  ])
  expect(await names()).toHaveLength(9)
  expect(await names()).toEqual(expect.arrayContaining(['現場面接', '役員面接']))

  const { steps } = await db.transaction().execute((db) => beginSteps(db, place))
  const idOf = (wanted: string) => steps.find(({ name }) => name === wanted)!.id!
  arrived = 0
  gate = new Promise<void>((resolve) => (open = resolve))
  await Promise.all([
    at(db, (db) => changeStep(db, company_id, { step_id: idOf('現場面接'), name: 'チーム面接' })),
    at(other, (db) => addStep(db, { ...place, step: 'document_screening', name: '課題' })),
  ])
  expect(await names()).toHaveLength(10)
  expect(await names()).toEqual(expect.arrayContaining(['チーム面接', '役員面接', '課題']))
  await other.destroy()
})
