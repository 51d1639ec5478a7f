import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellLive } from '#server/platform/live/tell-live.ts'

/** All of them in a new order. An operator whose list a colleague changed in between is refused. */
export async function orderBanners(context: OperatorContext, { ids, was }: { ids: number[]; was: number[] }) {
  const { db } = context
  const rows = await db.selectFrom('banners').select('id').orderBy('order_no').orderBy('id').forNoKeyUpdate().execute()
  const now = rows.map(({ id }) => id)
  if (!isDeepStrictEqual(now, was)) fail('PAGE_CHANGED')
  if (ids.length !== now.length || now.some((id) => !ids.includes(id))) fail('INPUT_INVALID', [{ field: 'ids', message: 'すべてを、1度ずつ並べてください。' }])
  await sql`update banners set order_no = placed.place from unnest(${ids}::integer[]) with ordinality as placed (id, place) where banners.id = placed.id`.execute(
    db,
  )
  await recordAct(context, { act: 'order_banners', subject_kind: 'banner', subject_id: 'all', detail: { ids } })
  await tellLive(db, [{ audience: 'candidates', kind: 'banner' }])
  return { success: true }
}
