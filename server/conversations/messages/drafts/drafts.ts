import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { fail } from '#server/fail.ts'
import { findThread, type Partner, type PartyContext } from '../../threads/find-thread.ts'
import { threadCompany } from '../talk/thread-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/**
 * Keeps what somebody is writing; nobody but the writer reads it. With `based_on`, the moment of the draft that the writer began from (null: none), a draft that another
 * device kept since then stays, and comes back.
 */
export async function saveDraft({ db, viewer, now }: PartyContext, partner: Partner, message: string, based_on?: string | null) {
  const parties = await partiesOf({ db, viewer, now }, partner)
  const kept = based_on === undefined ? undefined : await draftOf(db, viewer, parties).forNoKeyUpdate().executeTakeFirst()
  const isOther = kept && kept.message !== message && (!based_on || Date.parse(kept.updated_at) !== Date.parse(based_on))
  if (isOther) return { success: false, draft_at: kept.updated_at, other: kept.message }
  await deleteDraft(db, viewer, parties)
  if (message.trim() === '') return { success: true, draft_at: null, other: null }
  return { success: true, draft_at: await writeDraft({ db, viewer, now }, parties, message), other: null }
}

/** Puts words before what the writer has begun since. Together they are never longer than a message, and never cut. */
export async function prependToDraft({ db, viewer, now }: PartyContext, parties: Present, words: string) {
  const begun = await draftOf(db, viewer, parties).forNoKeyUpdate().executeTakeFirst()
  const message = [words, begun?.message].filter(Boolean).join('\n\n')
  if (message.length > LONGEST_MESSAGE) fail('INPUT_INVALID', [{ field: 'message', message: TOO_LONG_TOGETHER }])
  await writeDraft({ db, viewer, now }, parties, message)
}

const TOO_LONG_TOGETHER = `下書きと合わせると${LONGEST_MESSAGE.toLocaleString('ja-JP')}文字を超えるため、取り消せません。先に下書きを短くするか、送信してください。`

async function writeDraft({ db, viewer, now }: PartyContext, { candidate_user_id, company_id }: Present, message: string) {
  const updated_at = now().toISOString()
  await db
    .insertInto('message_drafts')
    .values({ candidate_user_id, company_id, company_user_id: viewer.area === 'company' ? viewer.id : null, message, updated_at })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'company_id', 'company_user_id']).doUpdateSet({ message, updated_at }))
    .execute()
  return updated_at
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
type Present = Parties & { candidate_user_id: string }

/** What somebody began to write in this conversation. */
export const draftOf = (db: Database, viewer: Party, { candidate_user_id, company_id }: Parties) =>
  db
    .selectFrom('message_drafts')
    .select(['message', 'updated_at'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)

/** What was sent, or emptied, is no draft any more. */
export const deleteDraft = (db: Database, viewer: Party, { candidate_user_id, company_id }: Parties) =>
  db
    .deleteFrom('message_drafts')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
    .execute()
