import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import type { OperatorContext } from '../reports/lock-report.ts'

/** A tier that operators give to senior candidates; never paid for. */
export async function grantPremium(context: OperatorContext, { id, premium, reason }: { id: string; premium: boolean; reason: string }) {
  const { db, now } = context
  if (!(await lockCandidate(db, id))) fail('NOT_FOUND')
  const held = await db.selectFrom('candidate_users').select('premium_granted_at').where('id', '=', id).executeTakeFirst()
  if (Boolean(held?.premium_granted_at) === premium) return { success: true }
  await db
    .updateTable('candidate_users')
    .set({ premium_granted_at: premium ? now().toISOString() : null })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: 'grant_premium', subject_kind: 'candidate', subject_id: id, reason, detail: { premium } })
  const title = premium ? 'プレミアム会員になりました' : 'プレミアム会員ではなくなりました'
  await deliverNotification(db, { candidate_user_id: id, kind: 'notice', title, path: '/mypage', at: now() })
  return { success: true }
}
