import { sql } from 'kysely'
import type { ReadReceipts } from '#contract/conversations/read-receipts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: Party }

/** Whether one's own side shows what it read. */
export async function showReadReceipts({ db, viewer }: Pick<Asking, 'db' | 'viewer'>): Promise<ReadReceipts> {
  const row =
    viewer.area === 'candidate'
      ? await db.selectFrom('candidate_read_receipts').select('since').where('candidate_user_id', '=', viewer.id).executeTakeFirst()
      : await db.selectFrom('company_read_receipts').select('since').where('company_id', '=', viewer.company_id).executeTakeFirst()
  return { is_shown: row !== undefined, since: row?.since ?? null }
}

/** From now on the other sides read 既読, or nothing any more. Shown again, it begins again. */
export async function changeReadReceipts({ db, viewer, now }: Asking, is_shown: boolean): Promise<ReadReceipts> {
  const since = now().toISOString()
  if (viewer.area === 'candidate') {
    const candidate_user_id = viewer.id
    if (is_shown)
      await db
        .insertInto('candidate_read_receipts')
        .values({ candidate_user_id, since })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db.deleteFrom('candidate_read_receipts').where('candidate_user_id', '=', candidate_user_id).execute()
  } else {
    const { company_id, id: company_user_id } = viewer
    if (is_shown)
      await db
        .insertInto('company_read_receipts')
        .values({ company_id, company_user_id, since })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db.deleteFrom('company_read_receipts').where('company_id', '=', company_id).execute()
  }
  return showReadReceipts({ db, viewer })
}

/** Since when the other side of `threads` shows to this one what it reads; null: it does not. */
export const receiptsSince = (area: Party['area']) =>
  area === 'candidate'
    ? sql<string | null>`(select since from company_read_receipts as receipts where receipts.company_id = threads.company_id)`
    : sql<string | null>`(select since from candidate_read_receipts as receipts where receipts.candidate_user_id = threads.candidate_user_id)`

/** Whether a side shows the other what it reads now. */
export async function isReadShown(db: Database, { area }: Pick<Party, 'area'>, thread_id: string) {
  const { since } = await db
    .selectFrom('threads')
    .select(receiptsSince(area === 'candidate' ? 'company' : 'candidate').as('since'))
    .where('threads.id', '=', thread_id)
    .executeTakeFirstOrThrow()
  return since !== null
}
