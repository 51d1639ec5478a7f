import { sql } from 'kysely'
import { MOST_OUTSIDE, type OutsideSource } from '#contract/hiring/outside/outside-names.ts'
import { pages } from '#contract/platform/pages.ts'
import { limitMails, refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { fail } from '#server/fail.ts'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { outsideConsent } from '#server/platform/mail/texts/company/outside-mails.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { keyedHashes } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'
import { insertOutsideCandidate } from './insert-outside-candidate.ts'
import { monthsOfCompany, readOutsideCandidate } from './list-outside-candidates.ts'
import { recordOutsideEvent } from './record-outside-event.ts'

type New = { name: string; email: string; source: OutsideSource; job_id?: number | undefined }

/** Of an address that refused a company. */
export const refusalHashes = (company_id: number, email: string) => keyedHashes(`outside refusal ${company_id} ${email.toLowerCase()}`)

/** The mail that `add` would send. Its link is a sample: there is none yet. */
export async function previewOutsideMail(context: MemberContext, input: New) {
  const { email } = input
  await refuseRefused(context, email)
  const keep_months = await monthsOfCompany(context.db, context.viewer.company_id)
  const { subject, text } = await consentMail(context, { ...input, keep_months }, `${settings.publicUrl}${pages.outside('…')}`)
  return { to: email, subject, text }
}

/** Adds somebody with a name and an address, and asks them. The lock of the company keeps the count true. */
export async function addOutsideCandidate(context: MemberContext, input: New) {
  refuseWithoutMail()
  const { db, viewer } = context
  const { name, email, source, job_id } = input
  const { company_id } = viewer
  await limitMails(context, email)
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  await refuseRefused(context, email)
  await refuseAsked(context, input)
  const keep_months = await monthsOfCompany(db, company_id)
  const entry = { company_id, name, email, source, job_id, company_user_id: viewer.id, added_by_name: viewer.name, keep_months }
  const { id, link } = await insertOutsideCandidate(context, entry)
  await sendMail(db, { to: email, outside_candidate_id: id, ...(await consentMail(context, { ...input, keep_months }, link)) })
  await recordOutsideEvent(context, { id, kind: 'asked', by: viewer.name })
  return readOutsideCandidate(context, id)
}

async function consentMail({ db, viewer }: MemberContext, { name, source, job_id, keep_months }: New & { keep_months: number }, link: string) {
  const job = job_id === undefined ? null : await ownJobs(db, viewer).select('position_title').where('job_offers.id', '=', job_id).executeTakeFirst()
  if (job === undefined) fail('NOT_FOUND')
  const company = await db.selectFrom('companies').select('name').where('id', '=', viewer.company_id).executeTakeFirstOrThrow()
  return outsideConsent({ name, company_name: company.name, added_by: viewer.name, source, position_title: job?.position_title ?? null, keep_months, link })
}

async function refuseRefused({ db, viewer }: MemberContext, email: string) {
  const refused = await db
    .selectFrom('outside_refusals')
    .select('refused_at')
    .where('company_id', '=', viewer.company_id)
    .where('email_hash', 'in', refusalHashes(viewer.company_id, email))
    .executeTakeFirst()
  if (refused) fail('INPUT_INVALID', [{ field: 'email', message: 'この方は、御社への登録を断っています。もう一度お願いすることはできません。' }])
}

/** One request at a time to an address for a job: a second mail would say nothing new. */
async function refuseAsked({ db, viewer }: MemberContext, { email, job_id }: New) {
  const own = db.selectFrom('outside_candidates').where('company_id', '=', viewer.company_id)
  const asked = await own
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    // Who entered by a link and has not confirmed it is nobody to the company.
    .where(({ or, eb }) => or([eb('entered_at', 'is', null), eb('consented_at', 'is not', null)]))
    .where(({ or, eb }) => or([eb('consented_at', 'is', null), eb('job_id', job_id === undefined ? 'is' : '=', job_id ?? null)]))
    .executeTakeFirst()
  if (asked) fail('INPUT_INVALID', [{ field: 'email', message: 'この方は追加済みです。一覧で確認してください。' }])
  const { count } = await own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count >= MOST_OUTSIDE) fail('INPUT_INVALID', [{ field: 'email', message: `社外からの候補者は${MOST_OUTSIDE.toLocaleString('ja')}人までです。` }])
}
