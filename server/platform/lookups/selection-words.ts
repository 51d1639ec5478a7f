import { endReasons, selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import type { Database } from '../database/connect.ts'

const asWritten: Record<string, string> = { ...selectionSteps, ...endReasons }

/**
 * The words of operators for the steps and ends of a selection. Until one is changed, pages say 一次面接 where the code table, in which the words stand alone,
 * says 一次.
 */
export async function selectionWords(db: Database): Promise<SelectionWords> {
  const rows = await db
    .selectFrom('lookups')
    .select(['master', 'key', 'name', 'revision', 'retired_at'])
    .where('master', 'in', ['selection_step', 'selection_end_reason'])
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  const of = (master: string) =>
    rows
      .filter((row) => row.master === master && row.key !== null)
      .map(({ key, name, revision, retired_at }) => ({
        // The keys of the two tables are those of the code, and fixed.
        key: key as never,
        name: (revision === 1 && asWritten[key ?? '']) || name,
        ...(retired_at !== null && { retired: true as const }),
      }))
  return { steps: of('selection_step'), end_reasons: of('selection_end_reason') }
}
