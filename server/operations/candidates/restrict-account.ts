import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { restricted as restrictedMail } from '#server/platform/mail/texts/tickets/ticket-mails.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { OperatorContext } from '../reports/write-report.ts'
import { subjectOf } from './subject-of.ts'

type Restriction = { area: PersonArea; id: string; restricted: boolean; reason: string }

/** From the next request on; a write of theirs that waits for the lock is refused too. They are notified, with the reason. */
export async function restrictAccount(context: OperatorContext, { area, id, restricted, reason }: Restriction) {
  const { db, now } = context
  const held = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', id)
    .where('kind', '=', area)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) fail('NOT_FOUND')
  const at = now().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ restricted_at: restricted ? at : null, restriction_reason: restricted ? reason : '' })
    .where('id', '=', id)
    .where('restricted_at', restricted ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { success: true }
  // What a member has open on a screen ends with their sessions; signed in again, they find their own account.
  if (area === 'company' && restricted) await db.deleteFrom('sessions').where('account_id', '=', id).execute()
  await recordAct(context, { act: restricted ? 'restrict_person' : 'lift_restriction', subject_kind: subjectOf[area], subject_id: id, reason })
  if (area === 'candidate') {
    const detail = { change: restricted ? 'set' : 'lifted', text: reason }
    await notify(db, { kind: 'notice', to: { candidate_user_id: id }, subject: { type: 'restriction', id }, detail, at: now(), mail: null })
  }
  if (held.email_verified_at) await sendMail(db, { to: held.email, account_id: id, ...restrictedMail({ is_restricted: restricted, reason }) })
  return { success: true }
}
