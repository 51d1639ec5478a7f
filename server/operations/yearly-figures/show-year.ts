import type { YearlyCounts } from '#contract/operations/yearly-figures/yearly-figures.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { countYear } from './count-year.ts'

/** Both: the figures that can be counted now, and the stored ones. */
export async function showYear({ db, now }: Pick<RequestContext, 'db' | 'now'>, date: string) {
  const kept = await db.selectFrom('yearly_figures').select(['taken_at', 'taken_by', 'figures']).where('as_of', '=', date).orderBy('taken_at').execute()
  return {
    date,
    counted: date <= japanDay(now()) ? await countYear(db, date) : null,
    kept: kept.map(({ figures, ...taken }) => ({ ...taken, figures: figures as YearlyCounts })),
  }
}
