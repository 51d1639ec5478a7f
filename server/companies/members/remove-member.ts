import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { memberRemoved } from '#server/platform/mail/texts/company/member-removed.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { lockMember } from './lock-member.ts'

type Context = Pick<RequestContext, 'db'> & { viewer: CompanyViewer }

/** Deletes their row and with it their sessions; their texts keep the name they had. All but the last admin may leave. */
export async function removeMember({ db, viewer: { company_id } }: Context, company_user_id: string) {
  const { member, isLastAdmin } = await lockMember(db, { company_id, company_user_id })
  if (isLastAdmin) fail('LAST_ADMIN')
  await db.deleteFrom('accounts').where('id', '=', member.id).execute()
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  await sendMail(db, { to: member.email, ...memberRemoved({ company_name: name }) })
  return { success: true }
}
