import type { PersonArea } from '#contract/operations/candidates/operator-people.ts'
import { refuseWithoutMail } from '#server/accounts/links/refuse-without-mail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { subjectOf } from './subject-of.ts'

/** A link for a new password, to the person's own address only. */
export async function resendMail(context: RequestContext & { viewer: OperatorViewer }, { area, id }: { area: PersonArea; id: string }) {
  refuseWithoutMail()
  const { db, client } = context
  const person = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .where('kind', '=', area)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!person) fail('NOT_FOUND')
  await rateLimit({ ...context, client: { ...client, address: id } }, 'resend')
  await enqueue(db, 'send_reset_link', { email_sealed: seal(person.email) ?? '', area })
  await recordAct(context, { act: 'resend_mail', subject_kind: subjectOf[area], subject_id: id, detail: { kind: 'reset_password' } })
  return { success: true }
}
