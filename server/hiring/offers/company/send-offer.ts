import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { documentName } from '#contract/hiring/offers/offer-term-names.ts'
import type { OfferDesk } from '#contract/hiring/offers/offers.ts'
import { longDateText, startOfDay } from '#contract/platform/time/japan-time.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { cancelHeldNotice } from '../../applications/notices/step-notices.ts'
import { changeApplication } from '../../selection/change-application.ts'
import { sumOf } from '../offer-columns.ts'
import { issuerOf, postedOf } from '../terms-of-posting.ts'
import { applicationOf, draftOf, showOfferDesk } from './offer-desk.ts'

/**
 * Sends the saved draft as the next version. From here on its text does not change, and the version before can no longer be answered. The selection moves to 内定, and the
 * candidate sees that step: the offer tells them.
 */
export async function sendOffer(context: MemberContext, { id, updated_at }: { id: string; updated_at: string }): Promise<OfferDesk> {
  const { db, viewer, now } = context
  const { candidate, job_id } = await applicationOf(context, id)
  const thread = await lockPartner(db, viewer, { candidate_id: candidate.id })
  const { step } = await db.selectFrom('applications').select('step').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const draft = await draftOf(db, id)
  if (draft?.updated_at !== updated_at) fail('PAGE_CHANGED')
  if (step === 'end') fail('OFFER_SETTLED')
  const { problems, draft: written } = await showOfferDesk(context, id)
  if (problems.length > 0 || written.answer_due_on === null) fail('INPUT_INVALID', problems)
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal && refusal !== 'ANSWER_AWAITED') fail(refusal)

  const at = now().toISOString()
  await db.updateTable('offers').set({ state: 'replaced', settled_at: at }).where('application_id', '=', id).where('state', '=', 'sent').execute()
  const version = await nextVersion(context, id)
  const { terms, reasons, message, answer_due_on } = written
  const posted = await postedOf(db, job_id)
  const issuer = await issuerOf(db, viewer.company_id)
  const told = await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: true,
    name: viewer.name,
    company_user_id: viewer.id,
    message: [message, `オファー（${documentName(terms)}・第${version}版）をお送りしました。回答の期限は${longDateText(startOfDay(answer_due_on))}です。`]
      .filter(Boolean)
      .join('\n\n'),
    job_id,
    about: 'offer',
  })
  await db
    .updateTable('offers')
    .set({
      state: 'sent',
      version,
      terms: JSON.stringify(terms),
      posted: posted && JSON.stringify(posted),
      issuer: JSON.stringify(issuer),
      terms_sha256: sumOf({ application_id: id, version, terms, reasons, message, answer_due_on, posted, issuer }),
      company_user_id: viewer.id,
      member_name: viewer.name,
      message_id: told.id,
      sent_at: at,
    })
    .where('id', '=', draft.id)
    .execute()
  await cancelHeldNotice(db, id, now())
  if (step !== 'offer') await changeApplication(context, { id, step: 'offer', note: '', message: '' })
  await db.updateTable('applications').set({ shown_step: 'offer', shown_end_reason: null, shown_at: at }).where('id', '=', id).execute()
  return showOfferDesk(context, id)
}

async function nextVersion({ db }: Pick<MemberContext, 'db'>, application_id: string) {
  const { next } = await db
    .selectFrom('offers')
    .select(sql<number>`coalesce(max(version), 0) + 1`.as('next'))
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow()
  return next
}
