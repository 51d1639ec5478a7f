import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { tellLive } from '#server/platform/live/tell-live.ts'

/** The next sweep deletes its picture. */
export async function deleteBanner(context: OperatorContext, id: number) {
  const { db } = context
  const gone = await db.deleteFrom('banners').where('id', '=', id).returning(['link', 'alt']).executeTakeFirst()
  if (!gone) fail('NOT_FOUND')
  await recordAct(context, { act: 'delete_banner', subject_kind: 'banner', subject_id: id, detail: gone })
  await tellLive(db, [{ audience: 'candidates', kind: 'banner' }])
  return { success: true }
}
