import { pages } from '#contract/platform/pages.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { isListed } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'

type Context = Pick<RequestContext, 'db' | 'now'>

/** The address of the page where the person answers; of its token only the hash is stored. */
export async function issueMeetingLink({ db, now }: Context, { meeting_id, until }: { meeting_id: string; until: Date }) {
  const token = newToken()
  await db
    .insertInto('outside_meeting_links')
    .values({ token_hash: hashToken(token), meeting_id, created_at: now().toISOString(), expires_at: until.toISOString() })
    .execute()
  return settings.publicUrl + pages.outsideMeeting(token)
}

/** Links that were mailed before lead to the time that is agreed now. */
export const extendMeetingLinks = (db: Database, { meeting_id, until }: { meeting_id: string; until: Date }) =>
  db.updateTable('outside_meeting_links').set({ expires_at: until.toISOString() }).where('meeting_id', '=', meeting_id).execute()

export const deleteMeetingLinks = (db: Database, meeting_id: string) => db.deleteFrom('outside_meeting_links').where('meeting_id', '=', meeting_id).execute()

/**
 * The meeting and the person behind a link. Reading changes nothing: programs that check mails open every link. A company that is suspended, or whose
 * contract ended, meets nobody; the person can still say that they do not come.
 */
export async function openMeetingLink({ db, now }: Context, token: string, { ofAnyCompany = false } = {}) {
  const found = await db
    .selectFrom('outside_meeting_links as links')
    .innerJoin('meetings', 'meetings.id', 'links.meeting_id')
    .innerJoin('outside_candidates as outside', 'outside.id', 'meetings.outside_candidate_id')
    .innerJoin('companies', 'companies.id', 'outside.company_id')
    .select(['meetings.id', 'outside.id as outside_candidate_id'])
    .where('links.token_hash', '=', hashToken(token))
    .where('links.expires_at', '>', now().toISOString())
    .$if(!ofAnyCompany, (links) => links.where(isListed))
    .executeTakeFirst()
  return found ?? fail('LINK_INVALID')
}

/** When the link of a meeting ends: at the last of the offered times, or when the agreed one is over. */
export const endOfLink = ({ slots, starts_at, minutes }: { slots: string[]; starts_at: string | null; minutes: number }) =>
  new Date(starts_at ? Date.parse(starts_at) + minutes * 60_000 : Math.max(...slots.map((slot) => Date.parse(slot))))
