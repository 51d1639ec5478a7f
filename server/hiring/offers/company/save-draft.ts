import type { z } from 'zod'
import type { OfferDesk, OfferDraft } from '#contract/hiring/offers/offers.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationOf, draftOf, showOfferDesk } from './offer-desk.ts'

/** Saves what was written of an offer, complete or not. Nobody but the company sees it. */
export async function saveOfferDraft(context: MemberContext, { id, updated_at, ...given }: z.infer<typeof OfferDraft>): Promise<OfferDesk> {
  const { db, viewer, now } = context
  const { application, draft: begun } = await showOfferDesk(context, id)
  if (!application.is_open) fail('OFFER_SETTLED')
  await lockPartner(db, viewer, { candidate_id: application.candidate.id })
  const saved = await draftOf(db, id)
  if (updated_at && updated_at !== saved?.updated_at) fail('PAGE_CHANGED')
  const written = {
    terms: JSON.stringify({ ...(saved?.terms ?? begun.terms), ...given.terms }),
    reasons: JSON.stringify(given.reasons ?? saved?.reasons ?? begun.reasons),
    message: given.message ?? saved?.message ?? begun.message,
    answer_due_on: given.answer_due_on === undefined ? (saved?.answer_due_on ?? null) : given.answer_due_on,
    company_user_id: viewer.id,
    updated_at: now().toISOString(),
  }
  if (saved) await db.updateTable('offers').set(written).where('id', '=', saved.id).execute()
  else
    await db
      .insertInto('offers')
      .values({ ...written, application_id: id })
      .execute()
  return showOfferDesk(context, id)
}

/** Throws the draft away; what was sent stays. */
export async function discardOfferDraft(context: MemberContext, id: string) {
  const { db, viewer } = context
  const { candidate } = await applicationOf(context, id)
  await lockPartner(db, viewer, { candidate_id: candidate.id })
  await db.deleteFrom('offers').where('application_id', '=', id).where('state', '=', 'draft').execute()
  return { success: true }
}
