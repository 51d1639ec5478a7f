import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inDays } from '../in-days.ts'
import { outsideEntry } from './outside-entry.ts'

/** Somebody from outside who has agreed, with times that they were offered or with the one that both agreed on, and the link of their mail. */
export async function addOutsideMeeting(db: Database, company_id: number, { isAgreed }: { isAgreed: boolean }) {
  const person = await db
    .insertInto('outside_candidates')
    .values({ ...outsideEntry(company_id), consented_at: inDays(-1, '10:00'), consent_version: '1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slots = [inDays(3, '15:00'), inDays(4, '15:00')]
  const meeting = await db
    .insertInto('meetings')
    .values({
      outside_candidate_id: person.id,
      meeting_type: 'mensetsu',
      minutes: 60,
      place: '渋谷の会議室',
      slots,
      starts_at: isAgreed ? slots[0]! : null,
      state: isAgreed ? 'booked' : 'proposed',
      mailed_at: inDays(-1, '10:00'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await db
    .insertInto('outside_meeting_links')
    .values({ token_hash: hashToken(token), meeting_id: meeting.id, expires_at: slots[1]! })
    .execute()
  return { outside: person.id, meeting: meeting.id, token }
}
