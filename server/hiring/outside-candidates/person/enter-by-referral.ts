import { sql } from 'kysely'
import { MOST_ENTERING } from '#contract/hiring/outside/outside-names.ts'
import { refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { referralConfirm } from '#server/platform/mail/texts/company/outside-mails.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { refusalHashes } from '../add-outside-candidate.ts'
import { insertOutsideCandidate } from '../insert-outside-candidate.ts'
import { monthsOfCompany } from '../list-outside-candidates.ts'
import { openReferralLink } from '../../referrals/referral-links.ts'

export async function openReferral(context: RequestContext, token: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { company_id, company_name, member_name, job, jobs } = await openReferralLink(context, token)
  return { company: { id: company_id, name: company_name }, job, jobs, referred_by: member_name, keep_months: await monthsOfCompany(context.db, company_id) }
}

type Entry = { token: string; name: string; email: string; tells_member: boolean }

/** Asks the person behind the address whether they meant it. Until they say so the company does not know of the entry; the answer is the same for every address. */
export async function enterByReferral(context: RequestContext, { token, name, email, tells_member }: Entry) {
  refuseWithoutMail()
  await rateLimit(context, 'mail')
  const { db, now } = context
  const { id: referral_link_id, company_id, company_name, member_name, job } = await openReferralLink(context, token)
  const mailbox = hashToken(email.toLowerCase()).toString('hex').slice(0, 32)
  if ((await context.take('mail_to', mailbox)) > 0 || !(await mayEnter(context, company_id, email))) return { success: true }
  const at = now().toISOString()
  const keep_months = await monthsOfCompany(db, company_id)
  // A second entry takes the place of the one that waits.
  const waiting = db.deleteFrom('outside_candidates').where('company_id', '=', company_id).where('email_key', '=', email.toLowerCase())
  await waiting.where('entered_at', 'is not', null).where('consented_at', 'is', null).execute()
  const { id: outside_candidate_id, link } = await insertOutsideCandidate(context, {
    company_id,
    name,
    email,
    source: 'referral',
    job_id: job?.id,
    added_by_name: member_name,
    referral_link_id,
    referred_by: member_name,
    keep_months,
    entered_at: at,
    member_notified_at: tells_member ? at : null,
  })
  await sendMail(db, {
    to: email,
    outside_candidate_id,
    ...referralConfirm({ name, company_name, referred_by: member_name, position_title: job?.position_title ?? null, keep_months, link }),
  })
  return { success: true }
}

/** Not an address that refused this company: somebody else may have typed it. */
async function mayEnter({ db }: RequestContext, company_id: number, email: string) {
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  const refused = await db
    .selectFrom('outside_refusals')
    .select('company_id')
    .where('company_id', '=', company_id)
    .where('email_hash', 'in', refusalHashes(company_id, email))
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('outside_candidates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', company_id)
    .where('entered_at', 'is not', null)
    .where('consented_at', 'is', null)
    .executeTakeFirstOrThrow()
  return !refused && count < MOST_ENTERING
}
