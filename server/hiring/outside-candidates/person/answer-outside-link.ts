import { CONSENT_VERSION } from '#contract/hiring/outside/outside-names.ts'
import type { OutsidePerson } from '#contract/hiring/outside/outside-people.ts'
import { pages } from '#contract/platform/pages.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { outsideLink } from '#server/platform/mail/texts/company/outside-mails.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'
import { refusalHashes } from '../add-outside-candidate.ts'
import { saveOutsideFile } from '../files/save-outside-file.ts'
import { consumeOutsideLink, issueOutsideLink, openOutsideLink } from '../outside-links.ts'
import { fileOfRow } from '../outside-rows.ts'
import { publishOutside, publishOutsideOf } from '../publish-outside.ts'
import { notifyOfWithdrawal } from '../../outside-meetings/notify-of-withdrawal.ts'
import { recordOutsideEvent } from '../record-outside-event.ts'

/** What a company has of the person behind the link. */
export async function openOutside(context: RequestContext, token: string): Promise<OutsidePerson> {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db } = context
  const row = await openOutsideLink(context, token)
  const own = await db.selectFrom('outside_candidates').select(['upload_allowed_at']).where('id', '=', row.id).executeTakeFirstOrThrow()
  const company = await db.selectFrom('companies').select(['id', 'name']).where('id', '=', row.company_id).executeTakeFirstOrThrow()
  const opened = await db
    .selectFrom('outside_events')
    .select('at')
    .where('outside_candidate_id', '=', row.id)
    .where('kind', '=', 'file_opened')
    .orderBy('at', 'desc')
    .limit(100)
    .execute()
  const { name, email, added_by, source, keep_months, asked_at, answer_due_at, consented_at, deleted_at } = row
  return {
    name,
    email,
    added_by,
    source,
    keep_months,
    asked_at,
    answer_due_at,
    consented_at,
    deleted_at,
    company,
    is_entered: row.entered_at !== null,
    phone_number: open(row.phone_sealed),
    position_title: row.job?.position_title ?? null,
    may_upload: own.upload_allowed_at !== null,
    file: fileOfRow(row),
    opened_at: opened.map(({ at }) => at),
  }
}

type Own = { token: string; name: string; phone_number: string; may_upload: boolean; file?: File | undefined }

/** The person agrees. The link is used up; the reply and a mail carry the next one, with which they can take everything back. */
export async function consentToOutside(context: RequestContext, input: Own) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const { id, email, company_id, consented_at } = await consumeOutsideLink(context, input.token)
  const at = now().toISOString()
  if (consented_at === null) {
    await db.updateTable('outside_candidates').set({ consented_at: at, consent_version: CONSENT_VERSION, moved_at: at }).where('id', '=', id).execute()
    await db.deleteFrom('outside_links').where('outside_candidate_id', '=', id).execute()
    await recordOutsideEvent(context, { id, kind: 'consented', detail: CONSENT_VERSION })
    const { name: company_name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
    const link = settings.publicUrl + pages.outside(await issueOutsideLink(context, id))
    await sendMail(db, { to: email, outside_candidate_id: id, ...outsideLink({ company_name, link, is_receipt: true }) })
  }
  await saveOwn(context, id, input)
  return { token: await issueOutsideLink(context, id) }
}

/** The person corrects what the company has, sends another résumé or takes it back. */
export async function changeOwnOutside(context: RequestContext, { remove_file, ...input }: Own & { remove_file: boolean }) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db } = context
  const { id, consented_at } = await consumeOutsideLink(context, input.token)
  // Before the consent only the name can be corrected: there is nothing else.
  if (consented_at === null) {
    await db.updateTable('outside_candidates').set({ name: input.name }).where('id', '=', id).execute()
    await publishOutside(db, id)
    return { token: await issueOutsideLink(context, id) }
  }
  await saveOwn(context, id, input)
  if (remove_file && !input.file) {
    const removed = await db.deleteFrom('outside_files').where('outside_candidate_id', '=', id).executeTakeFirst()
    if (removed.numDeletedRows > 0n) await recordOutsideEvent(context, { id, kind: 'file_removed' })
  }
  await recordOutsideEvent(context, { id, kind: 'changed' })
  return { token: await issueOutsideLink(context, id) }
}

async function saveOwn(context: RequestContext, id: string, { name, phone_number, may_upload, file }: Own) {
  const own = { name, phone_sealed: seal(phone_number), upload_allowed_at: may_upload ? context.now().toISOString() : null }
  await context.db.updateTable('outside_candidates').set(own).where('id', '=', id).execute()
  if (file && file.size > 0) await saveOutsideFile(context, { id, file, is_company: false })
}

/**
 * One press: before the consent a refusal, which is remembered by a hash of the address; afterwards everything that this company has of the address goes, and
 * they are not asked again either.
 */
export async function withdrawOutside(context: RequestContext, token: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now } = context
  const { company_id, email, email_key, entered_at, consented_at } = await consumeOutsideLink(context, token)
  const isKnown = entered_at === null || consented_at !== null
  const { name: company_name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  await notifyOfWithdrawal(context, { company_id, email_key })
  await db.deleteFrom('outside_candidates').where('company_id', '=', company_id).where('email_key', '=', email_key).execute()
  if (isKnown) await publishOutsideOf(db, company_id)
  await db
    .insertInto('outside_refusals')
    .values({ company_id, email_hash: refusalHashes(company_id, email)[0]!, refused_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { company_name }
}
