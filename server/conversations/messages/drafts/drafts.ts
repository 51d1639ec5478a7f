import { fail } from '#server/fail.ts'
import { findThread, type Partner, type PartyContext } from '../../threads/find-thread.ts'
import { threadCompany } from '../talk/thread-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** Keeps what somebody is writing; nobody but the writer reads it. */
export async function saveDraft({ db, viewer, now }: PartyContext, partner: Partner, message: string) {
  const parties = await partiesOf({ db, viewer, now }, partner)
  await deleteDraft(db, viewer, parties)
  if (message.trim() === '') return { success: true }
  await db
    .insertInto('message_drafts')
    .values({ ...parties, company_user_id: viewer.area === 'company' ? viewer.id : null, message, updated_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id', 'company_user_id']).doUpdateSet({ message }))
    .execute()
  return { success: true }
}

async function partiesOf({ db, viewer }: PartyContext, partner: Partner) {
  if (viewer.area === 'candidate' && 'company_id' in partner) {
    const company = await threadCompany(db, viewer, partner.company_id)
    return company ? { candidate_user_id: viewer.id, company_id: partner.company_id } : fail('NOT_FOUND')
  }
  const { candidate_user_id, company_id } =
    (await findThread(db, viewer, partner).select(['threads.candidate_user_id', 'threads.company_id']).executeTakeFirst()) ?? fail('NOT_FOUND')
  return candidate_user_id ? { candidate_user_id, company_id } : fail('PARTNER_UNREACHABLE')
}

type Parties = { candidate_user_id: string | null; company_id: number }

/** What was sent, or emptied, is no draft any more. */
export const deleteDraft = (db: Database, viewer: Party, { candidate_user_id, company_id }: Parties) =>
  db
    .deleteFrom('message_drafts')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
    .execute()
