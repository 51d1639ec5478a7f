import { expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCandidate, addJob, contextOf } from '#server/testing.ts'
import { savePair } from './save-pair.ts'

test('two requests at the same moment make one favourite, and both succeed', async ({ db, url }) => {
  const { viewer } = await addCandidate(db)
  const { id: job_id, company_id } = await addJob(db)
  const context = await contextOf(db)
  const other = connect(url)
  let arrived = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  // Both transactions have begun before either writes.
  const mark = (on: typeof db) =>
    on.transaction().execute(async (db) => {
      await db.selectFrom('favorites').selectAll().execute()
      if (++arrived === 2) open()
      await gate
      return savePair({ ...context, db, viewer }, 'favorites', { company_id, job_id })
    })
  expect(await Promise.all([mark(db), mark(other)])).toEqual([undefined, undefined])
  expect(await db.selectFrom('favorites').select(['company_id', 'job_id']).execute()).toEqual([{ company_id, job_id }])
  await other.destroy()
})
