import { expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany } from '#server/testing.ts'
import { changeDeclineReasons } from './decline-reasons.ts'

test('of two admins who save the reasons at the same moment both succeed, and the later list holds', async ({ db, url }) => {
  const { id } = await addCompany(db)
  const other = connect(url)
  let arrived = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  // Both transactions have begun before either writes.
  const save = (on: typeof db, reasons: string[]) =>
    on.transaction().execute(async (db) => {
      await db.selectFrom('decline_reasons').selectAll().execute()
      if (++arrived === 2) open()
      await gate
      return changeDeclineReasons(db, id, reasons)
    })
  const lists = [
    ['英語', '時期'],
    ['年収', '勤務地'],
  ]
  expect(await Promise.all([save(db, lists[0]!), save(other, lists[1]!)])).toEqual(lists.map((reasons) => ({ reasons })))
  const kept = await db.selectFrom('decline_reasons').select('reason').where('company_id', '=', id).orderBy('order_no').execute()
  expect(lists).toContainEqual(kept.map(({ reason }) => reason))
  await other.destroy()
})
