import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { countYear } from './yearly-figures.ts'

/** 事業概況報告 asks for the counts of 1 June: taken in its first minute, and once only when the clock is made up for. */
export async function saveFirstOfJune({ db, now }: TaskRun) {
  const date = `${japanDay(now()).slice(0, 4)}-06-01`
  const isKept = await db.selectFrom('yearly_figures').select('as_of').where('as_of', '=', date).where('taken_by', '=', '自動').executeTakeFirst()
  if (isKept) return
  const figures = JSON.stringify(await countYear(db, date))
  await db
    .insertInto('yearly_figures')
    .values({ as_of: date, taken_at: now().toISOString(), taken_by: '自動', figures })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
