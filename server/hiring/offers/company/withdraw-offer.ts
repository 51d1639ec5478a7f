import { randomUUID } from 'node:crypto'
import type { OfferDesk } from '#contract/hiring/offers/offers.ts'
import { candidateIdOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { showOfferDesk } from './offer-desk.ts'
import { offersOf } from './offers-of.ts'

/** Takes an offer back that waits for its answer, with the reason that the candidate reads. The selection stays where it is. */
export async function withdrawOffer(context: MemberContext, { id, message }: { id: string; message: string }): Promise<OfferDesk> {
  const { db, viewer, now } = context
  const found = await offersOf(db, viewer)
    .select(['offers.application_id', 'offers.version', 'applications.job_id', candidateIdOfThread.as('candidate_id')])
    .where('offers.id', '=', id)
    .where('offers.state', '<>', 'draft')
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, found)
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ state: 'withdrawn', settled_at: now().toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (!numUpdatedRows) fail('OFFER_SETTLED')
  const refusal = await writingRefusal(db, viewer, thread, now())
  await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: true,
    name: viewer.name,
    company_user_id: viewer.id,
    message: `オファー（第${found.version}版）を取り下げました。\n${message}`,
    job_id: found.job_id,
    about: 'offer',
    // Who wants no more messages still learns that there is nothing to answer.
    ...(refusal && refusal !== 'ANSWER_AWAITED' ? { kind: 'system' as const } : {}),
  })
  return showOfferDesk(context, found.application_id)
}
