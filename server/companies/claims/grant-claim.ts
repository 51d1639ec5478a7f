import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { claimDecided } from '#server/platform/mail/texts/company/claim-decided.ts'
import { addMember } from '../members/add-member.ts'

type Granted = { id: string; reason?: string | undefined; is_automatic?: boolean }

/**
 * The claimer becomes the company's first admin, with the password of their sign-up, and is notified. The caller holds the company's lock. The company's
 * missing number and site come from the claim.
 */
export async function grantClaim({ db, now }: Pick<RequestContext, 'db' | 'now'>, { id, reason = '', is_automatic = false }: Granted) {
  const claim = await db.selectFrom('company_claims').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { company_id, email, name, password_hash, terms_version: terms, privacy_version: privacy } = claim
  const admin = await db.selectFrom('company_users').select('id').where('company_id', '=', company_id).where('role', '=', 'admin').executeTakeFirst()
  if (admin) return { company_user_id: undefined, refusal: 'COMPANY_HAS_ADMIN' as const }
  const member = { company_id, email, name, password_hash: password_hash!, role: 'admin' as const, consents: { terms, privacy } }
  const company_user_id = await addMember({ db, now }, member)
  if (!company_user_id) return { company_user_id: undefined, refusal: 'ADDRESS_TAKEN' as const }
  const { name: company } = await db
    .updateTable('companies')
    .set({
      url: sql`coalesce(url, ${claim.url})`,
      corporate_number: sql`coalesce(corporate_number, (select ${claim.corporate_number}
        where not exists (select from companies as others where others.corporate_number = ${claim.corporate_number})))`,
    })
    .where('id', '=', company_id)
    .returning('name')
    .executeTakeFirstOrThrow()
  const decided = { decision: 'granted', reason, is_automatic, decided_at: now().toISOString(), password_hash: null }
  await db.updateTable('company_claims').set(decided).where('id', '=', id).execute()
  await db.deleteFrom('member_invitations').where('company_id', '=', company_id).where('email_key', '=', email.toLowerCase()).execute()
  await sendMail(db, { to: email, account_id: company_user_id, ...claimDecided({ company, isGranted: true, reason }) })
  return { company_user_id, refusal: undefined }
}
