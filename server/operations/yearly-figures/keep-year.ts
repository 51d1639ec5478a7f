import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { countYear } from './count-year.ts'

/** Stores the figures of a day that can be counted now, so that later deletions do not change them. */
export async function keepYear(context: OperatorContext, date: string) {
  const { db, now, viewer } = context
  if (date > japanDay(now())) fail('NOT_FOUND')
  const figures = JSON.stringify(await countYear(db, date))
  await db
    .insertInto('yearly_figures')
    .values({ as_of: date, taken_at: now().toISOString(), taken_by: viewer.name, figures })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordAct(context, { act: 'keep_yearly_figures', subject_kind: 'yearly_figures', subject_id: date })
  return { success: true }
}
