import { fail } from '#server/fail.ts'
import type { Asking } from '../../threads/asking.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { forgetDraft } from './forget-draft.ts'
import { threadCompany } from '../talk/thread-company.ts'

/** Keeps what somebody is writing; nobody but the writer reads it. */
export async function keepDraft({ db, viewer, now }: Asking, partner: Partner, message: string) {
  const parties = await partiesOf({ db, viewer, now }, partner)
  await forgetDraft(db, viewer, parties)
  if (message.trim() === '') return { success: true }
  await db
    .insertInto('message_drafts')
    .values({ ...parties, company_user_id: viewer.area === 'company' ? viewer.id : null, message, updated_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id', 'company_user_id']).doUpdateSet({ message }))
    .execute()
  return { success: true }
}

async function partiesOf({ db, viewer }: Asking, partner: Partner) {
  if (viewer.area === 'candidate' && 'company_id' in partner) {
    const company = await threadCompany(db, viewer, partner.company_id)
    return company ? { candidate_user_id: viewer.id, company_id: partner.company_id } : fail('NOT_FOUND')
  }
  const { candidate_user_id, company_id } =
    (await findThread(db, viewer, partner).select(['threads.candidate_user_id', 'threads.company_id']).executeTakeFirst()) ?? fail('NOT_FOUND')
  return candidate_user_id ? { candidate_user_id, company_id } : fail('PARTNER_UNREACHABLE')
}
