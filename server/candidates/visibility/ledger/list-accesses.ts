import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { accesses } from './accesses.ts'

type Asked = { before_id?: number; per_page?: number }

/** A page of the ledger: the lines that are older than a given one. */
export async function listAccesses({ db, viewer }: CandidateContext, { before_id, per_page = PAGE_SIZE }: Asked) {
  const found = await accesses(db, viewer.id)
    .$if(before_id !== undefined, (older) =>
      older.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('events.at', 'events.id'),
          '<',
          selectFrom('events as last')
            .select(['last.at', 'last.id'])
            .where('last.id', '=', before_id!)
            .where('last.candidate_user_id', '=', viewer.id)
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .limit(per_page + 1)
    .execute()
  const shown = found.slice(0, per_page)
  return { accesses: shown, next_id: found.length > per_page ? shown.at(-1)!.id : null }
}
