import { setImmediate as pause } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'

const BATCH = 500
/** After so many comparisons requests are answered. */
const AT_ONCE = 50

/** Each find beside the search that found it. */
export type FoundBySearches = { searches: number[]; found: number[] }

type Row = { id: number; search: unknown }
type Saved = { saved: { id: number } }

/** Asks of every saved search what it finds, in batches by id; `save` gets the finds of a batch that has any. */
export async function compareSearches(
  searches: SelectQueryBuilder<DB & Saved, 'saved', Row>,
  finds: (search: unknown) => number[],
  save: (found: FoundBySearches) => Promise<void>,
) {
  for (let after = 0; ; ) {
    const batch = await searches.where('saved.id', '>', after).orderBy('saved.id').limit(BATCH).execute()
    const last = batch.at(-1)
    if (!last) return
    const all: FoundBySearches = { searches: [], found: [] }
    for (const [at, { id, search }] of batch.entries()) {
      if (at % AT_ONCE === 0) await pause()
      for (const one of finds(search)) {
        all.searches.push(id)
        all.found.push(one)
      }
    }
    if (all.found.length > 0) await save(all)
    after = last.id
  }
}
